"""Positions and actions in notation, so that a test reads like a table with pieces on it."""

import re

from uguisu.games import GAMES
from uguisu.games.ninjato.game import Ninjato
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.errors import IllegalAction
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import letter

_game = GAMES["ninjato"]
assert isinstance(_game, Ninjato)
GAME: Ninjato = _game

FOUR = "A[] B[] C[] D[]"
THREE = "A[] B[] C[]"
TWO = "A[] B[]"


def read(text: str) -> NinjatoState:
    return GAME.read(text)


def new(seats: int = 3, seed: int | str = 0) -> NinjatoState:
    return GAME.new(seats, None, seed)


def play(state: NinjatoState, *actions: str) -> None:
    """The player on turn takes these actions; the turn may pass in between."""
    for text in actions:
        state.apply(state.turn, GAME.read_action(text))


def after(position: str, *actions: str) -> NinjatoState:
    state = read(position)
    play(state, *actions)
    return state


def play_at_random(state: NinjatoState, seed: int = 1) -> None:
    """Random legal actions to the end."""
    lots = Lots(seed)
    while not state.is_over:
        now = state.legal(state.turn)
        state.apply(state.turn, now[lots.below(len(now))])


def legal(state: NinjatoState, *kinds: str) -> list[str]:
    """The legal actions, or those that begin with one of these words."""
    texts = [GAME.write_action(action) for action in state.legal(state.turn)]
    return [text for text in texts if not kinds or text.split()[0] in kinds]


def refused(state: NinjatoState, action: str) -> IllegalAction:
    """The error the player on turn gets for this action."""
    try:
        play(state, action)
    except IllegalAction as error:
        return error
    raise AssertionError(f"{action} is legal")


def block(state: NinjatoState, name: str) -> str:
    """What stands in a block of the position: `block(state, "1")` is house 1, "" if it is left
    out."""
    found = re.search(rf"(?:^| ){re.escape(name)}\[([^\]]*)\]", GAME.write(state))
    return found[1] if found else ""


def word(state: NinjatoState, name: str) -> str:
    """What follows a word in the position: `word(state, "order")`."""
    words = GAME.write(state).split()
    return words[words.index(name) + 1]


def owns(state: NinjatoState, seat: str, *things: str) -> bool:
    """Whether all of these stand in a seat's block."""
    words = block(state, seat).split()
    return all(words.count(thing) >= things.count(thing) for thing in things)


def view(state: NinjatoState, seat: str | None = "A") -> NinjatoView:
    return GAME.view(state, None if seat is None else "ABCD".index(seat))


def turn(state: NinjatoState) -> str:
    """Who decides what: `A place`, or `over`."""
    seen = view(state, None)
    return "over" if state.is_over else f"{letter(state.turn)} {seen.asks}"


def honour(state: NinjatoState) -> list[int]:
    return [player.honour for player in view(state, None).players]
