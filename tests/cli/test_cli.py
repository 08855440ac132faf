"""The command line as a user types it: every command, and everything that can be wrong."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal.tables import record_file, whole_game
from uguisu import __version__
from uguisu.bots.registry import bots_of
from uguisu.cli import run
from uguisu.cli.dispatch import COMMANDS
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.texts import LANGUAGES, catalogue

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def wrong(capsys: Captured, *argv: str, code: int = 2) -> str:
    """The one sentence for a wrong command line, with exit code 2 and nothing else said."""
    exited = run(argv)
    said = capsys.readouterr()
    assert exited == code
    assert said.out == ""
    assert said.err.startswith("uguisu: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err.removeprefix("uguisu: ").rstrip("\n")


def invalid(capsys: Captured, *argv: str) -> str:
    """The same where the command line is right, but not what it works with: exit code 1."""
    return wrong(capsys, *argv, code=1)


def printed(capsys: Captured, *argv: str) -> str:
    assert run(argv) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


# Help and version.


def test_the_help_lists_every_command(capsys: Captured) -> None:
    out = printed(capsys, "--help")

    for command in COMMANDS:
        assert f"\n  {command} " in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: Captured) -> None:
    out = printed(capsys, command, "--help")

    assert f"Usage: uguisu {command}" in out
    assert "cli-" not in out


@pytest.mark.parametrize(
    "words", [*((command,) for command in COMMANDS), ("lab", "balance"), ("admin", "list"), ()]
)
def test_h_is_short_for_help(words: tuple[str, ...], capsys: Captured) -> None:
    short = printed(capsys, *words, "-h")

    assert short == printed(capsys, *words, "--help")
    assert "-h, --help" in short


def test_help_is_in_the_language_asked_for(capsys: Captured) -> None:
    out = printed(capsys, "--language", "it", "--help")

    assert "Gioca" in out
    assert "Comandi:" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_no_page_of_the_help_mixes_languages(command: str, language: str, capsys: Captured) -> None:
    out = printed(capsys, command, "--help", "--language", language)

    text = catalogue(language).text
    assert out.startswith(text("cli-help-word-usage"))
    assert text(f"cli-help-{command}").split()[0] in out
    assert ("[default" in out) <= (language == "en")


def test_help_is_in_the_language_of_the_environment(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")

    assert "Gioca" in printed(capsys, "--help")


def test_the_version(capsys: Captured) -> None:
    assert printed(capsys, "--version") == f"uguisu {__version__}\n"


def test_without_a_terminal_and_a_command_there_is_help(capsys: Captured) -> None:
    assert "Usage: uguisu" in printed(capsys)


# UsageError command lines.


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["paly"], "There is no command paly; did you mean play?"),
        (["xyz"], "There is no command xyz; try uguisu --help."),
        (["sim"], "GAME is missing; try --help."),
        (["play", "--sets", "3"], "There is no option --sets; did you mean --seats?"),
        (["play", "--qqq"], "There is no option --qqq; try --help."),
        (["play", "war-of-clans", "--seats"], "--seats needs a value."),
        (["play", "war-of-clans", "--seats", "x"], "--seats needs a whole number."),
        (["games", "a"], "There is no command games a; try uguisu games --help."),
        (
            ["rules", "shinobi", "SHI-1", "a"],
            "Too many arguments; try uguisu rules --help.",
        ),
        (["play", "war-of-clan"], "There is no game war-of-clan; did you mean war-of-clans?"),
        (["play", "War_of_Clans"], "There is no game War_of_Clans; did you mean war-of-clans?"),
        (
            ["play", "war-of-clans", "--seats", "9"],
            "war-of-clans is for 3 to 5 players, not 9.",
        ),
        (
            ["play", "war-of-clans", "--people", "4", "--seats", "3"],
            "4 people do not fit on 3 seats.",
        ),
        (["play", "war-of-clans", "--people", "7"], "7 people do not fit on 6 seats."),
        (
            ["play", "war-of-clans", "--people", "Ann,Ann"],
            "People are a number, or different names with commas between them, not Ann,Ann.",
        ),
        (
            ["play", "war-of-clans", "--bot", "hal"],
            f"war-of-clans has no bot hal; there are {', '.join(bots_of('war-of-clans'))}.",
        ),
        (
            ["play", "war-of-clans", "--option", "final_lap=never"],
            "Option final_lap cannot be never; it can be: others, everyone (WOC-19).",
        ),
        (
            ["play", "war-of-clans", "--seed", "a\nb"],
            "A seed is one line of at most 100 characters.",
        ),
        (["play", "--cores", "0"], "--cores must be a number from 1 to 64, not 0."),
        (["sim", "shinobi", "--cores", "65"], "--cores must be a number from 1 to 64, not 65."),
        (["sim", "war-of-clans", "-n", "0"], "The number of games is 1 to 10000000, not 0."),
        (["sim", "war-of-clans", "--seats", "2"], "war-of-clans is for 3 to 5 players, not 2."),
        (
            ["rules", "war-of-clans", "WOC-121"],
            "The rules of war-of-clans have no WOC-121; did you mean WOC-21?",
        ),
        (["rules", "war-of-clans", "zzzz"], "The rules of war-of-clans have no zzzz."),
        (["--language", "ja"], "There is no language ja; there are en, it, es, fr, de."),
        (["games", "--language=ja"], "There is no language ja; there are en, it, es, fr, de."),
        (["verify", "/nowhere"], "/nowhere cannot be read: No such file or directory."),
        (["replay", "/"], "/ cannot be read: Is a directory."),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(
    argv: list[str], sentence: str, capsys: Captured
) -> None:
    assert wrong(capsys, *argv) == sentence


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["play", "war-of-clans"], "This needs a terminal to play in."),
        (["play"], "This needs a terminal to play in."),
        (["play", "--resume"], "There is no interrupted game to resume."),
    ],
)
def test_what_does_not_work_is_told_in_one_sentence(
    argv: list[str], sentence: str, capsys: Captured
) -> None:
    assert invalid(capsys, *argv) == sentence


def test_an_unknown_game_that_is_like_none_gets_the_list(capsys: Captured) -> None:
    assert wrong(capsys, "play", "chess") == (
        f"There is no game chess; there are {', '.join(GAMES)}."
    )


@pytest.mark.parametrize("word", ["speed=9", "final_lap", "=", ""])
def test_an_unknown_option_gets_the_list(word: str, capsys: Captured) -> None:
    said = wrong(capsys, "play", "war-of-clans", "--option", word)

    assert "final_lap, start" in said


def test_mistakes_are_told_in_the_language_asked_for(capsys: Captured) -> None:
    assert wrong(capsys, "--language", "de", "paly").endswith("play?")
    assert "There is no" not in wrong(capsys, "--language", "de", "paly")


def test_a_data_folder_that_cannot_be_written(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("UGUISU_DATA", str(tmp_path / "file" / "data"))

    assert "UGUISU_DATA can name another folder." in invalid(capsys, "play", "war-of-clans")


# Records that are none.


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "is not a valid record"),
        (b"hello\n", "is not a valid record"),
        (b"\x00\xff\xfe\x80binary", "is not a text file"),
        (b"uguisu record 1\ngame war-of-clans\x1b[2J\n", "is not a text file"),
        (b"uguisu record 1\ngame chess\nseats 2\nseed 1\n\n", "is a record of chess"),
        (b"uguisu record 1\ngame war-of-clans\nseats 99\nseed 1\n\nA t>B\n", "valid record"),
        (b"uguisu record 1\ngame war-of-clans\nseats 0\nseed 1\n\nA t>B\n", "valid record"),
        (b"uguisu record 1\ngame war-of-clans\nseats 3\nseed 1\n\nQ t>B\n", "valid record"),
        (b"uguisu record 1\ngame war-of-clans\nseats 3\nseed 1\n\nA zz\n", "valid record"),
        (b"uguisu record 1\ngame war-of-clans\nseats 3\nseed 1\noption a b\n\n", "valid record"),
        (b"uguisu record 1\ngame war-of-clans\nseats 3\nseed 1\n|x = [\n\n", "valid record"),
        (b"x" * 5_000_000, "is too large"),
    ],
)
@pytest.mark.parametrize("command", [("verify",), ("replay", "--json"), ("replay", "--text")])
def test_a_file_that_is_no_record_is_refused(
    content: bytes, part: str, command: tuple[str, ...], capsys: Captured, tmp_path: Path
) -> None:
    path = tmp_path / "file.uguisu"
    path.write_bytes(content)

    assert part in invalid(capsys, *command, str(path))


@pytest.mark.parametrize("command", [("verify",), ("replay", "--text")])
def test_a_dash_reads_standard_input(command: tuple[str, ...], tmp_path: Path) -> None:
    file = record_file(tmp_path, whole_game())
    program = [sys.executable, "-m", "uguisu", *command]

    named = subprocess.run([*program, str(file)], capture_output=True, check=True)
    piped = subprocess.run(
        [*program, "-"], input=file.read_bytes(), capture_output=True, check=True
    )
    none = subprocess.run([*program, "-"], input=b"", capture_output=True, check=False)

    assert piped.stdout == named.stdout
    assert none.returncode == 1
    assert b"not a valid record" in none.stderr


def test_a_record_that_ends_too_early_is_refused(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "file.uguisu"
    path.write_text("uguisu record 1\ngame war-of-clans\nseats 3\nseed 1\n\nend 1 2 3\n")

    assert "it is not over" in invalid(capsys, "verify", str(path))


def test_a_record_with_a_forbidden_action_is_refused(capsys: Captured, tmp_path: Path) -> None:
    play = whole_game()
    path = record_file(tmp_path, play)
    lines = path.read_text().splitlines()
    first = lines.index("") + 1
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    path.write_text("\n".join(lines) + "\n")

    assert "Action 1 of the record is refused" in invalid(capsys, "verify", str(path))
    assert "is not a valid record" in invalid(capsys, "replay", "--json", str(path))


def test_a_record_with_another_result_is_refused(capsys: Captured, tmp_path: Path) -> None:
    path = record_file(tmp_path, whole_game())
    played, _, _ = path.read_text().rpartition("end ")
    path.write_text(f"{played}end 3 3 3\n")

    assert "another result" in invalid(capsys, "verify", str(path))


# What works.


def test_games_lists_every_game(capsys: Captured) -> None:
    out = printed(capsys, "games")

    for game in GAMES.values():
        assert game.id in out
        assert f"{game.seat_range[0]}–{game.seat_range[-1]}" in out
        for option in game.options:
            assert f"{option.name}=" in out


def test_rules_prints_the_book(capsys: Captured) -> None:
    assert printed(capsys, "rules", "war-of-clans").startswith("# Shinobi: War of Clans\n")


@pytest.mark.parametrize("clause", ["WOC-12", "woc-12"])
def test_rules_prints_a_single_clause(clause: str, capsys: Captured) -> None:
    out = printed(capsys, "rules", "war-of-clans", clause)

    assert out.startswith("- **WOC-12** ")
    assert "WOC-13" not in out


def test_rules_prints_a_chapter(capsys: Captured) -> None:
    out = printed(capsys, "rules", "war-of-clans", "set-up")

    assert out.startswith("## Set-up\n")
    assert "WOC-3" in out
    assert "## Your turn" not in out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules(game: str, capsys: Captured) -> None:
    assert f"{GAMES[game].prefix}-1" in printed(capsys, "rules", game)


def test_verify_confirms_a_finished_game(capsys: Captured, tmp_path: Path) -> None:
    play = whole_game()
    out = printed(capsys, "verify", str(record_file(tmp_path, play)))

    winner = play.players[play.state.places().index(1)]
    assert out.startswith("The record is right: Shinobi: War of Clans, ")
    assert winner in out
    assert str(len(play.entries)) in out


def test_verify_confirms_an_unfinished_game(capsys: Captured, tmp_path: Path) -> None:
    play = Play(GAMES["war-of-clans"], 3, seed=1)

    out = printed(capsys, "verify", str(record_file(tmp_path, play)))

    assert "not finished" in out


def test_replay_prints_every_view_as_json(capsys: Captured, tmp_path: Path) -> None:
    play = whole_game()
    lines = printed(capsys, "replay", str(record_file(tmp_path, play)), "--json").splitlines()

    steps = [json.loads(line) for line in lines]
    assert len(steps) == len(play.entries) + 1
    assert all(step["view"]["observer"] is None for step in steps)
    assert "seed" not in lines[0]
    assert all(hand["type"] == "face-down" for hand in steps[0]["view"]["hands"])


def test_replay_prints_the_views_of_a_seat(capsys: Captured, tmp_path: Path) -> None:
    file = str(record_file(tmp_path, whole_game()))
    lines = printed(capsys, "replay", file, "--json", "--seat", "b").splitlines()

    hands = json.loads(lines[0])["view"]["hands"]
    assert [hand["type"] for hand in hands] == ["face-down", "hand", "face-down"]


def test_replay_prints_the_log(capsys: Captured, tmp_path: Path) -> None:
    out = printed(capsys, "replay", str(record_file(tmp_path, whole_game())), "--text")

    assert " deploys " in out
    assert out.rstrip().endswith("wins the war.")


def test_replay_prints_the_log_in_another_language(capsys: Captured, tmp_path: Path) -> None:
    file = str(record_file(tmp_path, whole_game()))

    assert " deploys " not in printed(capsys, "replay", file, "--text", "--language", "fr")


def test_replay_refuses_a_seat_that_is_none(capsys: Captured, tmp_path: Path) -> None:
    file = str(record_file(tmp_path, whole_game()))

    assert wrong(capsys, "replay", file, "--json", "--seat", "D") == (
        "There is no seat D; seats are A to C."
    )
    assert wrong(capsys, "replay", file, "--json", "--text") == "Choose one of --json and --text."


# Simulations.


def test_equal_seeds_give_equal_simulations(capsys: Captured) -> None:
    argv = ("sim", "war-of-clans", "-n", "5", "--seats", "4", "--json", "--no-timing")

    first = printed(capsys, *argv)

    assert printed(capsys, *argv) == first
    assert printed(capsys, *argv, "--seed", "2") != first


def test_a_simulation_reports_what_was_played(capsys: Captured) -> None:
    out = printed(
        capsys, "sim", "war-of-clans", "-n", "8", "--seats", "4", "--json",
        "--bot", "genin", "--bot", "random", "--option", "final_lap=everyone",
    )  # fmt: skip

    report = json.loads(out)
    assert report["games"] == 8
    assert report["options"] == {"final_lap": "everyone"}
    assert [share["games"] for share in report["wins_by_seat"]] == [8] * 4
    assert sum(share["share"] for share in report["wins_by_seat"]) == pytest.approx(1)
    assert {share["name"]: share["games"] for share in report["wins_by_bot"]} == {
        "genin": 16,
        "random": 16,
    }
    assert report["timing"]["games_per_second"] > 0
    assert report["decisions"]["min"] <= report["decisions"]["mean"] <= report["decisions"]["max"]


def test_a_simulation_prints_tables(capsys: Captured) -> None:
    out = printed(capsys, "sim", "war-of-clans", "-n", "3", "--no-timing")

    assert "Games" in out
    assert "95% interval" in out
    assert "Games per second" not in out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated(game: str, capsys: Captured) -> None:
    report = json.loads(printed(capsys, "sim", game, "-n", "2", "--json"))

    assert report["decisions"]["total"] > 0


# Exit codes, and the command as a process.


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("nothing",), 2),
        (("sim", "--nothing"), 2),
        (("sim", "shinobi", "--seats", "99"), 2),
        (("play", "shinobi"), 1),
        (("play", "--resume"), 1),
        (("lab", "balance", "shinobi", "--house", "/nowhere"), 2),
        (("lab", "balance", "shinobi", "--out", "/dev/null/x"), 1),
        (("ladder", "shinobi", "--write", "/nowhere"), 2),
        (("verify", "/nowhere"), 2),
        (("replay", "/nowhere"), 2),
        (("admin", "import", "/nowhere"), 2),
        (("admin", "list", "--data", "/nowhere"), 1),
        (("serve", "--data", "/dev/null/x"), 1),
        (("serve", "--config", "/nowhere"), 2),
        (("games",), 0),
    ],
)
def test_exit_codes(words: tuple[str, ...], code: int, capsys: Captured) -> None:
    assert run(words) == code

    assert (capsys.readouterr().err == "") == (code == 0)


def uguisu(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(Path(sys.executable).with_name("uguisu")), *argv],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_installed_command_runs() -> None:
    done = uguisu("--version")

    assert (done.returncode, done.stdout, done.stderr) == (0, f"uguisu {__version__}\n", "")


def test_python_runs_it_as_a_module() -> None:
    command = [sys.executable, "-m", "uguisu", "games", "-h"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stdout.startswith("Usage: uguisu games")
    assert done.stderr == ""


OWN_BOT = """
class First:
    def choose(self, turn):
        return turn.legal[0]
