"""The rulebook's longer examples, played from beginning to end. The shorter ones stand with their
chapters: NJT-15, NJT-17, NJT-36, NJT-48, NJT-50, NJT-51, NJT-52."""

import pytest

from tests.games.ninjato.table import block, legal, owns, play, read, turn


@pytest.mark.rule("NJT-21", "NJT-22", "NJT-23", "NJT-26", "NJT-27", "NJT-29", "NJT-31")
def test_the_rulebooks_example_of_an_invasion_by_stealth() -> None:
    """Scroll, vase and gold behind a 5; then a 1, which a kicked 1 slips under, and an alarm."""
    state = read("A[1234] B[] 1[T4 5 svg] guards[13!] bag[jf]")

    play(state, "house 1 stealth", "stealth 4")
    assert "won=s" in block(state, "raid")
    play(state, "banzai", "stealth 1+3")
    assert "won=sv" in block(state, "raid")
    play(state, "banzai")
    assert block(state, "1") == "T4 5 jG", "a jade is brought in, and the gold turns red"
    play(state, "stealth 2", "leave")

    assert owns(state, "A", "svj")
    assert block(state, "1") == "T4 5 fG", "the gold stays, red, and a new treasure is light"
    assert turn(state) == "B place"


@pytest.mark.rule("NJT-19", "NJT-28", "NJT-32")
def test_the_rulebooks_example_of_intonjutsu_and_boryaku_against_tsuba() -> None:
    """A 5 counts 0 against a sentry of 2; Tsuba, a 3 by stealth, is beaten by Boryaku as a 2."""
    state = read("A[5 intonjutsu boryaku] B[] 1[2 fS] elites[6/3]")

    play(state, "house 1 stealth", "stealth 5+intonjutsu", "banzai")
    assert legal(state, "stealth") == ["stealth boryaku"]
    play(state, "stealth boryaku")

    assert owns(state, "A", "6/3"), "and no Dojo card was discarded for it"
    assert block(state, "discards") == "5"


@pytest.mark.rule("NJT-19", "NJT-30", "NJT-58", "NJT-60")
def test_the_rulebooks_example_of_choho_before_a_failure() -> None:
    """A red jade is left; the elite guard is a pair, and the last card beats only one of them."""
    state = read("A[5 choho] B[] 1[1 J] raid[1 strength banzai won=fs] elites[3+5] bag[v]")

    play(state, "banzai", "strength 5")
    assert legal(state, "strength") == []
    play(state, "choho f J")
    assert block(state, "1") == "T2 1 F", "the fan that took the place of the red jade turns red"
    play(state, "fail", "keep j")

    assert owns(state, "A", "j")
    assert block(state, "spent") == "s"
    assert block(state, "1") == "T2 1 vF"
