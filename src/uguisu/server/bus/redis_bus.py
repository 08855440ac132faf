"""The bus over Redis: one channel, hints only. While Redis is down, nodes read the log instead.

A Redis that hangs is as bad as one that is down, but goes unnoticed: both directions send a
heartbeat when idle, and reconnect if no answer comes in time.
"""

import asyncio
import contextlib
from typing import Final

import msgspec
import redis as redis_now
import redis.asyncio as redis
import structlog
from redis.asyncio.client import PubSub

from uguisu.server.bus.bus import Hear, Hint
from uguisu.server.errors import UNREADABLE, CannotServe

CHANNEL: Final = "uguisu"
WAITING: Final = 10_000
"""Hints queued for sending; more are dropped, since the log has everything."""
RETRY_SECONDS: Final = 0.5
QUIET_SECONDS: Final = 0.5
"""Idle time before a heartbeat."""
PATIENCE_SECONDS: Final = 1
"""Timeout of any answer."""
START_SECONDS: Final = 5

log = structlog.get_logger()
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(list[Hint]).decode


class RedisBus:
    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.redis = redis.Redis.from_url(
                url, socket_connect_timeout=START_SECONDS, socket_timeout=None
            )
        except ValueError as error:
            raise CannotServe(f"The Redis URL cannot be used: {error}.") from error
        self.outgoing: asyncio.Queue[Hint] = asyncio.Queue(WAITING)
        self.hears = False
        self.speaks = True
        self.breaks = 0
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_up(self) -> bool:
        return self.hears and self.speaks

    def check(self) -> None:
        try:
            times = {"socket_connect_timeout": START_SECONDS, "socket_timeout": START_SECONDS}
            with redis_now.Redis.from_url(self.url, **times) as client:
                client.ping()
        except (redis.RedisError, OSError) as error:
            raise CannotServe(f"Redis cannot be reached: {error}") from error

    async def open(self, hear: Hear) -> None:
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._listen(hear, listening)),
            asyncio.create_task(self._speak()),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), START_SECONDS)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(redis.RedisError, OSError):
            await self.redis.aclose()

    def tell(self, hint: Hint) -> None:
        if self.is_up:
            with contextlib.suppress(asyncio.QueueFull):
                self.outgoing.put_nowait(hint)

    async def _listen(self, hear: Hear, listening: asyncio.Event) -> None:
        """Runs for ever: subscribe, receive, and subscribe again after a failure."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        await channel.subscribe(CHANNEL)
                    await self._hear_all(channel, hear, listening)
            except (redis.RedisError, OSError) as error:
                if self.hears:
                    log.warning("redis is away", error=type(error).__name__)
            self.hears = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, channel: PubSub, hear: Hear, listening: asyncio.Event) -> None:
        """Receive until the heartbeat fails."""
        is_asked = True
        while True:
            patience = PATIENCE_SECONDS if is_asked else QUIET_SECONDS
            message = await channel.get_message(timeout=patience)
            if message is None and is_asked:
                raise TimeoutError("Redis hangs")
            is_asked = message is None
            if message is None:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await channel.ping()
            elif message["type"] == "subscribe":
                self.hears = True
                self.breaks += 1
                listening.set()
            elif message["type"] == "message":
                await self._hear(hear, message["data"])

    async def _hear(self, hear: Hear, data: bytes) -> None:
        """Ignore messages of other versions that this node does not understand."""
        try:
            hints = decode(data)
        except UNREADABLE:
            log.warning("another node said something unreadable")
            return
        for hint in hints:
            await hear(hint)

    async def _speak(self) -> None:
        """Send all queued hints as one message, since every node spends more on a message than on
        what it says (bench/nodes.py); after a failure retry until Redis answers."""
        while True:
            self.speaks = await self._publish(await self._gathered())
            while not self.speaks:
                await asyncio.sleep(RETRY_SECONDS)
                self.breaks += 1
                self.speaks = await self._publish([])

    async def _gathered(self) -> list[Hint]:
        """The next hint; None after the idle time."""
        hints = []
        with contextlib.suppress(TimeoutError):
            hints.append(await asyncio.wait_for(self.outgoing.get(), QUIET_SECONDS))
        while not self.outgoing.empty():
            hints.append(self.outgoing.get_nowait())
        return hints

    async def _publish(self, hints: list[Hint]) -> bool:
        try:
            async with self.redis.pipeline(transaction=False) as pipeline:
                pipeline.ping()
                if hints:
                    pipeline.publish(CHANNEL, encode(hints))
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await pipeline.execute()
        except (redis.RedisError, OSError):
            return False
        return True
