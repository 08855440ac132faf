"""All that lies on the table of Ninjato. What the numbers stand for: rules/pieces.py.

Lists for all seats, houses or skills are flat: the Dojo cards of value 4 in the hand of seat 2
are `hands[2 * VALUES + 4]`. Decks are bytes, the next card first. Actions: rules/actions.py.
"""

from typing import TYPE_CHECKING, ClassVar

from uguisu.games.ninjato.rules.pieces import (
    CLANS,
    GUARDS,
    HOUSES,
    KINDS,
    NONE,
    NOTHING,
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
from uguisu.games.ninjato.rules.printed import Printed
from uguisu.kernel.state import State

if TYPE_CHECKING:
    from uguisu.kernel.game import Game


class NinjatoState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "round",
        "order",
        "placements",
        "turn",
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
        "shuriken",
        "asked",
        "disguised",
        "left",
    )

    def __init__(self, game: "Game", printed: Printed, seats: int, key: bytes) -> None:
        super().__init__(game, seats, key)
        self.printed = printed
        self.round = 1
        self.order = list(range(seats))
        self.placements = b""
        """Where the shuriken of this round were placed, in order: see AT_DOJO in pieces.py."""
        self.turn = 0
        self.phase = PLACE
        self.to_take = 0
        """Dojo cards still to be taken."""
        self.hands = [0] * (seats * VALUES)
        self.known = [0] * (seats * VALUES)
        """Of a hand, what everybody saw being taken openly and not yet played."""
        self.old = [0] * (seats * VALUES)
        """The unseen cards of a hand when the Dojo deck was last shuffled."""
        self.past = [b""] * seats
        """What everybody saw of a seat's unseen cards since then: 0 one drawn, 1 to 5 played."""
        self.treasures = [0] * (seats * KINDS)
        self.tiles = [0] * (seats * SKILLS)
        self.used = [0] * (seats * SKILLS)
        """How many of the tiles are turned down."""
        self.envoys = [b""] * seats
        self.rumours = [b""] * seats
        self.elites = [b""] * seats
        self.made = [0] * (seats * SOURCES)
        """Honour, by what it was made with."""
        self.dojo = [0] * OPEN_CARDS
        """The open cards, 0 for a gap."""
        self.dojo_deck = b""
        self.dojo_discards = [0] * VALUES
        self.sensei = [NONE] * ROW
        self.pile = b""
        self.disguises_left = 0
        """Hensojutsu tiles in their own pile."""
        self.palace = [NONE] * ROW
        self.envoy_deck = b""
        self.pavilion = [NONE] * ROW
        self.rumour_deck = b""
        self.markers = [NONE] * HOUSES
        self.sentries = [NONE] * HOUSES
        self.houses = [0] * (HOUSES * SIDED)
        """Treasures by house, side and kind."""
        self.guard_deck = b""
        self.guard_discards = [0] * GUARDS
        self.elite_deck = b""
        self.elite_discards = b""
        self.bag = b""
        self.spent = [0] * KINDS
        self.house = NONE
        """The invasion under way: where, how, which guard is up, and what was won."""
        self.side = STRENGTH
        self.guard = NONE
        self.beaten = 0
        """Bit set of the halves of a pair that are beaten."""
        self.turned = b""
        """The guards that banzai turned up, in order."""
        self.shuriken = [0] * SIDED
        self.asked = 0
        """The scoring phase: how far it has come in the turn order, or in the clan order."""
        self.disguised = [0] * (seats * CLANS)
        self.left = [NOTHING] * CLANS
        self.choices: list[int] = []

    def actors(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        return (self.turn,)

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.is_over:
            return []
        return self.choices

    def carry_out(self, seat: int, action: int, at: int) -> None:
        rounds.carry_out(self, action)

    def places(self) -> list[int]:
        return final.places(self)

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * VALUES : seat * VALUES + VALUES])

    def treasures_of(self, seat: int) -> list[int]:
        return self.treasures[seat * KINDS : seat * KINDS + KINDS]

    def honour(self, seat: int) -> int:
        return sum(self.made[seat * SOURCES : seat * SOURCES + SOURCES])

    def shuriken_left(self, seat: int) -> int:
        gone = len(self.placements) + self.seats - 1 - self.order.index(seat)
        return SHURIKEN - gone // self.seats

    def placed_by(self, number: int) -> int:
        """NJT-11: the seat that places shuriken number 0, 1, 2 … of a round."""
        return self.order[number % self.seats]

    def clone(self) -> "NinjatoState":
        other = NinjatoState.__new__(NinjatoState)
        other.game = self.game
        other.seats = self.seats
        other.key = self.key
        other.counter = self.counter
        other.revelations = self.revelations
        other.is_over = self.is_over
        other.printed = self.printed
        other.round = self.round
        other.order = self.order[:]
        other.placements = self.placements
        other.turn = self.turn
        other.phase = self.phase
        other.to_take = self.to_take
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.old = self.old[:]
        other.past = self.past[:]
        other.treasures = self.treasures[:]
        other.tiles = self.tiles[:]
        other.used = self.used[:]
        other.envoys = self.envoys[:]
        other.rumours = self.rumours[:]
        other.elites = self.elites[:]
        other.made = self.made[:]
        other.dojo = self.dojo[:]
        other.dojo_deck = self.dojo_deck
        other.dojo_discards = self.dojo_discards[:]
        other.sensei = self.sensei[:]
        other.pile = self.pile
        other.disguises_left = self.disguises_left
        other.palace = self.palace[:]
        other.envoy_deck = self.envoy_deck
        other.pavilion = self.pavilion[:]
        other.rumour_deck = self.rumour_deck
        other.markers = self.markers[:]
        other.sentries = self.sentries[:]
        other.houses = self.houses[:]
        other.guard_deck = self.guard_deck
        other.guard_discards = self.guard_discards[:]
        other.elite_deck = self.elite_deck
        other.elite_discards = self.elite_discards
        other.bag = self.bag
        other.spent = self.spent[:]
        other.house = self.house
        other.side = self.side
        other.guard = self.guard
        other.beaten = self.beaten
        other.turned = self.turned
        other.shuriken = self.shuriken[:]
        other.asked = self.asked
        other.disguised = self.disguised[:]
        other.left = self.left[:]
        other.choices = self.choices
        return other


from uguisu.games.ninjato.rules import final, rounds  # noqa: E402  (they need the class above)
