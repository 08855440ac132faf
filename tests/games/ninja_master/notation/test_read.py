"""Positions that cannot be are refused with what is wrong."""

import pytest

from tests.games.ninja_master.table import GAME, read
from uguisu.kernel.errors import BadNotation

WRONG = [
    ("", "Scores must be"),
    ("A:3", "Scores must be"),
    ("B:3 A:3", "Scores must be"),
    ("A:3 B:3 C:3 D:3 E:3 F:3", "says nothing"),
    ("A:3 B:3 nonsense", "says nothing"),
    ("A:3 B:3 sword", "Expected a seat, got"),
    ("A:3 B:3 sword C", "is no seat"),
    ("A:3 B:3 sword A sword B", "twice"),
    ("A:3 B:3 [O3] [B3]", "twice"),
    ("A:3 B:3 [O4]", "no face of a die"),
    ("A:3 B:3 [O1 O1 O1 O1 O1 O1 O1 O1 O1 O1]", "9 dice, not 10"),
    ("A:3 B:3 o=A+500", "needs dice"),
    ("A:3 B:3 rolling", "needs dice"),
    ("A:3 B:3 done A", "needs dice"),
    ("A:3 B:3 [O3] o=A+79", "after 80 ms"),
    ("A:3 B:3 [O3] o=A+500 b=A+500 p=A+500", "only 2 hands"),
    ("A:3 B:3 [O3] o=A+500/A+600", "another, and later"),
    ("A:3 B:3 [O3] o=A+500/B+499", "another, and later"),
    ("A:3 B:3 [O3] o=A+500 at 2000", "after the last event"),
    ("A:3 B:3 [O3] at 40000", "between 1800 and 31800"),
    ("A:3 B:3 [O3] done A B", "at least one is not"),
    ("A:3 B:3 [O3] posed A", "Nobody poses"),
    ("A:3 B:3 [O3] false A4", "at most 3"),
    ("A:23 B:3 [O3] over", "no dice in the dojo"),
    ("A:3 B:3 sword clock", "'clock' is no seat"),
    ("A:30 B:3", "With 20 points the game is over"),
    ("A:20 B:20", "or a tie is broken"),
    ("A:3 B:3 over", "one seat leads alone"),
    ("A:20 B:20 over", "one seat leads alone"),
    ("A:3 B:3 cut-off", "the last round that the limit allows"),
    ("A:3 B:3 round 4 limit 5 cut-off", "the last round that the limit allows"),
    ("A:30 B:3 round 5 limit 5 cut-off", "the last round that the limit allows"),
    ("A:3 B:3 limit 5 round 7", "no round 7 with a limit of 5"),
    ("A:3 B:3 limit 1001", "a number from 0 to 1000"),
    ("A:3 B:3 window 1001", "a number from 0 to 1000"),
    ("A:3 B:3 seconds 301", "5 to 300 seconds"),
    ("A:3 B:3 calm seconds 30", "20 to 1200 seconds, by 4"),
    ("A:3 B:3 C:3 tied A C", "from 20 points on"),
    ("A:20 B:25 C:20 tied A C", "for the lead"),
    ("A:20 B:21 tied A B", "all with the same points"),
    ("A:20 B:20 tied A B tie-breaks A1", "has played the most of them"),
    ("A:20 B:20 C:3 sword A tied A tie-breaks A1", "Several play a tie-break"),
    ("A:20 B:20 tied A B tie-breaks A1 A2", "counted twice"),
    ("A:20 B:20 C:3 tied A B [O3] false C1", "makes no false start"),
    ("A:3 B:3 [O3] false A1 A2", "counted twice"),
    ("A:3 B:3 [O3] done A A", "named twice"),
    ("A:3 B:3 [O٣]", "ASCII"),
    ("A:3 B:3 round ٣", "ASCII"),
    ("A:3 B:3 sheet 2,0,0,0,0,0,0,0,1,0/3,0,0,0,0,0,0,0,0,0", "a gain as loss"),
    ("A:3 B:3 sheet 2,1,0,0,0,0,0,0,0,0/3,0,0,0,0,0,0,0,0,0", "do not agree"),
    ("A:3 B:3 last " + ",".join("9" * 35) + ";", "the round before this one"),
    ("A:3 B:3 rolling [O3] o=A+500", "nothing has been grabbed"),
    ("A:3 B:3 rolling [O3] at 9000 rest 9900 posed A B at", "twice"),
    ("A:3 B:3 rolling [O3] at 5000", "Dice roll for 1800 ms"),
    ("A:3 B:3 tie-breaks A1", "belong together"),
    ("A:3 B:3 C:3 tied A C sword B", "belong to seats that play"),
    ("A:3 B:3 sheet 3,0,0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0,0,0", "sheet of B makes 2"),
    ("A:3 B:3 sheet 3/3", "2 times 10 numbers"),
    ("A:3 B:3 last 1,2;", "has 35 numbers"),
    ("A:3 B:3 key xyz 0", "Expected a key, got"),
]


