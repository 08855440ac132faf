"""What is foretold of a payment or a strike becomes true."""

import pytest

from tests.games.foretold import foretold
from tests.games.ninjato.table import GAME
from uguisu.games.ninjato.actions import SPACE, value_of


@pytest.mark.rule("NJT-22")
@pytest.mark.rule("NJT-35")
@pytest.mark.rule("NJT-37")
def test_what_is_foretold_becomes_true() -> None:
    seen = set()
    for state, message, action, after in foretold("ninjato", 3, games=3):
        seat, args = state.actors()[0], message.args
        before, now = GAME.view(state, seat), GAME.view(after, seat)
        word, values = SPACE.decode(action)
        seen.add(message.id)
        if message.id in ("njt-then-envoy", "njt-then-rumour"):
            made = sum(now.players[seat].made[:2]) - sum(before.players[seat].made[:2])
            assert int(args["low"]) <= made <= int(args["high"])
        elif message.id == "njt-then-learn":
            assert args["cost"] in (0, values[1])
            assert any(tile.skill == values[0] for tile in now.players[seat].tiles)
        elif message.id == "njt-then-strike" and value_of(action) == args["value"]:
            narrated = GAME.narrate(before, now, seat, GAME.write_action(action))
            won = next(line for line in narrated if line.id == "njt-log-wins-treasure")
            assert won.args["treasure"] == args["treasure"]
        elif message.id == "njt-then-place":
            assert word in ("learn", "envoy", "rumour")
    assert {"njt-then-place", "njt-then-learn", "njt-then-envoy", "njt-then-rumour"} <= seen
    assert "njt-then-strike" in seen
