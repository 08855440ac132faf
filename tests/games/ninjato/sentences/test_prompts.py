"""Whose move it is and what is asked."""

import pytest

from tests.games.ninjato.table import GAME, read, view

PAIR = "raid[1 strength guard=3+5 turned=3+5 won=f"


ALL_ELITES = " ".join(
    name
    for name, copies in zip(GAME.faces.elites, GAME.printed.elite_copies, strict=True)
    for _ in range(copies)
)
"""NJT-34: B has beaten every elite guard there is."""


@pytest.mark.parametrize(
    ("position", "mine", "theirs"),
    [
        (
            "A[] B[]",
            "Your first shuriken: place it, and act there at once.",
            "A places the first shuriken.",
        ),
        (
            "A[] B[] placed[dojo dojo dojo dojo]",
            "Your last shuriken of this round: place it, and act there at once.",
            "A places the last shuriken.",
        ),
        (
            "A[] B[] take 1",
            "Take one more card, an open one or from the deck.",
            "A takes one more card in the Dojo.",
        ),
        (
            "A[11112222] B[] discard",
            "Seven cards are the limit: discard one.",
            "A has more than seven cards and discards one.",
        ),
        (
            "A[] B[] 2[4 f] raid[2 strength]",
            "House 2: strike higher than 4, or give up.",
            "A faces a guard of 4 in house 2, by strength.",
        ),
        (
            "A[] B[] 2[4 F] raid[2 stealth guard=6/3 turned=6/3]",
            "House 2: strike lower than 3, or give up.",
            "A faces a guard of 3 in house 2, by stealth.",
        ),
        (
            f"A[] B[] 1[4 F] {PAIR}]",
            "House 1: strike higher than 3 or than 5; both guards must be beaten.",
            "A faces a pair of guards, 3 and 5, in house 1, by strength.",
        ),
        (
            f"A[] B[] 1[4 F] {PAIR} beaten=first]",
            "House 1: strike higher than 5, or give up.",
            "A faces a guard of 5 in house 1, by strength.",
        ),
        (
            "A[] B[] 1[4 fJ] raid[1 strength banzai won=f]",
            "Banzai, for the next treasure? Or leave with what you have?",
            "A thinks about the next guard.",
        ),
        (
            "A[] B[] 1[4 J] raid[1 strength banzai won=f]",
            "Banzai, against an elite guard? Or leave with what you have?",
            "A thinks about an elite guard.",
        ),
        (
            f"A[] B[{ALL_ELITES}] 1[4 J] raid[1 strength banzai won=f]",
            "Banzai, for the next treasure? Or leave with what you have?",
            "A thinks about the next guard.",
        ),
        (
            "A[] B[] 1[4 J] raid[1 strength failed won=f]",
            "You failed: choose the one treasure that you keep.",
            "A failed and chooses a treasure to keep.",
        ),
        (
            "A[] B[] raid[4 strength success]",
            "House 4 is empty: choose which other clan takes it.",
            "A chooses which clan takes house 4.",
        ),
        (
            "A[T22 hensojutsu] B[] round 5 scoring[disguises]",
            "Hensojutsu: disguise an envoy with a mask for one more influence, or none.",
            "A may disguise an envoy.",
        ),
        (
            "A[T22] B[] round 5 1[T8] 2[M2] 3[M4] 4[M5] 5[G6] scoring[firsts]",
            "You are first with Taira: take 8 honour, or a rumour free of charge.",
            "A is first with Taira and chooses the reward.",
        ),
        (
            "A[T22] B[T47] round 5 pavilion[W? G?] scoring[seconds left=r--]",
            "You are second with Taira: choose a rumour, free of charge.",
            "A is second with Taira and chooses a rumour.",
        ),
        ("A[] B[] over", "The seven rounds are over.", "The seven rounds are over."),
    ],
)
def test_one_sentence_for_who_acts_and_one_for_who_watches(
    position: str, mine: str, theirs: str
) -> None:
    state = read(position)

    assert GAME.say(GAME.prompt(view(state, "A"))) == mine
    assert GAME.say(GAME.prompt(view(state, "B"))) == theirs
    assert GAME.say(GAME.prompt(view(state, None))) == theirs
