"""Everything a file can be instead of a record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.records import BODY, GAME, LINES, WHOLE, played
from uguisu.kernel.errors import BadRecord, quoted
from uguisu.kernel.record import read_header, read_record, replay


def edited(old: str, new: str) -> str:
    assert old in WHOLE
    return WHOLE.replace(old, new, 1)


def refusal(text: str) -> str:
    """The sentence for a text that cannot be read or replayed as a record."""
    with pytest.raises(BadRecord) as error:
        replay(read_record(text, GAME), GAME)
    return error.value.sentence


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
            edited("option final_lap", " option final_lap"),
            "' option final_lap everyone' does not begin with a word, as lines of the head do.",
        ),
        (
            edited("option final_lap", "option\tfinal_lap"),
            "'option\\tfinal_lap everyone' does not begin with a word, as lines of the head do.",
        ),
        (
            edited("option final_lap", "Option final_lap"),
            "'Option final_lap everyone' does not begin with a word, as lines of the head do.",
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
        ("A t>Z", "'t>Z' is no action: write t>B, nxBt, tB>C or txBu; province is A, B, C, D, E"),
        (
            "A t>B extra",
            "'t>B extra' is no action: write t>B, nxBt, tB>C or txBu; province is A, B, C, D, E",
        ),
        ("A @5", "'@5' is no action: write t>B, nxBt, tB>C or txBu; province is A, B, C, D, E"),
    ],
)
def test_a_line_that_is_no_action_is_named(line: str, sentence: str) -> None:
    assert refusal(with_action(line)).startswith(f"Line {BODY + 4}: {sentence}")


@pytest.mark.parametrize("time", ["@", "@x", "@-1", "@1.5", "@" + "9" * 19, "@" + "9" * 5000])
def test_a_time_is_a_number(time: str) -> None:
    assert refusal(with_action(f"A t>B {time}")) == (
        f"The record's line {BODY + 4} must be a number, not {quoted(time[1:])}."
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
