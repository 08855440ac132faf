"""Starting and stopping: one sentence for what is wrong, and a drain that loses nothing."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.server.players import Place, begin
from tests.server.process import Process
from uguisu.client import new_key
from uguisu.server.errors import CannotServe
from uguisu.server.protocol import incoming, wire
from uguisu.server.run import address_of, check_directory, listen, prepared
from uguisu.server.settings import Settings


def test_a_taken_port_is_one_sentence(settings: Settings) -> None:
    with (
        listen(settings),
        pytest.raises(CannotServe, match=f"Port {settings.port} of 127.0.0.1 cannot be used"),
    ):
        listen(settings)


def test_an_impossible_port_is_one_sentence(settings: Settings) -> None:
    with pytest.raises(CannotServe, match="ports go from 0 to 65535"):
        listen(replace(settings, port=99_999))


def test_a_directory_that_cannot_be_written_is_one_sentence(settings: Settings) -> None:
    with pytest.raises(CannotServe, match="cannot be written"):
        check_directory(replace(settings, data="/proc/nowhere"))


def test_a_missing_directory_is_made(settings: Settings, tmp_path: Path) -> None:
    check_directory(replace(settings, data=str(tmp_path / "new" / "place")))

    assert (tmp_path / "new" / "place").is_dir()


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("nonsense", "database URL cannot be used"),
        ("mysql://x", "database URL cannot be used"),
        ("postgresql+psycopg://x@127.0.0.1:1/x", "database cannot be opened"),
        ("sqlite:////proc/nowhere/x.db", "database cannot be opened"),
    ],
)
def test_a_wrong_database_is_one_sentence(settings: Settings, database: str, sentence: str) -> None:
    with pytest.raises(CannotServe, match=sentence):
        prepared(replace(settings, database=database))


@pytest.mark.parametrize(
    ("redis", "sentence"),
    [("nonsense", "Redis URL cannot be used"), ("redis://127.0.0.1:1", "cannot be reached")],
)
def test_a_wrong_redis_is_one_sentence(settings: Settings, redis: str, sentence: str) -> None:
    with pytest.raises(CannotServe, match=sentence):
        prepared(replace(settings, redis=redis))


def test_the_address_is_one_that_a_browser_understands(settings: Settings) -> None:
    with listen(replace(settings, host="0.0.0.0", port=0)) as listener:
        port = listener.getsockname()[1]

        assert address_of(replace(settings, host="0.0.0.0"), listener) == f"http://localhost:{port}"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--port", "x"], 2),
        (["--nonsense"], 2),
        (["--port", "99999"], 1),
        (["--processes", "0"], 2),
        (["--processes", "-1"], 2),
        (["--processes", "65"], 2),
        (["--processes", "2", "--database", "sqlite://"], 1),
    ],
)
def test_what_is_wrong_is_one_line_without_a_traceback(words: list[str], code: int) -> None:
    command = [sys.executable, "-c", "from uguisu.cli import main; main()", "serve", *words]

    run = subprocess.run(command, capture_output=True, text=True, check=False)

    assert run.returncode == code
    assert "Traceback" not in run.stderr
    assert run.stderr.count("\n") == 1


async def test_a_node_that_stops_sends_its_clients_elsewhere(
    shared: Settings, tmp_path: Path
) -> None:
    """With the word for "at once", which web/tests/line.test.ts shows the browser to follow; how
    soon that is in seconds is measured by bench/restart.py."""
    places = {"UGUISU_DATABASE": shared.database, "UGUISU_REDIS": shared.redis}
    stops, stays = (Process(tmp_path, **places) for _ in range(2))
    stops.start()
    stays.start()
    players = await begin(stops.url, "war-of-clans", 3, 3)
    number = await players[0].do(incoming.Say(key=new_key(), text="before"))
    stops.running.send_signal(signal.SIGTERM)
    for player in players:
        with pytest.raises(ConnectionClosed) as closed:
            await player.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == wire.RESTART

    for player in players:
        player.session.url = stays.url
    await asyncio.gather(*(Place.connect(player) for player in players))

    assert [player.number for player in players] == [number] * 3
    assert stops.ended() == 0
