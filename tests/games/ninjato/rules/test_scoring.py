"""NJT-45 to NJT-49, NJT-61, NJT-62: disguises, influence and rewards."""

import pytest

from tests.games.ninjato.table import (
    after,
    block,
    honour,
    legal,
    play,
    read,
    refused,
    turn,
    view,
    word,
)
from uguisu.games.ninjato.game import Ninjato
from uguisu.games.ninjato.rules.scoring import clan_order
from uguisu.games.rulebook import printed_components

LAST = ("house 1 strength", "fail")
TAIRA_14 = "1[T8 3 fsv] 2[T6] 3[M2] 4[M4] 5[G6]"


def scored(seats: str, round_: int = 3, more: str = "") -> str:
    """A position just before the scoring after this round; play LAST to get there."""
    count = seats.count("[")
    placed = " ".join(["1strength"] * (3 * count - 1))
    houses = "" if "1[" in more else "1[T2 3 fsv]"
    return f"{seats} round {round_} placed[{placed}] {houses} {more}"


def first_and_second(seats: str, clan: int) -> tuple[int | None, int | None]:
    standing = view(read(f"{seats} 1[3 f]")).clans[clan]
    return standing.first, standing.second


@pytest.mark.rule("NJT-45")
def test_most_envoys_of_a_clan_make_the_first_and_the_next_the_second() -> None:
    assert first_and_second("A[T22] B[T47 T25 T62] C[T14 T53]", 0) == (1, 2)


@pytest.mark.rule("NJT-45")
def test_ties_go_to_the_older_envoy_of_that_clan() -> None:
    assert first_and_second("A[T22 M68] B[T25] C[T14]", 0) == (1, 0)


@pytest.mark.rule("NJT-45")
def test_the_oldest_of_each_are_compared() -> None:
    assert first_and_second("A[T14 T62] B[T53 T47] C[T71]", 0) == (0, 1)


@pytest.mark.rule("NJT-45")
def test_at_equal_age_the_earlier_in_turn_order_wins() -> None:
    """Two Taira envoys of 47 years, as only house components can have them."""
    printed = printed_components("ninjato")
    game = Ninjato(printed.replace("age = 22", "age = 47"))

    for order, first in (("AB", 0), ("BA", 1)):
        state = game.read(f"A[T47a] B[T47b] order {order} 1[3 f]")
        assert game.view(state, None).clans[0].first == first
        assert game.view(state, None).clans[0].second == 1 - first


@pytest.mark.rule("NJT-45")
def test_without_an_envoy_of_the_clan_there_is_no_reward() -> None:
    assert first_and_second("A[T22] B[M28]", 0) == (0, None)
    assert first_and_second("A[T22] B[M28]", 2) == (None, None)


@pytest.mark.rule("NJT-46")
def test_hensojutsu_gives_one_more_influence_through_an_envoy_with_a_mask() -> None:
    state = after(scored("A[hensojutsu T22] B[T47]", 5), *LAST)
    assert turn(state) == "A disguise"

    play(state, "disguise taira")

    assert view(state).clans[0].influence == (2, 1)
    assert turn(state) == "A first"


@pytest.mark.rule("NJT-46")
def test_every_tile_needs_another_envoy() -> None:
    state = after(scored("A[hensojutsu hensojutsu T22 T47 M28 M19] B[]", 5), *LAST)

    play(state, "disguise taira")

    assert legal(state) == ["disguise minamoto", "disguise none"]
    assert refused(state, "disguise taira").clause == "NJT-46"


@pytest.mark.rule("NJT-46")
def test_one_tile_disguises_one_envoy() -> None:
    state = after(scored("A[hensojutsu T22 T25 M28] B[]", 5), *LAST, "disguise taira")

    assert turn(state) == "A first"


@pytest.mark.rule("NJT-46")
def test_only_envoys_with_a_mask_can_be_disguised() -> None:
    state = after(scored("A[hensojutsu T22 M42] B[]", 5), *LAST)

    assert legal(state) == ["disguise taira", "disguise none"]


