"""Records: a whole game as a text file one can mail, replay and verify.

```text
uguisu record 1
game war-of-clans
seats 3
option final_lap others
seed 42
player A Aki
|ninjas = 2              a line of house components, if the table used its own

A t>B
A o>A
clock rest @1350
end 1 3 2                places; "cut off" follows if a limit of rounds ended the game
```
"""

from typing import Final

import msgspec

from uguisu.kernel.errors import BadInput, BadRecord, UguisuError
from uguisu.kernel.game import Game
from uguisu.kernel.options import read_options
from uguisu.kernel.seats import letter, read_seat
from uguisu.kernel.state import State

MAGIC: Final = "uguisu record 1"
CUT_OFF: Final = " cut off"


class Entry(msgspec.Struct, frozen=True):
    seat: int
    action: int
    at: int = 0


class Record(msgspec.Struct, frozen=True):
    """Everything needed to play a game again. It holds the seed: show it only to those who may
    know all, that is after the end."""

    game: str
    seats: int
    seed: str
    options: dict[str, str | int] = {}
    players: tuple[str, ...] = ()
    house: str = ""
    extra: dict[str, str] = {}
    entries: tuple[Entry, ...] = ()
    places: tuple[int, ...] | None = None
    cut_off: bool = False
    """The game was stopped at its limit of rounds."""


def write_record(record: Record, game: Game) -> str:
    lines = [MAGIC, f"game {record.game}", f"seats {record.seats}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"seed {record.seed}"]
    lines += [f"player {letter(seat)} {name}" for seat, name in enumerate(record.players)]
    lines += [f"{name} {value}" for name, value in record.extra.items()]
    lines += [f"|{line}" for line in record.house.splitlines()]
    lines += ["", *(write_entry(entry, game) for entry in record.entries)]
    if record.places is not None:
        lines.append("end " + " ".join(map(str, record.places)) + CUT_OFF * record.cut_off)
    return "\n".join(lines) + "\n"


def write_entry(entry: Entry, game: Game) -> str:
    time = f" @{entry.at}" if entry.at else ""
    return f"{letter(entry.seat)} {game.write_action(entry.action)}{time}"


def read_header(text: str) -> Record:
    """The head of a record: which game, for whom; `read_entries` needs that game."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise BadRecord(f"This is not a record: its first line is not {MAGIC!r}.")
    head = lines[1 : lines.index("")] if "" in lines else lines[1:]
    found: dict[str, str] = {}
    options: dict[str, str | int] = {}
    players: list[str] = []
    house: list[str] = []
    for line in head:
        key, _, value = line.partition(" ")
        if line.startswith("|"):
            house.append(line[1:])
        elif key == "option":
            name, _, choice = value.partition(" ")
            options[name] = choice
        elif key == "player":
            players.append(value.partition(" ")[2])
        elif key in found:
            raise BadRecord(f"The record says {key!r} twice.")
        else:
            found[key] = value
    seats = _number(found.pop("seats", ""), "seats")
    game, seed = found.pop("game", ""), found.pop("seed", "")
    for name, value in (("game", game), ("seed", seed)):
        if not value:
            raise BadRecord(f"The record has no line {name!r}.")
    return Record(
        game=game,
        seats=seats,
        seed=seed,
        options=options,
        players=tuple(players),
        house="\n".join(house),
        extra=found,
    )


def read_record(text: str, game: Game) -> Record:
    """A whole record of this game; the actions are read, not yet checked (see `replay`)."""
    head = read_header(text)
    options = _read_options(head, game)
    entries: list[Entry] = []
    places: tuple[int, ...] | None = None
    cut_off = False
    lines = text.splitlines()
    start = lines.index("") + 1 if "" in lines else len(lines)
    for number, line in enumerate(lines[start:], start + 1):
        if not line.strip():
            continue
        if places is not None:
            raise BadRecord(f"Line {number}: nothing may follow the end of the game.")
        if line.startswith("end "):
            cut_off = line.endswith(CUT_OFF)
            words = line.removesuffix(CUT_OFF).split()[1:]
            places = tuple(_number(word, "end") for word in words)
        else:
            entries.append(_read_entry(line, number, head.seats, game))
    return msgspec.structs.replace(
        head, options=options, entries=tuple(entries), places=places, cut_off=cut_off
    )


def replay(record: Record, game: Game) -> State:
    """Play a record from its seed; raises BadRecord where it departs from the rules."""
    try:
        state = game.new(record.seats, record.options, record.seed)
    except BadInput as error:
        raise BadRecord(f"The record cannot be set up: {error}") from error
    for number, entry in enumerate(record.entries, 1):
        try:
            state.apply(entry.seat, entry.action, entry.at)
        except UguisuError as error:
            raise BadRecord(f"Action {number} of the record is refused: {error}") from error
    if record.places is not None and not state.is_over:
        raise BadRecord("The record says the game ended, but it is not over.")
    if record.places is not None and list(record.places) != state.places():
        ours = " ".join(map(str, state.places()))
        raise BadRecord(f"The record says another result than the rules: places {ours}.")
    if record.places is not None and record.cut_off != state.is_cut_off():
        raise BadRecord("The record and the rules disagree whether the game was cut off.")
    return state


def _read_options(head: Record, game: Game) -> dict[str, str | int]:
    """The options that the record names, numbers as numbers."""
    try:
        chosen = read_options(game.options, head.options)
    except BadInput as error:
        raise BadRecord(f"The record cannot be set up: {error}") from error
    return {name: chosen[name] for name in head.options}


def _read_entry(line: str, number: int, seats: int, game: Game) -> Entry:
    words = line.split()
    at = 0
    if len(words) > 2 and words[-1].startswith("@"):
        at = _number(words.pop()[1:], f"line {number}")
    if len(words) < 2:
        raise BadRecord(f"Line {number}: {line!r} is not a seat and an action.")
    try:
        return Entry(read_seat(words[0], seats), game.read_action(" ".join(words[1:])), at)
    except BadInput as error:
        raise BadRecord(f"Line {number}: {error}") from error


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise BadRecord(f"The record's {what} must be a number, not {text!r}.")
    return int(text)
