"""What a client was told of a table, happening by happening, compared with the table's replay."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from uguisu.client import Place, Session
from uguisu.kernel.picks import Choice
from uguisu.server.protocol import outgoing
from uguisu.server.protocol.http.tables import Replay

encode = msgspec.json.Encoder(order="deterministic").encode


class Step(msgspec.Struct, frozen=True):
    """One happening, and the position after it if the client was told it then."""

    happened: bytes
    position: bytes | None = None


class Seen:
    """Follows a place: call `look` after every message it received."""

    def __init__(self) -> None:
        self.steps: dict[int, Step] = {}
        self.looked = 0
        self.faults: list[str] = []

    def look(self, place: Place) -> None:
        fresh, self.looked = place.log[self.looked :], len(place.log)
        for one in fresh:
            if one.number in self.steps:
                self.faults.append(f"told twice: {place.id} {one.number}")
            self.steps[one.number] = Step(happening(one))
        if fresh and fresh[-1].number == place.number and place.view:
            step = Step(happening(fresh[-1]), position(place.view, place.choices))
            self.steps[place.number] = step


def happening(one: outgoing.Happening | outgoing.Update) -> bytes:
    return encode((one.number, one.at, one.event, one.lines))


def position(view: dict[str, Any], choices: tuple[Choice, ...]) -> bytes:
    return encode((view, choices))


async def compared(session: Session, table: str, eyes: int | None, seen: Seen) -> Iterator[str]:
    """What the replay tells otherwise than the client was told."""
    query = "" if eyes is None else f"?eyes={eyes}"
    replay: Replay = await session.get(f"/api/tables/{table}/replay{query}", Replay)
    return differences(table, replay.steps, seen)


def differences(table: str, steps: Iterable[outgoing.Update], seen: Seen) -> Iterator[str]:
    yield from seen.faults
    view: dict[str, Any] = {}
    choices: tuple[Choice, ...] = ()
    for step in steps:
        if step.view is not None:
            view, choices = view | step.view, step.choices
        known = seen.steps.get(step.number)
        if known is None:
            continue
        if known.happened != happening(step):
            yield f"replay of {table} differs at {step.number}: {known.happened!r}"
        if known.position not in (None, position(view, choices)):
            yield f"replay of {table} has another position at {step.number}"
