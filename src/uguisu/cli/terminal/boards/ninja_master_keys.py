"""The keyboard at a race of Ninja Master: tokens and done are one key each, a shout is typed.

Alone one has the tokens' own letters. Two people have half of the keyboard each and type one
number together: whoever confirms it has shouted. More people take the keys by their seat's capital
letter.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from uguisu.games.ninja_master.actions import DONE, GRABS, LATES, SHOUTS
from uguisu.games.ninja_master.sentences.seen import free_hands, is_begun
from uguisu.games.ninja_master.view.types import NinjaMasterView
from uguisu.kernel.seats import LETTERS

Pressed = tuple[int, int]
"""A seat and its action."""


class Hand(NamedTuple):
    """Keys of one person: six tokens, done, and what confirms a number."""

    tokens: str
    done: str
    confirm: str


ALONE: Final = Hand("obpgvs", "d", "enter")
LEFT: Final = Hand("wersdf", "x", "space")
RIGHT: Final = Hand("uiojkl", "m", "enter")
DIGITS: Final = 2
"""The most digits of a number."""


NAMES: Final = {"enter": "Enter", "space": "␣"}


class Keyboard:
    """What has been typed in this race, and who has which keys."""

    def __init__(self) -> None:
        self.number = ""
        self.race: object = None
        self.seat = 0

    def hands(self, seats: Sequence[int]) -> dict[int, Hand]:
        if len(seats) == 1:
            return {seats[0]: ALONE}
        if len(seats) == 2:
            return {seats[0]: LEFT, seats[1]: RIGHT}
        return {self.seat: ALONE} if self.seat in seats else {}

    def confirming(self, seats: Sequence[int]) -> str:
        """The keys that confirm a number, as they are printed."""
        return " / ".join(NAMES[hand.confirm] for hand in self.hands(seats).values())

    def typed(self, view: NinjaMasterView) -> str:
        """The number so far; a new race begins without one."""
        race = (view.round, view.rest_at)
        if race != self.race:
            self.race = race
            self.number = ""
        return self.number if view.phase == "race" else ""

    def types(self, view: NinjaMasterView, key: str, seats: Sequence[int]) -> bool:
        """Whether the keyboard keeps this key: a digit, or who has the keys."""
        if view.phase == "throw" or view.is_over:
            return False
        number = self.typed(view)
        if len(key) == 1 and key in LETTERS and LETTERS.index(key) in seats:
            self.seat = LETTERS.index(key)
        elif key.isascii() and key.isdigit() and len(key) == 1:
            self.number = (number + key)[-DIGITS:].lstrip("0") or "0"
        elif key == "backspace":
            self.number = number[:-1]
        else:
            return False
        return True

    def press(
        self, view: NinjaMasterView, key: str, seats: Sequence[int]
    ) -> tuple[int, int] | None:
        """The seat and the action that a key means while the dice roll or rest."""
        if view.phase == "throw" or view.is_over:
            return None
        for seat, hand in self.hands(seats).items():
            if len(key) == 1 and key in hand.tokens:
                return seat, reach(view, seat, hand.tokens.index(key))
            if key == hand.done:
                return seat, DONE
            if key == hand.confirm and self.typed(view):
                return self.shout(view, seat)
        return None

    def shout(self, view: NinjaMasterView, seat: int) -> Pressed:
        """NMA-11: a shout that is void may be repeated, so its number stays."""
        number = min(int(self.number), view.most)
        if is_begun(view):
            self.number = ""
        return seat, SHOUTS[number]


def reach(view: NinjaMasterView, seat: int, number: int) -> int:
    """A grab; for a token that somebody has already, a late one."""
    token = view.tokens[number]
    is_late = token.holder and token.holder.seat != seat and not token.rival
    return LATES[number] if is_late and free_hands(view, seat) else GRABS[number]
