"""The bus over Redis: one channel, hints only. While Redis is away, nodes read the log instead."""

import asyncio
import contextlib
from typing import Final

import msgspec
import redis as redis_now
import redis.asyncio as redis
import structlog
from redis.asyncio.client import PubSub

from uguisu.server.bus import Hear, Hint
from uguisu.server.errors import CannotServe

CHANNEL: Final = "uguisu"
WAITING: Final = 10_000
"""Hints kept for sending; more are dropped, since the log has everything."""
RETRY_SECONDS: Final = 0.5

log = structlog.get_logger()
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Hint).decode


class RedisBus:
    def __init__(self, url: str) -> None:
        self.url = url
        try:
            self.redis = redis.Redis.from_url(url, socket_connect_timeout=5, socket_timeout=None)
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
            with redis_now.Redis.from_url(self.url, socket_connect_timeout=5) as client:
                client.ping()
        except (redis.RedisError, OSError) as error:
            raise CannotServe(f"Redis cannot be reached: {error}") from error

    async def open(self, hear: Hear) -> None:
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._listen(hear, listening)),
            asyncio.create_task(self._speak()),
        ]
        await listening.wait()

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
        """For ever: subscribe, hear, and after a break subscribe again."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._hear_all(channel, hear, listening)
            except (redis.RedisError, OSError) as error:
                if self.hears:
                    log.warning("redis is away", error=type(error).__name__)
            self.hears = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear_all(self, channel: PubSub, hear: Hear, listening: asyncio.Event) -> None:
        async for message in channel.listen():
            if message["type"] == "subscribe":
                self.hears = True
                self.breaks += 1
                listening.set()
            elif message["type"] == "message":
                await hear(decode(message["data"]))

    async def _speak(self) -> None:
        """Send what has gathered in one go; after a failure try until Redis answers again."""
        while True:
            hints = [await self.outgoing.get()]
            while not self.outgoing.empty():
                hints.append(self.outgoing.get_nowait())
            self.speaks = await self._publish(hints)
            while not self.speaks:
                await asyncio.sleep(RETRY_SECONDS)
                self.breaks += 1
                self.speaks = await self._publish([])

    async def _publish(self, hints: list[Hint]) -> bool:
        try:
            async with self.redis.pipeline(transaction=False) as pipeline:
                pipeline.ping()
                for hint in hints:
                    pipeline.publish(CHANNEL, encode(hint))
                await pipeline.execute()
        except (redis.RedisError, OSError):
            return False
        return True
