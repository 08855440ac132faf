"""Chaos: nothing that was acknowledged is lost or doubled, whatever happens to the processes.

First one node on SQLite, then two nodes on PostgreSQL and Redis, with half of the kills each.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

from msgspec.structs import replace

from campaigns.aftermath import look_over
from campaigns.nodes import UNLIMITED, Node
from campaigns.services import FragilePostgres, FragileRedis
from campaigns.siege import Siege
from campaigns.verdict import Verdict
from scripts.test_needs import advice, find_postgres, find_redis
from uguisu.server.settings import Settings

KILLS, QUICK_KILLS = 1000, 40
SETTINGS = Settings(workers=1, bot_pace_ms=0, limits=UNLIMITED, log_level="warning")

House = Callable[[Path, str, Verdict], AbstractContextManager[Siege]]


def run(*, quick: bool, seed: int) -> int:
    if lacking := [name for name, found in needs().items() if not found]:
        print(advice(lacking))
        return 1
    kills = (QUICK_KILLS if quick else KILLS) // 2
    verdict = Verdict("chaos", seed)
    figures: Counter[str] = Counter()
    for house in (one_node, two_nodes):
        with (
            tempfile.TemporaryDirectory(prefix="uguisu-chaos-") as folder,
            house(Path(folder), f"{seed} {house.__name__}", verdict) as siege,
        ):
            figures += asyncio.run(besiege(siege, kills))
    return verdict.end(**figures)


def needs() -> dict[str, str | None]:
    return {"PostgreSQL": find_postgres(), "Redis": find_redis()}


@contextmanager
def one_node(folder: Path, seed: str, verdict: Verdict) -> Iterator[Siege]:
    verdict.say("one node on SQLite")
    node = Node(SETTINGS, folder)
    with up([node], verdict):
        yield Siege([node], f"sqlite:///{folder}/uguisu.db", seed, verdict)


@contextmanager
def two_nodes(folder: Path, seed: str, verdict: Verdict) -> Iterator[Siege]:
    verdict.say("two nodes on PostgreSQL and Redis")
    found = needs()
    (folder / "postgres").mkdir()
    postgres = FragilePostgres(Path(found["PostgreSQL"] or ""), folder / "postgres")
    redis = FragileRedis(found["Redis"] or "")
    with ExitStack() as stack:
        postgres.start()
        stack.callback(postgres.stop)
        redis.start()
        stack.callback(redis.stop)
        database = postgres.new_database("chaos")
        settings = replace(SETTINGS, database=database, redis=redis.url)
        nodes = [Node(settings, folder) for _ in range(2)]
        stack.enter_context(up(nodes, verdict))
        yield Siege(nodes, database, seed, verdict, postgres, redis)


@contextmanager
def up(nodes: list[Node], verdict: Verdict) -> Iterator[None]:
    """They serve, and stop politely in the end."""
    for node in nodes:
        node.start()
    try:
        yield
    finally:
        for node in nodes:
            if (code := node.stop()) != 0:
                verdict.fault(f"a node ended with {code}")
            for what, times in node.logged_errors().items():
                verdict.fault(f"logged {times} times: {what}")


async def besiege(siege: Siege, kills: int) -> Counter[str]:
    await siege.run(kills)
    entries = await look_over(siege)
    games = siege.crowd.games
    return siege.attacks + Counter(
        {
            "kills": siege.kills,
            "acknowledged": len(siege.crowd.acked),
            "entries": entries,
            "finished tables": sum(game.is_finished for game in games),
            "returns": sum(player.returns for game in games for player in game.players),
        }
    )