@pytest.mark.parametrize(("text", "told"), WRONG, ids=[text for text, _ in WRONG])
def test_a_position_that_cannot_be_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadNotation, match=told):
        read(text)


HELD = "-1,-1,-1,-1,-1,-1"
NEVER = "0,0,0,0,0,0"
LAST = f"last 1,0,0,1,3,900,3,0,-1,-1,-1,-1,-1,500,0,0,0,0,0,{HELD},{NEVER},3,3,6,4;O3"


def test_the_last_round_is_taken_back_to_the_scores_it_led_to() -> None:
    """A has orange after 500 ms, B shouts three after 900: three points and one."""
    state = read(f"A:6 B:4 round 2 {LAST}")

    assert GAME.write(read(GAME.write(state))) == GAME.write(state)
    assert state.last_round[-2:] == [6, 4]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("last 1,", "last 2,", "round before"),
        (";O3", ";" + ".".join(["O3"] * 10), "9 dice, not 10"),
        (";O3", ";O2", "does not lead to these scores"),
        ("3,3,6,4;", "3,3,6,5;", "does not lead to these scores"),
        ("3,3,6,4;", "-3,3,6,4;", "does not lead to these scores"),
        (",900,3,", ",900,1,", "has played the last round"),
        (",900,3,", ",900,9,", "has played the last round"),
        ("last 1,0,0,", "last 1,7,0,", "belonged to seats that played"),
        ("last 1,0,0,", "last 1,0,-1,", "belonged to seats that played"),
        (",1,3,900,", ",9,3,900,", "The shout"),
        (",1,3,900,", ",1,99,900,", "The shout"),
        (",1,3,900,", ",1,3,79,", "The shout"),
        (",1,3,900,", ",-1,3,900,", "The shout"),
        (",0,-1,-1,-1,-1,-1,500,", ",-1,-1,-1,-1,-1,-1,0,", "The shout"),
        (",0,-1,-1,-1,-1,-1,500,", ",0,0,0,-1,-1,-1,500,", "only 2 hands"),
        (",500,0,0,", ",79,0,0,", "Token 1"),
        (",500,0,0,", ",901,0,0,", "Token 1"),
        (",500,0,0,", ",500,5,0,", "Token 2"),
        (f"{HELD},0,", f"{HELD},700,", "Token 1"),
        (f"{HELD},0,", "0,-1,-1,-1,-1,-1,700,", "Token 1"),
        (f"{HELD},0,", "1,-1,-1,-1,-1,-1,499,", "Token 1"),
        (f"{HELD},0,", "-1,1,-1,-1,-1,-1,0,", "Token 2"),
    ],
)
def test_a_last_round_that_cannot_have_been_is_refused(old: str, new: str, told: str) -> None:
    text = f"A:6 B:4 round 2 {LAST}"
    assert old in text

    with pytest.raises(BadNotation, match=told):
        read(text.replace(old, new, 1))


@pytest.mark.rule("NMA-32")
def test_a_calm_round_lasts_four_times_as_long() -> None:
    assert read("A:3 B:3 calm").round_ms == 120_000
    assert read("A:3 B:3 calm seconds 40").round_ms == 40_000


def test_whatever_is_cut_out_of_a_position_nothing_but_bad_notation_is_raised() -> None:
    words = GAME.write(read("A:3 B:9 C:5 [O3 SW] o=A+500/B+540 done A false B2 limit 9 key 00 3"))
    parts = words.split()

    for start in range(len(parts)):
        for end in range(start + 1, len(parts) + 1):
            try:
                read(" ".join(parts[:start] + parts[end:]))
            except BadNotation:
                continue
