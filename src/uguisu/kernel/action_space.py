"""The action space of a game: every kind of action is declared once, with its arguments.

>>> space = ActionSpace(
...     Kind("bid", "{count}x{face}", "bid", "4x5", count=range(1, 31), face=range(1, 7)),
...     Kind("liar", "liar", "challenge the bid"),
... )
>>> space.encode("bid", 3, 4)
22
>>> space.decode(22)
('bid', (3, 4))
>>> space.write(22), space.read("liar")
('4x5', 180)

Numbers follow from the order: one kind after the other, and within a kind the last argument runs
fastest. Records, weights and learned policies hold numbers, so a kind keeps its place and its size.

An argument is a sequence. Its values are the places in it, counted from 0; its items are the words
that stand for them in notation.

Rules and bots run on numbers that are made from the declaration once, at import. `first` is where a
kind begins, so that `action < MOVE` tells kinds apart; `column` has an argument of every action,
and `grid` the actions of a kind by its arguments.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from math import prod
from string import Formatter
from typing import Final

from uguisu.kernel.action import Action
from uguisu.kernel.arguments import check_action_text
from uguisu.kernel.errors import BadNotation, quoted

Decoded = tuple[str, tuple[int, ...]]
"""The name of a kind, and the values of its arguments."""

FEW: Final = 12
"""How many words of an argument an error lists."""


class Kind:
    """One kind of action. `form` is its notation, with the arguments in braces; `example` is a
    typical action of it, for errors and the documentation."""

    def __init__(
        self,
        name: str,
        form: str,
        meaning: str,
        example: str = "",
        **arguments: Sequence[object],
    ) -> None:
        named = sorted(field for _, field, _, _ in Formatter().parse(form) if field is not None)
        if named != sorted(arguments):
            raise ValueError(f"{name}: {quoted(form)} must name the arguments {sorted(arguments)}.")
        self.name = name
        self.form = form
        self.meaning = meaning
        self.arguments = {name: tuple(map(str, words)) for name, words in arguments.items()}
        self.sizes = tuple(len(words) for words in self.arguments.values())
        self.size = prod(self.sizes)
        if self.size == 0:
            raise ValueError(f"{name}: every argument needs at least one value.")
        self.example = example or self.write((0,) * len(self.sizes))

    def write(self, values: Sequence[int]) -> str:
        words = zip(self.arguments.items(), values, strict=True)
        return self.form.format(**{name: all_[value] for (name, all_), value in words})

    def step(self, argument: str) -> int:
        """By how much the number of an action grows with one more of this argument."""
        return prod(self.sizes[list(self.arguments).index(argument) + 1 :])

    def column(self, argument: str) -> bytes:
        if argument not in self.arguments:
            return bytes(self.size)
        step, values = self.step(argument), range(len(self.arguments[argument]))
        once = b"".join(bytes([value]) * step for value in values)
        return once * (self.size // len(once))

    @property
    def beginning(self) -> str:
        """The common prefix of the actions of this kind; empty if they begin with an argument."""
        return self.form.partition("{")[0].rstrip()

    def explain(self) -> str:
        """How it is written: an example, and the words of its arguments."""
        return f"write {self.example}{_listed([self])}"


class ActionSpace:
    """All actions of a game, numbered from 0 to `size` - 1."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._by_name = {kind.name: kind for kind in kinds}
        if len(self._by_name) < len(kinds):
            raise ValueError(f"Two kinds have one name: {[kind.name for kind in kinds]}.")
        self._decoded: list[Decoded] = [
            (kind.name, values) for kind in kinds for values in product(*map(range, kind.sizes))
        ]
        self.size = len(self._decoded)
        self._first: dict[str, int] = {}
        at = 0
        for kind in kinds:
            self._first[kind.name] = at
            at += kind.size

    def decode(self, action: int) -> Decoded:
        """The kind of an action and its arguments, for `match`."""
        return self._decoded[action]

    def encode(self, name: str, *values: int) -> Action:
        """The number of the action of this kind with these arguments."""
        kind = self._by_name[name]
        action = 0
        for value, size in zip(values, kind.sizes, strict=True):
            if not 0 <= value < size:
                raise ValueError(f"{name} has no action {values}: its arguments have {kind.sizes}.")
            action = action * size + value
        return Action(self._first[name] + action)

    def first(self, name: str) -> Action:
        """The first action of a kind."""
        return Action(self._first[name])

    def step(self, name: str, argument: str) -> int:
        return self._by_name[name].step(argument)

    # Tables for rules and bots, made once.

    def column(self, argument: str) -> bytes:
        """By action, the value of this argument, whatever the kind; 0 where a kind has none.

        Bytes, which compiled code reads in fewer instructions than a list (decision 0087)."""
        if not any(argument in kind.arguments for kind in self.kinds):
            raise KeyError(argument)
        return b"".join(kind.column(argument) for kind in self.kinds)

    def grid(self, name: str) -> list[list[Action]]:
        """The actions of a kind with two arguments, `[first][second]`."""
        rows, columns = self._by_name[name].sizes
        return [[self.encode(name, row, at) for at in range(columns)] for row in range(rows)]

    # Notation.

    def write(self, action: int) -> str:
        return self._texts[action]

    def read(self, text: str) -> Action:
        """Raises BadNotation with an explanation of how actions are written."""
        check_action_text(text)
        action = self._actions.get(text)
        if action is None:
            raise BadNotation(f"{quoted(text)} is no action: {self._help(text)}.")
        return Action(action)

    def with_words(self, **words: Sequence[object]) -> "ActionSpace":
        """The same actions with other words for these arguments."""
        return ActionSpace(
            *(
                Kind(
                    kind.name,
                    kind.form,
                    kind.meaning,
                    "" if kind.arguments.keys() & words.keys() else kind.example,
                    **{name: words.get(name, own) for name, own in kind.arguments.items()},
                )
                for kind in self.kinds
            )
        )

    @cached_property
    def _texts(self) -> list[str]:
        return [self._by_name[name].write(values) for name, values in self._decoded]

    @cached_property
    def _actions(self) -> dict[str, int]:
        found = {text: action for action, text in enumerate(self._texts)}
        if len(found) < self.size:
            raise ValueError("Two actions are written alike.")
        return found

    def _help(self, text: str) -> str:
        for kind in self.kinds:
            if kind.beginning and text.startswith(kind.beginning):
                return kind.explain()
        *most, last = [kind.example for kind in self.kinds]
        examples = f"{', '.join(most)} or {last}" if most else last
        return f"write {examples}{_listed([kind for kind in self.kinds if not kind.beginning])}"


def _listed(kinds: Sequence[Kind]) -> str:
    """The words of all arguments of these kinds: `; house is 1, 2, 3; side is left, right`."""
    arguments = {name: words for kind in kinds for name, words in kind.arguments.items()}
    return "".join(f"; {name} is {_few(words)}" for name, words in arguments.items())


def _few(words: Sequence[str]) -> str:
    shown = [word.strip() or "nothing" for word in words]
    if len(shown) > FEW:
        return f"{shown[0]} … {shown[-1]}"
    return ", ".join(shown)
