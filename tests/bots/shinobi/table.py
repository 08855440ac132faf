"""A table of Shinobi for the tests of its bots."""

from uguisu.bots.bot import Bot, turn_of
from uguisu.games import GAMES
from uguisu.games.shinobi.game import Shinobi
from uguisu.kernel.play import Play

_game = GAMES["shinobi"]
assert isinstance(_game, Shinobi)
GAME: Shinobi = _game


def choice(bot: Bot, position: str, seed: int = 0) -> str:
    """What the bot does on the seat whose turn it is."""
    state = GAME.read(position)
    play = Play(GAME, state.seats)
    play.state = state
    (seat,) = state.actors()
    return GAME.write_action(bot.choose(turn_of(play, seat, seed, bot)))


def winners(bots: list[Bot], seed: int) -> list[int]:
    """The seats that came first in one game."""
    play = Play(GAME, len(bots), {"round_limit": 50}, seed)
    while not play.state.is_over:
        (seat,) = play.state.actors()
        play.act(seat, bots[seat].choose(turn_of(play, seat, seed, bots[seat])))
    return [seat for seat, place in enumerate(play.state.places()) if place == 1]


def share(bot: Bot, others: Bot, seats: int, games: int) -> float:
    """How many games the bot wins among others, from every seat in turn, beside a fair share."""
    won = 0.0
    for number in range(games):
        seat = number % seats
        first = winners([bot if s == seat else others for s in range(seats)], number)
        won += (seat in first) / len(first)
    return won * seats / games
