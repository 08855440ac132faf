"""Whether a node says truly that it can work: with a full disk, a hung Redis, a damaged file."""

import asyncio
import http.client
import logging
import random
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from structlog.testing import capture_logs

from tests.server.backends import Postgres, Redis
from tests.server.house import House, open_house
from tests.server.people.test_accounts import register
from tests.server.players import Place, begin, play_out
from tests.server.process import Process
from uguisu.client import Refusal, Refused, Session, new_key, new_table, sign_in
from uguisu.server.errors import CannotServe
from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.problems import Health, Problem
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.run import prepared
from uguisu.server.settings import Settings

PAGE = 4096


async def health(url: str) -> str:
    """`ok`, `alone`, or the status and the sentence that says what is wrong."""
    try:
        found: Health = await Session(url).get("/readyz", Health)
    except Refusal as refusal:
        return f"{refusal.status} {refusal.problem.sentence}"
    return found.status


async def becomes(url: str, wanted: Callable[[str], bool]) -> str:
    async with asyncio.timeout(60):
        while not wanted(now := await health(url)):
            await asyncio.sleep(0.05)
    return now


async def problem(work: Awaitable[object]) -> Problem:
    with pytest.raises(Refusal) as refusal:
        await work
    assert refusal.value.status == 503
    return refusal.value.problem


async def test_a_full_disk_is_told_and_nothing_breaks(tmp_path: Path) -> None:
    """The kernel lets no file of the server grow any more, as if the disk had no room."""
    server = Process(tmp_path, UGUISU_LOG_FORMAT="json")
    server.stderr = subprocess.PIPE
    server.start()
    aki = await sign_in(server.url, "Aki")
    place = Place(aki, await new_table(aki, "war-of-clans", 3))
    await place.connect()
    assert await health(server.url) == "ok"

    _, hard = resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (PAGE, hard))
    told = await becomes(server.url, lambda text: text != "ok")
    refusals = [
        await problem(sign_in(server.url, "Bo")),
        await problem(new_table(aki, "war-of-clans", 3)),
    ]
    with pytest.raises(Refused, match="busy"):
        await place.do(incoming.Say(key=new_key(), text="lost?"))
    listing = await aki.get("/api/my/tables", Listing)

    resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (hard, hard))
    await becomes(server.url, lambda text: text == "ok")
    await sign_in(server.url, "Bo")
    await place.do(incoming.Say(key=new_key(), text="found"))
    server.running.terminate()
    assert server.running.stderr is not None
    with server.running.stderr as stderr:
        logged = stderr.read()
    server.ended()

    assert told.startswith("503 The disk")
    assert {refusal.code for refusal in refusals} == {"busy"}
    assert all("disk" in refusal.sentence for refusal in refusals)
    assert len(listing.tables) == 1
    assert '"level":"error"' not in logged
    assert "Traceback" not in logged


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGTERM])
async def test_a_redis_that_hangs_or_is_gone_is_told(
    nodes: tuple[House, House], redis_server: Redis, number: int
) -> None:
    for house in nodes:
        await becomes(house.url, lambda text: text == "ok")

    redis_server.process.send_signal(number)
    try:
        for house in nodes:
            await becomes(house.url, lambda text: text == "alone")
        places = await begin(nodes[0].url, "war-of-clans", 1, 3)
        await play_out(places)
    finally:
        if number == signal.SIGSTOP:
            redis_server.process.send_signal(signal.SIGCONT)
        else:
            redis_server.process.wait(timeout=20)
            await asyncio.to_thread(redis_server.start)

    for house in nodes:
        await becomes(house.url, lambda text: text == "ok")


async def test_a_redis_that_hangs_at_the_start_is_one_sentence(
    settings: Settings, redis_server: Redis
) -> None:
    redis_server.process.send_signal(signal.SIGSTOP)
    try:
        with pytest.raises(CannotServe, match="Redis cannot be reached"):
            await asyncio.to_thread(prepared, replace(settings, redis=redis_server.url))
    finally:
        redis_server.process.send_signal(signal.SIGCONT)