"""


def test_a_bot_may_be_a_class_of_a_module_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "bots_of_mine.py").write_text(OWN_BOT)
    command = [str(Path(sys.executable).with_name("uguisu"))]
    words = ["sim", "shinobi", "-n", "4", "--bot", "bots_of_mine:First", "--json"]

    done = subprocess.run(
        [*command, *words], cwd=tmp_path, capture_output=True, text=True, check=True
    )

    assert json.loads(done.stdout)["bots"] == ["bots_of_mine:First"]
    assert done.stderr == ""


def test_an_installed_module_is_not_shadowed_by_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text(OWN_BOT)
    command = [str(Path(sys.executable).with_name("uguisu"))]

    done = subprocess.run(
        [*command, "sim", "shinobi", "-n", "1", "--bot", "json:First"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 2
    assert "json:First cannot be loaded" in done.stderr


def test_the_installed_command_tells_mistakes() -> None:
    done = uguisu("paly", LANG="C")

    assert done.returncode == 2
    assert done.stderr == "uguisu: There is no command paly; did you mean play?\n"


SMALL_PIPE = 4096
"""Bytes, so that no game fits: whoever writes one waits for the reader."""


def test_a_reader_that_stops_early_is_no_mistake(tmp_path: Path) -> None:
    file = record_file(tmp_path, whole_game())
    command = [str(Path(sys.executable).with_name("uguisu")), "replay", str(file), "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, pipesize=SMALL_PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()

        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_help_needs_none_of_the_slow_modules() -> None:
    """What makes `uguisu --help` quick: the screens, the texts and the games are not imported."""
    code = (
        "import sys; from uguisu.cli import run; run(['--help']); "
        "print([m for m in ('textual', 'rich', 'fluent', 'msgspec', 'uguisu.games', 'asyncio')"
        " if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stderr == "[]\n"
