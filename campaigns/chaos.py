"""Chaos: nothing that was acknowledged is lost or doubled, whatever happens to the processes.

One node on SQLite, and two nodes on PostgreSQL and Redis, with half of the kills each.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
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


def run(*, quick: bool, seed: int) -> int:
    if lacking := [name for name, found in needs().items() if not found]:
        print(advice(lacking))
        return 1
    kills = (QUICK_KILLS if quick else KILLS) // 2
    verdict = Verdict("chaos", seed)
    with ExitStack() as stack:
        sieges = [
            stack.enter_context(house(new_folder(stack), f"{seed} {house.__name__}", verdict))
            for house in (one_node, two_nodes)
        ]
        figures = asyncio.run(besiege(sieges, kills))
    return verdict.end(**figures)


def new_folder(stack: ExitStack) -> Path:
    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="uguisu-chaos-")))


def needs() -> dict[str, str | None]:
    return {"PostgreSQL": find_postgres(), "Redis": find_redis()}


@contextmanager
def one_node(folder: Path, seed: str, verdict: Verdict) -> Iterator[Siege]:
    node = Node(SETTINGS, folder)
    with up([node], verdict):
        yield Siege("one node", [node], f"sqlite:///{folder}/uguisu.db", seed, verdict)


@contextmanager
def two_nodes(folder: Path, seed: str, verdict: Verdict) -> Iterator[Siege]:
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
        yield Siege("two nodes", nodes, database, seed, verdict, postgres, redis)


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


async def besiege(sieges: list[Siege], kills: int) -> Counter[str]:
    """Both at the same time."""
    figures = await asyncio.gather(*(attacked(siege, kills) for siege in sieges))
    return figures[0] + figures[1]


async def attacked(siege: Siege, kills: int) -> Counter[str]:
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
