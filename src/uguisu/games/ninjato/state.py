"""The table of Ninjato.

The meaning of the numbers: pieces/numbers.py; of actions: actions.py. Lists for all seats, houses
or skills are flat: the Dojo cards of value 4 in the hand of seat 2 are `hands[2 * VALUES + 4]`.
Decks are bytes, the next card first.

Clones share all lists. Rules copy a list before they change it: those that seldom change where they
do, the others by `own_cards` and `own_treasures`, which copy once after a clone was made.
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

    def __init__(
        self,
        game: "AnyGame",
        printed: Printed,
        seats: int,
        key: bytes,
        like: "NinjatoState | None" = None,
    ) -> None:
        """A new table, or one like another: set once, as search makes clones by the million."""
        super().__init__(game, seats, key)
        self.printed = printed
        if like is None:
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
            """What all saw of a seat's unseen cards since then: 0 one drawn, 1 to 5 played."""
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
            self.shares_cards = False
            """Whether a clone has the same lists of Dojo cards: own them before you change them."""
            self.shares_treasures = False
            return
        self.round = like.round
        self.order = like.order
        self.placements = like.placements
        self.phase = like.phase
        self.to_take = like.to_take
        self.hands = like.hands
        self.known = like.known
        self.old = like.old
        self.past = like.past
        self.treasures = like.treasures
        self.tiles = like.tiles
        self.used = like.used
        self.envoys = like.envoys
        self.rumours = like.rumours
        self.elites = like.elites
        self.made = like.made
        self.dojo = like.dojo
        self.dojo_deck = like.dojo_deck
        self.dojo_discards = like.dojo_discards
        self.sensei = like.sensei
        self.pile = like.pile
        self.disguises_left = like.disguises_left
        self.palace = like.palace
        self.envoy_deck = like.envoy_deck
        self.pavilion = like.pavilion
        self.rumour_deck = like.rumour_deck
        self.markers = like.markers
        self.sentries = like.sentries
        self.houses = like.houses
        self.guard_deck = like.guard_deck
        self.guard_discards = like.guard_discards
        self.elite_deck = like.elite_deck
        self.elite_discards = like.elite_discards
        self.bag = like.bag
        self.spent = like.spent
        self.house = like.house
        self.side = like.side
        self.guard = like.guard
        self.beaten = like.beaten
        self.turned = like.turned
        self.struck = like.struck
        self.shuriken = like.shuriken
        self.asked = like.asked
        self.disguised = like.disguised
        self.left = like.left
        self.shares_cards = True
        self.shares_treasures = True
        self.copy_turn(like)

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

    def own_cards(self) -> None:
        """Before a Dojo card moves: from here on its lists are no clone's."""
        if self.shares_cards:
            self.shares_cards = False
            self.hands = self.hands[:]
            self.known = self.known[:]
            self.past = self.past[:]
            self.dojo = self.dojo[:]
            self.dojo_discards = self.dojo_discards[:]

    def own_treasures(self) -> None:
        """Before a treasure moves: from here on its lists are no clone's."""
        if self.shares_treasures:
            self.shares_treasures = False
            self.treasures = self.treasures[:]
            self.houses = self.houses[:]
            self.shuriken = self.shuriken[:]

    def clone(self) -> "NinjatoState":
        self.shares_cards = True
        self.shares_treasures = True
        return NinjatoState(self.game, self.printed, self.seats, self.key, self)


from uguisu.games.ninjato.rules import final, rounds  # noqa: E402  (they need the class above)
