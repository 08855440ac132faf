"""Reading positions: what may be left out, and what is refused."""

import pytest

from tests.games.ninjato.table import GAME, TWO, block, legal, read, turn, word
from uguisu.kernel.errors import BadNotation


def test_a_position_may_leave_almost_everything_out() -> None:
    state = read(TWO)

    assert word(state, "round") == "1"
    assert word(state, "order") == "AB"
    assert [block(state, house) for house in "12345"] == ["T2", "T4", "M2", "M4", "G6"]
    assert len(block(state, "deck")) == 52
    assert len(block(state, "bag")) == 90
    assert turn(state) == "A place"


def test_decks_begin_with_what_is_told_and_all_other_cards_follow() -> None:
    state = read(f"{TWO} deck[55] guards[3!] elites[3+5] envoys[M19] rumours[Dj] tiles[spirit]")

    assert block(state, "deck").startswith("551111")
    assert len(block(state, "deck")) == 52
    assert block(state, "guards").startswith("3!1")
    assert block(state, "elites").startswith("3+5 4/2")
    assert block(state, "envoys").startswith("M19 T22")
    assert block(state, "rumours").startswith("Dj W?")
    assert block(state, "tiles").startswith("spirit taijutsu")


def test_after_a_dot_all_other_cards_are_discarded() -> None:
    state = read(f"{TWO} deck[55.] guards[.] elites[.] bag[f.] tiles[spirit .]")

    assert (block(state, "deck"), len(block(state, "discards"))) == ("55", 50)
    assert len(block(state, "guards-out").replace("!", "")) == 40
    assert len(block(state, "elites-out").split()) == 20
    assert len(block(state, "spent")) == 89
    assert block(state, "tiles") == "spirit ."


def test_houses_without_a_marker_have_the_first_ones_that_are_free() -> None:
    state = read(f"{TWO} 2[T2 3 f]")

    assert [block(state, house)[:2] for house in "12345"] == ["T4", "T2", "M2", "M4", "G6"]


@pytest.mark.parametrize(
    ("doing", "expected"),
    [
        ("take 2", "A take"),
        ("raid[1 strength]", "A strike"),
        ("raid[1 strength banzai won=f]", "A banzai"),
        ("raid[1 strength failed won=f]", "A keep"),
        ("placed[dojo 1stealth] raid[1 strength]", "B strike"),
        ("placed[dojo sensei dojo] order BA", "A place"),
        ("round 3 scoring[firsts asked=1]", "A first"),
        ("round 3 scoring[seconds asked=1 left=h--]", "B second"),
        ("round 3 scoring[disguises asked=1 disguised=AT]", "B disguise"),
        ("over", "over"),
    ],
)
def test_what_is_being_done_says_whose_turn_it_is(doing: str, expected: str) -> None:
    state = read(f"A[T47 4] B[T22 hensojutsu 4] 1[3 fs] dojo[1] pavilion[W? G?] {doing}")

    assert turn(state) == expected
    assert state.is_over or legal(state)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("", "Seats must be"),
        ("A[]", "Seats must be"),
        ("A[] B[] order clock", "an order of all seats"),
        ("A[] B[] dojo[12 34]", "'12' is no card"),
        ("A[1٣] B[]", "ASCII"),
        ("B[] A[]", "Seats must be"),
        ("A[] B[] C[] D[] E[]", "'E[]' says nothing"),
        (f"{TWO} nothing", "'nothing' says nothing"),
        (f"{TWO} nothing[1]", "says nothing"),
        (f"{TWO} round 8", "a round from 1 to 7"),
        (f"{TWO} round", "a round from 1 to 7"),
        (f"{TWO} round 1 round 1", "twice"),
        (f"{TWO} order AA", "names a seat twice"),
        (f"{TWO} order ABC", "an order of all seats"),
        (f"{TWO} placed[garden]", "no place"),
        ("A[67] B[]", "nothing that A can have"),
        ("A[1] B[x]", "nothing that B can have"),
        ("A[ninjutsu] B[]", "nothing that A can have"),
        ("A[11111111111] B[]", "only 10 of the Dojo cards 1"),
        ("A[T47] B[T47]", "only 1 of the envoys T47"),
        ("A[11112222] B[]", "more than 7 cards"),
        ("A[11 known=2] B[]", "do not make its hand"),
        ("A[11 known=1 past=00] B[]", "do not make its hand"),
        ("A[11 glory=5] B[]", "says nothing about A"),
        ("A[11 bribes=x] B[]", "says nothing about A"),
        (f"{TWO} 1[fsv]", "no sentry"),
        (f"{TWO} 1[T4 3 x]", "does not fit in house 1"),
        (f"{TWO} 1[T4 3] 2[T4 3]", "two houses have the same"),
        (f"{TWO} 1[3 4 f]", "does not fit in house 1"),
        (f"{TWO} 6[3 f]", "says nothing"),
        (f"{TWO} dojo[1 2 3 4]", "only 3 places"),
        (f"{TWO} dojo[7]", "no card"),
        (f"{TWO} sensei[garden]", "no skill"),
        (f"{TWO} palace[T99]", "no envoy"),
        (f"{TWO} pavilion[X?]", "no rumour"),
        (f"{TWO} deck[6]", "no piece"),
        (f"{TWO} guards[7]", "cannot be read"),
        (f"{TWO} elites[9/9]", "no piece"),
        (f"{TWO} envoys[T22 .]", "no discards"),
        (f"{TWO} take 5", "cards to take"),
        (f"{TWO} discard", "seven or fewer"),
        (f"{TWO} raid[6 strength]", "A raid is a house"),
        (f"{TWO} raid[]", "A raid is a house"),
        (f"{TWO} raid[1 strength]", "while there are treasures"),
        (f"{TWO} 1[3 f] raid[1 strength success]", "while there are treasures"),
        (f"{TWO} 1[3 f] raid[1 strength banzai guard=3 won=f]", "A guard is up"),
        (f"{TWO} 1[3 f] raid[1 strength beaten=first]", "Only of a pair"),
        (f"{TWO} 1[3 f] raid[1 strength banzai]", "Nothing was won"),
        (f"{TWO} 1[3 f] raid[1 strength sword=1]", "says nothing about a raid"),
        (f"{TWO} 1[3 f] raid[1 strength guard=9]", "no guard"),
        (f"{TWO} 1[3 f] raid[1 strength struck=x]", "says nothing about a raid"),
        (f"{TWO} 1[3 f] placed[dojo] raid[1 strength]", "does not lie where"),
        (f"{TWO} placed[{'dojo ' * 6}]", "More shuriken are placed"),
        (f"{TWO} scoring[]", "A scoring is one of"),
        (f"{TWO} scoring[firsts]", "Nobody is rewarded"),
        (f"{TWO} scoring[firsts asked=3]", "too far"),
        (f"{TWO} scoring[firsts glory=3]", "says nothing about a scoring"),
        (f"{TWO} chance abc", "chance as"),
        (f"{TWO} disguises 9", "a number of Hensojutsu"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(position: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read(position)

    assert reason in caught.value.sentence


def test_a_position_never_holds_more_pieces_than_the_box() -> None:
    elites = "5/1 " * 5
    with pytest.raises(BadNotation, match="only 4 of the elite guards 5/1"):
        read(f"A[{elites}] B[]")
    with pytest.raises(BadNotation, match="only 1 of the skill tiles spirit"):
        read("A[spirit] B[spirit]")
    with pytest.raises(BadNotation, match="only 12 of the treasures gold"):
        read(f"A[{'g' * 13}] B[]")
