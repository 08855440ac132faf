"""What can go wrong, split by whose fault it is.

```text
UguisuError
├── BadInput                the caller wrote something that cannot be read
│   ├── BadNotation         a position, an action or a pick
│   ├── BadRecord           a record file
│   ├── BadSetup            seats, options, seeds
│   └── BadComponents       a file of house components
└── Refused                 readable, but the game does not allow it now
    ├── IllegalAction       a rule forbids it: the clause is named
    ├── NotYourTurn         another seat acts
    ├── GameOver            nothing can be done any more
    ├── NothingToUndo       something was revealed, or somebody else acted
    └── Stale               the caller acts on an older position
```

Anything else that is raised is our own mistake. An error tells only what the seat that caused
it may know: positions in errors are written from that seat's view.
"""

from typing import ClassVar, Final

from uguisu.kernel.message import Message

EXCERPT: Final = 40
LONGEST: Final = 450


def quoted(value: object) -> str:
    """The input in quotes, shortened for an error message."""
    if isinstance(value, str):
        return repr(value if len(value) <= EXCERPT else value[:EXCERPT] + "…")
    if value is None or isinstance(value, float):
        return repr(value)
    if isinstance(value, int) and value.bit_length() <= 128:
        return repr(value)
    return f"this {type(value).__name__}"


def _clipped(sentence: str) -> str:
    """Its beginning and end, if it is still too long."""
    half = LONGEST // 2
    return sentence if len(sentence) <= LONGEST else f"{sentence[:half]} … {sentence[-half:]}"


class UguisuError(Exception):
    """A stable code for programs and a sentence for people, in any language with `message`."""

    code: ClassVar[str] = "error"

    def __init__(
        self,
        sentence: str,
        *,
        clause: str = "",
        position: str = "",
        message: Message | None = None,
    ) -> None:
        sentence = _clipped(sentence)
        super().__init__(sentence)
        self.sentence = sentence
        self.clause = clause
        self.position = position
        self.message = message

    def __str__(self) -> str:
        clause = f" ({self.clause})" if self.clause else ""
        position = f" in {self.position}" if self.position else ""
        return f"{self.sentence}{clause}{position}"


class BadInput(UguisuError):
    """The input cannot be read."""

    code = "bad-input"


class BadNotation(BadInput):
    """A position, an action or a pick that cannot be read."""

    code = "bad-notation"


class BadRecord(BadInput):
    """A record that cannot be read, or that breaks the rules."""

    code = "bad-record"


class BadSetup(BadInput):
    """Seats, options or a seed that a game does not have."""

    code = "bad-setup"


class BadComponents(BadInput):
    """House components that cannot be read or played with."""

    code = "bad-components"


class Refused(UguisuError):
    """Readable, but the game does not allow it now."""

    code = "refused"


class IllegalAction(Refused):
    """A rule forbids it; `clause` names the rule."""

    code = "illegal-action"


class NotYourTurn(Refused):
    """Another seat is to act."""

    code = "not-your-turn"


class GameOver(Refused):
    """Nothing can be done any more."""

    code = "game-over"


class NothingToUndo(Refused):
    """Something was revealed since, or another seat acted."""

    code = "nothing-to-undo"


class Stale(Refused):
    """The caller acted on an older position."""

    code = "stale"
