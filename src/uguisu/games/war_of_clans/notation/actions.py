"""Reading actions, and the letters of cards and armies; how actions are written is declared in
`uguisu.games.war_of_clans.actions`."""

from typing import Final

from uguisu.games.war_of_clans.actions import CLAN_LETTERS, SPACE
from uguisu.games.war_of_clans.state import CLANS
from uguisu.kernel.action import Action
from uguisu.kernel.arguments import check_action_text
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.seats import LETTERS

CARDS: Final = CLAN_LETTERS + "n"


def write_army(army: int) -> str:
    return LETTERS[army // CLANS] + CARDS[army % CLANS]


def read_army(text: str) -> int:
    return LETTERS.index(text[0]) * CLANS + CARDS.index(text[1])


def read_action(text: str) -> Action:
    check_action_text(text)
    if text.startswith("n>"):
        raise BadNotation(f"{quoted(text)}: ninjas are not deployed, write nxBt.", clause="WOC-9")
    return SPACE.read(text)
