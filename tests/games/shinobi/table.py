"""Positions and actions in notation, so that a test reads like a table with cards on it."""

from uguisu.games import GAMES
from uguisu.games.shinobi.game import Shinobi
from uguisu.games.shinobi.state import ShinobiState
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.errors import Refused
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import LETTERS, letter

_game = GAMES["shinobi"]
assert isinstance(_game, Shinobi)
GAME: Shinobi = _game

OBSERVERS = (0, 1, 2, 3, None)
"""Everybody who watches a table for four."""


def read(text: str) -> ShinobiState:
    return GAME.read(text)


def new(seats: int = 4, seed: int | str = 0, **options: str | int) -> ShinobiState:
    return GAME.new(seats, options, seed)


def view(state: ShinobiState, observer: str | None = None) -> ShinobiView:
    """What a seat sees, or a spectator."""
    return GAME.view(state, None if observer is None else LETTERS.index(observer))


def play(state: ShinobiState, *actions: str) -> None:
    """The player on turn takes these actions; the turn may pass in between."""
    for text in actions:
        state.apply(state.turn, GAME.read_action(text))


def play_at_random(state: ShinobiState, seed: int = 1, limit: int = 1_000_000) -> None:
    """Random legal actions to the end, or so many."""
    lots = Lots(seed)
    while not state.is_over and limit:
        choices = state.legal(state.turn)
        state.apply(state.turn, choices[lots.below(len(choices))])
        limit -= 1


def legal(state: ShinobiState) -> list[str]:
    return [GAME.write_action(action) for action in state.legal(state.turn)]


def refused(state: ShinobiState, action: str, seat: str = "") -> Refused:
    """The error the player on turn, or another seat, gets for this action."""
    actor = LETTERS.index(seat) if seat else state.turn
    before = GAME.write(state)
    try:
        state.apply(actor, GAME.read_action(action))
    except Refused as error:
        assert GAME.write(state) == before
        return error
    raise AssertionError(f"{action} is legal")


def lives(state: ShinobiState) -> str:
    """The lives of all seats: `5545`."""
    return "".join(map(str, state.lives))


def turn(state: ShinobiState) -> str:
    """Who does what: `reveal A`, or `over`."""
    return "over" if state.is_over else f"{view(state).phase} {letter(state.turn)}"


def before(state: ShinobiState, victim: str, observer: str | None = None) -> str:
    """The cards before a seat as an observer sees them: `?s ks! -`."""
    seats = GAME.write_view(view(state, observer)).split("] ")
    return seats[LETTERS.index(victim)].partition("[")[2].rstrip("]")


def log(state: ShinobiState, action: str, observer: str | None = None) -> list[str]:
    """Play an action and read what the observer's log says about it."""
    actor, number = state.turn, GAME.read_action(action)
    old, seat = view(state, observer), None if observer is None else LETTERS.index(observer)
    shown = GAME.shown(state, actor, number, seat)
    state.apply(actor, number)
    return [GAME.say(line) for line in GAME.narrate(old, view(state, observer), actor, shown)]
