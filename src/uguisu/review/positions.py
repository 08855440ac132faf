"""Turns of the past: what a seat knew at any step of a finished game."""

from uguisu.bots.bot import Turn
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.state import State


def state_at(play: Play, step: int) -> State:
    """The table after this many actions."""
    return play.trail[step] if step < len(play.trail) else play.state


def turn_at(play: Play, step: int, seat: int, seed: str) -> Turn:
    """What the seat knew after so many actions, on turn or not. Worlds come from a redeal, which
    depends only on what the seat knows, so the turn holds no secret."""
    game, state = play.game, state_at(play, step)
    label = f"review {seed} {seat} {step}"
    possible = game.fork(state, seat, 0, f"host {label}")
    return Turn(
        game=game,
        seat=seat,
        view=game.view(state, seat),
        legal=tuple(state.legal(seat)),
        history=play.history(seat)[: step + 1],
        world=lambda number: game.fork(possible, seat, number, label),
        chance=Chance(key_of(f"analyst {label}")),
    )
