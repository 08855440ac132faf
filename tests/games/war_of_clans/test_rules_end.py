"""WOC-17 to WOC-23, WOC-25: drawing, the last lap, the end and who wins."""

import pytest

from tests.games.war_of_clans.table import (
    GAME,
    hand,
    legal,
    new,
    play,
    play_at_random,
    provinces,
    read,
    turn,
    until_over,
    word,
)
from uguisu.games.war_of_clans.state import WarOfClansState

FINAL_LAPS = pytest.mark.parametrize("final_lap", ["others", "everyone"])
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def places(position: str) -> list[int]:
    state = read(position)
    assert state.is_over
    return state.places()


# Drawing.


@pytest.mark.rule("WOC-17")
def test_two_cards_are_drawn_after_two_troops_were_played() -> None:
    state = read("A[] B[] C[] A:tumo B:hhhh deck nmtt")

    play(state, "t>B", "u>A")

    assert hand(state, "A") == "mmon"
    assert word(state, "deck") == "tt"


@pytest.mark.rule("WOC-17")
def test_one_card_is_drawn_after_a_move() -> None:
    state = read("A[] B[] C[] A:tumo B:hhhh deck nmtt")

    play(state, "t>B", "tB>C")

    assert hand(state, "A") == "umon"
    assert word(state, "deck") == "mtt"


@pytest.mark.rule("WOC-17")
def test_a_ninja_counts_as_a_card_played() -> None:
    state = read("A[] B[t1] C[] A:umon B:hhhh deck nmtt")

    play(state, "nxBt", "u>A")

    assert hand(state, "A") == "mmon"


@pytest.mark.rule("WOC-17")
def test_cards_are_drawn_at_the_end_of_the_turn_only() -> None:
    state = read("A[t2] B[u1] C[] A:tumo B:hhhh deck nmtt")

    play(state, "o>C", "m>A")
    assert (turn(state), hand(state, "A")) == ("A3", "tu")
    play(state, "txBu")

    assert hand(state, "A") == "tumn"


@pytest.mark.rule("WOC-17")
def test_a_deck_with_too_few_cards_gives_what_it_has() -> None:
    state = read("A[] B[] C[] A:tumo B:hhhh deck n")

    play(state, "t>B", "u>A")

    assert hand(state, "A") == "mon"
    assert word(state, "deck") == "-"


# The last lap.


def rounds(state: WarOfClansState) -> list[str]:
    """Everybody places two cards until the end; who had a turn."""
    turns = []
    for _ in until_over(state):
        seat = turn(state)[0]
        turns += [seat] if state.order == 1 else []
        play(state, legal(state)[0])
    return turns


@pytest.mark.rule("WOC-19")
@pytest.mark.parametrize(
    ("option", "expected"), [("", ["C", "D", "A"]), ("everyone", ["C", "D", "A", "B"])]
)
@pytest.mark.parametrize("deck", ["n", "nn"])
def test_the_last_lap_after_the_last_card(option: str, expected: list[str], deck: str) -> None:
    state = read(f"A[] B[] C[] D[] B:tttt C:uuuu D:mmmm A:oooo deck {deck} {option}")

    play(state, "t>A", "t>B")
    assert word(state, "last") == "B"

    assert rounds(state) == expected


@pytest.mark.rule("WOC-19")
def test_while_the_deck_has_a_card_the_last_lap_has_not_begun() -> None:
    state = read("A[] B[] C[] A:tttt B:uuuu C:mmmm deck nnm")

    play(state, "t>B", "t>A")
    assert word(state, "last") == "-"
    play(state, "u>A", "u>B")

    assert word(state, "last") == "B"


@pytest.mark.rule("WOC-19")
@FINAL_LAPS
@SEATS
def test_nothing_is_drawn_in_the_last_lap(seats: int, final_lap: str) -> None:
    state = new(seats, seed=5, final_lap=final_lap)
    for _ in until_over(state):
        if state.last_drawer >= 0:
            break
        play(state, legal(state)[0])

    for _ in until_over(state):
        before = [state.hand_size(seat) for seat in range(seats)]
        play(state, legal(state)[0])
        after = [state.hand_size(seat) for seat in range(seats)]
        assert all(now <= then for now, then in zip(after, before, strict=True))


@pytest.mark.rule("WOC-19")
@SEATS
def test_everybody_else_has_exactly_one_more_turn(seats: int) -> None:
    state = new(seats, seed=7)
    turns: list[int] = []
    for _ in until_over(state):
        if state.order == 1 and state.last_drawer >= 0:
            turns.append(state.turn)
        play(state, legal(state)[0])

    last = state.last_drawer
    assert turns == [(last + 1 + i) % seats for i in range(seats - 1)]


@pytest.mark.rule("WOC-19")
@SEATS
def test_with_everyone_the_last_turn_is_of_who_drew_the_last_card(seats: int) -> None:
    state = new(seats, seed=7, final_lap="everyone")
    turns: list[int] = []
    for _ in until_over(state):
        if state.order == 1 and state.last_drawer >= 0:
            turns.append(state.turn)
        play(state, legal(state)[0])

    last = state.last_drawer
    assert turns == [(last + 1 + i) % seats for i in range(seats)]


# Orders that cannot be given.


@pytest.mark.rule("WOC-18")
def test_a_turn_in_which_no_order_can_be_given_is_skipped() -> None:
    """A drew the last card and holds three ninjas; all armies stand at A's home."""
    state = read("A[o1] B[u1] C[] A:nnn C:t everyone last A 2")
    assert turn(state) == "C1"

    play(state, "t>A", "uB>A")

    assert turn(state) == "over"
    assert provinces(state) == "A[t1 u1 o1] B[] C[]"
    assert hand(state, "A") == "nnn"


@pytest.mark.rule("WOC-18")
def test_an_order_that_cannot_be_given_after_a_ninja_is_skipped() -> None:
    state = read("A[o2] B[u1] C[] A:nnn everyone last A 1")

    play(state, "nxBu")

    assert turn(state) == "over"
    assert hand(state, "A") == "nn"


@pytest.mark.rule("WOC-18")
def test_an_order_that_can_be_given_must_be_given_after_a_skipped_one() -> None:
    state = read("A[o2] B[] C[] A:- C:tt everyone last A 2")

    play(state, "t>B", "t>C")

    assert turn(state) == "A2"
    assert legal(state) == ["tB>A", "tB>C", "tC>A", "tC>B"]


@pytest.mark.rule("WOC-18")
def test_the_attack_is_due_even_if_no_other_order_was_possible_before() -> None:
    state = read("A[o2] B[u2] C[] A:- C:tt everyone last A 2")

    play(state, "t>B", "t>C", "uB>A")

    assert turn(state) == "A3"
    assert legal(state) == ["oxBt", "oxBu", "oxCt"]


@pytest.mark.rule("WOC-18")
@SEATS
def test_with_others_no_order_but_the_attack_is_ever_skipped(seats: int) -> None:
    for seed in range(15):
        state = new(seats, seed)
        play_at_random(state, seed)

        assert "only-ninjas" not in GAME.write(state)


# Who wins.


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
