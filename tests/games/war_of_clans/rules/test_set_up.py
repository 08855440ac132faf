"""WOC-1 to WOC-6: what lies on the table before the first order."""

from collections import Counter

import pytest

from tests.games.war_of_clans.table import GAME, hand, new, play, provinces, read, turn, word
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.rng import Chance, key_of

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def cards(state_text: str) -> Counter[str]:
    return Counter(state_text.replace("-", ""))


@pytest.mark.rule("WOC-1")
@SEATS
def test_the_five_loyalty_cards_are_of_five_clans(seats: int) -> None:
    assert sorted(word(new(seats), "loyal")) == sorted("tumoh")


@pytest.mark.rule("WOC-2")
@SEATS
def test_the_deck_has_eleven_troops_of_each_clan_and_three_ninjas(seats: int) -> None:
    state = new(seats)

    hands = [hand(state, letter) for letter in "ABCDE"[:seats]]

    everything = cards(word(state, "deck") + "".join(hands))
    assert everything == {"t": 11, "u": 11, "m": 11, "o": 11, "h": 11, "n": 3}


@pytest.mark.rule("WOC-3")
def test_every_clan_is_dealt_to_every_seat_or_to_none_equally_often() -> None:
    deals = Counter(
        (place, clan)
        for seed in range(500)
        for place, clan in enumerate(word(new(3, seed), "loyal"))
    )

    assert len(deals) == 25
    assert all(60 <= times <= 140 for times in deals.values())


@pytest.mark.rule("WOC-3")
@SEATS
def test_a_player_sees_the_own_loyalty_and_nobody_elses(seats: int) -> None:
    state = new(seats)

    for observer in range(seats):
        seen = GAME.view(state, observer).loyalties
        assert [hasattr(card, "clan") for card in seen] == [s == observer for s in range(seats)]
        assert getattr(seen[observer], "clan", None) == state.loyalty[observer]
    assert not any(hasattr(card, "clan") for card in GAME.view(state, None).loyalties)


@pytest.mark.rule("WOC-3")
def test_nobody_can_tell_which_clans_are_neutral() -> None:
    state = new(3)
    own = word(state, "loyal")[0]

    redeals = [word(GAME.redeal(state, 0, Chance(key_of(n))), "loyal") for n in range(200)]
    neutral = Counter(clan for loyal in redeals for clan in loyal[3:])

    assert own not in neutral
    assert all(60 <= neutral[clan] <= 140 for clan in "tumoh" if clan != own)


@pytest.mark.rule("WOC-4")
@SEATS
def test_every_player_draws_four_cards(seats: int) -> None:
    state = new(seats)

    assert [len(hand(state, letter)) for letter in "ABCDE"[:seats]] == [4] * seats
    assert len(state.deck) == 58 - 4 * seats


@pytest.mark.rule("WOC-4")
def test_the_deck_is_shuffled() -> None:
    first_cards = Counter(hand(new(3, seed), "A")[0] for seed in range(100))
    decks = {word(new(3, seed), "deck") for seed in range(100)}

    assert len(decks) == 100
    assert set(first_cards) >= set("tum")


@pytest.mark.rule("WOC-5")
@SEATS
def test_the_lot_decides_who_begins(seats: int) -> None:
    starts = Counter(turn(new(seats, seed)) for seed in range(600))

    assert set(starts) == {f"{letter}1" for letter in "ABCDE"[:seats]}
    assert all(0.7 < times * seats / 600 < 1.3 for times in starts.values())


@pytest.mark.rule("WOC-5")
def test_the_same_seed_sets_up_the_same_table() -> None:
    assert GAME.write(new(4, "crane")) == GAME.write(new(4, "crane"))
    assert GAME.write(new(4, "crane")) != GAME.write(new(4, "tortoise"))


@pytest.mark.rule("WOC-5")
@pytest.mark.parametrize("start", ["A", "B", "C", "D", "E"])
def test_the_host_may_choose_who_begins(start: str) -> None:
    chosen = new(5, "crane", start=start)

    by_lot = new(5, "crane")
    assert turn(chosen) == f"{start}1"
    assert GAME.write(chosen).replace(f"turn {start}", "turn ?") == GAME.write(by_lot).replace(
        f"turn {turn(by_lot)[0]}", "turn ?"
    )


@pytest.mark.rule("WOC-5")
@pytest.mark.parametrize(("seats", "start"), [(3, "D"), (3, "E"), (4, "E")])
def test_a_seat_that_is_not_at_the_table_cannot_begin(seats: int, start: str) -> None:
    with pytest.raises(BadSetup) as error:
        new(seats, start=start)

    assert error.value.clause == "WOC-5"
    assert error.value.sentence == f"{start} cannot begin: the seats are A to {'ABCD'[seats - 1]}."


@pytest.mark.rule("WOC-5")
def test_play_goes_clockwise() -> None:
    state = read("A[] B[] C[] D[] B:tt C:uu D:mm A:oo")

    turns = [turn(state)]
    for actions in (("t>A", "t>B"), ("u>A", "u>C"), ("m>A", "m>D"), ("o>B", "o>A")):
        play(state, *actions)
        turns.append(turn(state))

    assert turns == ["B1", "C1", "D1", "A1", "B1"]


@pytest.mark.rule("WOC-6")
def test_troops_of_all_clans_stand_in_one_province_as_one_army_each() -> None:
    state = read("A[t1 u2] B[m1 o1 h1] C[] B:tuuu A:tttt C:tttt")

    play(state, "u>A", "t>B")

    assert provinces(state) == "A[t1 u3] B[t1 m1 o1 h1] C[]"


@pytest.mark.rule("WOC-6")
def test_there_are_as_many_provinces_as_players() -> None:
    assert [provinces(new(seats)) for seats in (3, 4, 5)] == [
        "A[] B[] C[]",
        "A[] B[] C[] D[]",
        "A[] B[] C[] D[] E[]",
    ]
