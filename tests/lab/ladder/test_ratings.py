"""Ratings: strengths that explain the results, with intervals that tell how surely."""

from math import log10

import pytest

from uguisu.lab.ladder.ratings import Match, ratings, strengths


def duel(one: str, other: str, won: int, lost: int) -> Match:
    """Games between two, each a block of its own."""
    wins = [{one: 1.0, other: 0.0}] * won + [{one: 0.0, other: 1.0}] * lost
    return Match({one: 1, other: 1}, wins)


def test_between_two_the_strengths_are_as_their_victories() -> None:
    """With half a victory each beforehand."""
    found = strengths([({"a": 1, "b": 1}, duel("a", "b", 30, 10).blocks)])

    assert found["a"] / found["b"] == pytest.approx(30.5 / 10.5, rel=1e-3)


def test_at_a_table_of_four_one_in_four_is_equal_strength() -> None:
    blocks = [{"a": 1.0, "b": 3.0}] * 50

    found = strengths([({"a": 1, "b": 3}, blocks)])

    assert found["a"] / found["b"] == pytest.approx(1.0, abs=0.01)


def test_strengths_agree_with_a_published_example() -> None:
    """Baseball 1987 in Agresti, Categorical Data Analysis (1990), table 10.10: home and away
    games together, as fitted by the Bradley–Terry model; Baltimore is the base."""
    teams = ["MIL", "DET", "TOR", "NY", "BOS", "CLE", "BAL"]
    wins = {
        ("MIL", "DET"): 7, ("MIL", "TOR"): 9, ("MIL", "NY"): 7, ("MIL", "BOS"): 7,
        ("MIL", "CLE"): 9, ("MIL", "BAL"): 11, ("DET", "TOR"): 7, ("DET", "NY"): 5,
        ("DET", "BOS"): 11, ("DET", "CLE"): 9, ("DET", "BAL"): 9, ("TOR", "NY"): 7,
        ("TOR", "BOS"): 7, ("TOR", "CLE"): 8, ("TOR", "BAL"): 12, ("NY", "BOS"): 6,
        ("NY", "CLE"): 7, ("NY", "BAL"): 10, ("BOS", "CLE"): 7, ("BOS", "BAL"): 12,
        ("CLE", "BAL"): 6,
    }  # fmt: skip
    published = {"MIL": 1.58, "DET": 1.44, "TOR": 1.29, "NY": 1.25, "BOS": 1.11, "CLE": 0.68}

    matches = [duel(one, other, won, 13 - won) for (one, other), won in wins.items()]
    found = strengths([(match.seats, match.blocks) for match in matches])

    assert sorted(found, key=found.__getitem__, reverse=True) == teams
    for team, worth in published.items():
        assert log10(found[team] / found["BAL"]) / log10(2.718281828) == pytest.approx(
            worth, abs=0.25
        )


def test_strengths_agree_with_choix_where_several_seats_hold_the_same_bot() -> None:
    """choix 0.4.1, `ilsr_top1`: one bot against three of another (docs/decisions/0093)."""
    won = {
        ("random", "genin"): 56.0, ("random", "chunin"): 33.0, ("random", "jonin"): 17.0,
        ("genin", "random"): 670.0, ("genin", "chunin"): 136.0, ("genin", "jonin"): 80.0,
        ("chunin", "random"): 799.0, ("chunin", "genin"): 424.0, ("chunin", "jonin"): 169.0,
        ("jonin", "random"): 877.0, ("jonin", "genin"): 521.0, ("jonin", "chunin"): 347.0,
    }  # fmt: skip
    results = [
        ({one: 1, three: 3}, [{one: own, three: 1000 - own}]) for (one, three), own in won.items()
    ]

    found = strengths(results)

    for name, points in {"genin": 307.0, "chunin": 437.2, "jonin": 521.2}.items():
        assert 400 * log10(found[name] / found["random"]) == pytest.approx(points, abs=1.1), name


def test_ratings_are_points_above_the_anchor_with_intervals_around_them() -> None:
    matches = [duel("b", "a", 60, 20), duel("c", "b", 60, 20)]

    found = {rating.name: rating for rating in ratings(matches, anchor="a")}

    assert list(found) == ["c", "b", "a"]
    assert found["a"].points == found["a"].low == found["a"].high == 0
    assert found["b"].points == pytest.approx(400 * log10(60.5 / 20.5), abs=1)
    assert found["c"].points == pytest.approx(2 * found["b"].points, abs=1)
    for name in "bc":
        assert 0 < found[name].low < found[name].points < found[name].high
    widths = [found[name].high - found[name].low for name in "bc"]
    assert widths[1] > widths[0]


def test_more_games_make_intervals_narrower_and_equal_seeds_equal() -> None:
    few, many = (ratings([duel("b", "a", 3 * n, 2 * n)], "a")[0] for n in (4, 100))

    assert many.high - many.low < (few.high - few.low) / 2
    assert few == ratings([duel("b", "a", 12, 8)], "a")[0]


def test_who_has_won_everything_is_not_infinitely_strong() -> None:
    (best, _) = ratings([duel("b", "a", 20, 0)], "a")

    assert 400 < best.points < 1000