@pytest.mark.rule("NJT-46")
def test_disguises_come_in_turn_order_before_any_reward() -> None:
    state = after(scored("A[hensojutsu T22] B[hensojutsu M28]", 5, "order BA"), *LAST)

    assert turn(state) == "B disguise"
    play(state, "disguise minamoto")
    assert turn(state) == "A disguise"
    play(state, "disguise taira")
    assert turn(state) == "A first"


@pytest.mark.rule("NJT-46")
def test_a_disguise_counts_in_this_scoring_only() -> None:
    state = after(scored("A[hensojutsu T22] B[T47]", 5), *LAST, "disguise taira")
    play(state, "reward honour", "reward rumour 1")

    assert word(state, "round") == "6"
    assert view(state).clans[0].influence == (1, 1)


@pytest.mark.rule("NJT-61")
def test_turn_order_in_the_scoring_is_the_new_one() -> None:
    placed = "placed[1strength 1strength 1strength 1strength 1strength]"
    seats = "A[hensojutsu T22] B[hensojutsu M28 11]"
    state = read(f"{seats} round 5 {placed} 1[3 fsv]")

    play(state, "dojo", "take deck", "take deck")

    assert turn(state) == "B disguise"


@pytest.mark.rule("NJT-61")
def test_a_disguise_may_be_declined() -> None:
    state = after(scored("A[hensojutsu T22] B[T47]", 5), *LAST, "disguise none")

    assert view(state).clans[0].influence == (1, 1)
    assert turn(state) == "B first"


@pytest.mark.rule("NJT-61")
def test_a_tile_without_a_fitting_envoy_does_nothing() -> None:
    state = after(scored("A[hensojutsu T47] B[]", 5), *LAST)

    assert turn(state) == "A first"


@pytest.mark.rule("NJT-61")
def test_hensojutsu_works_again_in_the_next_scoring() -> None:
    state = after(scored("A[hensojutsu T22] B[]", 7), *LAST)

    assert turn(state) == "A disguise"


@pytest.mark.rule("NJT-47")
@pytest.mark.parametrize(("round_", "order"), [(3, "GTM"), (5, "TMG"), (7, "MGT")])
def test_the_order_of_the_clans(round_: int, order: str) -> None:
    """A is first with Taira, B with Minamoto, C with Go-Shirakawa."""
    state = after(scored("A[T47] B[M42] C[G39]", round_, "1[3 fsv]"), *LAST)

    seen = []
    for _ in range(3):
        seen.append("TMG"["ABC".index(turn(state)[0])])
        play(state, "reward honour")

    assert "".join(seen) == order
    assert clan_order(round_) == tuple("TMG".index(clan) for clan in order)


@pytest.mark.rule("NJT-48")
def test_a_first_takes_honour_equal_to_the_sum_of_the_clans_markers() -> None:
    state = after(scored("A[T47] B[]", 3, TAIRA_14), *LAST)

    play(state, "reward honour")

    assert honour(state) == [14, 0]


@pytest.mark.rule("NJT-48")
def test_or_an_open_rumour_without_payment_and_without_honour() -> None:
    state = after(scored("A[T47 f] B[]", 3, "pavilion[Wf Gj]"), *LAST)
    assert "reward rumour 2" in legal(state)

    play(state, "reward rumour 2")

    assert "Gj" in block(state, "A").split()
    assert "f" in block(state, "A").split()
    assert honour(state) == [0, 0]


@pytest.mark.rule("NJT-48")
def test_the_rulebooks_example_of_a_scoring() -> None:
    """After round 5 Taira's houses are worth 14, Minamoto's 2 and Go-Shirakawa's 8. The firsts
    take 14, a rumour and 8; the seconds a rumour, 2 and a rumour."""
    seats = "A[T62] B[M56 T47] C[G59 M42] D[G39]"
    more = "1[T8 3 fsv] 2[T6] 3[M2] 4[G6] 5[G2] order ABCD pavilion[Wf Ws Wv Wj] rumours[Gf]"
    state = after(scored(seats, 5, more), *LAST)

    play(state, "reward honour", "reward rumour 1", "reward honour")
    assert turn(state) == "B second"
    play(state, "reward rumour 2")
    assert turn(state) == "D second", "C has been given the 2 of Minamoto"
    play(state, "reward rumour 3")

    assert honour(state) == [14, 0, 10, 0]
    assert [len(player.rumours) for player in view(state).players] == [0, 2, 0, 1]


