"""What search knows of War of Clans: hints, worths and values."""

import pytest

from uguisu.bots.war_of_clans.evaluation import Evaluation
from uguisu.bots.war_of_clans.hints import note, odds_of, suspected
from uguisu.bots.war_of_clans.policy import WarOfClansPolicy
from uguisu.games import GAMES
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.rng import Lots

GAME = GAMES["war-of-clans"]
TAKEDA, UESUGI, MORI, ODA, HOJO = range(5)


def read(position: str) -> WarOfClansState:
    state = GAME.read(position)
    assert isinstance(state, WarOfClansState)
    return state


def hints_after(*orders: str) -> list[float]:
    """Hints of a table of three where only B has acted."""
    hints = [0.0] * 15
    for order in orders:
        note(hints, 1, GAME.read_action(order))
    return hints


def odds_after(*orders: str) -> list[float]:
    return odds_of(hints_after(*orders))


def test_who_places_a_clan_at_home_is_suspected_of_it_more_than_abroad() -> None:
    home = suspected(odds_after("t>B"), 0, ODA)
    abroad = suspected(odds_after("t>C"), 0, ODA)

    assert home[TAKEDA] > abroad[TAKEDA] > home[UESUGI]


def test_who_attacks_a_clan_hardly_serves_it() -> None:
    found = suspected(odds_after("txAu"), 0, ODA)

    assert found[UESUGI] < min(found[TAKEDA], found[MORI], found[HOJO])


def test_nobody_is_suspected_of_the_clan_one_serves_oneself() -> None:
    assert suspected(odds_after("o>B", "o>B"), 0, ODA)[ODA] == 0


@pytest.mark.parametrize(
    ("position", "better", "worse"),
    [
        ("A[] B[] C[] A:tuoh loyal otu turn A", "o>B", "t>B"),
        ("A[] B[o3] C[o1] A:tuoh loyal otu turn A", "o>B", "o>C"),
        ("A[] B[t3] C[t1] A:tuhh loyal otu turn A", "t>C", "t>B"),
        ("A[t2] B[o1 u1] C[] A:tu loyal otu turn A order 3", "txBu", "txBo"),
        ("A[t3] B[u2 m1] C[u3] A:tu loyal otu turn A order 3", "txBu", "txBm"),
    ],
    ids=["own clan", "high columns", "rivals apart", "not one's own", "the leader"],
)
def test_an_order_is_worth_more_than_another(position: str, better: str, worse: str) -> None:
    state, evaluation = read(position), Evaluation()

    evaluation.look(state, 0, suspected([1.0] * 15, 0, ODA))

    assert evaluation.worth(GAME.read_action(better)) > evaluation.worth(GAME.read_action(worse))


def test_a_playout_strikes_whom_it_suspects() -> None:
    """Uesugi and Mori stand alike; B has placed Mori at home twice."""
    state = read("A[t3] B[u2 m2] C[] A:tu loyal otu turn A order 3")
    policy = WarOfClansPolicy()
    policy.noise = 0.0
    policy.known = hints_after("m>B", "m>B")

    policy.begin(state)
    chosen = policy.choose(state, 0, state.legal(0), Lots(1))

    assert GAME.write_action(chosen) == "txBm"


def test_values_share_one_victory_and_favour_who_leads() -> None:
    values = WarOfClansPolicy().value(read("A[o3] B[t1] C[] A:tuoh loyal otu turn A"))

    assert sum(values) == pytest.approx(1)
    assert values[0] > values[1] > values[2]
