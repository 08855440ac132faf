"""A queue of requests, fair between addresses.

Hundreds that arrive together must not block the tables: between two of them the event loop does
everything else. Opening sockets, and messages of a client that has sent several at once, take the
same queue.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 1
"""Requests started per turn of the event loop."""

Begin = Callable[[], None]


class RequestQueue:
    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Begin]] = OrderedDict()
        """By address; the first is the next."""

    def add(self, address: str, begin: Begin) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self._turn)
        self.waiting.setdefault(address, deque()).append(begin)

    def _turn(self) -> None:
        for _ in range(min(AT_ONCE, len(self.waiting))):
            self._begin_next()
        if self.waiting:
            asyncio.get_running_loop().call_soon(self._turn)

    def _begin_next(self) -> None:
        address, begins = next(iter(self.waiting.items()))
        begin = begins.popleft()
        if begins:
            self.waiting.move_to_end(address)
        else:
            del self.waiting[address]
        begin()
