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
    ("A:3 B:3 sword", "a seat should stand"),
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
    ("A:3 B:3 [O3] over", "no dice in the dojo"),
    ("A:3 B:3 rolling [O3] o=A+500", "nothing has been grabbed"),
    ("A:3 B:3 rolling [O3] at 9000 rest 9900 posed A B at", "twice"),
    ("A:3 B:3 rolling [O3] at 5000", "Dice roll for 1800 ms"),
    ("A:3 B:3 tie-breaks A1", "belong together"),
    ("A:3 B:3 C:3 tied A C sword B", "belong to seats that play"),
    ("A:3 B:3 sheet 3,0,0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,0,0,0", "sheet of B makes 2"),
    ("A:3 B:3 sheet 3/3", "2 times 10 numbers"),
    ("A:3 B:3 last 1,2;", "has 35 numbers"),
    ("A:3 B:3 key xyz 0", "a key should stand"),
]


@pytest.mark.parametrize(("text", "told"), WRONG, ids=[text for text, _ in WRONG])
def test_a_position_that_cannot_be_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadNotation, match=told):
        read(text)


def test_whatever_is_cut_out_of_a_position_nothing_but_bad_notation_is_raised() -> None:
    words = GAME.write(read("A:3 B:9 C:5 [O3 SW] o=A+500/B+540 done A false B2 limit 9 key 00 3"))
    parts = words.split()

    for start in range(len(parts)):
        for end in range(start + 1, len(parts) + 1):
            try:
                read(" ".join(parts[:start] + parts[end:]))
            except BadNotation:
                continue
