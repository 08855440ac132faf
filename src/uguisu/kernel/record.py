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

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadInput, BadRecord, UguisuError, quoted
from uguisu.kernel.game import AnyGame
from uguisu.kernel.options import read_options
from uguisu.kernel.seats import LETTERS, letter, read_actor
from uguisu.kernel.state import State

MAGIC: Final = "uguisu record 1"
CUT_OFF: Final = " cut off"
KEY: Final = re.compile(r"[a-z][a-z0-9_-]*")
"""What a line of the head begins with. A blank or a capital before it is a slip of the pen."""


class RecordedAction(msgspec.Struct, frozen=True, gc=False):
    """Who did what; `at` is the table's time in milliseconds, where the game has a clock."""

    seat: int
    action: Action
    at: int = 0


class Record(msgspec.Struct, frozen=True):
    """Everything needed to play a game again. It contains the seed: while the game runs, show it to
    nobody."""

    game: str
    seats: int
    seed: str
    options: dict[str, str | int] = {}
    players: tuple[str, ...] = ()
    house: str = ""
    extra: dict[str, str] = {}
    entries: tuple[RecordedAction, ...] = ()
    places: tuple[int, ...] | None = None
    cut_off: bool = False
    """The game was stopped at its limit of rounds."""


def write_record(record: Record, game: AnyGame) -> str:
    lines = [MAGIC, f"game {record.game}", f"seats {record.seats}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"seed {record.seed}"]
    lines += [_line(f"player {letter(seat)} {name}") for seat, name in enumerate(record.players)]
    lines += [_line(f"{name} {value}") for name, value in record.extra.items()]
    lines += [f"|{line}" for line in _lines(record.house)] if record.house else []
    lines += ["", *(write_entry(entry, game) for entry in record.entries)]
    if record.places is not None:
        lines.append("end " + " ".join(map(str, record.places)) + CUT_OFF * record.cut_off)
    return "\n".join(lines) + "\n"


def write_entry(entry: RecordedAction, game: AnyGame) -> str:
    time = f" @{entry.at}" if entry.at else ""
    return f"{letter(entry.seat)} {game.write_action(entry.action)}{time}"


def read_header(text: str) -> Record:
    """The header of a record: which game, and the players; `read_record` needs that game."""
    lines, body = _split(text)
    head = _Head()
    for line in lines[1:body]:
        head.read(line)
    return head.record()


def read_record(text: str, game: AnyGame) -> Record:
    """A whole record of this game; the actions are read, not yet checked (see `replay`)."""
    head = read_header(text)
    options = _check_head(head, game)
    entries: list[RecordedAction] = []
    places: tuple[int, ...] | None = None
    cut_off = False
    lines, body = _split(text)
    for number, line in enumerate(lines[body:], body + 1):
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


def replay(record: Record, game: AnyGame) -> State:
    """Play a record from its seed; raises BadRecord if it breaks the rules."""
    with blaming_the_record("The record cannot be set up"):
        state: State = game.new(record.seats, record.options, record.seed)
    for number, entry in enumerate(record.entries, 1):
        with blaming_the_record(f"Action {number} of the record is refused"):
            state.apply_at(entry.seat, entry.action, entry.at)
    check_end(record, state)
    return state


def check_end(record: Record, state: State) -> None:
    """Check the result in the record against the final state."""
    if record.places is None:
        return
    if not state.is_over:
        raise BadRecord("The record says the game ended, but it is not over.")
    if list(record.places) != state.places():
        ours = " ".join(map(str, state.places()))
        raise BadRecord(f"The record says another result than the rules: places {ours}.")
    if record.cut_off != state.is_cut_off():
        raise BadRecord("The record and the rules disagree whether the game was cut off.")


@contextmanager
def blaming_the_record(what: str) -> Iterator[None]:
    """Turn any refusal inside into a BadRecord."""
    try:
        yield
    except UguisuError as error:
        raise BadRecord(f"{what}: {error}") from error


class _Head:
    """The lines before the first empty one, by kind."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self.options: dict[str, str | int] = {}
        self.players: list[str] = []
        self.house: list[str] = []

    def read(self, line: str) -> None:
        key, _, value = line.partition(" ")
        if line.startswith("|"):
            self.house.append(line[1:])
        elif not KEY.fullmatch(key):
            raise BadRecord(f"{quoted(line)} does not begin with a word, as lines of the head do.")
        elif key == "option":
            self.read_option(value)
        elif key == "player":
            self.read_player(value)
        elif key in self.found:
            raise BadRecord(f"The record says {quoted(key)} twice.")
        else:
            self.found[key] = value

    def read_option(self, line: str) -> None:
        name, _, choice = line.partition(" ")
        if name in self.options:
            raise BadRecord(f"The record chooses option {quoted(name)} twice.")
        self.options[name] = choice

    def read_player(self, line: str) -> None:
        seat, _, name = line.partition(" ")
        if seat != LETTERS[len(self.players) : len(self.players) + 1]:
            wrong = quoted(line)
            raise BadRecord(f"Players are listed from A on, each once; {wrong} does not follow.")
        self.players.append(name)

    def record(self) -> Record:
        found = dict(self.found)
        for name in ("game", "seats", "seed"):
            if not found.get(name):
                raise BadRecord(f"The record has no line {quoted(name)}.")
        return Record(
            game=found.pop("game"),
            seats=_number(found.pop("seats"), "seats"),
            seed=found.pop("seed"),
            options=self.options,
            players=tuple(self.players),
            house="\n".join(self.house),
            extra=found,
        )


def _check_head(head: Record, game: AnyGame) -> dict[str, str | int]:
    """Check the header against the game; returns the options in it, numbers as numbers."""
    if head.game != game.id:
        raise BadRecord(f"This is a record of {quoted(head.game)}, not of {quoted(game.id)}.")
    if _lines(head.house) != _lines(game.house):
        raise BadRecord("The record was played with other components.")
    with blaming_the_record("The record cannot be set up"):
        game.check_seats(head.seats)
        chosen = read_options(game.options, head.options)
    if len(head.players) > head.seats:
        raise BadRecord(f"The record has {len(head.players)} players for {head.seats} seats.")
    return {name: chosen[name] for name in head.options}


def _split(text: str) -> tuple[list[str], int]:
    """The lines of a record, and where its actions begin: after the first empty line."""
    lines = _lines(text)
    if lines[0].strip() != MAGIC:
        raise BadRecord(f"This is not a record: its first line is not {quoted(MAGIC)}.")
    empty = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    return lines, empty


def _lines(text: str) -> list[str]:
    """Only line feeds end a line: names and house components may contain anything else."""
    return text.replace("\r\n", "\n").split("\n")


def _line(text: str) -> str:
    """One line that can be read back, whatever somebody chose as a name."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def _read_entry(line: str, number: int, seats: int, game: AnyGame) -> RecordedAction:
    words = line.split()
    at = 0
    if len(words) > 2 and words[-1].startswith("@"):
        at = _number(words.pop()[1:], f"line {number}")
    if len(words) < 2:
        raise BadRecord(f"Line {number}: {quoted(line)} is not a seat and an action.")
    try:
        seat, action = read_actor(words[0], seats), game.read_action(" ".join(words[1:]))
    except BadInput as error:
        raise BadRecord(f"Line {number}: {error}") from error
    return RecordedAction(seat, action, at)


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise BadRecord(f"The record's {what} must be a number, not {quoted(text)}.")
    return int(text)
