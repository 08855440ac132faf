"""A whole game of War of Clans as a record, for the tests of records."""

from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.record import write_record

GAME = GAMES["war-of-clans"]


def played(actions: int = 10**6, seed: str = "crane") -> Play:
    """A game in which everybody takes the first legal action."""
    play = Play(GAME, 3, {"final_lap": "everyone"}, seed, players=("Aki", "Ben of Edo", "Chie"))
    while not play.state.is_over and len(play.entries) < actions:
        (seat,) = play.state.actors()
        play.act(seat, play.state.legal(seat)[0])
    return play


WHOLE = write_record(played().record(), GAME)
LINES = WHOLE.splitlines()
BODY = LINES.index("")
