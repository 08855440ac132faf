"""A notation for positions that any state has: its FIELDS with their values, `turn=2 dice=1,0,3`.

Games that people write about should have a notation of their own; all others can use this one.
Reading is strict: every field once, in order, of the type that a new state has there. Whether a
table can lie like that is for the game to check.
"""

import re
from collections.abc import Callable
from typing import Final, TypeVar

from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.position_words import Words
from uguisu.kernel.state import State

S = TypeVar("S", bound=State)
NUMBER: Final = r"-?(?:0|[1-9][0-9]{0,8})"
WORD: Final = re.compile(r"\S+")


def write_fields(state: State) -> str:
    return " ".join(f"{name}={_write(getattr(state, name))}" for name in state.FIELDS)


def _write(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case bytes():
            return value.hex() or "-"
        case list():
            return ",".join(map(str, value)) or "-"
    return str(value)


def read_fields(text: str, seat_range: range, blank: Callable[[int], S]) -> S:
    """`blank(seats)` is a state whose fields have their types; raises BadNotation."""
    words = Words(text, WORD)
    most = f"[{seat_range[0]}-{seat_range[-1]}]"
    first = words.next(f"seats={most}", f"seats={seat_range[0]} to seats={seat_range[-1]}")
    state = blank(int(first[-1]))
    for name in state.FIELDS[1:]:
        setattr(state, name, _read(words, name, getattr(state, name)))
    if words.words:
        raise BadNotation(f"{quoted(words.words[0])}: nothing follows the last field.")
    return state


def _read(words: Words, name: str, like: object) -> object:
    match like:
        case bool():
            return words.next(f"{name}=(yes|no)", f"{name}=yes or {name}=no").endswith("yes")
        case bytes():
            text = words.next(f"{name}=(-|(?:[0-9a-f]{{2}})+)", f"{name}= and hexadecimal digits")
            return bytes.fromhex(text.partition("=")[2].strip("-"))
        case list():
            pattern = f"{name}=(-|{NUMBER}(?:,{NUMBER})*)"
            text = words.next(pattern, f"{name}= and numbers with commas").partition("=")[2]
            return [int(number) for number in text.split(",")] if text != "-" else []
    return int(words.next(f"{name}={NUMBER}", f"{name}= and a number").partition("=")[2])
