"""WOC-20 to WOC-23, WOC-25: what counts at the end, and who wins."""

import pytest

from tests.games.war_of_clans.table import GAME, legal, new, play, read, until_over

FINAL_LAPS = pytest.mark.parametrize("final_lap", ["others", "everyone"])
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def places(position: str) -> list[int]:
    state = read(position)
    assert state.is_over
    return state.places()


@pytest.mark.rule("WOC-20")
def test_the_score_is_the_cards_of_ones_clan_in_all_provinces() -> None:
    state = read("A[t1 u2] B[t3 m1] C[u1 m4] loyal tum last C 0")

    assert GAME.view(state, None).scores == (4, 3, 5)


@pytest.mark.rule("WOC-20")
def test_most_cards_win_and_places_follow_the_scores() -> None:
    assert places("A[t1 u2] B[t3 m1] C[u1 m4] loyal tum last C 0") == [2, 3, 1]


@pytest.mark.rule("WOC-20")
def test_the_score_sheet_tells_where_every_point_stands() -> None:
    state = read("A[t1 u2] B[t3 m1] C[u1 m4] loyal tum last C 0")

    sheet = GAME.score_sheet(GAME.view(state, None))

    assert [[line.points for line in lines] for lines in sheet] == [[1, 3], [2, 1], [1, 4]]
    assert sheet[0][1].args == {"clan": "@woc-card-takeda", "province": "#1"}


@pytest.mark.rule("WOC-20")
def test_there_is_no_score_sheet_before_the_end() -> None:
    assert GAME.score_sheet(GAME.view(new(), 0)) == []


@pytest.mark.rule("WOC-20")
def test_all_loyalties_are_revealed_at_the_end() -> None:
    state = read("A[t1] B[] C[] C:ooo B:hhh loyal tum last A 1")
    assert GAME.view(state, None).scores is None

    play(state, "o>A", "o>C")

    view = GAME.view(state, None)
    assert [getattr(card, "clan", None) for card in view.loyalties] == [0, 1, 2]


@pytest.mark.rule("WOC-21")
def test_a_tie_is_won_by_most_cards_of_the_own_clan_at_home() -> None:
    # three Takeda, one of them with A; three Uesugi, two of them with B
    assert places("A[t1 u1] B[t2 u2] C[] loyal tum last C 0") == [2, 1, 3]


@pytest.mark.rule("WOC-21")
def test_cards_of_other_clans_at_home_decide_no_tie() -> None:
    # both have three; A's home is full of Hojo, B's holds one Uesugi
    assert places("A[h9 u2] B[u1] C[t3] loyal tum last C 0") == [2, 1, 3]


@pytest.mark.rule("WOC-21")
def test_cards_at_home_count_only_in_a_tie() -> None:
    assert places("A[t2] B[u1] C[u2] loyal tum last C 0") == [2, 1, 3]


@pytest.mark.rule("WOC-21")
def test_ties_behind_the_winner_are_judged_alike() -> None:
    assert places("A[t2] B[t3 u1] C[u1 m1] D[m1] loyal tumo last C 0") == [1, 2, 2, 4]


@pytest.mark.rule("WOC-22")
def test_still_tied_players_share_the_victory() -> None:
    state = read("A[t1] B[t2 u1] C[u2] loyal tum last C 0")

    assert state.places() == [1, 1, 3]
    assert state.returns() == [0.25, 0.25, -0.5]


@pytest.mark.rule("WOC-22")
def test_all_may_share_the_victory() -> None:
    state = read("A[t1] B[u1] C[m1] loyal tum last C 0")

    assert state.places() == [1, 1, 1]
    assert state.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("WOC-23")
@pytest.mark.parametrize("neutral", ["", "h7", "o3", "o9 h9"])
def test_neutral_clans_cannot_win_however_large(neutral: str) -> None:
    assert places(f"A[t2 {neutral}] B[u3] C[m1] loyal tum last C 0") == [2, 1, 3]


@pytest.mark.rule("WOC-23")
def test_a_tie_with_a_neutral_clan_is_no_tie() -> None:
    state = read("A[h3] B[t3 u1] C[] loyal tum last C 0")

    assert state.places() == [1, 2, 3]
    assert state.returns() == [1.0, -0.5, -0.5]


@pytest.mark.rule("WOC-23")
def test_with_five_players_no_clan_is_neutral() -> None:
    assert places("A[] B[] C[] D[] E[t1 u2 m3 o4 h5] loyal hotum last C 0") == [1, 2, 5, 4, 3]


@pytest.mark.rule("WOC-25")
@FINAL_LAPS
@SEATS
def test_the_discard_pile_is_never_reshuffled(seats: int, final_lap: str) -> None:
    state = new(seats, seed=3, final_lap=final_lap)
    deck = state.deck
    discarded = [0] * 6
    for _ in until_over(state):
        play(state, legal(state)[-1])
        assert deck.endswith(state.deck)
        assert all(now >= then for now, then in zip(state.discards, discarded, strict=True))
        discarded = state.discards[:]
    assert sum(discarded) > 0


@pytest.mark.rule("WOC-25")
def test_hands_and_discards_score_nothing() -> None:
    position = "A[t1] B[u2] C[] A:tttt B:- C:mmm discards t6u9m8o11h11n3 loyal tum last C 0"

    assert places(position) == [2, 1, 3]
    assert GAME.view(read(position), None).scores == (1, 2, 0)
