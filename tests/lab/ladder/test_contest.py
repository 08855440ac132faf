"""The ladder: balanced matches, and what they say about who is stronger."""

from pathlib import Path

import msgspec
import pytest

from uguisu.bots.bot import Budget
from uguisu.bots.bot_failures import Failure
from uguisu.games import GAMES
from uguisu.lab.ladder.contest import Contest, Pair, Standing, pairs_of, standing
from uguisu.lab.ladder.report import END, duel_cells, has_place, mark, pace_cells, with_tables
from uguisu.lab.playing import Outcome, Seating, ThinkingTime, play_game

PAIRS = (Pair("jonin", "random"), Pair("jonin", "genin"))
SOON = Budget(seconds=0.25)


def contest(games: int = 6, seats: int = 3, budget: Budget | None = None) -> Contest:
    return Contest("war-of-clans", seats, PAIRS, games, budget=budget or Budget(iterations=5))


def seatings(of: Contest) -> list[Seating]:
    return [seating for _, part in of.parts() for seating in part]


def outcome(number: int, seat: int, *, won: bool) -> Outcome:
    """Of three seats, the one has 9 points if it has won and 4 else, the others 6 each."""
    winner = seat if won else (seat + 1) % 3
    return Outcome(
        number=number,
        bots=("?",) * 3,
        places=tuple(1 if s == winner else 2 for s in range(3)),
        points=tuple((9 if won else 4) if s == seat else 6 for s in range(3)),
        length=10,
        first=0,
    )


