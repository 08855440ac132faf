"""Positions and actions in notation, so that a test reads like a table with dice on it."""

from uguisu.games import GAMES
from uguisu.games.ninja_master.game import NinjaMaster
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.kernel.errors import Refused
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK, letter, read_actor

_game = GAMES["ninja-master"]
assert isinstance(_game, NinjaMaster)
GAME: NinjaMaster = _game

SEATS = (2, 3, 4, 5)


def read(text: str) -> NinjaMasterState:
    return GAME.read(text)


def new(seats: int = 3, seed: int | str = 0, **options: int) -> NinjaMasterState:
    return GAME.new(seats, options, seed)


def play(state: NinjaMasterState, *events: str) -> None:
    """Events such as "A throw", "clock rest", "B o +1040" (after the dice rested), "C 12 @5000".

    The clock acts when it is due; without a time things happen now.
    """
    for event in events:
        who, action, *time = event.split()
        seat = read_actor(who, state.seats)
        state.apply_at(seat, GAME.read_action(action), _time(state, seat, time))


def _time(state: NinjaMasterState, seat: int, time: list[str]) -> int:
    if time:
        return int(time[0][1:]) + (state.rest_at if time[0][0] == "+" else 0)
    return state.due() if seat == CLOCK else 0


def refused(state: NinjaMasterState, event: str) -> Refused:
    """The error that this event brings."""
    try:
        play(state, event)
    except Refused as error:
        return error
    raise AssertionError(f"{event} is not refused")


def legal(state: NinjaMasterState, seat: str) -> list[str]:
    return [GAME.write_action(action) for action in state.legal(read_actor(seat, state.seats))]


def actors(state: NinjaMasterState) -> str:
    return " ".join(letter(seat) for seat in state.actors())


def scores(state: NinjaMasterState) -> str:
    return " ".join(f"{letter(seat)}:{score}" for seat, score in enumerate(state.scores))


def score(position: str, *events: str) -> str:
    """The scores after these events and the end of the round, which the clock brings."""
    state = read(position)
    play(state, *events)
    if state.dice:
        play(state, "clock timeout")
    return scores(state)


def play_at_random(state: NinjaMasterState, seed: int = 1) -> int:
    """Random legal actions to the end; how many there were."""
    lots = Lots(seed)
    events = 0
    while not state.is_over:
        acting = state.actors()
        seat = acting[lots.below(len(acting))]
        choices = state.legal(seat)
        action = choices[lots.below(len(choices))]
        state.apply_at(seat, action, state.due() if seat == CLOCK else 0)
        events += 1
    return events
