"""Records: written, read again, replayed; and everything a file can be instead of one."""

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from uguisu.games import GAMES, make
from uguisu.games.rulebook import printed_components
from uguisu.kernel.errors import BadRecord, BadSetup
from uguisu.kernel.play import Play
from uguisu.kernel.record import Entry, Record, read_header, read_record, replay, write_record
from uguisu.kernel.state import fields

GAME = GAMES["war-of-clans"]


def played(actions: int = 10**6, seed: str = "crane") -> Play:
    """A game in which everybody takes the first legal action."""
    play = Play(GAME, 3, {"final_lap": "everyone"}, seed, players=("Aki", "Ben of Edo", "Chie"))
    while not play.state.is_over and len(play.entries) < actions:
        (seat,) = play.state.actors()
        play.act(seat, play.state.legal(seat)[0])
    return play


WHOLE = write_record(played().record(), GAME)
LINES = WHOLE.splitlines()
BODY = LINES.index("")


def edited(old: str, new: str) -> str:
    assert old in WHOLE
    return WHOLE.replace(old, new, 1)


def refusal(text: str) -> str:
    """The sentence for a text that cannot be read or replayed as a record."""
    with pytest.raises(BadRecord) as error:
        replay(read_record(text, GAME), GAME)
    return error.value.sentence


# Round trips.


def test_a_record_is_a_text_one_can_read() -> None:
    record = Record(
        game="war-of-clans",
        seats=3,
        seed="42",
        options={"final_lap": "others"},
        players=("Aki", "Ben"),
        extra={"commitment": "abc"},
        entries=(Entry(0, GAME.read_action("t>B")), Entry(0, GAME.read_action("oB>A"), at=1350)),
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


# What is not a record.


@pytest.mark.parametrize(
    "text",
    ["", "\n", "Dear Aki,\n", "uguisu record 2\n", "Uguisu Record 1\n", "\x00\x01", "1. e4 e5\n"],
)
def test_a_foreign_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord) as error:
        read_header(text)

    assert error.value.sentence == (
        "This is not a record: its first line is not 'uguisu record 1'."
    )


def without(line: str) -> str:
    return "\n".join(found for found in LINES if not found.startswith(line))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (without("game "), "The record has no line 'game'."),
        (without("seats "), "The record has no line 'seats'."),
        (without("seed "), "The record has no line 'seed'."),
        (edited("seed crane", "seed crane\nseed crow"), "The record says 'seed' twice."),
        (edited("seats 3", "seats 3\nseats 3"), "The record says 'seats' twice."),
        (
            edited("seed crane", "option final_lap others\nseed crane"),
            "The record chooses option 'final_lap' twice.",
        ),
        (edited("seats 3", "seats three"), "The record's seats must be a number, not 'three'."),
        (edited("seats 3", "seats -3"), "The record's seats must be a number, not '-3'."),
        (edited("seats 3", "seats ٣"), "The record's seats must be a number, not '٣'."),
        (
            edited("seats 3", f"seats {'9' * 19}"),
            f"The record's seats must be a number, not '{'9' * 19}'.",
        ),
        (
            edited("seats 3", "seats 99"),
            "The record cannot be set up: Shinobi: War of Clans is for 3 to 5 players, not 99.",
        ),
        (
            edited("final_lap everyone", "final_lap nobody"),
            "The record cannot be set up: Option final_lap is others or everyone, not 'nobody'. "
            "(WOC-19)",
        ),
        (
            edited("option final_lap", "option laps"),
            "The record cannot be set up: There is no option 'laps'; options of this game: "
            "final_lap, start.",
        ),
        (
            edited("option start random", "option start D"),
            "The record cannot be set up: D cannot begin: the seats are A to C. (WOC-5)",
        ),
        (
            edited("player A Aki", "player B Aki"),
            "Players are listed from A on, each once; 'B Aki' does not follow.",
        ),
        (
            edited("player C Chie", "player C Chie\nplayer D Doi"),
            "The record has 4 players for 3 seats.",
        ),
        (
            edited("game war-of-clans", "game go"),
            "This is a record of 'go', not of 'war-of-clans'.",
        ),
        (
            edited("seed crane", "seed crane\n|ninjas = 2"),
            "The record was played with other components.",
        ),
    ],
)
def test_a_head_that_cannot_be(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


def test_seats_are_checked_before_the_actions_are_read() -> None:
    with pytest.raises(BadRecord, match="is for 3 to 5 players, not 99"):
        read_record(edited("seats 3", "seats 99").replace("\nA ", "\nZ "), GAME)


def test_more_than_six_players_are_refused_like_any_other() -> None:
    crowd = "\n".join(f"player {seat} X" for seat in "ABCDEFG")

    assert refusal(edited("player A Aki\nplayer B Ben of Edo\nplayer C Chie", crowd)) == (
        "Players are listed from A on, each once; 'G X' does not follow."
    )


def with_action(line: str) -> str:
    """The record with its third action replaced."""
    return "\n".join([*LINES[: BODY + 3], line, *LINES[BODY + 4 :]])


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("A", "'A' is not a seat and an action."),
        ("Z t>B", "'Z' is no seat: seats are A to C."),
        ("A t>Z", "'t>Z' is no action: write t>B, nxBt, tB>C or txBu."),
        ("A t>B extra", "'t>B extra' is no action: write t>B, nxBt, tB>C or txBu."),
        ("A @5", "'@5' is no action: write t>B, nxBt, tB>C or txBu."),
    ],
)
def test_a_line_that_is_no_action_is_named(line: str, sentence: str) -> None:
    assert refusal(with_action(line)) == f"Line {BODY + 4}: {sentence}"


