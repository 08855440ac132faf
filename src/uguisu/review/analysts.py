"""The analysts of the games; games without one get random playouts."""

from importlib import import_module
from typing import Final

from uguisu.bots.search.appraisal import AnyAnalyst

ANALYSTS: Final = {
    "war-of-clans": ("uguisu.bots.war_of_clans.analyst", "WarOfClansAnalyst"),
    "shinobi": ("uguisu.bots.shinobi.analyst", "ShinobiAnalyst"),
    "ninja-master": ("uguisu.bots.ninja_master.analyst", "NinjaMasterAnalyst"),
    "ninjato": ("uguisu.bots.ninjato.analyst", "NinjatoAnalyst"),
}


def make_analyst(game: str) -> AnyAnalyst:
    if game not in ANALYSTS:
        return AnyAnalyst()
    module, name = ANALYSTS[game]
    analyst: AnyAnalyst = getattr(import_module(module), name)()
    return analyst
