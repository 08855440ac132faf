"""Quick match: start looking, see the state, stop looking."""

from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.protocol.http.match import MatchState, Wish


async def show(asked: Asked) -> MatchState:
    return await asked.node.matchmaker.state(asked.who)


async def seek(asked: Asked) -> MatchState:
    asked.node.rate_limits.pass_seeking(asked.person, asked.asker.address)
    return await asked.node.matchmaker.seek(asked.person, asked.body)


async def leave(asked: Asked) -> MatchState:
    await asked.node.matchmaker.leave(asked.person)
    return await asked.node.matchmaker.state(asked.person)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/match",
        summary="Who looks for people, and what has come of one's own wish. A client that looks "
        "for a live table asks every few seconds; one that stops asking is dropped.",
        handler=show,
        gives=MatchState,
    ),
    Endpoint(
        method="PUT",
        path="/api/match",
        summary="Look for people to play with, or change what one looks for.",
        handler=seek,
        takes=Wish,
        gives=MatchState,
    ),
    Endpoint(
        method="DELETE",
        path="/api/match",
        summary="Stop looking.",
        handler=leave,
        gives=MatchState,
    ),
)
