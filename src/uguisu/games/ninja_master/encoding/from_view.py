"""A view of Ninja Master as numbers, for learning. Seats are rotated so that the observer is 0."""

from typing import Final

from uguisu.games.ninja_master.components import read_faces
from uguisu.games.ninja_master.rules.scoring import TALLY, tally
from uguisu.games.ninja_master.state import COLOURS, FALSE_STARTS, TOKENS
from uguisu.games.ninja_master.view.types import PHASES, Dice, NinjaMasterView, Token
from uguisu.kernel.game import Field

MOST: Final = 5
FULL: Final = 20.0
SCALE: Final = [9.0] * COLOURS + [2.0] * COLOURS + [9.0, 9.0]

ENCODING: Final = (
    Field("seats", 4, "one-hot: 2 to 5 players"),
    Field("phase", 3, "one-hot: to throw, dice rolling, race; none when over"),
    Field("playing", MOST, "1 for seats that play (all but in tie-breaks), from the observer"),
    Field("scores", MOST, "points / 20 by seat"),
    Field("sword", MOST, "one-hot: owner of the sword"),
    Field("shuriken", MOST, "one-hot: owner of the shuriken"),
    Field("dice", TALLY, "ninjas by colour / 9, clouds by colour / 2, swords / 9, shuriken / 9"),
    Field("holders", TOKENS * MOST, "one-hot by token (o b p g v s): who has grabbed it"),
    Field("rivals", TOKENS * MOST, "one-hot by token: who was the first to be too late"),
    Field("done", MOST, "1 for seats that are done"),
    Field("posed", MOST, "1 for seats that keep their hands back"),
    Field("false_starts", MOST, "false starts / 3 by seat"),
    Field("elapsed", 1, "part of the round's time that has passed since the dice rested"),
    Field("tie_break", 1, "1 in a tie-break"),
    Field("rounds", 1, "rounds played / limit; 0 without a limit"),
)


def encode(view: NinjaMasterView) -> list[float]:
    first = view.observer or 0
    seats = [(first + i) % view.seats for i in range(view.seats)]
    pad = [0.0] * (MOST - view.seats)
    phase = -1 if view.is_over else PHASES.index(view.phase)
    out = _one_hot(view.seats - 2, 4) + _one_hot(phase, len(PHASES))
    out += [float(seat in view.playing) for seat in seats] + pad
    out += [view.scores[seat] / FULL for seat in seats] + pad
    out += [float(seat == view.sword) for seat in seats] + pad
    out += [float(seat == view.shuriken) for seat in seats] + pad
    out += _dice(view)
    for token in view.tokens:
        out += [float(seat == _holder(token)) for seat in seats] + pad
    for token in view.tokens:
        out += [float(seat == _rival(token)) for seat in seats] + pad
    out += [float(seat in view.finished) for seat in seats] + pad
    out += [float(seat in view.posed) for seat in seats] + pad
    out += [view.false_starts[seat] / FALSE_STARTS for seat in seats] + pad
    out += [_elapsed(view), float(view.tie_break > 0)]
    out.append(min(1.0, view.round / view.round_limit) if view.round_limit else 0.0)
    return out


def _one_hot(at: int, size: int) -> list[float]:
    return [float(i == at) for i in range(size)]


def _dice(view: NinjaMasterView) -> list[float]:
    if not isinstance(view.dice, Dice):
        return [0.0] * TALLY
    shown = tally(read_faces(view.dice.faces))
    return [n / scale for n, scale in zip(shown, SCALE, strict=True)]


def _holder(token: Token) -> int | None:
    return token.holder.seat if token.holder else None


def _rival(token: Token) -> int | None:
    return token.rival.seat if token.rival else None


def _elapsed(view: NinjaMasterView) -> float:
    if view.phase != "race" or view.rest_at is None:
        return 0.0
    return (view.time - view.rest_at) / view.round_ms
