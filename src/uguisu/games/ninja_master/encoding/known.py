"""A state from a view, with everything unknown left blank."""

from collections.abc import Iterable

from uguisu.games.ninja_master.components import read_faces
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.games.ninja_master.view.types import PHASES, Dice, NinjaMasterView, Reach
from uguisu.kernel.encoding import copy_told
from uguisu.kernel.game import AnyGame
from uguisu.kernel.seats import NOBODY


def known(game: AnyGame, view: NinjaMasterView) -> NinjaMasterState:
    state = NinjaMasterState(game, view.seats, b"")
    names = "is_over round round_ms round_limit time scores sword shuriken false_starts"
    copy_told(state, view, names)
    state.phase = PHASES.index(view.phase)
    state.rest_at = view.rest_at or 0
    state.playing = _bits(view.playing)
    state.stage = view.tie_break
    if isinstance(view.dice, Dice):
        state.dice = read_faces(view.dice.faces)
    state.holders = [_seat(token.holder) for token in view.tokens]
    state.rivals = [_seat(token.rival) for token in view.tokens]
    state.finished = _bits(view.finished)
    state.posed = _bits(view.posed)
    return state


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seat(reach: Reach | None) -> int:
    return NOBODY if reach is None else reach.seat
