"""Reviews: what the seats of a finished game could have known and done."""

from uguisu.review.review import collected, plan_for
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.api.records import finished_table
from uguisu.server.errors import BadMessage, WrongMoment, said
from uguisu.server.people.addresses import share_of
from uguisu.server.protocol.http.reviews import Reviewed
from uguisu.server.reviewing.job import ReviewJob
from uguisu.server.reviewing.told import numbers_of, step_of, sums_of
from uguisu.server.room.records import record_of
from uguisu.server.table.table import Table


async def show_review(asked: Asked) -> Reviewed:
    """The next part of a review. Only finished games have one, whoever asks."""
    table = await finished_table(asked)
    if not table.playing.state.is_over:
        raise said(WrongMoment, "refused-not-over")
    since = since_of(asked, len(table.playing.entries))
    job = await job_of(asked, table, since)
    found = await asked.node.reviews.look(job, since)
    return Reviewed(
        since=since,
        last=job.total - 1,
        steps=tuple(map(step_of, found)),
        numbers=numbers_of(table),
        sums=sums_of(collected(table.playing, job.findings(0), job.plan)) if job.is_done else None,
    )


async def job_of(asked: Asked, table: Table, since: int) -> ReviewJob:
    node, address = asked.node, asked.asker.address
    if since == 0:
        node.rate_limits.pass_review(asked.who, address)
    settings = node.settings
    plan = plan_for(table.game.id, settings.review_iterations, settings.review_worlds)
    owner = asked.who.id if asked.who else share_of(address)
    return await node.reviews.job(table.id, record_of(table), plan, owner)


def since_of(asked: Asked, last: int) -> int:
    text = asked.request.query_params.get("since", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= last):
        raise BadMessage(f"since is the number of a step, 0 to {last}.")
    return int(text)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/tables/{table}/review",
        summary="The review of a finished game, from a step on; waits until there is more.",
        handler=show_review,
        gives=Reviewed,
        query=("since",),
    ),
)
