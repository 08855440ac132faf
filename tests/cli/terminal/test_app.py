"""The command in a real terminal: what a player types, what the screen shows, how it ends."""

import os
import re
import signal
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminals import PATIENCE, Terminal


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def start(opened: list[Terminal], data: Path, *argv: str, **environment: str) -> Terminal:
    terminal = Terminal(data, *argv, **environment)
    opened.append(terminal)
    return terminal


def test_a_game_is_interrupted_and_resumed(data: Path, opened: list[Terminal]) -> None:
    first = start(opened, data, "play", "war-of-clans", "--seed", "4", "--option", "start=A")
    first.wait_for("Your first order")
    first.type("1")
    first.wait_for("→ …")
    first.type("1")
    first.wait_for("Your second order")
    first.type("q")
    assert first.end() == 0

    again = start(opened, data, "play", "--resume")
    again.wait_for("Your second order")
    again.type("\x03")

    assert again.end() == 130
    assert "Traceback" not in again.seen


def test_a_killed_game_loses_nothing(data: Path, opened: list[Terminal]) -> None:
    first = start(opened, data, "play", "war-of-clans", "--option", "start=A")
    first.wait_for("Your first order")
    first.type("1")
    first.wait_for("→ …")
    first.type("1")
    first.wait_for("Your second order")
    os.kill(first.process.pid, signal.SIGKILL)
    first.process.wait(PATIENCE)

    again = start(opened, data, "play", "war-of-clans")
    again.wait_for("An interrupted game")
    again.type("\r")

    again.wait_for("Your second order")


def test_a_terminal_that_vanishes_ends_the_game(data: Path, opened: list[Terminal]) -> None:
    terminal = start(opened, data, "play", "war-of-clans", "--option", "start=A")
    terminal.wait_for("Your first order")

    assert terminal.vanish() == 130


def test_a_game_that_is_played_is_not_offered_to_a_second_window(
    data: Path, opened: list[Terminal]
) -> None:
    first = start(opened, data, "play", "war-of-clans", "--option", "start=A")
    first.wait_for("Your first order")
    first.type("1")
    first.wait_for("→ …")
    first.type("1")
    first.wait_for("Your second order")

    second = start(opened, data, "play", "--resume")

    assert second.end() == 1
    assert "There is no interrupted game to resume." in second.seen


def test_the_menu_opens_without_a_command(data: Path, opened: list[Terminal]) -> None:
    terminal = start(opened, data)
    terminal.wait_for("Sit down and begin")
    terminal.type("\x03")

    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen


def test_the_menu_opens_the_browser_for_those_who_prefer_it(
    data: Path, opened: list[Terminal]
) -> None:
    terminal = start(opened, data, UGUISU_PORT="0")
    terminal.wait_for("Sit down and begin")
    terminal.type("\x1b[B")
    terminal.wait_for("friends by a link")
    terminal.type("\r")
    written = terminal.wait_for("Serving at http://localhost:")
    while not (found := re.search(r"http://localhost:(\d+)\r?\n", written)):
        written += terminal.wait_for("\n")

    with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/healthz", timeout=PATIENCE) as answer:
        assert answer.status == 200
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 0


def test_a_resumed_game_keeps_its_language(data: Path, opened: list[Terminal]) -> None:
    first = start(opened, data, "play", "war-of-clans", "--seed", "4", "--option", "start=A")
    first.wait_for("Your first order")
    first.type("l")
    first.wait_for("Il tuo primo ordine")
    first.type("1")
    first.wait_for("→ …")
    first.type("1")
    first.wait_for("Il tuo secondo ordine")
    first.type("q")
    assert first.end() == 0

    again = start(opened, data, "play", "--resume", LANG="de_DE.UTF-8")
    again.wait_for("Il tuo secondo ordine")
    again.type("q")
    assert again.end() == 0

    asked = start(opened, data, "--language", "en", "play", "--resume")
    asked.wait_for("Your second order")


def test_a_simulation_shows_its_progress_and_what_it_has_when_interrupted(
    data: Path, opened: list[Terminal]
) -> None:
    terminal = start(opened, data, "sim", "war-of-clans", "-n", "1000000")
    terminal.wait_for("Playing")
    terminal.process.send_signal(signal.SIGINT)

    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
    assert re.search(r"Interrupted after \d+ of 1,000,000 games\.", terminal.words())


