"""Hostile: whatever is sent is answered, tells no secret and disturbs nobody.

A million messages, most of them good commands with one thing changed, and every endpoint with nasty
values, while honest people play all four games beside it.
"""

import asyncio
import random
import tempfile
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Engine

from campaigns.attackers import Attacker, Onslaught
from campaigns.crowd import KINDS, Crowd, Game
from campaigns.endpoints import attack_endpoints
from campaigns.nodes import UNLIMITED, Node
from campaigns.verdict import Verdict, causes
from tests.server import twins
from tests.server.ledger import Log, faults_of, read_log
from uguisu.server.settings import Settings
from uguisu.server.table import entries

MESSAGES, QUICK_MESSAGES = 1_000_000, 25_000
TABLES, QUICK_TABLES = 4, 1
"""Honest tables of every kind whose messages are compared with those of redealt tables."""
GAMES = {"war-of-clans": 3, "shinobi": 4, "ninja-master": 2, "ninjato": 2}
"""With how many seats each is attacked."""
ATTACKERS = 3
"""At each game."""
WARM = 0.2
"""The part of the messages after which memory is measured first."""
GROWTH = 64_000_000
"""Bytes that the server may have more at the end than then."""
TIDY_SECONDS = 2
FINISH_SECONDS = 120
SETTLE_SECONDS = 30
LEARN_SECONDS = 1.0
SETTINGS = Settings(workers=1, bot_pace_ms=0, limits=UNLIMITED, log_level="warning")


def run(*, quick: bool, seed: int) -> int:
    verdict = Verdict("hostile", seed)
    with tempfile.TemporaryDirectory(prefix="uguisu-hostile-") as folder:
        node = Node(SETTINGS, Path(folder), tidy=TIDY_SECONDS)
        node.start()
        try:
            campaign = Campaign(node, verdict, Path(folder), quick=quick, seed=seed)
            figures = asyncio.run(campaign.run())
        finally:
            node.stop()
        for what, times in node.logged_errors().items():
            verdict.fault(f"logged {times} times: {what}")
    return verdict.end(**figures)


class Campaign:
    def __init__(
        self, node: Node, verdict: Verdict, folder: Path, *, quick: bool, seed: int
    ) -> None:
        self.node = node
        self.verdict = verdict
        self.quick = quick
        self.seed = seed
        self.engine: Engine = sa.create_engine(f"sqlite:///{folder}/uguisu.db")
        total = QUICK_MESSAGES if quick else MESSAGES
        self.onslaught = Onslaught(node.url, total, verdict)
        up = asyncio.Event()
        up.set()
        self.honest = Crowd(
            [node.url], up, f"honest {seed}", bytes_of=QUICK_TABLES if quick else TABLES
        )
        self.warm_memory = 0

    async def run(self) -> dict[str, object]:
        honest = asyncio.create_task(self.honest.play(KINDS))
        learning = asyncio.create_task(self.learn())
        requests = 0
        try:
            requests = await self.attack()
            self.honest.is_enough = True
            await self.finish(honest)
        except* Exception as errors:
            self.verdict.fault(f"somebody gave up: {causes(errors)}")
        finally:
            learning.cancel()
            honest.cancel()
            await asyncio.gather(learning, honest, return_exceptions=True)
        return await self.figures(requests)

    async def finish(self, honest: "asyncio.Task[None]") -> None:
        await asyncio.wait([honest], timeout=FINISH_SECONDS)
        if honest.done():
            await honest
        for game in self.honest.unfinished():
            self.verdict.fault(f"an honest table cannot go on: {game}")

    async def figures(self, requests: int) -> dict[str, object]:
        memory = await self.check_memory()
        compared = await asyncio.to_thread(self.check_honest)
        self.engine.dispose()
        return {
            "messages": self.onslaught.sent,
            "answers": self.onslaught.answers,
            "connections closed": self.onslaught.closed,
            "requests": requests,
            "honest tables": len(self.honest.games),
            "honest commands": len(self.honest.acked),
            "updates compared with redealt tables": compared,
            "memory": f"{self.warm_memory / 1e6:.0f} to {memory / 1e6:.0f} MB",
        }

    async def attack(self) -> int:
        """All at once; returns how many requests were answered."""
        async with asyncio.TaskGroup() as tasks:
            for game, seats in GAMES.items():
                for n in range(ATTACKERS):
                    lots = random.Random(f"{self.seed} {game} {n}")
                    tasks.create_task(Attacker(self.onslaught, game, seats, lots).run())
            asking = tasks.create_task(
                attack_endpoints(
                    self.onslaught, self.node.settings.port, quick=self.quick, seed=self.seed
                )
            )
        return asking.result()

    async def learn(self) -> None:
        """What the attackers must not be told, and how much memory the server has when warm."""
        while True:
            tables = [id for known in self.onslaught.tables.values() for id in known]
            await asyncio.to_thread(self.onslaught.secrets.learn, self.engine, tables)
            if not self.warm_memory and self.onslaught.sent >= WARM * self.onslaught.total:
                self.warm_memory = self.node.memory()
            await asyncio.sleep(LEARN_SECONDS)

    async def check_memory(self) -> int:
        """It may take the server a moment to let go of its tables."""
        allowed = self.warm_memory + GROWTH
        for _ in range(SETTLE_SECONDS):
            if self.node.memory() <= allowed:
                break
            await asyncio.sleep(1)
        if (memory := self.node.memory()) > allowed:
            self.verdict.fault(f"memory grew from {self.warm_memory} to {memory} bytes")
        return memory

    def check_honest(self) -> int:
        """What honest people did is in the log, and what they were told is not a byte more than a
        redealt table would tell; returns how many updates were compared."""
        log = read_log(self.engine, {game.table for game in self.honest.games})
        for fault in faults_of(log, self.honest.acked):
            self.verdict.fault(fault)
        kept = [game for game in self.honest.games if game.keeps_bytes]
        return sum(self.check_secrecy(log, game) for game in kept)

    def check_secrecy(self, log: Log, game: Game) -> int:
        rows = log[game.table]
        begun = next(n for n, _, raw in rows if isinstance(entries.decode(raw), entries.Begin))
        count = 0
        for player in game.players:
            updates = twins.updates_in(player.messages)
            updates = {number: raw for number, raw in updates.items() if number > begun}
            count += len(updates)
            for number in twins.numbers_that_tell(game.table, rows, player.seat, updates):
                self.verdict.fault(f"{player.seat} could learn something from {number} of {game}")
        return count
