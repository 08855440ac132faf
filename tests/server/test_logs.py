"""Logs: JSON lines, with the place of a fault and without anybody's secrets."""

import errno
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
import structlog

from uguisu.server import logs
from uguisu.server.settings import Settings
from uguisu.server.store.schema import log
from uguisu.server.store.store import Store


class Terminal(io.StringIO):
    """Where a person reads along."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    before = root.handlers, root.level
    yield
    root.handlers, root.level = before
    structlog.reset_defaults()


@pytest.fixture
def stream() -> io.StringIO:
    stream = io.StringIO()
    logs.set_up("info", "auto", stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_an_object_with_time_and_level(stream: io.StringIO) -> None:
    structlog.get_logger().warning("bot failed", game="shinobi")

    (line,) = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "bot failed", "game": "shinobi", "level": "warning"}


def test_what_is_below_the_level_is_left_out(stream: io.StringIO) -> None:
    structlog.get_logger().debug("much too much")
    logging.getLogger("uvicorn.error").debug("much too much")

    assert not lines(stream)


@pytest.mark.parametrize("library", [False, True])
def test_a_fault_is_told_by_kind_and_place_only(stream: io.StringIO, library: bool) -> None:
    try:
        raise ValueError("the seed is 1234")
    except ValueError:
        if library:
            logging.getLogger("uvicorn.error").exception("it broke")
        else:
            structlog.get_logger().exception("it broke")

    (line,) = lines(stream)
    assert line["error"] == "ValueError"
    assert "test_logs.py" in line["where"][0]
    assert "1234" not in stream.getvalue()


def speak() -> None:
    structlog.get_logger().warning("a bot failed", game="shinobi")
    logging.getLogger("uvicorn.error").info("Application startup complete.")


def test_at_a_terminal_lines_are_for_people_and_the_libraries_are_quiet() -> None:
    terminal = Terminal()
    logs.set_up("info", "auto", terminal)

    speak()

    (line,) = terminal.getvalue().splitlines()
    assert "a bot failed" in line
    assert "shinobi" in line
    assert not line.startswith("{")


@pytest.mark.parametrize(("form", "count"), [("json", 2), ("text", 1)])
def test_the_form_of_the_lines_can_be_chosen(form: str, count: int) -> None:
    terminal = Terminal()
    logs.set_up("info", form, terminal)

    speak()

    found = terminal.getvalue().splitlines()
    assert len(found) == count
    assert all(line.startswith("{") for line in found) == (form == "json")


def test_errors_of_the_database_do_not_quote_entries(settings: Settings) -> None:
    store = Store(settings.database_url)
    store.prepare()
    row = {"table_id": "t", "number": 1, "at": 1, "entry": b"the secret"}

    with store.engine.begin() as connection:
        insert = sa.insert(log).values(row)
        connection.execute(insert)
        with pytest.raises(sa.exc.IntegrityError) as error:
            connection.execute(insert)

    assert "the secret" not in str(error.value)
    store.engine.dispose()


class FullDisk(io.StringIO):
    def write(self, _: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_stops_nothing_but_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("info", "json", FullDisk())

    structlog.get_logger().error("the database cannot be written")
    logging.getLogger("uvicorn.error").error("neither can this")

    assert capsys.readouterr().err == ""


def test_a_closed_stream_stops_nothing_either(capsys: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()
    logs.set_up("info", "json", stream)
    stream.close()

    structlog.get_logger().error("nobody reads this")
    logging.getLogger("uvicorn.error").error("nor this")

    assert capsys.readouterr().err == ""
