"""NJT-1 to NJT-10: what lies on the table before the first shuriken."""

from collections import Counter

import pytest

from tests.games.ninjato.table import TWO, after, block, legal, new, read, turn, view, word
from uguisu.games.ninjato.components import CLAN_NAMES

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
HOUSES = "12345"


@pytest.mark.rule("NJT-1")
def test_each_of_three_clans_has_markers_of_2_4_5_6_and_8() -> None:
    seen = view(new())

    markers = [(house.clan, house.honour) for house in seen.houses] + list(seen.supply)

    assert sorted(markers) == [(clan, n) for clan in range(3) for n in (2, 4, 5, 6, 8)]
    assert CLAN_NAMES == ("taira", "minamoto", "go-shirakawa")


@pytest.mark.rule("NJT-2")
def test_five_houses_can_each_be_entered_by_strength_and_by_stealth() -> None:
    sides = legal(new(), "house")

    assert sides == [
        f"house {house} {side}" for house in HOUSES for side in ("strength", "stealth")
    ]


@pytest.mark.rule("NJT-3")
@SEATS
def test_everybody_has_three_shuriken_and_no_honour(seats: int) -> None:
    players = view(new(seats)).players

    assert [(player.shuriken, player.honour) for player in players] == [(3, 0)] * seats


@pytest.mark.rule("NJT-3")
def test_every_first_turn_order_is_as_likely_as_another() -> None:
    orders = Counter(word(new(3, seed), "order") for seed in range(600))

    assert len(orders) == 6
    assert all(60 <= times <= 140 for times in orders.values())


@pytest.mark.rule("NJT-4")
@SEATS
def test_one_guard_of_forty_is_the_sentry_of_each_house_and_the_elite_have_a_deck(
    seats: int,
) -> None:
    seen = view(new(seats))

    assert all(house.sentry and not house.sentry.elite for house in seen.houses)
    assert (seen.guard_deck, seen.elite_deck) == (35, 20)


@pytest.mark.rule("NJT-4")
def test_an_alarm_on_a_sentry_is_ignored() -> None:
    alarmed = [
        house
        for seed in range(20)
        for house in view(new(3, seed)).houses
        if house.sentry and house.sentry.alarm
    ]

    assert alarmed
    assert all(len(house.light) == 3 and not house.red for house in alarmed)


@pytest.mark.rule("NJT-5")
def test_two_taira_two_minamoto_and_the_six_of_go_shirakawa_are_laid_out() -> None:
    for seed in range(10):
        markers = [block(new(3, seed), house).split()[0] for house in HOUSES]
        assert sorted(markers) == ["G6", "M2", "M4", "T2", "T4"]


@pytest.mark.rule("NJT-5")
def test_the_lot_decides_which_house_has_which_marker() -> None:
    homes = Counter(
        (house, block(new(2, seed), house).split()[0]) for seed in range(250) for house in HOUSES
    )

    assert len(homes) == 25
    assert all(25 <= times <= 80 for times in homes.values())


@pytest.mark.rule("NJT-6")
def test_three_treasures_of_ninety_lie_light_in_every_house() -> None:
    seen = view(new())

    assert [len(house.light) for house in seen.houses] == [3] * 5
    assert not any(house.red for house in seen.houses)
    assert seen.bag == 75


@pytest.mark.rule("NJT-6")
@pytest.mark.parametrize(("treasures", "elite"), [("ff", False), ("fF", True)])
def test_a_light_treasure_is_watched_by_a_guard_and_a_red_one_by_an_elite_guard(
    treasures: str, elite: bool
) -> None:
    state = after(f"A[55] B[] 1[1 {treasures}]", "house 1 strength", "strength 5", "banzai")

    raid = view(state).invasion
    assert raid
    assert raid.guard
    assert raid.guard.elite == elite


@pytest.mark.rule("NJT-7")
@pytest.mark.parametrize(("paid", "worth"), [("f", 2), ("s", 3), ("v", 4), ("j", 5)])
def test_a_fan_is_worth_2_a_scroll_3_a_vase_4_and_a_jade_5(paid: str, worth: int) -> None:
    state = after(f"A[{paid}] B[] pavilion[W?]", f"rumour 1 {paid}")

    assert view(state).players[0].honour == worth


@pytest.mark.rule("NJT-7")
@pytest.mark.parametrize(("rumour", "worth"), [("Wf", 2), ("Ws", 3), ("Wv", 4), ("Wj", 5)])
def test_gold_stands_for_any_treasure_and_has_its_worth(rumour: str, worth: int) -> None:
    state = after(f"A[g] B[] pavilion[{rumour}]", "rumour 1 g")

    assert view(state).players[0].honour == worth


@pytest.mark.rule("NJT-7")
def test_in_a_house_nothing_is_worth_more_than_gold() -> None:
    state = after("A[5] B[] 1[1 gj]", "house 1 strength", "strength 5")

    assert block(state, "1") == "T2 1 g"


@pytest.mark.rule("NJT-8")
@SEATS
def test_as_many_tiles_as_players_are_open_and_none_is_a_hensojutsu(seats: int) -> None:
    for seed in range(20):
        state = new(seats, seed)
        tiles = block(state, "sensei").split()
        pile = block(state, "tiles").split()
        assert len(tiles) == seats
        assert len(tiles + pile) == 17, "sixteen tiles and the dot"
        assert "hensojutsu" not in tiles + pile
        assert word(state, "disguises") == "3"


@pytest.mark.rule("NJT-9")
@SEATS
def test_four_envoys_and_four_rumours_are_open(seats: int) -> None:
    state = new(seats)

    assert len(block(state, "palace").split()) == 4
    assert len(block(state, "envoys").split()) == 17
    assert len(block(state, "pavilion").split()) == 4
    assert len(block(state, "rumours").split()) == 26


@pytest.mark.rule("NJT-10")
@SEATS
def test_four_dojo_cards_are_dealt_to_each_and_three_are_open(seats: int) -> None:
    state = new(seats)

    assert [len(block(state, seat)) for seat in "ABCD"[:seats]] == [4] * seats
    assert len(block(state, "dojo").split()) == 3
    assert len(block(state, "deck")) == 52 - 3 - 4 * seats
    assert set(block(state, "deck")) == set("12345")


def test_the_first_in_turn_order_places_the_first_shuriken() -> None:
    for seed in range(5):
        state = new(4, seed)
        assert turn(state) == f"{word(state, 'order')[0]} place"


def test_a_position_without_anything_offers_only_the_dojo() -> None:
    assert legal(read(TWO)) == ["dojo"]
