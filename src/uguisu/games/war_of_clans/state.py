"""All that lies on the table of War of Clans.

An army is one int: province * 5 + clan. Cards are clans 0 to 4, and NINJA = 5.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from uguisu.games.war_of_clans.actions import ARMY, ATTACK, MOVE, PLAY_NINJA, TO
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots
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

    def __init__(
        self, game: "AnyGame", seats: int, key: bytes, like: "WarOfClansState | None" = None
    ) -> None:
        """A new table, or one like another: set once, as search makes clones by the million."""
        super().__init__(game, seats, key)
        if like is None:
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
            """Bit set of the seats known to hold no troop (a skipped order)."""
            self.standing: i64 = 0
            """Derived: bit set of the armies that have a card."""
            self.strong: i64 = 0
            """Derived: bit set of the armies that have two cards or more, and so may attack."""
            self.tall: i64 = 0
            """Derived: bit set of the armies that have three cards or more."""
            self.held: i64 = 0
            """Derived: bit set of the kinds of cards in the hands, bit seat * 6 + kind."""
            self.sizes: i64 = 0
            """Derived: the sizes of the hands, three bits each."""
            return
        self.everyone = like.everyone
        self.loyalty = like.loyalty
        self.armies = like.armies[:]
        self.hands = like.hands[:]
        self.deck = like.deck
        self.discards = like.discards[:]
        self.order = like.order
        self.touched = like.touched
        self.last_drawer = like.last_drawer
        self.turns_left = like.turns_left
        self.only_ninjas = like.only_ninjas
        self.standing = like.standing
        self.strong = like.strong
        self.tall = like.tall
        self.held = like.held
        self.sizes = like.sizes
        self.copy_turn(like)

    def clear(self) -> None:
        """An empty table: no card anywhere."""
        self.armies = [0] * (self.seats * CLANS)
        self.hands = [0] * (self.seats * KINDS)
        self.discards = [0] * KINDS

    def listed(self) -> list[int]:
        return orders.choices_of(self, self.order)

    def lot(self, seat: int, lots: Lots) -> Action:
        choices = self.choices
        if choices:
            return Action(choices[lots.below(len(choices))])
        return Action(chances.drawn(self, lots))

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
        return WarOfClansState(self.game, self.seats, self.key, self)

    def hand_size(self, seat: i64) -> int:
        return self.sizes >> seat * SIZE_BITS & SIZE_MASK


from uguisu.games.war_of_clans.rules import (  # noqa: E402  (they need the class above)
    cards,
    chances,
    orders,
    turns,
    victory,
)