@pytest.mark.rule("NJT-48")
def test_all_firsts_choose_before_any_second_gets_something() -> None:
    state = after(scored("A[T62 M42] B[T47 M56] C[]", 5), *LAST)

    turns = []
    while word(state, "round") == "5":
        turns.append(turn(state))
        play(state, legal(state)[0])

    assert turns == ["A first", "B first", "B second", "A second"]


@pytest.mark.rule("NJT-62")
def test_a_second_takes_what_is_left_without_declining() -> None:
    state = after(scored("A[T62] B[T47]", 5, TAIRA_14), *LAST, "reward rumour 1")

    assert honour(state) == [0, 14]
    assert turn(state).endswith("place")


@pytest.mark.rule("NJT-62")
def test_a_second_due_a_rumour_chooses_which_and_gets_no_honour() -> None:
    state = after(scored("A[T62] B[T47]", 5, "pavilion[Wf Gj]"), *LAST, "reward honour")

    assert legal(state) == [f"reward rumour {slot}" for slot in (1, 2, 3, 4)]
    assert refused(state, "reward honour").clause == "NJT-62"
    play(state, "reward rumour 2")
    assert "Gj" in block(state, "B").split()


@pytest.mark.rule("NJT-62")
def test_the_pavilion_is_not_refilled_between_rewards() -> None:
    state = after(scored("A[T62] B[M56]", 5), *LAST, "reward rumour 1")

    assert block(state, "pavilion").startswith("- ")
    assert legal(state) == [
        "reward honour",
        "reward rumour 2",
        "reward rumour 3",
        "reward rumour 4",
    ]


@pytest.mark.rule("NJT-62")
def test_without_a_second_what_is_left_is_lost() -> None:
    state = after(scored("A[T62] B[]", 5, "1[T8 3 fsv]"), *LAST, "reward rumour 1")

    assert honour(state) == [0, 0]


ALL_RUMOURS = " ".join(f"{kind}{cost}" for kind in "WGFMD" for cost in ("?", "??", *"fsvj"))


@pytest.mark.rule("NJT-62")
def test_without_open_rumours_a_first_must_take_honour_and_a_second_gets_nothing() -> None:
    seats = f"A[T62] B[T47] C[{ALL_RUMOURS}]"

    state = after(scored(seats, 5, TAIRA_14), *LAST)

    assert honour(state) == [14, 0, 0]
    assert turn(state).endswith("place")


@pytest.mark.rule("NJT-62")
def test_the_last_open_rumour_goes_to_the_second_by_itself() -> None:
    rest = ALL_RUMOURS.replace("Wf ", "")
    state = after(scored(f"A[T62] B[T47] C[{rest}]", 5), *LAST, "reward honour")

    assert "Wf" in block(state, "B").split()


@pytest.mark.rule("NJT-62")
def test_a_clan_without_houses_gives_0_and_its_first_still_chooses() -> None:
    houses = "1[M2 3 fsv] 2[M4] 3[M5] 4[M6] 5[G6]"
    state = after(scored("A[T62] B[]", 5, houses), *LAST)

    assert turn(state) == "A first"
    play(state, "reward honour")
    assert honour(state) == [0, 0]


@pytest.mark.rule("NJT-49")
def test_after_the_rewards_the_pavilion_is_filled_up_again() -> None:
    state = after(scored("A[T62] B[]", 5), *LAST)

    play(state, "reward rumour 3")

    assert "-" not in block(state, "pavilion")
    assert len(block(state, "pavilion").split()) == 4
    assert len(block(state, "rumours").split()) == 30 - 4 - 1
