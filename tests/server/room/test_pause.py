"""Long work lets others in."""

import asyncio

import pytest

from tests.server.house import House
from tests.server.players import begin, play_out
from uguisu.server.room.pause import Pause


async def turns_during(work: asyncio.Task[None]) -> int:
    """How often somebody else has a turn until it is done."""
    turns = 0
    while not work.done():
        await asyncio.sleep(0)
        turns += 1
    await work
    return turns


@pytest.mark.parametrize(("seconds", "turns"), [(0.0, 10), (1e9, 1)])
async def test_others_have_their_turn_when_a_slice_is_used_up(
    monkeypatch: pytest.MonkeyPatch, seconds: float, turns: int
) -> None:
    monkeypatch.setattr(Pause, "slice_seconds", seconds)

    async def work() -> None:
        pause = Pause()
        for _ in range(10):
            await pause.take()

    assert await turns_during(asyncio.create_task(work())) >= turns
    if seconds:
        assert await turns_during(asyncio.create_task(work())) <= 2


@pytest.mark.plain
async def test_a_long_log_is_folded_in_slices(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pause, "slice_seconds", 0.0)
    places = await begin(house.url, "war-of-clans", 3, 3)
    await play_out(places)
    rows = await house.node.store.entries(places[0].id)
    room = house.node.rooms.unread(places[0].id)

    catching_up, seen = asyncio.create_task(room.catch_up()), set()
    while not catching_up.done():
        await asyncio.sleep(0)
        seen.add(room.table.number)
    await catching_up

    assert seen >= {number for number, _, _ in rows}
