"""All that lies on the table of War of Clans.

An army is one int: province * 5 + clan. Cards are clans 0 to 4, and NINJA = 5.

The action space, 300 ints:
  0.. 24  place a troop:  army it joins (another's province: first order; one's own: second)
 25.. 49  ninja:          army it is played on
 50..174  move a card:    (army it leaves) * 5 + province it goes to
175..299  attack:         attacking clan * 25 + army attacked
"""

from typing import TYPE_CHECKING, ClassVar, Final

from uguisu.kernel.state import State

if TYPE_CHECKING:
    from uguisu.kernel.game import Game

CLANS: Final = 5
NINJA: Final = 5
KINDS: Final = 6
HAND: Final = 4

PLACE: Final = 0
PLAY_NINJA: Final = 25
MOVE: Final = 50
ATTACK: Final = 175
ACTIONS: Final = 300

NOBODY: Final = -1
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]
NOTHING: Final[list[int]] = []
"""Stands for a list not laid out yet, so that a clone makes no list twice (bench: clones)."""


class WarOfClansState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "everyone",
        "loyalty",
        "armies",
        "hands",
        "deck",
        "discards",
        "turn",
        "order",
        "touched",
        "last_drawer",
        "turns_left",
        "only_ninjas",
    )

    def __init__(self, game: "Game", seats: int, key: bytes) -> None:
        super().__init__(game, seats, key)
        self.everyone = False
        """Option `final_lap: everyone`."""
        self.loyalty = b""
        """The clan of every seat, then the undealt ones."""
        self.armies = NOTHING
        """Strengths, by army."""
        self.hands = NOTHING
        """Cards in hand, by seat * 6 + kind."""
        self.deck = b""
        """What is left of it, the next card first."""
        self.discards = NOTHING
        self.turn = 0
        self.order = 1
        self.touched = 0
        """Bit set of the armies that cannot be attacked this turn (WOC-14)."""
        self.last_drawer = NOBODY
        self.turns_left = 0
        """Turns still to be played in the last lap."""
        self.only_ninjas = 0
        """Bit set of seats of which everybody knows that they hold no troop (a skipped order)."""
        self.standing = 0
        """Derived: bit set of the armies that have a card."""
        self.strong = 0
        """Derived: bit set of the armies that have two cards or more, and so may attack."""
        self.held = 0
        """Derived: bit set of the kinds of cards in the hands, bit seat * 6 + kind."""
        self.choices = NOTHING
        """Derived: the legal actions of the seat on turn, ascending."""

    def clear(self) -> None:
        """An empty table: no card anywhere."""
        self.armies = [0] * (self.seats * CLANS)
        self.hands = [0] * (self.seats * KINDS)
        self.discards = [0] * KINDS

    def actors(self) -> tuple[int, ...]:
        return () if self.is_over else ALONE[self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.is_over:
            return []
        return self.choices

    def carry_out(self, seat: int, action: int, at: int) -> None:
        rules.carry_out(self, action)

    def places(self) -> list[int]:
        return rules.places(self)

    def clone(self) -> "WarOfClansState":
        other = WarOfClansState(self.game, self.seats, self.key)
        other.copy_base(self)
        other.everyone = self.everyone
        other.loyalty = self.loyalty
        other.armies = self.armies[:]
        other.hands = self.hands[:]
        other.deck = self.deck
        other.discards = self.discards[:]
        other.turn = self.turn
        other.order = self.order
        other.touched = self.touched
        other.last_drawer = self.last_drawer
        other.turns_left = self.turns_left
        other.only_ninjas = self.only_ninjas
        other.standing = self.standing
        other.strong = self.strong
        other.held = self.held
        other.choices = self.choices
        return other

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * KINDS : seat * KINDS + KINDS])


from uguisu.games.war_of_clans import rules  # noqa: E402  (rules need the class above)
