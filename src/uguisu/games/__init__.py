"""The registry: every game of the house, written by hand, loaded when it is asked for."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import Game

MODULES: Final = {
    "war-of-clans": ("uguisu.games.war_of_clans.game", "WarOfClans"),
    "shinobi": ("uguisu.games.shinobi.game", "Shinobi"),
    "ninja-master": ("uguisu.games.ninja_master.game", "NinjaMaster"),
    "ninjato": ("uguisu.games.ninjato.game", "Ninjato"),
}


class _Games(Mapping[str, Game]):
    """Game ids to games with their printed components."""

    def __init__(self) -> None:
        self._made: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in MODULES:
            raise KeyError(name)
        if name not in self._made:
            self._made[name] = make(name)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(MODULES)

    def __len__(self) -> int:
        return len(MODULES)


GAMES: Final[Mapping[str, Game]] = _Games()


def make(name: str, house: str = "") -> Game:
    """The game with this id, with the printed components or a table's own (TOML text)."""
    if name not in MODULES:
        raise BadSetup(f"There is no game {name!r}; there are {', '.join(MODULES)}.")
    module, kind = MODULES[name]
    game = getattr(import_module(module), kind)(house)
    assert isinstance(game, Game)
    return game
