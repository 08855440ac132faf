"""NJT-50 to NJT-53: the bonuses after round 7, and who wins."""

import pytest

from tests.games.ninjato.table import GAME, after, honour, read, view
from uguisu.games.ninjato.rules.final import multiplier
from uguisu.kernel.view import ScoreLine

FIVE = "round 7 placed[1strength 1strength 1strength 1strength 1strength] 1[3 fsv]"
"""Two players; B places the last shuriken of the game."""
LAST = ("house 1 strength", "fail")


def ended(a: str, b: str = "") -> list[int]:
    """The honour in the end; only for seats without envoys, which the clans would reward."""
    return honour(after(f"A[{a}] B[{b}] {FIVE}", *LAST))


def bonuses(a: str, b: str = "", c: str = "", d: str = "") -> list[tuple[int, ...]]:
    """What rumours, treasures and elite guards would bring if the game ended now."""
    seats = f"A[{a}] B[{b}] C[{c}] D[{d}]"
    return [player.bonuses for player in view(read(f"{seats} round 5 1[3 f]")).players]


@pytest.mark.rule("NJT-50")
@pytest.mark.parametrize(
    ("cards", "times"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 8)]
)
def test_one_of_a_kind_times_1_two_times_2_three_times_4_and_sets_add_up(
    cards: int, times: int
) -> None:
    assert multiplier(cards) == times


@pytest.mark.rule("NJT-50")
def test_the_rulebooks_example_of_the_secret_art() -> None:
    """Two Master of the Secret Art and 4 tiles: 8; three: 16."""
    tiles = "kenjutsu kenjutsu choho hensojutsu"

    assert ended(f"{tiles} Mf Ms") == [8, 0]
    assert ended(f"{tiles} Mf Ms Mv") == [16, 0]


@pytest.mark.rule("NJT-50")
def test_the_rulebooks_example_of_the_goodwill_of_the_people() -> None:
    """Three Goodwill of the People and two others, which bring nothing themselves: 20."""
    assert ended("Gf Gs Gv Wf Ws") == [20, 0]


@pytest.mark.rule("NJT-50")
def test_the_greatest_warrior_counts_elite_guards_as_cards() -> None:
    assert bonuses("Wf Ws 4/2 5/1 3+5")[0][0] == 2 * 3


@pytest.mark.rule("NJT-50")
def test_powerful_friends_count_envoys_of_all_clans() -> None:
    assert bonuses("Ff Fs Fv T22 M28 G31 G17")[0][2] == 4 * 4


@pytest.mark.rule("NJT-50")
def test_goodwill_counts_all_own_rumours_itself_included() -> None:
    assert bonuses("Gf")[0][1] == 1
    assert bonuses("Gf Df Ds")[0][1] == 3


@pytest.mark.rule("NJT-51")
def test_the_rulebooks_example_of_dishonorable_opponents() -> None:
    """You 2, another 1: 8 and 4. Alone with 2: 12."""
    assert ended("Df Ds", "Dj") == [8, 4]
    assert ended("Df Ds") == [12, 0]


@pytest.mark.rule("NJT-51")
def test_if_three_players_or_more_have_any_each_card_is_worth_2() -> None:
    assert [player[4] for player in bonuses("Df Ds", "Dj", "Dv")] == [4, 2, 2, 0]
    assert [player[4] for player in bonuses("Df Ds", "Dj", "Dv", "D?")] == [4, 2, 2, 2]


@pytest.mark.rule("NJT-52")
def test_every_unspent_treasure_is_worth_1() -> None:
    assert ended("ffjgg", "v") == [5, 1]


@pytest.mark.rule("NJT-52")
def test_every_elite_guard_is_worth_what_is_on_its_card() -> None:
    """The rulebook's picture: two guards, 3 honour."""
    assert ended("4/2 5/1") == [3, 0]


@pytest.mark.rule("NJT-53")
def test_most_honour_wins() -> None:
    state = read("A[bribes=20 after7=3] B[bribes=22] C[bribes=24] over")

    assert state.places() == [2, 3, 1]


@pytest.mark.rule("NJT-53")
def test_a_tie_goes_to_more_envoys() -> None:
    state = read("A[bribes=20 T71] B[bribes=20 T22 M28] over")

    assert state.places() == [2, 1]


@pytest.mark.rule("NJT-53")
def test_then_to_the_oldest_envoy_of_any_clan() -> None:
    state = read("A[bribes=20 T62 M28] B[bribes=20 G65 M19] over")

    assert state.places() == [2, 1]


@pytest.mark.rule("NJT-53")
def test_and_then_victory_is_shared() -> None:
    state = read("A[bribes=20] B[bribes=20] C[bribes=5] over")

    assert state.places() == [1, 1, 3]


def test_the_score_sheet_explains_every_point() -> None:
    a = "ffg Gf Gs Df kenjutsu 4/2 bribes=12 spreading=5 after3=6 after5=4"
    state = after(f"A[{a}] B[Dj] {FIVE}", *LAST)

    sheets = GAME.score_sheet(view(state, None))

    rumour = "@njt-rumour-goodwill"
    assert sheets[0] == [
        ScoreLine("njt-score-bribes", 12),
        ScoreLine("njt-score-spreading", 5),
        ScoreLine("njt-score-after-3", 6),
        ScoreLine("njt-score-after-5", 4),
        ScoreLine(
            "njt-score-goodwill", 6, {"rumour": rumour, "count": 2, "times": 2, "collected": 3}
        ),
        ScoreLine(
            "njt-score-dishonour",
            4,
            {"rumour": "@njt-rumour-dishonour", "count": 1, "each": 4},
        ),
        ScoreLine("njt-score-unspent", 3),
        ScoreLine("njt-score-guards", 1, {"count": 1}),
    ]
    assert [sum(line.points for line in sheet) for sheet in sheets] == honour(state)
