"""Records: written, read again and replayed."""

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.kernel.records import GAME, WHOLE, played
from uguisu.games import make
from uguisu.games.rulebook import printed_components
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.play import Play
from uguisu.kernel.record import (
    Record,
    RecordedAction,
    read_header,
    read_record,
    replay,
    write_record,
)
from uguisu.kernel.state import fields


def test_a_record_is_a_text_one_can_read() -> None:
    record = Record(
        game="war-of-clans",
        seats=3,
        seed="42",
        options={"final_lap": "others"},
        players=("Aki", "Ben"),
        extra={"commitment": "abc"},
        entries=(
            RecordedAction(0, GAME.read_action("t>B")),
            RecordedAction(0, GAME.read_action("oB>A"), at=1350),
        ),
        places=(1, 3, 2),
    )

    assert write_record(record, GAME) == (
        "uguisu record 1\n"
        "game war-of-clans\n"
        "seats 3\n"
        "option final_lap others\n"
        "seed 42\n"
        "player A Aki\n"
        "player B Ben\n"
        "commitment abc\n"
        "\n"
        "A t>B\n"
        "A oB>A @1350\n"
        "end 1 3 2\n"
    )
    assert read_record(write_record(record, GAME), GAME) == record


@pytest.mark.parametrize("actions", [0, 1, 20, 10**6])
def test_a_game_is_read_and_replayed_as_it_was_written(actions: int) -> None:
    play = played(actions)

    record = read_record(write_record(play.record(), GAME), GAME)

    assert record == play.record()
    assert fields(replay(record, GAME)) == fields(play.state)


def test_a_record_from_windows_is_read() -> None:
    assert read_record(WHOLE.replace("\n", "\r\n"), GAME) == played().record()


@pytest.mark.parametrize("ending", ["", "\n\n", "\n   \n"])
def test_empty_lines_at_the_end_mean_nothing(ending: str) -> None:
    assert read_record(WHOLE.rstrip("\n") + ending, GAME) == played().record()


def test_house_components_travel_with_the_record() -> None:
    house = printed_components("war-of-clans").replace("takeda = 11", "takeda = 9")
    game = make("war-of-clans", house)
    text = write_record(Play(game, 3, seed=1).record(), game)

    head = read_header(text)

    assert head.house == house
    assert read_record(text, make(head.game, head.house)) == Play(game, 3, seed=1).record()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Aki", "Aki"),
        ("Aki of Edo", "Aki of Edo"),
        ("鶯", "鶯"),
        ("", ""),
        ("  Aki \t of  Edo ", "Aki of Edo"),
        ("Aki\nend 1 1 1", "Aki end 1 1 1"),
        ("Aki\u2028seed 7\r\x0b\x1c\x85", "Aki seed 7"),
        ("\x1b[31mAki\x00", "[31mAki"),
    ],
)
def test_a_name_is_kept_on_its_line(name: str, kept: str) -> None:
    record = msgspec.structs.replace(played(3).record(), players=(name, "Ben"))

    assert read_record(write_record(record, GAME), GAME).players == (kept, "Ben")


@given(st.lists(st.text(), max_size=3), st.text(min_size=1))
@example(["Aki\n\nA t>B"], "x\n\nA t>B\nend 1 1 1")
def test_no_name_and_no_remark_can_change_a_record(names: list[str], remark: str) -> None:
    record = msgspec.structs.replace(
        played(3).record(), players=tuple(names), extra={"remark": remark}
    )

    again = read_record(write_record(record, GAME), GAME)

    assert (again.seed, again.entries, len(again.players)) == ("crane", record.entries, len(names))
    assert set(again.extra) == {"remark"}


@pytest.mark.parametrize("seed", ["", " ", "a\nb", " a", "a ", "\udc80", "\x00", "x" * 201])
def test_a_seed_that_would_not_survive_the_record_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="A seed is one line of 1 to 200 visible characters"):
        Play(GAME, 3, seed=seed)
    with pytest.raises(BadSetup):
        GAME.new(3, seed=seed)


@pytest.mark.parametrize("seed", [0, -1, 10**199, "crane", "two words", "鶯"])
def test_other_seeds_survive_the_record(seed: int | str) -> None:
    play = Play(GAME, 3, seed=seed)

    record = read_record(write_record(play.record(), GAME), GAME)

    assert fields(replay(record, GAME)) == fields(play.state) == fields(GAME.new(3, seed=seed))


def test_a_number_too_long_for_a_seed_is_refused() -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, seed=10**6000)
