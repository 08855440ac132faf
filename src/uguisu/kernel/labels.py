"""How picks are called: declared once per game, the same in every front end.

Most labels follow from the pick alone, by the game's table of kinds. What depends on the position
(the price of a tile, the demand of a card) is in the view, as `View.labels`. A game without a table
calls its picks by the message `<prefix>-pick-<kind>`, with the arguments `one`, `two`...

The browser has the same tables (`make web-types`) and reads them in `web/src/table/labels.ts`;
both are tested with `tests/browser/labels.json`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from uguisu.kernel.message import Arg, Message, seat_arg, you
from uguisu.kernel.seats import LETTERS
from uguisu.kernel.view import View

PARTS: Final = ("one", "two", "three", "four")


class Label(msgspec.Struct, frozen=True):
    """The message of a kind of pick. The parts of a pick are numbered: `army:B:oda` has the parts
    $1, B, and $2, oda. An argument is one of these:

    - `#1`: the player on the seat that part 1 names
    - `you 1`: "yes" if that is the observer's own seat, else "no"
    - `view armies $1 $2`: a value in the view, or 0 if there is none. A part names a seat, an entry
      of a list (by its number from 1, or its name in `Labels.names`), or a field
    - other text, with parts filled in: `@woc-card-$2`; a number if it is only digits
    """

    id: str
    args: dict[str, str] = {}


class Labels(msgspec.Struct, frozen=True):
    """The table of a game: by the kind of a pick, or by its kind and first part (`dojo:deck`)."""

    kinds: dict[str, Label] = {}
    names: tuple[str, ...] = ()
    """Names in the order of the lists in the view that a part of a pick refers to."""


def label_of(labels: Labels, prefix: str, view: View, pick: str) -> Message:
    """The label of a pick."""
    known = view.labels.get(pick)
    if known is not None:
        return known
    kind, *parts = pick.split(":")
    label = labels.kinds.get(":".join([kind, *parts[:1]])) or labels.kinds.get(kind)
    if label is None:
        return plain_label(prefix, pick)
    args = {name: _argument(labels, view, what, parts) for name, what in label.args.items()}
    return Message(_filled(label.id, parts), args)


def plain_label(prefix: str, pick: str) -> Message:
    """`bid:5:A` is the message `<prefix>-pick-bid` with the arguments `one`, a number, and `two`,
    the player on seat A."""
    kind, *parts = pick.split(":")
    args = {name: _part(part) for name, part in zip(PARTS, parts, strict=False)}
    return Message(f"{prefix.lower()}-pick-{kind}", args)


def _part(part: str) -> Arg:
    if _is_number(part):
        return int(part)
    return seat_arg(LETTERS.index(part)) if _is_seat(part) else part


def _argument(labels: Labels, view: View, what: str, parts: Sequence[str]) -> Arg:
    if what.startswith("#"):
        return seat_arg(LETTERS.index(parts[int(what[1:]) - 1]))
    if what.startswith("you "):
        return you(LETTERS.index(parts[int(what[4:]) - 1]), view.observer)
    if what.startswith("view "):
        return _found(labels, view, what.split()[1:], parts)
    text = _filled(what, parts)
    return int(text) if _is_number(text) else text


def _filled(text: str, parts: Sequence[str]) -> str:
    for number, part in enumerate(parts, start=1):
        text = text.replace(f"${number}", part)
    return text


def _found(labels: Labels, view: View, path: Sequence[str], parts: Sequence[str]) -> Arg:
    at: Any = view
    for step in path:
        name = parts[int(step[1:]) - 1] if step.startswith("$") else step
        if at is None:
            return 0
        is_list = isinstance(at, Sequence)
        at = at[_index(labels.names, name)] if is_list else getattr(at, name)
    return 0 if at is None else at


def _index(names: Sequence[str], name: str) -> int:
    if _is_number(name):
        return int(name) - 1
    return LETTERS.index(name) if _is_seat(name) else names.index(name)


def _is_number(part: str) -> bool:
    return part.isascii() and part.isdigit()


def _is_seat(part: str) -> bool:
    return len(part) == 1 and part in LETTERS


NO_LABELS: Final = Labels()


def declared(kinds: Mapping[str, str | tuple[str, dict[str, str]]]) -> dict[str, Label]:
    """A shorter way to declare a label: an id alone, or an id with its arguments."""
    return {
        kind: Label(said) if isinstance(said, str) else Label(*said) for kind, said in kinds.items()
    }
