"""A few words for an action, written and read."""

import re
from typing import Final

from uguisu.games.shinobi.actions import ACCEPT, ACTIONS, ASSIGN, INCOMPETENCE, PLOTTING, REVEAL
from uguisu.games.shinobi.state import WEAPONS
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.given import check_action_text

CARDS: Final = "sikb"
SPOKEN: Final = {
    REVEAL: "reveal 12",
    REVEAL + 1: "reveal 13",
    REVEAL + 2: "reveal 23",
    ACCEPT: "accept",
    INCOMPETENCE: "denounce incompetence",
    PLOTTING: "denounce plotting",
}
GIFT: Final = re.compile(r"([sikb?]) as ([sikb])")


def write_action(action: int) -> str:
    if action < REVEAL:
        card, weapon = divmod(action - ASSIGN, WEAPONS)
        return f"{CARDS[card]} as {CARDS[weapon]}"
    return SPOKEN[action]


def shown_gift(action: int) -> str:
    """SHI-11: what the others perceive of a card that is given."""
    return f"? as {CARDS[action % WEAPONS]}"


ALL_ACTIONS: Final = {write_action(action): action for action in range(ACTIONS)}


def read_action(text: str) -> int:
    check_action_text(text)
    if text not in ALL_ACTIONS:
        right = "k as s, reveal 13, accept, denounce incompetence or denounce plotting"
        raise BadNotation(f"{quoted(text)} is no action: write {right}.")
    return ALL_ACTIONS[text]


def read_gift(shown: str) -> tuple[int | None, int]:
    """The card, if it was seen, and the declaration of `k as s` or `? as s`."""
    match = GIFT.fullmatch(shown)
    assert match, "only gifts are read as gifts"
    card = CARDS.find(match[1])
    return (None if card < 0 else card), CARDS.index(match[2])
