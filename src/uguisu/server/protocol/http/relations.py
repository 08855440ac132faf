"""The people of a table; muting, blocking and reporting."""

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.server.protocol.wire import Number, Wire


class TablePeople(Wire, frozen=True, kw_only=True):
    """People by their numbers at a table: `muted` are those whose messages are hidden, including
    blocked ones; `mine` are the person's own numbers."""

    muted: tuple[int, ...]
    blocked: tuple[int, ...]
    mine: tuple[int, ...]


class AtTable(Wire, frozen=True, kw_only=True):
    """A person, by their number at a table."""

    table: Annotated[str, Meta(max_length=32)]
    person: Number


class RelationKind(Wire, frozen=True, kw_only=True):
    """To the account in the address."""

    kind: Literal["mute", "block", "none"]


class Relation(AtTable, frozen=True, kw_only=True):
    kind: Literal["mute", "block", "none"]


class AccountReport(Wire, frozen=True, kw_only=True):
    """Of the account in the address."""

    reason: Literal["abuse", "spam", "name", "cheating", "other"]
    text: Annotated[str, Meta(max_length=400)] = ""


class NewReport(AtTable, frozen=True, kw_only=True):
    reason: Literal["abuse", "spam", "name", "cheating", "other"]
    text: Annotated[str, Meta(max_length=400)] = ""


class RelatedPerson(Wire, frozen=True, kw_only=True):
    """Somebody who is muted or blocked (`kind`); `id` is for ending that."""

    id: str
    name: str
    kind: str
    since: int


class PersonList(Wire, frozen=True, kw_only=True):
    people: tuple[RelatedPerson, ...]