def found(wins: tuple[int, int]) -> Standing:
    """The first pair has won so many of its six games, the second so many of its."""
    outcomes = [
        outcome(seating.number, at % 3, won=at % 6 < wins[at // 6])
        for at, seating in enumerate(seatings(contest()))
    ]
    return standing(contest(), reversed(outcomes))


def timed() -> Standing:
    """With a budget of seconds: the one thinks a quarter of one about a move, the others less."""
    outcomes = [
        msgspec.structs.replace(
            outcome(seating.number, at % 3, won=True),
            thought=tuple(
                ThinkingTime(8, 2.0) if s == at % 3 else ThinkingTime(9, 0.9) for s in range(3)
            ),
            failures=(Failure("jonin", "late", "", "chunin"),) if at == 1 else (),
        )
        for at, seating in enumerate(seatings(contest()))
    ]
    return standing(contest(budget=SOON), outcomes)


def test_every_pair_plays_every_shuffle_from_every_seat() -> None:
    found = seatings(contest(games=7, seats=4))

    assert len(found) == 2 * 8
    assert len({seating.number for seating in found}) == len(found)
    for pair, part in zip(PAIRS, (found[:8], found[8:]), strict=True):
        assert [seating.bots.index(pair.one) for seating in part] == [0, 1, 2, 3] * 2
        assert all(seating.bots.count(pair.others) == 3 for seating in part)
        assert [seating.seed for seating in part] == ["1 0"] * 4 + ["1 1"] * 4


@pytest.mark.parametrize(
    ("one", "others", "games"),
    [
        ("genin", "random", 60),
        ("chunin", "genin", 60),
        ("jonin", "chunin", 6),
        ("openspiel", "random", 6),
        ("genin", "./mybot", 6),
    ],
)
def test_bots_that_decide_at_once_play_ten_times_as_many_games(
    one: str, others: str, games: int
) -> None:
    found = seatings(Contest("war-of-clans", 3, (Pair(one, others),), 6))

    assert len(found) == games


def test_more_games_do_not_change_the_first_ones() -> None:
    few, many = seatings(contest(6)), seatings(contest(60))

    assert set(few) < set(many)
    assert contest(6).job == contest(60).job


def test_each_rank_meets_the_next_lower_one_and_the_lowest_and_guests_meet_all() -> None:
    pairs = pairs_of(("random", "genin", "chunin"), ["./mine"])

    assert [f"{pair.one} {pair.others}" for pair in pairs] == [
        "genin random",
        "chunin genin",
        "chunin random",
        "./mine random",
        "./mine genin",
        "./mine chunin",
    ]


def test_victories_and_points_are_counted_from_the_seat_of_the_one() -> None:
    first, second = found(wins=(6, 3)).duels

    assert (first.one, first.others, first.games) == ("jonin", "random", 6)
    assert (first.share, second.share) == (1.0, 0.5)
    assert first.fair == pytest.approx(1 / 3)
    assert (first.points, first.points_of_others) == (9, 6)
    assert (second.points, second.ahead.mean) == (6.5, 0.5)


def test_ratings_put_the_stronger_above_and_the_lowest_at_zero() -> None:
    rated = found(wins=(6, 5)).ratings

    assert [rating.name for rating in rated] == ["jonin", "genin", "random"]
    assert rated[-1].points == 0


def test_a_real_contest_can_be_repeated() -> None:
    def played() -> Standing:
        small = contest(games=3, budget=Budget(iterations=1))
        return standing(small, [play_game(small.setting, s) for s in seatings(small)])

    assert played() == played()


def test_cells_tell_what_is_surer_than_chance_with_a_star() -> None:
    surely, perhaps = (duel_cells(duel) for duel in found(wins=(6, 3)).duels)

    assert surely == [
        "jonin", "random", "6", "100.0%*", "61.0–100.0", "33%", "9.0:6.0", "+3.0±0.0*", "0:0",
    ]  # fmt: skip
    assert perhaps[3] == "50.0%"


def test_forfeits_are_counted_for_the_one_and_for_the_others() -> None:
    failed = [
        msgspec.structs.replace(
            outcome(seating.number, at % 3, won=False), forfeits=(at % 3,) if at < 2 else (0,)
        )
        for at, seating in enumerate(seatings(contest()))
    ]

    duel = standing(contest(), failed).duels[0]

    assert duel.forfeits == (3, 3)
    assert duel_cells(duel)[-1] == "3:3"


def test_where_time_was_the_budget_it_is_told_how_long_moves_took() -> None:
    assert timed().duels[0].thought == pytest.approx((0.25, 0.1))
    assert pace_cells(timed().duels[0]) == ["jonin", "random", "0.250:0.100"]
    assert found(wins=(6, 3)).duels[0].thought == (0, 0)


def test_a_page_is_written_between_its_marks() -> None:
    page = f"# Bots\n\n{mark('war-of-clans')}\nold\n{END}\n\nkept\n{mark('shinobi')}\n{END}\n"

    written = with_tables(page, [found(wins=(6, 3))])

    assert has_place(written, mark("war-of-clans"))
    assert has_place(written, mark("shinobi"))
    assert not has_place(written, mark("ninjato"))
    assert not has_place(written, mark("shinobi", SOON))
    assert "old" not in written
    assert "### 3 players" in written
    assert "searches with 5 iterations a move; no bot failed." in written
    assert r"| jonin | random | 6 | 100.0%\* |" in written
    assert written.endswith(f"{END}\n\nkept\n{mark('shinobi')}\n{END}\n")
    assert with_tables(written, [found(wins=(6, 3))]) == written


def test_tables_at_equal_time_have_their_own_place_and_tell_who_failed() -> None:
    places = [f"{mark('war-of-clans')}\n{END}\n", f"{mark('war-of-clans', SOON)}\n{END}\n"]

    written = with_tables("".join(places), [timed()])

    assert written.startswith(places[0])
    assert "moves that others had to make: jonin late, 1 ×." in written
    assert "| ahead | forfeits | seconds a move |" in written
    assert "| 0.250:0.100 |" in written


def test_tables_of_other_numbers_of_players_stay_in_the_page() -> None:
    standing = found(wins=(6, 3))
    fewer = msgspec.structs.replace(standing, contest=contest(seats=2))
    page = f"{mark('war-of-clans')}\n{END}\n"

    written = with_tables(with_tables(page, [standing]), [fewer])

    assert written == with_tables(page, [fewer, standing])
    assert written.index("### 2 players") < written.index("### 3 players")


def test_the_page_of_the_bots_has_a_place_for_every_game() -> None:
    page = (Path(__file__).resolve().parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")

    assert all(has_place(page, mark(game)) for game in GAMES)
    assert all(has_place(page, mark(game, SOON)) for game in GAMES)
