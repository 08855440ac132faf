"""On the way through random games, what refusals, prompts and log lines say is so."""

import re
from collections import Counter
from typing import Any, Final

import pytest

from tests.contract.truths import RULES_ONLY, TRUTHS
from uguisu.games import GAMES, make
from uguisu.games.ninjato.pieces import numbers as njt
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.rulebook import printed_components
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK

TREASURES: Final = (
    ("fan", 24, 5),
    ("scroll", 21, 5),
    ("vase", 18, 4),
    ("jade", 15, 3),
    ("gold", 12, 3),
)


def going_clause(state: Any) -> str:
    return "NJT-58" if state.beaten else "NJT-26" if state.turned else "NJT-12"


def walk(game: str, seats: int, seed: int, refusals: int = 30) -> Counter[str]:
    """Every refusal of some actions in every state of a game is true; how often which was said."""
    play: Any = Play(GAMES[game], seats, seed=f"truth {seed}")
    lots, said = Lots(seed), Counter[str]()
    while not play.state.is_over:
        state = play.state
        view = play.game.view(state, state.turn)
        legal = state.legal(state.turn)
        for _ in range(refusals):
            action = lots.below(play.game.action_space)
            if action in legal:
                continue
            reason = play.game.why_not(view, action)
            said[reason.id] += 1
            is_true = reason.id not in TRUTHS or TRUTHS[reason.id](state, reason.args)
            assert is_true, f"{play.game.write(state)}: {play.game.write_action(action)}: {reason}"
            if reason.id == "njt-no-going-yet":
                assert reason.clause == going_clause(state)
        play.act(state.turn, legal[lots.below(len(legal))])
    return said


@pytest.mark.parametrize(("game", "games"), [("war-of-clans", 6), ("ninjato", 6)])
def test_what_a_refusal_says_of_the_table_is_true(game: str, games: int) -> None:
    said: Counter[str] = Counter()
    seats = GAMES[game].seat_range
    for seed in range(games):
        said += walk(game, seats[seed % len(seats)], seed)

    stated = {id for id in said if not re.match("njt-now-", id)}
    assert stated <= TRUTHS.keys() | RULES_ONLY
    assert len(stated & TRUTHS.keys()) > 4


FEW: Final = {
    "counts = [10, 10, 12, 10, 10]": "counts = [7, 7, 8, 7, 7]",
    "quiet = [6, 6, 6, 6, 6]": "quiet = [3, 3, 3, 3, 3]",
    "alarm = [2, 2, 2, 2, 2]": "alarm = [1, 1, 1, 1, 1]",
    **{f"{kind} = {n}\n": f"{kind} = {few}\n" for kind, n, few in TREASURES},
}
"""So few pieces that every deck runs out, some to the last one."""


def ninjato(seed: int) -> Any:
    text = printed_components("ninjato")
    for many, few in FEW.items():
        assert many in text
        text = text.replace(many, few)
    return Play(make("ninjato", text), 4, seed=f"truth {seed}")


@pytest.mark.plain
@pytest.mark.rule("NJT-16")
def test_every_shuffle_is_in_the_log_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    shuffled: list[bytes] = []
    really = NinjatoState.shuffled

    def shuffle(state: NinjatoState, cards: bytes) -> bytes:
        if cards:
            shuffled.append(cards)
        return really(state, cards)

    monkeypatch.setattr(NinjatoState, "shuffled", shuffle)
    total = 0
    for seed in range(5):
        play, lots = ninjato(seed), Lots(seed)
        while not play.state.is_over:
            shuffled.clear()
            legal = play.state.legal(play.state.turn)
            often = len(legal) if lots.below(2) else 1  # the Dojo, a card, a strike, banzai
            play.act(play.state.turn, legal[lots.below(often)])
            done = len(shuffled)
            lines = play.narrate(len(play.entries), None)
            told = [line.id for line in lines if line.id.startswith("njt-log-shuffled")]
            assert len(told) == done, f"{play.game.write(play.trail[-1])}: {told}"
            total += done
    assert total > 10


@pytest.mark.rule("NJT-30")
def test_nobody_is_asked_what_to_keep_without_a_choice() -> None:
    for seed in range(12):
        play, lots = ninjato(seed), Lots(seed)
        while not play.state.is_over:
            legal = play.state.legal(play.state.turn)
            assert play.state.phase != njt.KEEP or len(legal) > 1
            play.act(play.state.turn, legal[lots.below(len(legal))])


@pytest.mark.rule("NMA-29")
def test_nobody_is_told_to_be_later_by_nothing() -> None:
    game = GAMES["ninja-master"]
    told: Counter[str] = Counter()
    for seed in range(4):
        play: Any = Play(game, 3, {"round_limit": 20}, f"late {seed}")
        lots = Lots(seed)
        while not play.state.is_over:
            actors = play.state.actors()
            seat = actors[lots.below(len(actors))]
            legal = play.state.legal(seat)
            due = play.state.due() if seat == CLOCK else 0
            play.act(seat, legal[lots.below(len(legal))], due)
            for line in play.narrate(len(play.entries), None):
                told[line.id] += 1
                assert line.id != "nma-log-late" or line.args["ms"]
    assert told["nma-log-lot"]
