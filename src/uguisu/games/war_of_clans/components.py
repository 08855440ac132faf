"""The components of War of Clans: what `components.toml` says, checked."""

import msgspec

from uguisu.games.war_of_clans.state import CLANS, HAND, NINJA
from uguisu.kernel.errors import BadComponents

CLAN_NAMES = ("takeda", "uesugi", "mori", "oda", "hojo")
CARD_NAMES = (*CLAN_NAMES, "ninja")


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    certainty: str


class Troops(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    takeda: int
    uesugi: int
    mori: int
    oda: int
    hojo: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """WOC-1, WOC-2: what `components.toml` says."""

    loyalty_cards: Counted
    troops: Troops
    ninjas: Counted

    def deck(self) -> list[int]:
        """How many cards of each kind: the five clans, then ninjas."""
        return [getattr(self.troops, clan) for clan in CLAN_NAMES] + [self.ninjas.count]


def check(components: Components) -> None:
    """House components that the rules can be played with."""
    if components.loyalty_cards.count != CLANS:
        raise BadComponents("There must be five loyalty cards, one per clan.", clause="WOC-1")
    if not 0 <= components.ninjas.count < HAND:
        raise BadComponents(
            f"There must be 0 to {HAND - 1} ninjas: with more, a hand may hold no troop.",
            clause="WOC-2",
        )
    troops = components.deck()[:NINJA]
    if min(troops) < 1 or max(troops) > 50 or sum(troops) < 30:
        raise BadComponents(
            "Every clan needs 1 to 50 troops, all together at least 30.", clause="WOC-2"
        )
