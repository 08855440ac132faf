"""What is foretold of an order becomes true."""

import pytest

from tests.games.foretold import foretold
from tests.games.war_of_clans.table import GAME, read
from uguisu.games.war_of_clans.actions import SPACE
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.picks import narrow


def said(position: str, *picks: str) -> str:
    state = read(position)
    view = GAME.view(state, state.turn)
    choices = {action: GAME.picks(view, action) for action in state.legal(state.turn)}
    message = GAME.foretell(view, narrow(choices, picks).candidates, picks)
    return GAME.say(message) if message else ""


@pytest.mark.parametrize(
    ("position", "pick", "sentence"),
    [
        (
            "A[t3 o1] B[u2 m1] C[h1] A:tumn B:hhhh",
            "hand:takeda",
            "Takeda into another province: the army there grows by one and cannot be attacked in "
            "this turn.",
        ),
        (
            "A[t3 o1] B[u2 m1] C[h1] A:tumn B:hhhh order 2",
            "hand:takeda",
            "Takeda at home: your army grows to 4 and may attack 3 armies.",
        ),
        (
            "A[t3 o1] B[u2 m1] C[h1] A:tumn B:hhhh order 2",
            "army:B:uesugi",
            "Uesugi to another province: 1 Uesugi stay with B.",
        ),
        (
            "A[t3 o1] B[u2 m1] C[h1] A:tumn B:hhhh order 3",
            "army:A:takeda",
            "Takeda attack with 3: 3 armies are within reach. The one you choose loses a card, you "
            "lose nothing.",
        ),
    ],
)
def test_the_prompt_follows_the_first_touch(position: str, pick: str, sentence: str) -> None:
    assert said(position, pick) == sentence


@pytest.mark.rule("WOC-12")
@pytest.mark.rule("WOC-14")
def test_what_is_foretold_becomes_true() -> None:
    seen = set()
    for state, message, action, after in foretold("war-of-clans", 4, games=6):
        before = GAME.view(state, state.actors()[0])
        now = GAME.view(after, state.actors()[0])
        kind, values = SPACE.decode(action)
        own = before.turn
        seen.add(message.id)
        match kind, values:
            case "place", (province, clan) if province != own:
                assert now.armies[province][clan] == before.armies[province][clan] + 1
                assert (province, clan) in now.touched or now.turn != own or now.is_over
            case "place", (_, clan):
                assert now.armies[own][clan] == message.args["strength"]
                attacks = 0 if now.is_over or now.turn != own else len(_attacks(after, clan))
                assert attacks == message.args["count"]
            case "ninja", (province, clan):
                assert now.armies[province][clan] == before.armies[province][clan] - 1
                assert sum(now.discards) == sum(before.discards) + 2
            case "move", (province, clan, _):
                assert now.armies[province][clan] == message.args["left"]
            case "attack", (_, province, clan):
                assert now.armies[province][clan] == before.armies[province][clan] - 1
                assert now.armies[own] == before.armies[own]
            case unknown:
                pytest.fail(str(unknown))
    assert len(seen) == 5


def _attacks(state: WarOfClansState, clan: int) -> list[int]:
    """The attacks that the army of this clan may make now."""
    found = [SPACE.decode(action) for action in state.legal(state.turn)]
    return [values[1] for kind, values in found if kind == "attack" and values[0] == clan]
