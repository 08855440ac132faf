"""Soak: after thousands of finished tables the server has as much memory and as many open files as
after the first ones."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path

from campaigns.crowd import Crowd, Game, Kind
from campaigns.nodes import UNLIMITED, Node
from campaigns.verdict import Verdict, causes
from uguisu.server.settings import Settings

TABLES, QUICK_TABLES = 3000, 40
WARM, QUICK_WARM = 300, 12
"""Tables after which memory and files are measured first."""
MORE_MEMORY = 32_000_000
"""Bytes that the server, and its bots' processes together, may have more at the end than then."""
MORE_FILES = 4
SETTLE_SECONDS = 30
TIDY_SECONDS = 2
"""The server lets go of tables that nobody looks at sooner than usual, so as not to wait."""
SETTINGS = Settings(workers=1, bot_pace_ms=0, limits=UNLIMITED, log_level="warning")
RACE = {"options": {"round_limit": 1, "round_seconds": 5}}
KINDS = (
    Kind("war-of-clans", 3, 1),
    Kind("shinobi", 4, 2),
    Kind("ninja-master", 2, 1, RACE),
    Kind("ninjato", 2, 1),
    Kind("war-of-clans", 4, 4),
    Kind("shinobi", 5, 1),
    Kind("ninja-master", 3, 2, RACE),
    Kind("ninjato", 3, 2),
    Kind("ninja-master", 4, 4, RACE),
    Kind("war-of-clans", 5, 2, {"clock": {"kind": "move", "seconds": 30}}),
)


@dataclass(frozen=True)
class Level:
    memory: int
    workers: int
    files: int

    def __str__(self) -> str:
        return f"{self.memory / 1e6:.0f}+{self.workers / 1e6:.0f} MB {self.files} files"

    def is_back(self, warm: "Level") -> bool:
        return (
            self.memory <= warm.memory + MORE_MEMORY
            and self.workers <= warm.workers + MORE_MEMORY
            and self.files <= warm.files + MORE_FILES
        )


def run(*, quick: bool, seed: int) -> int:
    verdict = Verdict("soak", seed)
    with tempfile.TemporaryDirectory(prefix="uguisu-soak-") as folder:
        node = Node(SETTINGS, Path(folder), tidy=TIDY_SECONDS)
        node.start()
        try:
            figures = asyncio.run(Soak(node, verdict, seed, quick=quick).run())
        finally:
            if (code := node.stop()) != 0:
                verdict.fault(f"the node ended with {code}")
        for what, times in node.logged_errors().items():
            verdict.fault(f"logged {times} times: {what}")
    return verdict.end(**figures)


class Soak:
    def __init__(self, node: Node, verdict: Verdict, seed: int, *, quick: bool) -> None:
        self.node = node
        self.verdict = verdict
        self.warm, self.total = (QUICK_WARM, QUICK_TABLES) if quick else (WARM, TABLES)
        self.seed = seed
        self.tables = 0
        self.moves = 0

    async def run(self) -> dict[str, object]:
        await self.play(self.warm, "warm")
        warm = await self.level()
        self.verdict.say(f"after {self.tables} tables: {warm}")
        await self.play(self.total, "full")
        end = await self.level(warm)
        if not end.is_back(warm):
            self.verdict.fault(f"memory or files did not come back: {warm}, then {end}")
        return {"tables": self.tables, "commands": self.moves, "warm": warm, "end": end}

    async def play(self, until: int, part: str) -> None:
        """Tables of all kinds at the same time, until so many are finished."""
        up = asyncio.Event()
        up.set()
        crowd = Crowd([self.node.url], up, f"{self.seed} {part}")

        def finished(game: Game) -> None:
            self.tables += 1
            crowd.is_enough = self.tables + len(KINDS) > until
            crowd.games.remove(game)
            self.verdict.progress(f"{self.tables} tables, {self.now()}")

        crowd.finished = finished
        try:
            await crowd.play(KINDS)
        except* Exception as errors:
            self.verdict.fault(f"somebody gave up: {causes(errors)}")
        self.moves += len(crowd.acked)

    def now(self) -> Level:
        return Level(self.node.memory(), self.node.workers_memory(), self.node.files())

    async def level(self, warm: Level | None = None) -> Level:
        """When the server had time to let go of its tables; at most until it is back at `warm`."""
        for second in range(SETTLE_SECONDS):
            if second >= 3 * TIDY_SECONDS and (warm is None or self.now().is_back(warm)):
                break
            await asyncio.sleep(1)
        return self.now()