@pytest.mark.parametrize("time", ["@", "@x", "@-1", "@1.5", "@" + "9" * 19, "@" + "9" * 5000])
def test_a_time_is_a_number(time: str) -> None:
    assert refusal(with_action(f"A t>B {time}")) == (
        f"The record's line {BODY + 4} must be a number, not {time[1:]!r}."
    )


def test_an_action_that_is_refused_is_named_with_its_clause() -> None:
    """The third action begins the second turn; nobody deploys at home in the first order."""
    seat = LINES[BODY + 3][0]

    assert refusal(with_action(f"{seat} t>{seat}")).startswith(
        f"Action 3 of the record is refused: t>{seat}: "
        "The first order deploys into another province, not your own. (WOC-7) in "
    )


def test_an_action_of_the_clock_is_refused_where_there_is_none() -> None:
    assert refusal(with_action("clock t>B")).startswith(
        "Action 3 of the record is refused: t>B: it is the turn of "
    )


def test_another_seed_is_noticed() -> None:
    assert "of the record is refused" in refusal(edited("seed crane", "seed crow"))


def test_an_action_too_few_and_the_game_is_not_over() -> None:
    assert refusal("\n".join([*LINES[:-2], LINES[-1]])) == (
        "The record says the game ended, but it is not over."
    )


def test_an_action_too_many_is_refused() -> None:
    text = "\n".join([*LINES[:-1], LINES[-2], LINES[-1]])

    assert refusal(text).endswith("the game is over. in " + last_position())


def last_position() -> str:
    play = played()
    return GAME.write_view(GAME.view(play.state, play.entries[-1].seat))


@pytest.mark.parametrize("places", ["1 1 1", "", "1", "0 0 0", "999 2 3", "1 2 3 4"])
def test_another_result_is_noticed(places: str) -> None:
    ours = LINES[-1].removeprefix("end ")

    sentence = refusal(edited(LINES[-1], f"end {places}"))

    assert sentence == f"The record says another result than the rules: places {ours}."


@pytest.mark.parametrize("places", ["one", "1 2 -3", "9" * 5000])
def test_a_result_is_made_of_numbers(places: str) -> None:
    assert "The record's end must be a number" in refusal(edited(LINES[-1], f"end {places}"))


def test_a_game_that_was_not_cut_off_cannot_say_so() -> None:
    assert refusal(edited(LINES[-1], LINES[-1] + " cut off")) == (
        "The record and the rules disagree whether the game was cut off."
    )


def test_nothing_follows_the_end() -> None:
    assert refusal(WHOLE + "A t>B\n") == (
        f"Line {len(LINES) + 1}: nothing may follow the end of the game."
    )


def test_a_truncated_record_is_a_shorter_one_or_refused() -> None:
    full = played().record()
    for length in range(0, len(WHOLE), 7):
        try:
            record = read_record(WHOLE[:length], GAME)
        except BadRecord:
            continue
        assert record.entries == full.entries[: len(record.entries)]


@given(st.integers(0, len(WHOLE)), st.text(max_size=4), st.integers(0, 4))
def test_a_damaged_record_is_replayed_or_refused(at: int, put: str, cut: int) -> None:
    try:
        replay(read_record(WHOLE[:at] + put + WHOLE[at + cut :], GAME), GAME)
    except BadRecord:
        return
