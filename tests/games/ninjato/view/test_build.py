"""What each seat may know, and what a view offers to whoever draws a board from it."""

from tests.games.ninjato.table import GAME, after, new, play, read, view
from uguisu.games.ninjato.view.types import Hand
from uguisu.kernel.view import FaceDown


def test_only_the_owner_sees_a_hand_the_others_count_its_cards() -> None:
    state = read("A[1335] B[22]")

    assert view(state, "A").players[0].hand == Hand((1, 0, 2, 0, 1))
    assert view(state, "A").players[1].hand == FaceDown(2)
    assert view(state, None).players[0].hand == FaceDown(4)


def test_a_hand_stays_secret_after_the_end() -> None:
    placed = "placed[1strength 1strength 1strength 1strength 1strength]"
    state = after(f"A[135] B[] round 7 {placed} 1[3 fsv]", "house 1 strength", "fail")

    assert state.is_over
    assert view(state, "A").players[0].hand == Hand((1, 0, 1, 0, 1))
    assert view(state, "B").players[0].hand == FaceDown(3)


def test_everybody_remembers_a_card_that_was_taken_openly() -> None:
    state = after("A[11] B[] dojo[5 5 3]", "dojo", "take 5", "take deck")

    assert view(state, "B").players[0].known == (0, 0, 0, 0, 1)


def test_until_its_owner_plays_a_card_of_that_value() -> None:
    state = read("A[455 known=5] B[] 1[3 fsv]")

    play(state, "house 1 strength", "strength 5")

    assert view(state, "B").players[0].known == (0, 0, 0, 0, 0), "the other 5 may be left or gone"


def test_rumours_were_open_when_they_were_taken_so_everybody_knows_them() -> None:
    state = after("A[f] B[] pavilion[Wf]", "rumour 1 f")

    assert [rumour.kind for rumour in view(state, "B").players[0].rumours] == [0]


def test_a_view_shows_houses_rows_and_piles() -> None:
    state = read(
        "A[] B[] 1[T4 3! fsJ] dojo[5 - 3] sensei[kenjutsu] palace[T14 -] pavilion[- W??] "
        "discards[113] spent[ff] guards-out[5!] elites-out[3+5]"
    )
    seen = view(state, None)

    house = seen.houses[0]
    assert (house.clan, house.honour, house.light, house.red) == (0, 4, (0, 1), (3,))
    assert house.sentry
    assert (house.sentry.strength, house.sentry.alarm) == ((3,), True)
    assert seen.dojo == (5, None, 3)
    tile = seen.sensei[0]
    assert tile
    assert (tile.skill, tile.style, tile.cost) == (4, 1, 5)
    envoy, rumour = seen.palace[0], seen.pavilion[1]
    assert envoy
    assert (envoy.age, envoy.mask, envoy.demand) == (14, True, ("any", "any?", "any?", "any?"))
    assert rumour
    assert rumour.demand == ("any", "any")
    assert (seen.dojo_discards, seen.spent) == ((2, 0, 1, 0, 0), (2, 0, 0, 0, 0))
    assert seen.guard_discards[0].alarm
    assert seen.elite_discards[0].strength == (3, 5)
    assert (seen.dojo_deck, seen.guard_deck, seen.elite_deck) == (52 - 2 - 3, 38, 19)


def test_a_view_shows_the_invasion_with_guard_halves_and_treasures() -> None:
    state = read("A[5] B[] 1[2 J] raid[1 strength guard=3+5 turned=1!,3+5 won=fS beaten=first]")
    raid = view(state, "B").invasion

    assert raid
    assert raid.guard
    assert (raid.house, raid.side, raid.beaten) == (0, 0, (True, False))
    assert (raid.light, raid.red) == ((0,), (1,))
    assert [guard.elite for guard in raid.turned] == [False, True]


def test_a_view_tells_how_each_guard_was_beaten() -> None:
    state = after("A[5431] B[] 1[4 fsv] guards[2]", "house 1 strength", "strength 5", "banzai")
    play(state, "strength 4+3")

    raid = view(state, "B").invasion

    assert raid
    assert raid.strikes == (5, 5)
    play(state, "leave")
    assert state.struck == []


def test_the_invader_is_told_the_value_of_every_strike() -> None:
    state = after("A[43 taijutsu] B[] 1[3 fs]", "house 1 strength")

    values = {GAME.write_action(action): value for action, value in view(state, "A").values}

    assert values["strength 4"] == 4
    assert values["strength 4+3+taijutsu"] == 6
    assert view(state, "B").values == ()


def test_a_view_tells_where_shuriken_lie_and_what_the_dojo_makes_of_it() -> None:
    seen = view(read("A[] B[] C[] placed[dojo 3stealth dojo palace]"), None)

    assert seen.placements == ((0, "dojo"), (1, "house:3:stealth"), (2, "dojo"), (0, "palace"))
    assert seen.dojo_stack == (0, 2)
    assert seen.next_order == (2, 0, 1)
    assert [player.shuriken for player in seen.players] == [1, 2, 2]


def test_a_view_tells_who_stands_where_with_the_clans_and_what_the_end_would_bring() -> None:
    seen = view(read("A[T47 Ff] B[T22 T25 ff] 1[T8 3 f] 2[T6] 3[M2] 4[M4] 5[G6]"), None)

    assert (seen.clans[0].honour, seen.clans[0].influence) == (14, (1, 2))
    assert (seen.clans[0].first, seen.clans[0].second) == (1, 0)
    assert seen.players[0].bonuses == (0, 0, 1, 0, 0, 0, 0)
    assert seen.players[1].bonuses[-2] == 2


def test_tiles_that_left_the_game_are_known() -> None:
    state = read("A[choho] B[] round 5 sensei[hensojutsu]")
    seen = view(state, None)

    assert sum(seen.gone_tiles) == 16 - 1
    assert seen.gone_tiles[6] == 1
    assert (seen.tile_pile, seen.disguise_pile) == (0, 2)


def test_tiles_in_the_piles_have_not_left_the_game_and_those_nobody_took_have() -> None:
    placed = "placed[1strength 1strength 1strength 1strength 1strength]"
    state = read(f"A[] B[] {placed} 1[3 fsv] sensei[choho kenjutsu] tiles[choho harmony]")
    assert sum(view(state).gone_tiles) == 0

    play(state, "house 1 strength", "fail")

    assert view(state).gone_tiles == (0, 0, 0, 0, 1, 0, 1, 0, 0, 0)


def test_the_scoring_shows_clan_rewards_left_and_disguises() -> None:
    state = read(
        "A[T47 hensojutsu] B[T22 M28] round 5 pavilion[W? G?] "
        "scoring[seconds asked=0 left=rh- disguised=AT]"
    )
    scoring = view(state, None).scoring

    assert scoring
    assert scoring.clan == 0
    assert scoring.left == ("rumour", "honour", "")
    assert scoring.disguised == ((1, 0, 0), (0, 0, 0))


def test_what_a_first_did_not_take_is_left_for_the_second() -> None:
    state = read("A[T47 M42] B[T22 M28] round 5 pavilion[W? G? F?] scoring[firsts asked=0]")

    play(state, "reward honour", "reward rumour 1")

    scoring = view(state, None).scoring
    assert scoring
    assert scoring.left == ("rumour", "honour", "")


def test_the_same_things_are_shown_for_every_player_count() -> None:
    for seats in (2, 3, 4):
        seen = view(new(seats), None)
        assert len(seen.players) == len(seen.order) == seats
        assert sum(tile is not None for tile in seen.sensei) == seats
