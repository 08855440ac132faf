"""What everybody may know of a table, and what only one seat may."""

import msgspec
import pytest

from tests.games.shinobi.table import GAME, OBSERVERS, before, new, play, play_at_random, read, view
from uguisu.games.shinobi.view.types import Attack, Card, Hand
from uguisu.kernel.view import FaceDown


@pytest.mark.rule("SHI-2", "SHI-11")
def test_everybody_sees_who_attacks_and_only_the_attacker_with_what() -> None:
    state = read("A5 B5 C5 D5")

    play(state, "k as s")

    for observer in "BCD":
        assert view(state, observer).attacks[1][0] == Attack(0, 0, FaceDown(), open=False)
    assert view(state).attacks[1][0] == Attack(0, 0, FaceDown(), open=False)
    assert view(state, "A").attacks[1][0] == Attack(0, 0, Card(2), open=False)


@pytest.mark.rule("SHI-11")
def test_the_kept_card_is_secret() -> None:
    state = read("A5 B5 C5 D5")

    play(state, "k as s", "s as k", "b as b")

    assert view(state, "A").hands[0] == Hand((1,))
    assert {view(state, observer).hands[0] for observer in ("B", "C", "D", None)} == {FaceDown(1)}


@pytest.mark.rule("SHI-11")
def test_the_others_perceive_only_the_declaration() -> None:
    state = read("A5 B5 C5 D5")
    action = GAME.read_action("k as s")

    assert GAME.shown(state, 0, action, 0) == "k as s"
    assert {GAME.shown(state, 0, action, observer) for observer in (1, 2, 3, None)} == {"? as s"}


@pytest.mark.rule("SHI-11")
def test_the_victim_cannot_look_at_its_cards_either() -> None:
    state = read("A5[kk is ss] B5 C5 D5 reveal A")

    assert before(state, "A", "A") == "?k ?s ?s"
    assert before(state, "A", "D") == "kk ?s ?s"


@pytest.mark.rule("SHI-2", "SHI-8", "SHI-14")
def test_public_facts_are_the_same_for_all() -> None:
    state = new(6, seed=5, clans="CFGORL")
    play_at_random(state, limit=30)
    public = ("clans", "lives", "lost", "start", "round", "turn", "phase", "verdicts", "target")

    facts = [
        [getattr(GAME.view(state, observer), name) for name in public]
        for observer in (*range(6), None)
    ]

    assert all(fact == facts[0] for fact in facts)


def test_lives_lost_are_told_by_cause() -> None:
    state = read("A4[kk ks ii] B5 C3/0/1/1 D5 reveal A")

    play(state, "reveal 12", "denounce plotting")

    assert view(state).lost == ((2, 1, 0), (0, 0, 0), (0, 1, 1), (0, 0, 0))


@pytest.mark.parametrize("observer", OBSERVERS)
def test_a_view_is_sent_and_received_unchanged(observer: int | None) -> None:
    state = read("A5[kk! is! ss] B5 C5 D5 decide A")
    seen = GAME.view(state, observer)

    sent = msgspec.json.encode(seen)

    assert msgspec.json.decode(sent, type=type(seen)) == seen
