"""A siege: nodes and what they stand on are attacked at random moments, while a crowd plays."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from time import monotonic

import sqlalchemy as sa

from campaigns.crowd import Crowd
from campaigns.nodes import Node, NotUp
from campaigns.services import FragilePostgres, FragileRedis
from campaigns.verdict import EVERY_SECONDS, Verdict, causes
from tests.server.ledger import faults_of, read_log

BETWEEN = (3, 25)
"""Acknowledged commands from one attack to the next."""
PATIENCE_SECONDS = 2.0
"""Or so long, if nobody can go on."""
STALLED_SECONDS = 60.0
"""A player who cannot go on for so long counts as hung."""
JUMPS = (-3600.0, -5.0, -0.5, 0.0, 0.5, 5.0, 3600.0)
"""Seconds by which the clock of a node is wrong."""

Attack = Callable[[], Awaitable[None]]


class Siege:
    def __init__(
        self,
        name: str,
        nodes: list[Node],
        database: str,
        seed: str,
        verdict: Verdict,
        postgres: FragilePostgres | None = None,
        redis: FragileRedis | None = None,
    ) -> None:
        self.name = name
        self.nodes = nodes
        self.engine = sa.create_engine(database, poolclass=sa.NullPool)
        self.lots = random.Random(seed)
        self.verdict = verdict
        self.postgres = postgres
        self.redis = redis
        self.up = asyncio.Event()
        self.crowd = Crowd([node.url for node in nodes], self.up, seed)
        self.attacks: Counter[str] = Counter()
        self.told_at = monotonic()
        self.checked = 0
        """Acknowledged commands that were looked for after an attack."""

    @property
    def kills(self) -> int:
        return sum(times for name, times in self.attacks.items() if "killed" in name)

    def arsenal(self) -> list[tuple[str, Attack, int]]:
        """What can be done, and how often in comparison."""
        weapons: list[tuple[str, Attack, int]] = [
            ("node killed", self.kill_node, 12),
            ("node hung", self.hang_node, 1),
            ("clock jumped", self.jump, 2),
        ]
        if self.postgres is None:
            weapons.append(("disk full", self.fill_disk, 1))
        else:
            weapons += [
                ("PostgreSQL killed", self.kill_postgres, 2),
                ("PostgreSQL hung", self.hang_postgres, 1),
            ]
        if self.redis is not None:
            weapons += [
                ("Redis killed", self.kill_redis, 2),
                ("Redis hung", self.hang_redis, 1),
            ]
        return weapons

    async def run(self, kills: int) -> None:
        """Attack until there were so many kills, then let everybody finish."""
        self.up.set()
        playing = asyncio.create_task(self.crowd.play())
        try:
            await self.attack(kills, playing)
            self.crowd.is_enough = True
            for node in self.nodes:
                node.clock.set(0)
            await self.wait_for_the_end(playing)
        except* Exception as errors:
            self.verdict.fault(f"a player gave up: {causes(errors)}")
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await playing

    async def attack(self, kills: int, playing: "asyncio.Task[None]") -> None:
        arsenal = self.arsenal()
        names = [name for name, _, weight in arsenal for _ in range(weight)]
        weapons = {name: attack for name, attack, _ in arsenal}
        while self.kills < kills and not self.verdict.faults and not playing.done():
            await self.wait_for_moves(self.lots.randint(*BETWEEN))
            await asyncio.sleep(self.lots.random() * 0.02)
            name = self.lots.choice(names)
            await weapons[name]()
            self.attacks[name] += 1
            await asyncio.to_thread(self.check)
            self.progress(f"{self.kills} of {kills} killed, {len(self.crowd.acked)} acknowledged")

    def progress(self, text: str) -> None:
        if monotonic() - self.told_at >= EVERY_SECONDS:
            self.told_at = monotonic()
            self.verdict.say(f"{self.name}: {text}")

    async def wait_for_moves(self, count: int) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                for _ in range(count):
                    self.crowd.moved.clear()
                    await self.crowd.moved.wait()

    async def wait_for_the_end(self, playing: "asyncio.Task[None]") -> None:
        """Everybody finishes, as long as anything happens at all."""
        before, since = -1, monotonic()
        while not playing.done() and monotonic() - since < STALLED_SECONDS:
            if before != self.heard():
                before, since = self.heard(), monotonic()
            await asyncio.wait([playing], timeout=1)
            self.progress(f"finishing {len(self.crowd.unfinished())} tables")
        if not playing.done():
            for game in self.crowd.unfinished():
                self.verdict.fault(f"stalled: {game}")
            return
        await playing

    def heard(self) -> int:
        return sum(p.place.number for game in self.crowd.games for p in game.players)

    def check(self) -> None:
        """Everything acknowledged until the attack is in the log, once, and nothing refused."""
        acked = self.crowd.acked[:]
        tables = {game.table for game in self.crowd.unfinished()} | {
            one.table for one in acked[self.checked :]
        }
        log = read_log(self.engine, tables)
        for fault in faults_of(log, (one for one in acked if one.table in tables)):
            self.verdict.fault(fault)
        self.checked = len(acked)

    # What is done.

    def a_node(self) -> Node:
        return self.lots.choice(self.nodes)

    async def kill_node(self) -> None:
        node = self.a_node()
        if len(self.nodes) == 1:
            self.up.clear()
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(self.start, node)
        self.up.set()

    def start(self, node: Node) -> None:
        try:
            node.start()
        except NotUp as error:
            self.verdict.fault(f"a node does not start: {error}")

    async def hang_node(self) -> None:
        await self.hold(self.a_node().hung())

    async def jump(self) -> None:
        self.a_node().clock.set(self.lots.choice(JUMPS))

    async def fill_disk(self) -> None:
        await self.hold(self.a_node().full_disk())

    async def kill_postgres(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.kill)

    async def hang_postgres(self) -> None:
        assert self.postgres is not None
        await self.hold(self.postgres.hung())

    async def kill_redis(self) -> None:
        assert self.redis is not None
        await asyncio.to_thread(self.redis.kill)

    async def hang_redis(self) -> None:
        assert self.redis is not None
        await self.hold(self.redis.hung())

    async def hold(self, trouble: AbstractContextManager[None]) -> None:
        with trouble:
            await asyncio.sleep(self.lots.uniform(0.2, 1.5))
