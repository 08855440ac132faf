"""Positions and actions in notation, so that a test reads like a table with cards on it."""

from collections.abc import Iterator

from uguisu.games import GAMES
from uguisu.games.war_of_clans.game import WarOfClans
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.errors import IllegalAction
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import letter, read_seat

_game = GAMES["war-of-clans"]
assert isinstance(_game, WarOfClans)
GAME: WarOfClans = _game


def read(text: str) -> WarOfClansState:
    return GAME.read(text)


def new(seats: int = 3, seed: int | str = 0, **options: str) -> WarOfClansState:
    return GAME.new(seats, options, seed)


def play(state: WarOfClansState, *actions: str) -> None:
    """The player on turn takes these actions; the turn may pass in between."""
    for text in actions:
        state.apply(state.turn, GAME.read_action(text))


def until_over(state: WarOfClansState) -> Iterator[None]:
    """Again and again until the game is over; a game that never ends fails."""
    for _ in range(2000):
        if state.is_over:
            return
        yield
    raise AssertionError("the game does not end")


def play_at_random(state: WarOfClansState, seed: int = 1) -> None:
    """Random legal actions to the end."""
    lots = Lots(seed)
    for _ in until_over(state):
        legal_now = state.legal(state.turn)
        state.apply(state.turn, legal_now[lots.below(len(legal_now))])


def legal(state: WarOfClansState) -> list[str]:
    return [GAME.write_action(action) for action in state.legal(state.turn)]


def refused(state: WarOfClansState, action: str) -> IllegalAction:
    """The error the player on turn gets for this action."""
    try:
        play(state, action)
    except IllegalAction as error:
        return error
    raise AssertionError(f"{action} is legal")


def word(state: WarOfClansState, name: str) -> str:
    """What follows this word in the position: `word(state, "discards")`."""
    words = GAME.write(state).split()
    return words[words.index(name) + 1] if name in words else "-"


def provinces(state: WarOfClansState) -> str:
    return GAME.write(state).split(" A:")[0]


def hand(state: WarOfClansState, seat: str) -> str:
    found = [part for part in GAME.write(state).split() if part.startswith(f"{seat}:")]
    return found[0][2:]


def turn(state: WarOfClansState) -> str:
    """Who gives which order: `A1`, or `over`."""
    return "over" if state.is_over else f"{letter(state.turn)}{state.order}"


def seat(text: str) -> int:
    return read_seat(text, 5)
