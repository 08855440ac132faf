"""Fair play of every bot of the registry: its choices come from what its seat knows."""

import pytest

from uguisu.bots.bot import Bot, Turn, turn_of
from uguisu.bots.registry import bots_of, make_bot
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK

RANKED = [(game, name) for game in GAMES for name in bots_of(game)]


def reproducible(game: str, name: str) -> Bot:
    """The bot, with a fixed number of iterations instead of a time if it searches."""
    bot = make_bot(game, name)
    searcher = getattr(bot, "searcher", None)
    if searcher is not None:
        searcher.iterations, searcher.seconds = 40, 0.0
    return bot


def played(game: str, actions: int, seed: int) -> Play:
    """A game on its way; the last to act is a person, and it is somebody's turn."""
    play = Play(GAMES[game], GAMES[game].seat_range[0], None, seed)
    lots = Lots(seed)
    for _ in range(actions):
        actors = play.state.actors()
        if not actors:
            break
        seat = actors[lots.below(len(actors))]
        legal = play.state.legal(seat)
        at = play.state.due() if seat == CLOCK else 0
        play.act(seat, legal[lots.below(len(legal))], at)
    return play


def people(play: Play) -> list[int]:
    return [seat for seat in play.state.actors() if seat != CLOCK]


@pytest.mark.parametrize(("game", "name"), RANKED)
def test_a_bot_chooses_a_legal_action_and_the_same_one_for_the_same_seed(
    game: str, name: str
) -> None:
    for actions in (0, 7, 20, 41):
        play = played(game, actions, seed=actions)
        for seat in people(play):
            turns = [turn_of(play, seat, "lots", make_bot(game, name)) for _ in range(2)]
            choices = {reproducible(game, name).choose(turn) for turn in turns}
            assert len(choices) == 1
            assert choices <= set(play.state.legal(seat))


@pytest.mark.parametrize(("game", "name"), RANKED)
def test_a_bot_chooses_the_same_for_the_true_state_and_any_redeal_of_it(
    game: str, name: str
) -> None:
    for actions in (3, 16, 33):
        play = played(game, actions, seed=actions)
        for seat in people(play):
            choice = reproducible(game, name).choose(turn_with(play, seat, game, name))
            play.history(seat)
            for number in range(2):
                other = played(game, actions, seed=actions)
                other.history(seat)
                other.state = other.game.fork(other.state, seat, number, "another world")
                again = reproducible(game, name).choose(turn_with(other, seat, game, name))
                assert again == choice


def turn_with(play: Play, seat: int, game: str, name: str) -> Turn:
    return turn_of(play, seat, "fair", make_bot(game, name))


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_does_not_hold_the_true_state(game: str) -> None:
    """Not even a bot that looks behind its host's functions finds it."""
    play = played(game, 12, seed=2)
    for seat in people(play):
        turn = turn_of(play, seat, "hidden")
        held = [cell.cell_contents for cell in turn.world.__closure__ or ()]
        assert all(thing is not play.state and thing is not play for thing in held)
