"""Choosing by picks: narrowing, stepping back, keys and arrows."""

from uguisu.cli.terminal.choosing import KEYS, Choosing, Cursor
from uguisu.games import GAMES
from uguisu.kernel.picks import CONFIRM

GAME = GAMES["war-of-clans"]


def choosing(position: str) -> Choosing:
    state = GAME.read(position)
    (seat,) = state.actors()
    return Choosing(GAME, GAME.view(state, seat), state.legal(seat))


def test_picks_lead_to_an_action() -> None:
    choice = choosing("A[] B[] C[] A:tuoh")

    assert choice.pick("hand:oda") is None
    action = choice.pick("province:C")

    assert action == GAME.read_action("o>C")


def test_only_what_leads_somewhere_is_offered() -> None:
    choice = choosing("A[] B[] C[] A:ttun")

    assert choice.options == ("hand:takeda", "hand:uesugi")
    choice.pick("hand:takeda")
    assert choice.options == ("province:B", "province:C")


def test_stepping_back_offers_the_earlier_picks_and_remembers_the_last() -> None:
    choice = choosing("A[] B[] C[] A:ttun")
    choice.pick("hand:uesugi")

    assert choice.back()

    assert choice.made == ()
    assert choice.focus == "hand:uesugi"
    assert not choice.back()


def test_every_option_has_a_key_and_confirming_has_its_own() -> None:
    cursor = Cursor(["a", "b", CONFIRM])

    assert cursor.keys == {"a": "1", "b": "2", CONFIRM: "0"}


def test_keys_can_run_out() -> None:
    cursor = Cursor([f"p{number}" for number in range(len(KEYS) + 2)])

    assert list(cursor.keys.values())[-2:] == ["", ""]


def test_keys_of_the_table_pick_nothing() -> None:
    assert not set("lqsu0?") & set(KEYS)


def test_the_list_goes_round() -> None:
    cursor = Cursor(["a", "b", "c"])

    cursor.step(-1)

    assert cursor.focus == "c"


def test_arrows_go_to_the_nearest_thing_in_their_direction() -> None:
    places = {"left": (0.0, 0.0), "right": (10.0, 0.0), "far": (30.0, 0.0), "below": (10.0, 5.0)}
    cursor = Cursor(list(places))

    seen = []
    for dx, dy in ((1, 0), (0, 1), (0, -1), (1, 0), (1, 0), (-1, 0)):
        cursor.move(dx, dy, places)
        seen.append(cursor.focus)

    assert seen == ["right", "below", "right", "far", "far", "right"]


def test_arrows_follow_the_list_where_nothing_is_drawn() -> None:
    cursor = Cursor(["a", "b"])

    cursor.move(1, 0, {})

    assert cursor.focus == "b"


def test_a_cursor_over_nothing_does_nothing() -> None:
    cursor = Cursor([])

    cursor.step(1)
    cursor.move(1, 0, {})

    assert cursor.focus == ""
    assert cursor.keys == {}
