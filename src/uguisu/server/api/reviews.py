"""Reviews: what the seats of a finished game could have known and done."""

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.review.review import collected, plan_for
from uguisu.server.api.endpoint import Asked, Endpoint
from uguisu.server.api.records import finished_table
from uguisu.server.errors import BadMessage, WrongMoment, said
from uguisu.server.people.addresses import share_of
from uguisu.server.protocol.http.reviews import DailyPuzzle, Exercise, Practice, Reviewed
from uguisu.server.reviewing.job import ReviewJob
from uguisu.server.reviewing.messages import numbers_of, step_of, sums_of
from uguisu.server.reviewing.practice import GAMES, exercises
from uguisu.server.room.records import record_of
from uguisu.server.store.reviews import latest_of
from uguisu.server.store.schema import tables
from uguisu.server.table.table import Table


async def show_review(asked: Asked) -> Reviewed:
    """The next part of a review. Only finished games have one, whoever asks."""
    table = await finished_table(asked)
    if not table.playing.state.is_over:
        raise said(WrongMoment, "refused-not-over")
    since = since_of(asked, len(table.playing.entries))
    job = await job_of(asked, table)
    begins = begun(asked, table, job)
    found = await asked.node.reviews.look(job, since, wait=not begins)
    return Reviewed(
        since=since,
        mine=tuple(table.seats_of(asked.who.ids)) if asked.who else (),
        last=job.total - 1,
        steps=tuple(map(step_of, found)),
        numbers=numbers_of(table),
        sums=sums_of(collected(table.playing, job.findings(0), job.plan)) if job.is_done else None,
    )


async def job_of(asked: Asked, table: Table) -> ReviewJob:
    settings = asked.node.settings
    plan = plan_for(table.game.id, settings.review_iterations, settings.review_worlds)
    return await asked.node.reviews.job(record_of(table), plan)


def begun(asked: Asked, table: Table, job: ReviewJob) -> bool:
    """Start or continue the review, unless it is running."""
    if job.is_done or job.is_running:
        return False
    node, who, address = asked.node, asked.who, asked.asker.address
    node.rate_limits.pass_review(who, address)
    node.reviews.begin(job, table.id, who.id if who else share_of(address))
    return True


def since_of(asked: Asked, last: int) -> int:
    text = asked.request.query_params.get("since", "0")
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= last):
        raise BadMessage(f"since is the number of a step, 0 to {last}.")
    return int(text)


async def practice(asked: Asked) -> Practice:
    """Only the person themselves sees this list."""
    people = asked.person.ids

    def look(connection: Connection) -> tuple[Exercise, ...]:
        kept = latest_of(connection, people, GAMES)
        query = sa.select(tables.c.id, tables.c.game).where(
            tables.c.id.in_([one.table for one in kept])
        )
        games = {row.id: row.game for row in connection.execute(query)}
        return exercises(kept, games)

    return Practice(exercises=await asked.node.store.read(look))


async def daily_puzzle(asked: Asked) -> DailyPuzzle:
    return DailyPuzzle(puzzle=await asked.node.puzzles.today())


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/api/puzzle",
        summary="The puzzle of the day, from a rated game, without names.",
        handler=daily_puzzle,
        gives=DailyPuzzle,
    ),
    Endpoint(
        method="GET",
        path="/api/my/practice",
        summary="The costliest decisions of one's reviewed games, to try again.",
        handler=practice,
        gives=Practice,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/review",
        summary="The review of a finished game from a step on; while it is made, waits for more.",
        handler=show_review,
        gives=Reviewed,
        query=("since",),
    ),
)
