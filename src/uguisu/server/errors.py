"""Refusals of the server, besides those of the games: stable codes and full sentences.

Clients show them in the person's language: every code has a text `refused-<code>`, and `said` makes
an error with a text of its own.
"""

from typing import ClassVar, Final, TypeVar

import msgspec

from uguisu.kernel.errors import BadInput, Refused, UguisuError
from uguisu.kernel.message import Arg, Message
from uguisu.texts import catalogue

Kind = TypeVar("Kind", bound=UguisuError)

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises for bytes that are no message: malformed, not UTF-8, too deep."""


class NotFound(Refused):
    code = "not-found"


class NotSeated(Refused):
    code = "not-your-seat"


class SeatTaken(Refused):
    code = "seat-taken"


class NotHost(Refused):
    code = "not-host"


class WrongMoment(Refused):
    """The table is in the wrong state for it: not begun, begun, over."""

    code = "wrong-moment"


class SetAside(Refused):
    """An entry of the table's log cannot be carried out; the table can only be ended."""

    code = "set-aside"


class NoSpectators(Refused):
    code = "no-spectators"


class SignedOut(Refused):
    code = "signed-out"


class WrongPassword(Refused):
    code = "wrong-password"


class Suspended(Refused):
    """The operator has suspended this account."""

    code = "suspended"


class LoginTaken(Refused):
    code = "login-taken"


class NameTaken(Refused):
    """An account of somebody else has this name, or one that looks like it."""

    code = "name-taken"


class TooMany(Refused):
    """A limit was reached; `docs/operating.md` lists them."""

    code = "too-many"


class Busy(Refused):
    """The command could not be stored now; it may be sent again with the same key."""

    code = "busy"


class BadMessage(BadInput):
    code = "bad-message"


class BadCopy(BadInput):
    """A file to import that no export wrote."""

    code = "bad-copy"


class TooLarge(BadInput):
    code = "too-large"


class TooSlow(BadInput):
    """A request was not finished in time."""

    code = "too-slow"


class CannotServe(BadInput):
    """The server cannot start: one sentence for the person who started it."""

    code = "cannot-serve"


class NoFile(CannotServe):
    """A file named on the command line cannot be read: a usage error."""

    exit_code: ClassVar[int] = 2


def said(kind: type[Kind], id: str, /, **args: Arg) -> Kind:
    """An error with a text of `refusals.ftl`; its sentence is the English one. User input must not
    be among `args`, because clients resolve references such as `@woc-title`."""
    return kind(catalogue("en").text(id, args), message=Message(id, args))


def message_of(error: UguisuError) -> Message:
    """The message for a person; the code alone if the error has no text of its own."""
    return error.message or Message(f"refused-{error.code}", clause=error.clause)
