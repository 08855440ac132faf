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

EXCERPT: Final = 40
LONGEST: Final = 450


def quoted(value: object) -> str:
    """What somebody wrote, in quotes and no longer than an error should be."""
    if isinstance(value, str):
        return repr(value if len(value) <= EXCERPT else value[:EXCERPT] + "…")
    if value is None or isinstance(value, float):
        return repr(value)
    if isinstance(value, int) and value.bit_length() <= 128:
        return repr(value)
    return f"this {type(value).__name__}"


def _clipped(sentence: str) -> str:
    """Its beginning and its end, should it quote too much all the same."""
    half = LONGEST // 2
    return sentence if len(sentence) <= LONGEST else f"{sentence[:half]} … {sentence[-half:]}"


class UguisuError(Exception):
    """A stable code for programs and a full sentence for people."""

    code: ClassVar[str] = "error"

    def __init__(self, sentence: str, *, clause: str = "", position: str = "") -> None:
        sentence = _clipped(sentence)
        super().__init__(sentence)
        self.sentence = sentence
        self.clause = clause
        self.position = position

    def __str__(self) -> str:
        clause = f" ({self.clause})" if self.clause else ""
        position = f" in {self.position}" if self.position else ""
        return f"{self.sentence}{clause}{position}"


class BadInput(UguisuError):
    code = "bad-input"


class BadNotation(BadInput):
    code = "bad-notation"


class BadRecord(BadInput):
    code = "bad-record"


class BadSetup(BadInput):
    code = "bad-setup"


class BadComponents(BadInput):
    code = "bad-components"


class Refused(UguisuError):
    code = "refused"


class IllegalAction(Refused):
    code = "illegal-action"


class NotYourTurn(Refused):
    code = "not-your-turn"


class GameOver(Refused):
    code = "game-over"


class NothingToUndo(Refused):
    code = "nothing-to-undo"


class Stale(Refused):
    code = "stale"
