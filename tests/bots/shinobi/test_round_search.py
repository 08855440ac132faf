"""Search in Shinobi: worlds that may be, and attacks tried in them."""

from tests.bots.shinobi.table import GAME
from uguisu.bots.search.findings import Finding
from uguisu.bots.shinobi.opponent_model import OpponentModel
from uguisu.bots.shinobi.round_search import RoundSearch, Worlds
from uguisu.kernel.rng import Lots

LATE = "A5[ss ii kk] B5 C5[ss! ki! bb] D5[bb ii! bs!] start C reveal A"


def test_worlds_look_the_same_to_the_seat_they_are_dealt_for() -> None:
    state = GAME.read(LATE)
    worlds = Worlds(OpponentModel(4), state, 0)
    lots = Lots(1)

    for _ in range(20):
        assert GAME.view(worlds.deal(lots), 0) == GAME.view(state, 0)


def test_worlds_differ_in_what_the_seat_cannot_see() -> None:
    state = GAME.read(LATE)
    worlds = Worlds(OpponentModel(4), state, 0)
    lots = Lots(1)

    given = {tuple(worlds.deal(lots).cards[:3]) for _ in range(100)}

    assert len(given) > 10
    assert {cards[2] for cards in given} == {2, 3}, "B has shown its shuriken and its sai"


def test_the_same_seed_and_iterations_find_the_same() -> None:
    found = []
    for _ in range(2):
        search = RoundSearch(OpponentModel(4), GAME.read("A5 B5 C5 D5"), 0, seed=5)
        search.run(8, 0.0)
        found.append([(a.action, a.tries, a.reward) for a in search.left])

    assert found[0] == found[1]


def test_better_actions_are_tried_more_often() -> None:
    search = RoundSearch(OpponentModel(4), GAME.read("A5 B5 C5 D5"), 0, seed=6)
    search.run(16, 0.0)

    assert search.left[0].tries == 16
    assert search.best() in {one.action for one in search.left}


def test_with_a_limit_of_time_alone_the_better_half_is_tried_on_too() -> None:
    search = RoundSearch(OpponentModel(4), GAME.read("A5 B5 C5 D5"), 0, seed=7)
    search.run(10_000_000, 0.05)

    assert len(search.left) == 2


def test_what_another_search_found_out_is_added() -> None:
    search = RoundSearch(OpponentModel(4), GAME.read("A5 B5 C5 D5"), 0, seed=8)
    search.run(8, 0.0)
    dropped = next(one for one in search.tried if one not in search.left)
    tries = dropped.tries

    search.add([Finding(dropped.action, 1000, 900.0, is_left=False)])
    assert dropped.tries == tries + 1000
    assert search.best() != dropped.action

    search.add([Finding(dropped.action, 1000, 900.0, is_left=True)])
    assert search.best() == dropped.action


def test_two_of_all_actions_are_left_at_the_end() -> None:
    search = RoundSearch(OpponentModel(4), GAME.read("A5 B5 C5 D5"), 0, seed=9)
    search.run(8, 0.0)

    findings = search.findings()

    assert len(findings) == len(GAME.read("A5 B5 C5 D5").legal(0))
    assert sum(finding.is_left for finding in findings) == 2
