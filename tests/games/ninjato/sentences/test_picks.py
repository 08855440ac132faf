"""What is touched to name an action."""

import pytest

from tests.games.ninjato.table import GAME, legal, new, read, view
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.picks import CONFIRM, Groups, narrow
from uguisu.kernel.rng import Lots

RAID = "A[4433 taijutsu katonjutsu choho spirit harmony kenjutsu~] B[] 1[3 svG]"


def picks(position: str, action: str) -> Groups:
    return GAME.picks(view(read(position)), GAME.read_action(action))


def choose(state: NinjatoState, *made: str) -> str | None:
    """The action that these picks name, if they do."""
    seen = GAME.view(state, state.turn)
    choices = {action: GAME.picks(seen, action) for action in state.legal(state.turn)}
    found = narrow(choices, made)
    return None if found.action is None else GAME.write_action(found.action)


@pytest.mark.parametrize(
    ("action", "groups"),
    [
        ("dojo", [["place:dojo"]]),
        ("house 3 stealth", [["place:house:3:stealth"]]),
        ("learn kenjutsu 5", [["place:sensei"], ["tile:kenjutsu"], ["hand:5"]]),
        ("learn kenjutsu", [["place:sensei"], ["tile:kenjutsu"]]),
        ("envoy 2 fj", [["place:palace"], ["envoy:2"], ["treasure:fan", "treasure:jade"]]),
        ("rumour 3 g", [["place:pavilion"], ["rumour:3"], ["treasure:gold"]]),
        ("take 3", [["dojo:3"]]),
        ("take deck", [["dojo:deck"]]),
        ("discard 3", [["discard"], ["hand:3"]]),
        ("marker T8", [["marker:taira:8"]]),
        ("disguise none", [["disguise:none"]]),
        ("reward honour", [["honour"]]),
        ("reward rumour 2", [["rumour:2"]]),
    ],
)
def test_a_place_is_touched_first_then_what_is_taken_there(
    action: str, groups: list[list[str]]
) -> None:
    assert [list(group) for group in picks("A[] B[]", action)] == groups


@pytest.mark.parametrize(
    ("action", "groups"),
    [
        ("strength 4+3+taijutsu", [["hand:4", "hand:3", "skill:taijutsu"]]),
        ("fail", [["fail"]]),
        ("harmony", [["skill:harmony"]]),
        ("spirit kenjutsu", [["skill:spirit"], ["skill:kenjutsu"]]),
        ("choho f G", [["skill:choho"], ["shuriken:fan:light"], ["house:gold:red"]]),
    ],
)
def test_the_parts_of_a_strike_are_one_group(action: str, groups: list[list[str]]) -> None:
    position = f"{RAID} raid[1 strength won=f turned=3]"

    assert [list(group) for group in picks(position, action)] == groups


def test_cards_kickers_and_tiles_are_touched_in_any_order() -> None:
    state = read(f"{RAID} raid[1 strength won=f turned=3]")

    made = ["skill:taijutsu", "hand:3", "hand:4"]

    assert choose(state, *made) is None, "more could join the strike"
    assert choose(state, *made, CONFIRM) == "strength 4+3+taijutsu"


def test_a_strike_contained_in_a_longer_one_is_confirmed() -> None:
    state = read(f"{RAID} raid[1 strength won=f turned=3]")

    assert choose(state, "hand:4") is None
    assert choose(state, "hand:4", CONFIRM) == "strength 4"


def test_cards_name_a_discard_or_a_strike_only_when_that_is_asked() -> None:
    raid = f"{RAID} raid[1 strength won=f turned=3]"

    assert picks("A[11112222] B[] discard", "discard 2") == (("hand:2",),)
    assert picks(raid, "discard 2") == (("discard",), ("hand:2",))
    assert picks(raid, "stealth 1") == (("side:stealth",), ("hand:1",))


def test_of_a_pair_one_touches_which_guard_to_strike() -> None:
    both = "A[55 kenjutsu] B[] 1[1 J] raid[1 strength guard=1+3 turned=1+3 won=f]"

    assert picks(both, "strength 5") == (("hand:5", "guard:first"),)
    assert picks(both, "strength 5 second") == (("hand:5", "guard:second"),)
    one = "A[5] B[] 1[1 J] raid[1 strength guard=1+3 turned=1+3 won=f beaten=first]"
    assert picks(one, "strength 5 second") == (("hand:5",),)


@pytest.mark.parametrize(("won", "pick"), [("fJ", "jade:red"), ("fjJ", "jade:light")])
def test_a_treasure_to_keep_is_touched_where_it_lies(won: str, pick: str) -> None:
    position = f"A[] B[] 1[3 s] raid[1 strength failed won={won} turned=5]"

    assert picks(position, "keep j") == ((f"shuriken:{pick}",),)


def test_a_payment_contained_in_a_larger_one_is_confirmed() -> None:
    state = read("A[ffj] B[] palace[T14]")

    assert choose(state, "place:palace", "envoy:1", "treasure:fan", CONFIRM) == "envoy 1 f"
    everything = ("treasure:jade", "treasure:fan", "treasure:fan")
    assert choose(state, "place:palace", "envoy:1", *everything) == "envoy 1 ffj"


def test_every_action_of_the_space_has_picks_whatever_the_view() -> None:
    for position in ("A[] B[]", f"{RAID} raid[1 strength won=f turned=3]"):
        seen = view(read(position))
        for action in range(GAME.action_space):
            assert all(GAME.picks(seen, action))


def test_different_legal_actions_have_different_picks() -> None:
    for seed in range(4):
        state, lots = new(2 + seed % 3, seed), Lots(seed)
        while not state.is_over:
            seen = GAME.view(state, state.turn)
            found = [
                tuple(tuple(sorted(group)) for group in GAME.picks(seen, action))
                for action in state.legal(state.turn)
            ]
            assert len(set(found)) == len(found), legal(state)
            choices = state.legal(state.turn)
            state.apply(state.turn, choices[lots.below(len(choices))])
