"""The registry: every game of the house, written by hand, loaded when it is asked for.

The package is callable, `uguisu.games()`, because a function of that name would be replaced by the
package as soon as somebody imports it.
"""

import sys
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from importlib import import_module
from threading import Lock
from types import ModuleType
from typing import Final

from uguisu.kernel.errors import BadSetup, quoted
from uguisu.kernel.game import Game

MODULES: Final = {
    "war-of-clans": ("uguisu.games.war_of_clans.game", "WarOfClans"),
    "shinobi": ("uguisu.games.shinobi.game", "Shinobi"),
    "ninja-master": ("uguisu.games.ninja_master.game", "NinjaMaster"),
    "ninjato": ("uguisu.games.ninjato.game", "Ninjato"),
}
HOUSES: Final = 32
"""Games with house components that are kept; the largest has about a megabyte."""


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


class _Kept:
    """The games with house components that were used last. Any thread may make one."""

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._lock = Lock()

    def get(self, name: str, house: str) -> Game | None:
        with self._lock:
            game = self._games.get((name, house))
            if game is not None:
                self._games.move_to_end((name, house))
            return game

    def put(self, name: str, house: str, game: Game) -> Game:
        with self._lock:
            self._games[name, house] = game
            if len(self._games) > HOUSES:
                self._games.popitem(last=False)
            return game

    def clear(self) -> None:
        with self._lock:
            self._games.clear()


KEPT: Final = _Kept()
GAMES: Final[Mapping[str, Game]] = _Games()


def make(name: str, house: str = "") -> Game:
    """The game with this id, with the printed components or a table's own (TOML text).

    The same house text gives the same game again while it is among the last used: a table is read
    from its log more than once, and games never change."""
    if name not in MODULES:
        raise BadSetup(f"There is no game {quoted(name)}; there are {', '.join(MODULES)}.")
    if not house:
        return _load(name, "")
    return KEPT.get(name, house) or KEPT.put(name, house, _load(name, house))


def is_made(name: str, house: str) -> bool:
    """Whether `make` has this game at hand: then it costs nothing."""
    return not house or KEPT.get(name, house) is not None


def _load(name: str, house: str) -> Game:
    module, kind = MODULES[name]
    game = getattr(import_module(module), kind)(house)
    assert isinstance(game, Game)
    return game


class _Callable(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The ids of all games."""
        return tuple(MODULES)


sys.modules[__name__].__class__ = _Callable
