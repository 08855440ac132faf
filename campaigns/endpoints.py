"""Every endpoint of the OpenAPI document, with nasty values."""

import asyncio
import random
from collections.abc import Iterator
from typing import Any

from campaigns.attackers import Onslaught
from tests.server.nasty_requests import Asking, Request, requests_for
from tests.server.players import begin, play_out
from uguisu.client import Session, new_key, sign_in

QUICK_SHARE = 0.1
"""The share of requests in the quick form."""


async def attack_endpoints(onslaught: Onslaught, port: int, *, quick: bool, seed: int) -> int:
    """Returns how many requests were answered."""
    places = await begin(onslaught.url, "war-of-clans", 1, 3)
    await play_out(places)
    session = await somebody(onslaught.url)
    document: dict[str, Any] = await session.get("/openapi.json", dict[str, Any])
    requests = list(all_requests(document, places[0].id))
    if quick:
        requests = random.Random(seed).sample(requests, round(len(requests) * QUICK_SHARE))
    asking = Asking(port, session)
    for request in requests:
        await ask(asking, request, onslaught)
    asking.connection.close()
    for fault in asking.faults:
        onslaught.verdict.fault(fault)
    return len(requests)


async def ask(asking: Asking, request: Request, onslaught: Onslaught) -> None:
    status = await asyncio.to_thread(asking.ask, *request)
    is_out = request.method != "GET" and status < 400
    if is_out and await asyncio.to_thread(asking.ask, "GET", "/api/session") == 401:
        asking.session = await somebody(onslaught.url)


async def somebody(url: str) -> Session:
    """A guest with a name that no account has: one of the requests may have made an account."""
    return await sign_in(url, f"Asker {new_key()[:8]}")


def all_requests(document: dict[str, Any], table: str) -> Iterator[Request]:
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            query = [one["name"] for one in operation["parameters"] if one["in"] == "query"]
            yield from requests_for(method.upper(), path, query, body_of(operation), table)


def body_of(operation: dict[str, Any]) -> str | None:
    """The name of the type of its body."""
    if "requestBody" not in operation:
        return None
    schema: dict[str, str] = operation["requestBody"]["content"]["application/json"]["schema"]
    return schema["$ref"].rpartition("/")[2]