async def test_a_database_that_hangs_is_told(settings: Settings, postgres: Postgres) -> None:
    """It waits for a lock that somebody else has."""
    database = postgres.new_database(f"hanging-{settings.port}")
    with open_house(replace(settings, database=database)) as house:
        assert await health(house.url) == "ok"
        with house.node.store.engine.connect() as connection, connection.begin():
            connection.execute(sa.text("LOCK TABLE keys IN ACCESS EXCLUSIVE MODE"))
            told = await becomes(house.url, lambda text: text != "ok")

        assert told == "503 The database does not answer."
        await becomes(house.url, lambda text: text == "ok")


# Damage.


async def a_used_database(settings: Settings) -> Path:
    """A file of SQLite with some games and an account in it."""
    with open_house(settings) as house:
        await register(await sign_in(house.url, "Aki"), "aki", keep_name=True)
        for seed in range(4):
            places = await begin(house.url, "war-of-clans", 1, 3, public=True)
            await play_out(places, seed)
    return Path(settings.data) / "uguisu.db"


def damage(file: Path, page: int, lots: random.Random) -> None:
    """Write over the first half of a page."""
    content = bytearray(file.read_bytes())
    content[page * PAGE : page * PAGE + PAGE // 2] = lots.randbytes(PAGE // 2)
    file.write_bytes(content)


def pages_of_trees(content: bytes) -> list[int]:
    """All but the first and those that hold nothing but parts of long values, of which SQLite
    cannot know whether they are right."""
    return [n for n in range(1, len(content) // PAGE) if content[n * PAGE] in (2, 5, 10, 13)]


async def test_damage_inside_the_database_is_one_sentence_at_the_start(settings: Settings) -> None:
    file = await a_used_database(settings)
    whole = file.read_bytes()
    lots = random.Random(1)
    pages = pages_of_trees(whole)[::3]
    for page in pages:
        file.write_bytes(whole)
        damage(file, page, lots)

        with pytest.raises(CannotServe, match=r"is damaged|is malformed"):
            prepared(settings)

    command = [sys.executable, "-c", "from uguisu.cli import main; main()", "serve"]
    options = ["--port", str(settings.port), "--data", settings.data]
    run = subprocess.run([*command, *options], capture_output=True, text=True, check=False)
    assert len(pages) > 7
    assert run.returncode == 1
    assert "Traceback" not in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.fixture
def nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.ERROR), capture_logs() as lines:
        yield
    assert not [line for line in lines if line["log_level"] in ("error", "critical")]
    assert not caplog.records


def statuses(house: House, paths: list[str]) -> set[int]:
    found = set()
    for path in paths:
        connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=30)
        connection.request("GET", path)
        found.add(connection.getresponse().status)
        connection.close()
    return found


@pytest.mark.usefixtures("nothing_breaks")
async def test_damage_found_while_serving_is_refused_like_an_outage(settings: Settings) -> None:
    file = await a_used_database(settings)
    whole = file.read_bytes()
    roots, tables = inside(file)
    lots = random.Random(2)
    paths = ["/api/tables", "/api/finished", "/readyz", "/api/ratings/war-of-clans"]
    paths += ["/api/people/aki", *(f"/api/tables/{id}/record" for id in tables)]
    found: dict[str, set[int]] = {}

    for name in ("log", "tables", "people", "ratings", "keys"):
        file.write_bytes(whole)
        damage(file, roots[name] - 1, lots)
        with open_house(settings) as house:
            found[name] = await asyncio.to_thread(statuses, house, paths)

    assert set().union(*found.values()) == {200, 503}
    assert all(503 in codes for codes in found.values())


def inside(file: Path) -> tuple[dict[str, int], list[str]]:
    """The first page of every table of the database, and the ids of the tables with games."""
    with closing(sqlite3.connect(file)) as connection:
        roots = dict(connection.execute("SELECT name, rootpage FROM sqlite_master").fetchall())
        tables = [id for (id,) in connection.execute("SELECT id FROM tables")]
    return roots, tables
