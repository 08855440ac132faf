"""Golden playthroughs: whole games as text, in tests/playthroughs, one per game and player count.

Without its indented lines a playthrough is a record: header, actions, end. The indented lines are
what followed from each action, `=` the position and `>` the log as a spectator reads it; after
the end, how every point was made. Random legal play with a fixed seed; a very long game is cut.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from uguisu.games import GAMES
from uguisu.kernel.game import Game
from uguisu.kernel.message import Message
from uguisu.kernel.play import Play
from uguisu.kernel.record import read_record, write_entry, write_record
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.seats import CLOCK, letter

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
SEED: Final = "golden"
LONGEST: Final = 90_000
"""Characters after which a game is cut."""


def main() -> int:
    """Write the playthroughs of all games, or of those named on the command line."""
    for game_id in sys.argv[1:] or GAMES:
        game = GAMES[game_id]
        for seats in game.seat_range:
            path = path_of(game, seats)
            path.write_text(play_through(game, seats), encoding="utf-8")
            print(path.relative_to(FOLDER.parent.parent))
    return 0


def path_of(game: Game, seats: int) -> Path:
    return FOLDER / f"{game.id}-{seats}.txt"


def play_through(game: Game, seats: int) -> str:
    """A new game of random legal actions, told to its end or until it is too long."""
    play = Play(game, seats, seed=SEED)
    chance = Chance(key_of(f"{SEED} {game.id} {seats}"))
    lines = list(opening(play))
    size = 0
    while not play.state.is_over and size < LONGEST:
        act(play, chance)
        told = list(last_action(play))
        lines += told
        size += sum(map(len, told))
    return "\n".join([*lines, *ending(play)]) + "\n"


def act(play: Play, chance: Chance) -> None:
    """One random legal action; the clock's events happen when they are due."""
    state = play.state
    actors = state.actors()
    seat = actors[chance.below(len(actors))]
    legal = state.legal(seat)
    play.act(seat, legal[chance.below(len(legal))], state.due() if seat == CLOCK else 0)


def opening(play: Play) -> Iterator[str]:
    """The header and the set-up, of a play that has just begun."""
    yield from write_record(play.record(), play.game).splitlines()
    yield f"  = {play.game.write(play.state)}"


def last_action(play: Play) -> Iterator[str]:
    yield write_entry(play.entries[-1], play.game)
    yield f"  = {play.game.write(play.state)}"
    for message in play.narrate(len(play.entries), observer=None):
        yield f"  > {play.game.say(message)}"


def ending(play: Play) -> Iterator[str]:
    """Places and score sheet; nothing for a game that was cut."""
    if not play.state.is_over:
        return
    yield "end " + " ".join(map(str, play.state.places()))
    for seat, sheet in enumerate(play.game.score_sheet(play.game.view(play.state, None))):
        yield f"  {letter(seat)} {sum(line.points for line in sheet)}"
        for line in sheet:
            yield f"    {line.points} {play.game.say(Message(line.what, line.args))}"


def retell(text: str, game: Game) -> Iterator[str]:
    """The lines of a playthrough anew: its actions, and what the rules make of them today."""
    lines = [line for line in text.splitlines() if not line.startswith("  ")]
    record = read_record("\n".join(lines), game)
    play = Play(game, record.seats, record.options, record.seed)
    yield from opening(play)
    for entry in record.entries:
        play.act(entry.seat, entry.action, entry.at)
        yield from last_action(play)
    yield from ending(play)


if __name__ == "__main__":
    sys.exit(main())
