"""What is printed on the pieces, as lists that the rules look things up in."""

from typing import Final

from mypy_extensions import i64

from uguisu.games.ninjato.pieces.numbers import ELITE
from uguisu.games.ninjato.pieces.payments import PACKED, PURSES, covers, honours, in_purse, packed

HALVES: Final = 2
ANY_CARD: Final = 0
"""The cost of a tile with "?"."""


class Printed:
    """Made once per set of components and shared by all its states; never changed.

    Envoys are numbered one by one, elite guards and rumours by kind: equal cards share a number.
    """

    def __init__(self) -> None:
        self.marks: list[int] = []
        """NJT-1: the values of a clan's markers, ascending."""
        self.dojo_cards: list[int] = []
        self.guards: list[int] = []
        self.treasures: list[int] = []
        self.skill_copies: list[int] = []
        self.skill_style: list[int] = []
        self.skill_cost: list[int] = []
        """The value of the card that a tile costs, or ANY_CARD."""
        self.elite_copies: list[int] = []
        self.elite_is_pair: list[bool] = []
        self.elite_honour: list[int] = []
        self.elite_values: list[int] = []
        """kind * 4 + side * 2 + half."""
        self.envoy_clan: list[int] = []
        self.envoy_age: list[int] = []
        self.envoy_mask: list[bool] = []
        self.envoy_demand: list[int] = []
        self.rumour_copies: list[int] = []
        self.rumour_type: list[int] = []
        self.rumour_demand: list[int] = []
        self.demands: list[list[int]] = []
        """Every demand that some card has, as what its places ask for."""
        self.demand_payments: list[list[int]] = []
        """The payments that satisfy a demand, the cheapest first."""
        self.demand_honours: list[list[int]] = []
        """What every payment scores at a demand."""
        self.bribes: list[list[list[int]] | None] = []
        """A cache of rules/palace.py: the actions that pay, by demand and purse, then by slot."""
        self.spreads: list[list[list[int]] | None] = []
        self.decks: list[bytes] = []
        """A cache of rules/set_up.py: every deck before it is shuffled."""

        self.guard_numbers: list[list[int]] = []
        """A cache of encoding/cards.py: guards, envoys and rumours as numbers."""
        self.envoy_numbers: list[list[int]] = []
        self.rumour_numbers: list[list[int]] = []

    def demand(self, places: list[int]) -> i64:
        """The number of a demand; new ones are worked out."""
        if places not in self.demands:
            scored = honours(places)
            self.demands.append(places)
            self.demand_honours.append(scored)
            self.demand_payments.append([n for n, honour in enumerate(scored) if honour])
            self.bribes += [None] * PURSES
            self.spreads += [None] * PURSES
        return self.demands.index(places)

    def guard_value(self, guard: i64, side: i64, half: i64) -> i64:
        """NJT-28: an elite guard may have a value for each side, or be two guards."""
        if guard < ELITE:
            return guard % 5 + 1
        return self.elite_values[(guard - ELITE) * 4 + side * HALVES + half]

    def is_pair(self, guard: i64) -> bool:
        return guard >= ELITE and self.elite_is_pair[guard - ELITE]

    def affordable(self, demand: i64, owned: i64) -> list[int]:
        """The payments that satisfy a demand and that this purse can make."""
        treasures = packed(in_purse(owned))
        payments = self.demand_payments[demand]
        return [payment for payment in payments if covers(treasures, PACKED[payment])]
