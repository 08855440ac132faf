"""The table of Ninjato.

The meaning of the numbers: pieces/numbers.py; of actions: actions.py. Lists for all seats, houses
or skills are flat: the Dojo cards of value 4 in the hand of seat 2 are `hands[2 * VALUES + 4]`.
Decks are bytes, the next card first. Lists that seldom change are shared by clones: rules copy them
first (see `clone`).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from uguisu.games.ninjato.pieces.numbers import (
    CLANS,
    GUARDS,
    HOUSES,
    KINDS,
    NONE,
    OPEN_CARDS,
    PLACE,
    ROW,
    SHURIKEN,
    SIDED,
    SKILLS,
    SOURCES,
    STRENGTH,
    VALUES,
)
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.kernel.action import Action
from uguisu.kernel.state import NOTHING, TurnState

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame

NO_CARDS: Final[list[bytes]] = []


class NinjatoState(TurnState):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *TurnState.FIELDS,
        "round",
        "order",
        "placements",
        "phase",
        "to_take",
        "hands",
        "known",
        "old",
        "past",
        "treasures",
        "tiles",
        "used",
        "envoys",
        "rumours",
        "elites",
        "made",
        "dojo",
        "dojo_deck",
        "dojo_discards",
        "sensei",
        "pile",
        "disguises_left",
        "palace",
        "envoy_deck",
        "pavilion",
        "rumour_deck",
        "markers",
        "sentries",
        "houses",
        "guard_deck",
        "guard_discards",
        "elite_deck",
        "elite_discards",
        "bag",
        "spent",
        "house",
        "side",
        "guard",
        "beaten",
        "turned",
        "struck",
        "shuriken",
        "asked",
        "disguised",
        "left",
    )

    def __init__(self, game: "AnyGame", printed: Printed, seats: int, key: bytes) -> None:
        super().__init__(game, seats, key)
        self.printed = printed
        self.round = 1
        self.order = NOTHING
        self.placements = b""
        """Where the shuriken of this round were placed, in order: AT_DOJO and the like."""
        self.phase = PLACE
        self.to_take = 0
        """Dojo cards still to be taken."""
        self.hands = NOTHING
        self.known = NOTHING
        """Of a hand, what everybody saw being taken openly and not yet played."""
        self.old = NOTHING
        """The unseen cards of a hand when the Dojo deck was last shuffled."""
        self.past = NO_CARDS
        """What everybody saw of a seat's unseen cards since then: 0 one drawn, 1 to 5 played."""
        self.treasures = NOTHING
        self.tiles = NOTHING
        self.used = NOTHING
        """How many of the tiles are turned down."""
        self.envoys = NO_CARDS
        self.rumours = NO_CARDS
        self.elites = NO_CARDS
        self.made = NOTHING
        """Honour, by what it was made with."""
        self.dojo = NOTHING
        """The open cards, 0 for a gap."""
        self.dojo_deck = b""
        self.dojo_discards = NOTHING
        self.sensei = NOTHING
        self.pile = b""
        self.disguises_left = 0
        """Hensojutsu tiles in their own pile."""
        self.palace = NOTHING
        self.envoy_deck = b""
        self.pavilion = NOTHING
        self.rumour_deck = b""
        self.markers = NOTHING
        self.sentries = NOTHING
        self.houses = NOTHING
        """Treasures by house, side and kind."""
        self.guard_deck = b""
        self.guard_discards = NOTHING
        self.elite_deck = b""
        self.elite_discards = b""
        self.bag = b""
        self.spent = NOTHING
        self.house = NONE
        """The invasion under way: where, how, which guard is up, and what was won."""
        self.side = STRENGTH
        self.guard = NONE
        self.beaten = 0
        """Bit set of the halves of a pair that are beaten."""
        self.turned = b""
        """The guards that banzai turned up, in order."""
        self.struck = NOTHING
        """The values of the strikes that won, in order."""
        self.shuriken = NOTHING
        self.asked = 0
        """The scoring phase: how far it has come in the turn order, or in the clan order."""
        self.disguised = NOTHING
        self.left = NOTHING
        """By clan, what its first has left for its second."""

    def clear(self) -> None:
        """An empty table: no piece anywhere."""
        seats = self.seats
        self.order = list(range(seats))
        self.hands = [0] * (seats * VALUES)
        self.known = [0] * (seats * VALUES)
        self.old = [0] * (seats * VALUES)
        self.past = [b""] * seats
        self.treasures = [0] * (seats * KINDS)
        self.tiles = [0] * (seats * SKILLS)
        self.used = [0] * (seats * SKILLS)
        self.envoys = [b""] * seats
        self.rumours = [b""] * seats
        self.elites = [b""] * seats
        self.made = [0] * (seats * SOURCES)
        self.dojo = [0] * OPEN_CARDS
        self.dojo_discards = [0] * VALUES
        self.sensei = [NONE] * ROW
        self.palace = [NONE] * ROW
        self.pavilion = [NONE] * ROW
        self.markers = [NONE] * HOUSES
        self.sentries = [NONE] * HOUSES
        self.houses = [0] * (HOUSES * SIDED)
        self.guard_discards = [0] * GUARDS
        self.spent = [0] * KINDS
        self.struck = []
        self.shuriken = [0] * SIDED
        self.disguised = [0] * (seats * CLANS)
        self.left = [0] * CLANS

    def carry_out(self, seat: int, action: Action, at: int) -> None:
        rounds.carry_out(self, action)

    def places(self) -> list[int]:
        return final.places(self)

    def hand_size(self, seat: i64) -> int:
        hands = self.hands
        at = seat * VALUES
        return hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4] + hands[at + 5]

    def honour(self, seat: i64) -> int:
        return sum(self.made[seat * SOURCES : seat * SOURCES + SOURCES])

    def shuriken_left(self, seat: i64) -> int:
        gone = len(self.placements) + self.seats - 1 - self.order.index(seat)
        return SHURIKEN - gone // self.seats

    def placed_by(self, number: i64) -> int:
        """NJT-11: the seat that places shuriken number 0, 1, 2 … of a round."""
        return self.order[number % self.seats]

    def clone(self) -> "NinjatoState":
        other = NinjatoState(self.game, self.printed, self.seats, self.key)
        other.copy_turn(self)
        other.round = self.round
        other.order = self.order
        other.placements = self.placements
        other.phase = self.phase
        other.to_take = self.to_take
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.old = self.old
        other.past = self.past[:]
        other.treasures = self.treasures[:]
        other.tiles = self.tiles
        other.used = self.used
        other.envoys = self.envoys
        other.rumours = self.rumours
        other.elites = self.elites
        other.made = self.made
        other.dojo = self.dojo[:]
        other.dojo_deck = self.dojo_deck
        other.dojo_discards = self.dojo_discards[:]
        other.sensei = self.sensei
        other.pile = self.pile
        other.disguises_left = self.disguises_left
        other.palace = self.palace
        other.envoy_deck = self.envoy_deck
        other.pavilion = self.pavilion
        other.rumour_deck = self.rumour_deck
        other.markers = self.markers
        other.sentries = self.sentries
        other.houses = self.houses[:]
        other.guard_deck = self.guard_deck
        other.guard_discards = self.guard_discards
        other.elite_deck = self.elite_deck
        other.elite_discards = self.elite_discards
        other.bag = self.bag
        other.spent = self.spent
        other.house = self.house
        other.side = self.side
        other.guard = self.guard
        other.beaten = self.beaten
        other.turned = self.turned
        other.struck = self.struck
        other.shuriken = self.shuriken[:]
        other.asked = self.asked
        other.disguised = self.disguised
        other.left = self.left
        return other


from uguisu.games.ninjato.rules import final, rounds  # noqa: E402  (they need the class above)
