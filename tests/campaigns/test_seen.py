"""What clients saw, compared with replays."""

from typing import Any

import msgspec

from campaigns.seen import Seen, Step, differences, happening, position
from uguisu.server.protocol import events, outgoing


def step(number: int, **changes: Any) -> outgoing.Update:
    event = events.Acted(seat=0, shown="o>C")
    update = outgoing.Update(number=number, at=5, event=event, view={"order": number})
    return msgspec.structs.replace(update, **changes)


def seen(*updates: outgoing.Update) -> Seen:
    found = Seen()
    for update in updates:
        found.steps[update.number] = Step(happening(update), position(update.view or {}, ()))
    return found


def test_a_replay_that_tells_the_same_has_no_differences() -> None:
    steps = [step(1), step(2)]

    assert list(differences("table", steps, seen(*steps))) == []


def test_another_event_is_a_difference() -> None:
    other = step(2, event=events.Acted(seat=1, shown="o>C"))

    found = list(differences("table", [step(1), other], seen(step(1), step(2))))

    assert len(found) == 1
    assert "differs at 2" in found[0]


def test_another_position_is_a_difference() -> None:
    found = list(differences("table", [step(1, view={"order": 9})], seen(step(1))))

    assert found == ["replay of table has another position at 1"]


def test_what_was_told_twice_is_a_fault() -> None:
    found = seen(step(1))
    found.faults.append("told twice")

    assert list(differences("table", [step(1)], found)) == ["told twice"]
