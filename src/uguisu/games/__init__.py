"""The registry: our games, listed by hand, and those of other packages (`third_party.py`).

Each is loaded on first use. The package is callable, `uguisu.games()`, because importing the
package would replace a function of that name.
"""

import sys
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from importlib import import_module
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Final

from uguisu.kernel.errors import BadSetup, quoted
from uguisu.kernel.game import Game

if TYPE_CHECKING:
    from uguisu.games.third_party import ThirdPartyGames

MODULES: Final = {
    "war-of-clans": ("uguisu.games.war_of_clans.game", "WarOfClans"),
    "shinobi": ("uguisu.games.shinobi.game", "Shinobi"),
    "ninja-master": ("uguisu.games.ninja_master.game", "NinjaMaster"),
    "ninjato": ("uguisu.games.ninjato.game", "Ninjato"),
}
HOUSES: Final = 32
"""Cached games with house components; the largest takes about a megabyte."""


class _Games(Mapping[str, Game]):
    """Game ids to games with their printed components."""

    def __init__(self) -> None:
        self._made: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._made:
            if name not in MODULES:
                return other_games().games[name]
            self._made[name] = make(name)
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in MODULES or name in other_games().games

    def __iter__(self) -> Iterator[str]:
        yield from MODULES
        yield from other_games().games

    def __len__(self) -> int:
        return len(MODULES) + len(other_games().games)


class _HouseGames:
    """A thread-safe cache of the games with house components that were used last."""

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


KEPT: Final = _HouseGames()
GAMES: Final[Mapping[str, Game]] = _Games()
"""All games that can be played; one that cannot be loaded is not among them."""

_other_games: "ThirdPartyGames | None" = None


def other_games() -> "ThirdPartyGames":
    """The games of other packages; looked up once, because that takes some milliseconds."""
    global _other_games
    if _other_games is None:
        from uguisu.games.third_party import ThirdPartyGames

        _other_games = ThirdPartyGames(tuple(MODULES))
    return _other_games


def look_again() -> None:
    """Forget the games of other packages, so that they are looked up again."""
    global _other_games
    _other_games = None
    KEPT.clear()


def make(name: str, house: str = "") -> Game:
    """The game with this id, with the printed components or house components (TOML text). The same
    house text gives the same game while it is cached: a table is read from its log more than once,
    and games never change."""
    need_game(name)
    if not house:
        return _load(name, "")
    return KEPT.get(name, house) or KEPT.put(name, house, _load(name, house))


def need_game(name: str) -> None:
    """Raises BadSetup for a game that does not exist or cannot be loaded."""
    if name not in GAMES:
        failure = other_games().failures.get(name)
        unknown = BadSetup(f"There is no game {quoted(name)}; there are {', '.join(GAMES)}.")
        raise failure or unknown


def is_made(name: str, house: str) -> bool:
    """Whether `make` has this game cached."""
    return not house or KEPT.get(name, house) is not None


def _load(name: str, house: str) -> Game:
    if name not in MODULES:
        other = other_games().games[name]
        return type(other)(house) if house else other
    module, kind = MODULES[name]
    game = getattr(import_module(module), kind)(house)
    assert isinstance(game, Game)
    return game


class _Callable(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        """The ids of all games."""
        return tuple(GAMES)


sys.modules[__name__].__class__ = _Callable
