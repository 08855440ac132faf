"""What is kept is written as it would be otherwise."""

import msgspec
import pytest

from uguisu.games import GAMES
from uguisu.kernel.cached_json import CachedJson, cache_json
from uguisu.kernel.message import Message
from uguisu.kernel.picks import Choice

THINGS = (
    Message("woc-log-draws", {"actor": "#1", "count": 2}, "WOC-15"),
    Choice(action=7, picks=(("hand:mori",), ("province:B",))),
)


@pytest.mark.parametrize("thing", THINGS)
def test_kept_json_is_the_json_of_the_thing(thing: CachedJson) -> None:
    plain = msgspec.json.encode(thing)
    assert thing.json is None

    same = cache_json(msgspec.structs.replace(thing))

    assert same == thing
    assert bytes(same.json) == plain
    assert msgspec.json.encode([same.json]) == b"[" + plain + b"]"
    assert msgspec.json.encode(same) == plain


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_has_the_picks_of_its_action(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.seat_range[0], None, 1)
    seat = next(iter(state.actors()))
    view = game.view(state, seat if seat >= 0 else None)

    legal = state.legal(seat)
    for action, choice in zip(legal, game.choices(view, legal), strict=True):
        assert choice == Choice(action=action, picks=game.picks(view, action))
        assert choice.json is None or bytes(choice.json) == msgspec.json.encode(choice)
