"""The components of Shinobi: what `components.toml` says, checked."""

from typing import Final

import msgspec

from uguisu.games.shinobi.state import ATTACKS
from uguisu.kernel.errors import BadComponents

CLAN_NAMES: Final = (
    "seven-lives",
    "rhanobi",
    "octosushi",
    "sin-san-guich",
    "flying-fish",
    "canzai",
)
WEAPON_NAMES: Final = ("shuriken", "sai", "katana", "blowgun")
MOST_LIVES = 20


class Clans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    names: tuple[str, ...]


class AttackCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    weapons: tuple[str, ...]


class Each(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    each: int


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    count: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SHI-1 to SHI-4: what `components.toml` says."""

    clans: Clans
    attack_cards: AttackCards
    attack_markers: Each
    life_counters: Each
    start_pawn: Counted


def check(components: Components) -> None:
    """House components that the rules can be played with."""
    if components.clans.names != CLAN_NAMES:
        raise BadComponents(f"The clans must be {', '.join(CLAN_NAMES)}.", clause="SHI-1")
    if components.attack_cards.weapons != WEAPON_NAMES:
        raise BadComponents(f"The weapons must be {', '.join(WEAPON_NAMES)}.", clause="SHI-2")
    if components.attack_markers.each != ATTACKS:
        raise BadComponents(
            "Every player needs 3 attack markers, one for each attack.", clause="SHI-3"
        )
    if not 1 <= components.life_counters.each <= MOST_LIVES:
        raise BadComponents(f"Every player needs 1 to {MOST_LIVES} life counters.", clause="SHI-3")
    if components.start_pawn.count != 1:
        raise BadComponents("There must be one start-player pawn.", clause="SHI-4")
