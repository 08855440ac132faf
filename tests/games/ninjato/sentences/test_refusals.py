"""Why not: every refusal names its clause and says what is the matter."""

import pytest

from tests.games.ninjato.table import GAME, TWO, new, read, refused
from uguisu.kernel.rng import Lots

RAID = "1[3 v] raid[1 strength won=f turned=3]"
CHOICE = "1[3 v] raid[1 strength banzai won=f]"
FAILED = "1[3 v] raid[1 strength failed won=fs]"


@pytest.mark.parametrize(
    ("position", "action", "clause", "words"),
    [
        (TWO, "house 1 strength", "NJT-12", "nothing to win in house 1"),
        (TWO, "take 3", "NJT-11", "place a shuriken"),
        (TWO, "fail", "NJT-11", "place a shuriken"),
        (TWO, "keep f", "NJT-11", "place a shuriken"),
        (TWO, "marker T2", "NJT-11", "place a shuriken"),
        (TWO, "reward honour", "NJT-11", "place a shuriken"),
        (TWO, "disguise none", "NJT-11", "place a shuriken"),
        (TWO, "learn kenjutsu 5", "NJT-17", "no tile of Kenjutsu to offer now"),
        ("A[1] B[] sensei[kenjutsu]", "learn kenjutsu", "NJT-17", "Kenjutsu costs a 5"),
        ("A[1] B[] sensei[choho]", "learn choho", "NJT-17", "Choho costs a card"),
        ("A[1] B[] sensei[kenjutsu]", "learn kenjutsu 1", "NJT-17", "costs a 5 and nothing"),
        ("A[1] B[] sensei[kenjutsu]", "learn kenjutsu 5", "NJT-17", "You hold no 5"),
        ("A[5 katonjutsu] B[] sensei[kenjutsu]", "learn kenjutsu 5", "NJT-17", "is free"),
        (TWO, "envoy 1 f", "NJT-38", "no card in this place"),
        ("A[f] B[] palace[T71]", "envoy 1 ff", "NJT-36", "any treasure, three alike"),
        ("A[f] B[] palace[T14]", "envoy 1 fj", "NJT-35", "no treasure of this kind: jade"),
        ("A[f] B[] palace[T14]", "envoy 1 ff", "NJT-35", "too few of this treasure: fan"),
        ("A[f] B[] pavilion[Wj]", "rumour 1 f", "NJT-37", "fan is not what is asked: jade"),
        ("A[f] B[] pavilion[Wj]", "rumour 1 j", "NJT-37", "no treasure of this kind"),
        ("A[] B[] dojo[1 2] take 2", "take 3", "NJT-13", "No open card is a 3"),
        ("A[] B[] dojo[1 2] take 2", "dojo", "NJT-13", "all cards due"),
        ("A[11112222] B[] discard", "discard 3", "NJT-14", "You hold no 3"),
        ("A[11112222] B[] discard", "dojo", "NJT-14", "discard first"),
        (f"A[5] B[] {RAID}", "strength 4", "NJT-24", "You hold no 4"),
        (f"A[5] B[] {RAID}", "strength 5+3", "NJT-23", "You hold no 3"),
        (f"A[53] B[] {RAID}", "strength 5+3+3", "NJT-23", "only one 3"),
        (f"A[533] B[] {RAID}", "strength 5+3+3+3", "NJT-23", "only 2 cards of value 3"),
        (f"A[5] B[] {RAID}", "strength 5+taijutsu", "NJT-18", "not learned Taijutsu"),
        (f"A[5 taijutsu~] B[] {RAID}", "strength 5+taijutsu", "NJT-18", "not enough tiles"),
        (f"A[5] B[] {RAID}", "strength boryaku", "NJT-18", "not learned Boryaku"),
        (f"A[2] B[] {RAID}", "strength 2", "NJT-21", "higher than 3; this is 2"),
        (f"A[5] B[] {RAID}", "stealth 1", "NJT-54", "by strength"),
        (f"A[5] B[] {RAID}", "strength 5 second", "NJT-58", "only one guard"),
        (f"A[5] B[] {RAID}", "leave", "NJT-26", "beat it or give up"),
        (f"A[5] B[] {RAID}", "banzai", "NJT-26", "beat it or give up"),
        ("A[5] B[] 1[3 v] raid[1 strength]", "leave", "NJT-12", "beat it or give up"),
        ("A[5] B[] 1[3 v] raid[1 strength]", "banzai", "NJT-12", "beat it or give up"),
        ("A[f] B[] palace[T71]", "envoy 1 fffj", "NJT-35", "You cannot pay what is asked: any"),
        ("A[ffffs] B[] palace[T71]", "envoy 1 fffj", "NJT-35", "no treasure of this kind: jade"),
        (f"A[5] B[] {RAID}", "keep f", "NJT-24", "A guard stands before you"),
        (f"A[5] B[] {RAID}", "harmony", "NJT-18", "not learned Harmony"),
        (f"A[5] B[] {RAID}", "choho f v", "NJT-18", "not learned Choho"),
        (f"A[5 spirit] B[] {RAID}", "spirit choho", "NJT-19", "no used tile of Choho"),
        (f"A[5 choho] B[] {RAID}", "choho J v", "NJT-59", "no red treasure of this kind: jade"),
        (f"A[5 choho] B[] {RAID}", "choho f s", "NJT-59", "In the house there is no light"),
        (f"A[5] B[] {CHOICE}", "strength 5", "NJT-26", "banzai or leave"),
        (f"A[5] B[] {CHOICE}", "fail", "NJT-26", "banzai or leave"),
        (f"A[5] B[] {FAILED}", "keep j", "NJT-30", "won no treasure of this kind: jade"),
        (f"A[5] B[] {FAILED}", "leave", "NJT-30", "has failed"),
        ("A[] B[] raid[1 strength success]", "marker T8", "NJT-33", "not Taira"),
        ("A[] B[] raid[1 strength success]", "marker M4", "NJT-33", "on another house"),
        ("A[] B[] raid[1 strength success]", "leave", "NJT-33", "choose a clan"),
        ("A[T22 hensojutsu] B[] round 5 scoring[disguises]", "disguise minamoto", "NJT-46", "mask"),
        (
            "A[T22 M28 hensojutsu hensojutsu] B[] round 5 scoring[disguises disguised=AT]",
            "disguise taira",
            "NJT-46",
            "are disguised already",
        ),
        ("A[T22 hensojutsu] B[] round 5 scoring[disguises]", "dojo", "NJT-46", "disguises"),
        ("A[T22] B[] round 5 scoring[firsts]", "reward rumour 1", "NJT-62", "no card"),
        ("A[T22] B[] round 5 scoring[firsts]", "dojo", "NJT-48", "rewarded"),
        (
            "A[T22] B[T47] round 5 pavilion[W? G?] scoring[seconds left=r--]",
            "reward honour",
            "NJT-62",
            "a rumour is what is left",
        ),
    ],
)
def test_the_reason_with_its_clause(position: str, action: str, clause: str, words: str) -> None:
    error = refused(read(position), action)

    assert error.clause == clause
    assert words in error.sentence


def test_no_card_left_to_draw() -> None:
    """Only with house components could all cards be in hands; so the message is asked directly."""
    view = GAME.view(read("A[] B[] dojo[1 2] take 2"), 0)

    assert GAME.why_not(view, GAME.read_action("take deck")).clause == "NJT-16"


def test_every_refusal_on_the_way_names_a_clause_of_the_game() -> None:
    for seed in range(3):
        state, lots = new(2 + seed, seed), Lots(seed)
        while not state.is_over:
            legal = state.legal(state.turn)
            view = GAME.view(state, state.turn)
            for _ in range(20):
                action = lots.below(GAME.action_space)
                if action not in legal:
                    reason = GAME.why_not(view, action)
                    assert reason.clause.startswith("NJT-")
                    assert GAME.say(reason).endswith(".")
            state.apply(state.turn, legal[lots.below(len(legal))])
