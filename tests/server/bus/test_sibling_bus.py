"""The bus between the processes of one server."""

import asyncio
from pathlib import Path

from uguisu.server.bus.bus import Advanced, Hint
from uguisu.server.bus.sibling_bus import SiblingBus
from uguisu.server.siblings import Siblings


async def opened(folder: Path, index: int) -> "tuple[SiblingBus, asyncio.Queue[Hint]]":
    bus = SiblingBus(Siblings(index, 2, str(folder)))
    heard: asyncio.Queue[Hint] = asyncio.Queue()
    await bus.open(heard.put)
    return bus, heard


async def connected(bus: SiblingBus, times: int) -> None:
    while bus.breaks < times:
        await asyncio.sleep(0.01)


async def test_each_hears_what_the_other_says_in_order(tmp_path: Path) -> None:
    (one, heard_by_one), (other, heard_by_other) = [await opened(tmp_path, n) for n in range(2)]
    await connected(one, 1)
    await connected(other, 1)

    for number in range(3):
        one.tell(Advanced("table", number))
    other.tell(Advanced("table", 9))

    assert [await heard_by_other.get() for _ in range(3)] == [
        Advanced("table", number) for number in range(3)
    ]
    assert await heard_by_one.get() == Advanced("table", 9)
    assert heard_by_one.empty()
    await one.close()
    await other.close()


async def test_one_that_is_started_again_is_told_again(tmp_path: Path) -> None:
    (one, _), (other, _) = [await opened(tmp_path, n) for n in range(2)]
    await connected(one, 1)
    await other.close()
    one.tell(Advanced("table", 1))

    successor, heard = await opened(tmp_path, 1)
    await connected(one, 2)
    one.tell(Advanced("table", 2))

    assert await heard.get() == Advanced("table", 2)
    await one.close()
    await successor.close()
