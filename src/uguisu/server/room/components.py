"""House components are parsed in a thread, one text at a time.

Within their bounds (games/bounds.py) they take some milliseconds of Python. With a single thread a
hundred such texts queue up instead of slowing the event loop.
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
    """Parse the components of a game, so that `make` finds it in its cache. Raises BadSetup or
    BadComponents."""
    if not house:
        return GAMES[name] if name in GAMES else make(name)
    return await asyncio.get_running_loop().run_in_executor(PARSER, make, name, house)


async def make_game_of(entry: entries.Entry) -> None:
    """Parse the components before a log is folded. Errors are left to the fold, which sets the
    table aside."""
    if isinstance(entry, entries.Create):
        with contextlib.suppress(UguisuError):
            await make_game(entry.game, entry.house)
