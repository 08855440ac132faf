"""What is foretold of a gift or a trial becomes true."""

import pytest

from tests.games.foretold import foretold
from tests.games.shinobi.table import GAME
from uguisu.games.shinobi.actions import SPACE
from uguisu.games.shinobi.sentences.seen import is_struck


@pytest.mark.rule("SHI-7")
@pytest.mark.rule("SHI-17")
def test_what_is_foretold_becomes_true() -> None:
    seen = set()
    for state, message, action, after in foretold("shinobi", 4, games=4):
        victim = state.actors()[0]
        kind, values = SPACE.decode(action)
        seen.add((message.id, message.args.get("honest", message.args.get("lives"))))
        if kind == "give":
            card, said = values
            assert message.args["honest"] == "yes" or (card == said) == (
                message.args["honest"] == "only"
            )
            continue
        accept = next(a for a in after.legal(victim) if SPACE.decode(a)[0] == "accept")
        is_alike = is_struck(GAME.view(after, None), victim)
        end = after.clone()
        end.apply(victim, accept)
        lost = GAME.view(state, None).lives[victim] - GAME.view(end, None).lives[victim]
        assert lost == (message.args["lives"] if is_alike else 0)
    assert {("shi-then-declare", "yes"), ("shi-then-turn", 0), ("shi-then-turn", 1)} <= seen
