"""All that lies on the table of War of Clans.

An army is one int: province * 5 + clan. Cards are clans 0 to 4, and NINJA = 5.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from uguisu.games.war_of_clans.actions import ARMY, ATTACK, MOVE, PLAY_NINJA, TO
from uguisu.kernel.action import Action
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.state import NOTHING, TurnState

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame

CLANS: Final = 5
NINJA: Final = 5
KINDS: Final = 6
HAND: Final = 4
MOST_SEATS: Final = 5
ORDERS: Final = 3
SIZE_BITS: Final = 3
SIZE_MASK: Final = 7


class WarOfClansState(TurnState):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *TurnState.FIELDS,
        "everyone",
        "loyalty",
        "armies",
        "hands",
        "deck",
        "discards",
        "order",
        "touched",
        "last_drawer",
        "turns_left",
        "only_ninjas",
    )

    def __init__(self, game: "AnyGame", seats: int, key: bytes) -> None:
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
        self.order = 1
        self.touched: i64 = 0
        """Bit set of the armies that cannot be attacked this turn (WOC-14)."""
        self.last_drawer = NOBODY
        self.turns_left = 0
        """Turns still to be played in the last lap."""
        self.only_ninjas: i64 = 0
        """Bit set of seats of which everybody knows that they hold no troop (a skipped order)."""
        self.standing: i64 = 0
        """Derived: bit set of the armies that have a card."""
        self.strong: i64 = 0
        """Derived: bit set of the armies that have two cards or more, and so may attack."""
        self.held: i64 = 0
        """Derived: bit set of the kinds of cards in the hands, bit seat * 6 + kind."""
        self.sizes: i64 = 0
        """Derived: the sizes of the hands, three bits each."""

    def clear(self) -> None:
        """An empty table: no card anywhere."""
        self.armies = [0] * (self.seats * CLANS)
        self.hands = [0] * (self.seats * KINDS)
        self.discards = [0] * KINDS

    def carry_out(self, seat: int, action: Action, at: int) -> None:
        if action < PLAY_NINJA:
            cards.place(self, ARMY[action])
        elif action < MOVE:
            cards.play_ninja(self, ARMY[action])
        elif action < ATTACK:
            cards.move(self, ARMY[action], TO[action])
        else:
            cards.attack(self, ARMY[action])
        if self.order == 3:
            turns.end_turn(self)
        else:
            turns.begin_order(self, self.order + 1)

    def places(self) -> list[int]:
        return victory.places(self)

    def clone(self) -> "WarOfClansState":
        other = WarOfClansState(self.game, self.seats, self.key)
        other.copy_turn(self)
        other.everyone = self.everyone
        other.loyalty = self.loyalty
        other.armies = self.armies[:]
        other.hands = self.hands[:]
        other.deck = self.deck
        other.discards = self.discards[:]
        other.order = self.order
        other.touched = self.touched
        other.last_drawer = self.last_drawer
        other.turns_left = self.turns_left
        other.only_ninjas = self.only_ninjas
        other.standing = self.standing
        other.strong = self.strong
        other.held = self.held
        other.sizes = self.sizes
        return other

    def hand_size(self, seat: i64) -> int:
        return self.sizes >> seat * SIZE_BITS & SIZE_MASK


from uguisu.games.war_of_clans.rules import cards, turns, victory  # noqa: E402  (they need the class above)
