"""Finished games to review: whole ones are short, so that the suite is."""

from functools import lru_cache

from uguisu.bots.bot import turn_of
from uguisu.bots.registry import make_bot
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK

SHORT = {"shinobi": {"round_limit": 2}, "ninja-master": {"round_limit": 2}}


@lru_cache
def finished(game: str, seed: int = 1) -> Play:
    """A game of genins to its end; one of races is played at random."""
    rules = GAMES[game]
    play = Play(rules, rules.seat_range[0], SHORT.get(game), seed)
    bot, lots = make_bot(game, "genin"), Lots(seed)
    while not play.state.is_over:
        actors = play.state.actors()
        seat = actors[lots.below(len(actors))]
        if rules.referee:
            legal = play.state.legal(seat)
            at = play.state.due() if seat == CLOCK else 0
            play.act(seat, legal[lots.below(len(legal))], at)
        else:
            play.act(seat, bot.choose(turn_of(play, seat, seed, bot)))
    return play
