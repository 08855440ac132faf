"""One word for an action, written and read."""

from typing import Final

from uguisu.games.war_of_clans.actions import ACTIONS, ATTACK, MOVE, PLAY_NINJA
from uguisu.games.war_of_clans.state import CLANS
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.given import check_action_text, no_action
from uguisu.kernel.seats import LETTERS

CARDS: Final = "tumohn"


def write_army(army: int) -> str:
    return LETTERS[army // CLANS] + CARDS[army % CLANS]


def read_army(text: str) -> int:
    return LETTERS.index(text[0]) * CLANS + CARDS.index(text[1])


def _action_word(action: int) -> str:
    if action < PLAY_NINJA:
        return f"{CARDS[action % CLANS]}>{LETTERS[action // CLANS]}"
    if action < MOVE:
        return f"nx{write_army(action - PLAY_NINJA)}"
    if action < ATTACK:
        army, to = divmod(action - MOVE, CLANS)
        return f"{CARDS[army % CLANS]}{LETTERS[army // CLANS]}>{LETTERS[to]}"
    attacker, army = divmod(action - ATTACK, 25)
    return f"{CARDS[attacker]}x{write_army(army)}"


WORDS: Final = [_action_word(action) for action in range(ACTIONS)]
ACTIONS_BY_WORD: Final = {word: action for action, word in enumerate(WORDS)}


def write_action(action: int) -> str:
    if not 0 <= action < ACTIONS:
        raise no_action(action, "Shinobi: War of Clans", ACTIONS)
    return WORDS[action]


def read_action(text: str) -> int:
    action = ACTIONS_BY_WORD.get(text)
    if action is None:
        check_action_text(text)
    if action is None and text[:2] == "n>":
        raise BadNotation(f"{quoted(text)}: ninjas are not deployed, write nxBt.", clause="WOC-9")
    if action is None:
        raise BadNotation(f"{quoted(text)} is no action: write t>B, nxBt, tB>C or txBu.")
    return action
