"""Requests that come at the same moment."""

import asyncio
from functools import partial

from uguisu.server.transport.request_queue import AT_ONCE, RequestQueue


async def turns(queue: RequestQueue, begun: list[str]) -> list[list[str]]:
    """What began in each turn of the event loop, until nothing waits."""
    found = []
    while queue.waiting:
        await asyncio.sleep(0)
        found.append(begun.copy())
        begun.clear()
    return found


async def test_few_begin_in_one_turn_of_the_loop() -> None:
    queue, begun = RequestQueue(), list[str]()
    for number in range(5):
        queue.add("a", partial(begun.append, str(number)))

    found = await turns(queue, begun)

    assert [request for turn in found for request in turn] == list("01234")
    assert max(map(len, found)) == AT_ONCE


async def test_every_address_has_its_turn() -> None:
    queue, begun = RequestQueue(), list[str]()
    for address in "aaabc":
        queue.add(address, partial(begun.append, address))

    found = await turns(queue, begun)

    assert "".join(request for turn in found for request in turn) == "abcaa"


async def test_what_comes_after_a_pause_begins_too() -> None:
    queue, begun = RequestQueue(), list[str]()
    queue.add("a", partial(begun.append, "first"))
    await turns(queue, begun)
    queue.add("a", partial(begun.append, "second"))

    assert await turns(queue, begun) == [["second"]]
