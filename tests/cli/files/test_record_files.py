"""Record files from anywhere: read, or refused with a reason; never anything else."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.terminal.tables import record_file, whole_game
from uguisu.cli.files.record_files import LARGEST, read_file
from uguisu.cli.usage_errors import UsageError
from uguisu.games import GAMES, make
from uguisu.games.rulebook import printed_components
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.play import Play
from uguisu.kernel.record import RecordedAction, replay, write_record

QUIET = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def judge(path: Path) -> bool:
    """Whether the file is a valid record; any other error than ours is a failure."""
    try:
        record, game = read_file(path)
        replay(record, game)
    except (UsageError, UguisuError):
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_record_comes_back_as_it_was_written(game: str, tmp_path: Path) -> None:
    play = Play(GAMES[game], GAMES[game].seat_range[0], seed=1, players=("Ann", "Bob"))

    record, found = read_file(record_file(tmp_path, play))

    assert found is GAMES[game]
    assert write_record(record, found) == write_record(play.record(), found)


def test_a_record_with_house_components_brings_them(tmp_path: Path) -> None:
    house = printed_components("war-of-clans").replace("mori = 11", "\tmori = 9")
    play = Play(make("war-of-clans", house), 3, seed=1)

    _, game = read_file(record_file(tmp_path, play))

    assert game.house


@pytest.mark.parametrize(
    "house", ["a = " + "[" * 500, "a = " + "1" * 4_301, "[a" + ".a" * 9_000 + "]"]
)
def test_a_record_with_hostile_components_is_refused(house: str, tmp_path: Path) -> None:
    path = tmp_path / "hostile.uguisu"
    path.write_text(f"uguisu record 1\ngame shinobi\nseats 2\nseed 1\n|{house}\n\n")

    with pytest.raises(UsageError, match="cli-bad-record") as refused:
        read_file(path)

    assert "House components may have at most" in str(refused.value.args_of_text["reason"])


@QUIET
@given(st.data())
def test_a_record_with_changed_lines_is_read_or_refused(
    tmp_path: Path, data: st.DataObject
) -> None:
    lines = write_record(PLAYED.record(), PLAYED.game).splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    change = data.draw(st.sampled_from(["drop", "twice", "swap", "words", "text"]))
    if change == "drop":
        lines.pop(number)
    elif change == "twice":
        lines.insert(number, lines[number])
    elif change == "swap":
        lines.insert(0, lines.pop(number))
    elif change == "words":
        lines[number] = " ".join(reversed(lines[number].split()))
    else:
        lines[number] = data.draw(st.text(max_size=30))
    path = tmp_path / "changed.uguisu"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", errors="surrogateescape")

    judge(path)


@QUIET
@given(st.binary(max_size=300))
def test_any_bytes_are_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bytes.uguisu"
    path.write_bytes(content)

    assert not judge(path)


@QUIET
@given(st.binary(max_size=200))
def test_a_head_with_any_bytes_after_it_is_read_or_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tail.uguisu"
    path.write_bytes(b"uguisu record 1\ngame war-of-clans\nseats 3\nseed 1\n" + content)

    judge(path)


@pytest.mark.parametrize("seats", ["0", "1", "6", "7", "26", "27", "999999999", "-3", "x", "٣"])
@pytest.mark.parametrize("game", GAMES)
def test_impossible_seats_are_refused(game: str, seats: str, tmp_path: Path) -> None:
    path = tmp_path / "seats.uguisu"
    path.write_text(f"uguisu record 1\ngame {game}\nseats {seats}\nseed 1\n\nZ x\n", "utf-8")

    assert not judge(path)


def test_a_large_file_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "large.uguisu"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)

    with pytest.raises(UsageError, match="cli-huge-file"):
        read_file(path)


def test_a_time_that_goes_back_is_refused(tmp_path: Path) -> None:
    """In a timed game every event is later than the one before."""
    game = GAMES["ninja-master"]
    play = Play(game, 2, seed=1)
    (thrower,) = play.state.actors()
    play.act(thrower, play.state.legal(thrower)[0])
    entries = (*play.entries, RecordedAction(-1, play.state.legal(-1)[0], 1))
    path = record_file(tmp_path, play)
    text = path.read_text() + f"clock {game.write_action(entries[-1].action)} @1\n"
    path.write_text(text)

    assert not judge(path)


PLAYED = whole_game()
