"""Bots at a table of Ninjato: what they choose in a position, and whole games."""

from collections.abc import Sequence

from tests.games.ninjato.table import GAME, new, read
from uguisu.bots.bot import Bot, Turn
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.rng import Chance, key_of


def turn_of(state: NinjatoState, seed: int = 0) -> Turn:
    seat = state.turn
    return Turn(
        game=GAME,
        seat=seat,
        view=GAME.view(state, seat),
        legal=tuple(state.legal(seat)),
        history=(),
        world=lambda number: GAME.fork(state, seat, number, seed),
        chance=Chance(key_of(f"{seed} {len(state.placements)} {state.counter}")),
    )


def choice(bot: Bot, position: str, seed: int = 0) -> str:
    return GAME.write_action(bot.choose(turn_of(read(position), seed)))


def play(bots: Sequence[Bot], seed: int) -> NinjatoState:
    state = new(len(bots), seed)
    while not state.is_over:
        state.apply(state.turn, bots[state.turn].choose(turn_of(state, seed)))
    return state


def wins(bot: Bot, other: Bot, seats: int, games: int) -> int:
    """The victories of one bot against a table of others, from all seats in turn."""
    count = 0
    for game in range(games):
        bots = [other] * seats
        bots[game % seats] = bot
        count += play(bots, game).places()[game % seats] == 1
    return count
