"""House components are parsed beside the event loop, one text at a time.

Bounded as they are (games/bounds.py), they take some milliseconds of Python. In a thread that is at
worst a switch of threads for everybody else; with one thread, a hundred such texts at once only
wait for each other.
"""

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from uguisu.games import GAMES, make
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.game import Game
from uguisu.server.table import entries

PARSER: Final = ThreadPoolExecutor(1, "house components")


async def make_game(name: str, house: str) -> Game:
    """The game of a table, which `make` then has at hand. Raises BadSetup or BadComponents."""
    if not house:
        return GAMES[name] if name in GAMES else make(name)
    return await asyncio.get_running_loop().run_in_executor(PARSER, make, name, house)


async def make_game_of(entry: entries.Entry) -> None:
    """A log is about to be folded: make its game, so that folding finds it made. What is wrong with
    the components of an old log, folding says."""
    if isinstance(entry, entries.Create):
        with contextlib.suppress(UguisuError):
            await make_game(entry.game, entry.house)
