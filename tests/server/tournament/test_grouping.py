"""Who sits with whom, and where."""

from collections import Counter
from random import Random

import pytest

from tests.server.tournament.played import Played, plan
from uguisu.server.tournament import entries
from uguisu.server.tournament.grouping import sizes
from uguisu.server.tournament.tournament import Tournament


def played_fairly(people: int, seats: int, rounds: int, *, fill: bool = True) -> Tournament:
    """Everybody plays every round, and better players win more often."""
    played = Played(plan(seats=seats, rounds=rounds, fill=fill), people)
    lots = Random(people)
    played.begin()
    while not played.tournament.is_over:
        played.now = max(played.now, played.tournament.next_round_at(played.now))
        played.step()
        for sitting in played.tournament.running:
            order = sorted(range(seats), key=lambda s: sitting.players[s] + lots.gauss(0, people))
            places = tuple(order.index(seat) + 1 for seat in range(seats))
            played.append(entries.Count(table=sitting.table, places=places))
    return played.tournament


@pytest.mark.parametrize(
    ("players", "seats", "fill", "tables"),
    [
        (9, 4, True, [3, 3, 3]),
        (9, 4, False, [4, 4]),
        (5, 4, True, [3, 2]),
        (4, 3, True, [2, 2]),
        (7, 2, True, [2, 2, 2]),
        (3, 6, True, [3]),
        (1, 4, True, []),
        (3, 4, False, []),
    ],
)
def test_nobody_sits_alone_and_tables_are_even(
    players: int, seats: int, fill: bool, tables: list[int]
) -> None:
    assert sizes(players, seats, fill=fill) == tables


@pytest.mark.parametrize(("people", "seats", "rounds"), [(24, 4, 5), (64, 4, 5), (13, 3, 5)])
def test_opponents_and_seats_are_balanced(people: int, seats: int, rounds: int) -> None:
    tournament = played_fairly(people, seats, rounds)
    players = tournament.players.values()

    met = Counter(times for player in players for times in player.met.values())
    assert max(met) <= 2
    assert met[2] < met[1] / 5
    for player in players:
        assert sum(player.seats) == rounds
        assert max(player.seats) <= -(-rounds // seats) + 1


def test_the_best_play_with_the_best_in_the_end() -> None:
    """In the last round of many, those at the first table are near each other."""
    tournament = played_fairly(64, 4, 4)
    last = [s for s in tournament.sittings.values() if s.round == 4]
    before = {
        n: sum(score.points for score in player.scores[:-1])
        for n, player in tournament.players.items()
    }

    spread = [max(before[n] for n in s.players) - min(before[n] for n in s.players) for s in last]
    whole = max(before.values()) - min(before.values())
    assert sum(spread) / len(spread) < whole / 3


@pytest.mark.parametrize(("people", "seats"), [(9, 2), (22, 4), (11, 3)])
def test_byes_are_fair(people: int, seats: int) -> None:
    tournament = played_fairly(people, seats, 5, fill=False)

    byes = [player.byes for player in tournament.players.values()]
    assert sum(byes) == 5 * (people % seats)
    assert max(byes) - min(byes) <= 1