@pytest.mark.parametrize(
    "job", [("ladder", "shinobi", "--seats", "4"), ("lab", "balance", "shinobi")]
)
def test_a_long_job_says_how_to_go_on_when_interrupted(
    job: tuple[str, ...], data: Path, opened: list[Terminal], tmp_path: Path
) -> None:
    out = ("--out", str(tmp_path / "report")) if job[0] == "lab" else ()
    terminal = start(opened, data, *job, *out, "-n", "100000", "--processes", "1")
    terminal.wait_for("Shinobi, 4 players")
    terminal.process.send_signal(signal.SIGINT)

    assert terminal.end() == 130
    assert "Traceback" not in terminal.seen
    told = " ".join(terminal.words().split())
    assert re.search(r"interrupted, [\d,]+ of [\d,]+ games are kept\.", told)
    assert "The same command, without --fresh, goes on from there." in told


COLOUR = re.compile(r"\x1b\[(?:[\d;:]*;)?(?:3[0-8]|4[0-8]|9\d|10\d)(?:[;:][\d;:]*)?m")


def test_the_screens_have_colours(data: Path, opened: list[Terminal]) -> None:
    assert COLOUR.search(start(opened, data).wait_for("Esc leave"))


@pytest.mark.parametrize(
    ("argv", "words"),
    [((), "Esc leave"), (("play", "ninjato", "--seed", "1"), "F1 rules")],
)
def test_no_color_is_honoured_by_the_screens(
    argv: tuple[str, ...], words: str, data: Path, opened: list[Terminal]
) -> None:
    written = start(opened, data, *argv, NO_COLOR="1").wait_for(words)

    assert not COLOUR.search(written)
    assert re.search(r"\x1b\[(?:\d+;)*7(?:;\d+)*m", written), "the focus is shown in reverse"


@pytest.mark.parametrize(
    "command", [("games",), ("sim", "shinobi", "-n", "2"), ("rules", "shinobi")]
)
def test_no_color_is_honoured_by_what_is_printed(
    command: tuple[str, ...], data: Path, opened: list[Terminal]
) -> None:
    terminal = start(opened, data, *command, NO_COLOR="1")

    assert terminal.end() == 0
    assert not COLOUR.search(terminal.seen)


@pytest.mark.parametrize(
    ("game", "environment"),
    [
        ("war-of-clans", {"LANG": "de_DE.UTF-8", "PYTHONIOENCODING": "ascii"}),
        ("shinobi", {"LANG": "C"}),
        ("ninja-master", {"LC_ALL": "C"}),
        ("ninjato", {"LC_ALL": "POSIX"}),
    ],
)
def test_a_terminal_of_ascii_gets_ascii(
    game: str, environment: dict[str, str], data: Path, opened: list[Terminal]
) -> None:
    terminal = start(opened, data, "play", game, "--seed", "1", **environment)

    written = terminal.wait_for(" Q ")

    assert written.isascii()
    assert "Traceback" not in written
    assert "\\u" not in written


def test_on_a_dumb_terminal_there_is_help_in_place_of_the_menu(
    data: Path, opened: list[Terminal]
) -> None:
    terminal = start(opened, data, TERM="dumb")

    assert terminal.end() == 0
    assert "Usage: uguisu" in terminal.seen


def test_on_a_dumb_terminal_a_game_says_what_it_needs(data: Path, opened: list[Terminal]) -> None:
    terminal = start(opened, data, "play", "shinobi", TERM="dumb")

    assert terminal.end() == 1
    assert terminal.seen == "uguisu: This needs a terminal to play in.\r\n"


@pytest.mark.parametrize("command", [("games",), ("sim", "shinobi", "-n", "30")])
def test_a_dumb_terminal_gets_plain_lines_of_ascii(
    command: tuple[str, ...], data: Path, opened: list[Terminal]
) -> None:
    terminal = start(opened, data, *command, TERM="dumb")

    assert terminal.end() == 0
    assert terminal.seen.isascii()
    assert "\x1b" not in terminal.seen
