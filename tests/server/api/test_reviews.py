"""Reviews on a server: of finished games only, made once, and the same for everybody."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.house import House, free_port, open_house
from tests.server.players import Place, begin, play_out, the_actor
from uguisu.bots.shinobi.analyst import ShinobiAnalyst
from uguisu.client import Refusal, Session, sign_in
from uguisu.review.review import Plan, plan_for, review
from uguisu.server.protocol.events import Acted
from uguisu.server.protocol.http.reviews import (
    Practice,
    Reviewed,
    ReviewedStep,
    ReviewSums,
)
from uguisu.server.protocol.http.tables import TableLink
from uguisu.server.reviewing.reviews import digest
from uguisu.server.settings import Limits, Settings
from uguisu.server.store import puzzles, schema
from uguisu.server.store import reviews as kept

SHORT = {"round_limit": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that reviews hastily."""
    settings = Settings(
        data=str(tmp_path_factory.mktemp("house")),
        port=free_port(),
        workers=1,
        bot_pace_ms=0,
        review_iterations=4,
        review_worlds=2,
        limits=Limits(reviews_per_minute=1000),
    )
    with open_house(settings) as opened:
        yield opened


async def finished(house: House) -> Place:
    places = await begin(house.url, "shinobi", 2, 4, options=SHORT)
    await play_out(places)
    return places[0]


async def reviewed(session: Session, table: str) -> tuple[list[ReviewedStep], ReviewSums]:
    """Looks until the review is whole."""
    steps: list[ReviewedStep] = []
    while True:
        found: Reviewed = await session.get(
            f"/api/tables/{table}/review?since={len(steps)}", Reviewed
        )
        assert [step.step for step in found.steps] == list(
            range(found.since, found.since + len(found.steps))
        )
        steps += found.steps
        if found.sums:
            return steps, found.sums


async def test_a_finished_game_is_reviewed_from_left_to_right(house: House) -> None:
    place = await finished(house)
    play = (await house.node.rooms.get(place.id)).table.playing

    steps, sums = await reviewed(place.session, place.id)

    expected = review(play, plan_for("shinobi", 4, 2))
    assert [step.chances for step in steps] == [one.chances for one in expected.moments]
    assert [seat.accuracy for seat in sums.seats] == [one.accuracy for one in expected.summaries]
    judged = [step.decision for step in steps if step.decision]
    assert [one.cost for one in judged] == [round(one.cost, 4) for one in expected.decisions]
    assert all(choice.picks for one in judged for choice in one.choices)


async def test_a_review_is_made_once_and_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await finished(house)
    before = await reviewed(place.session, place.id)
    house.node.reviews.jobs.clear()
    monkeypatch.setattr(kept, "now_ms", lambda: 1 << 50)
    reader = await sign_in(house.url, "Reader")

    found: Reviewed = await reader.get(f"/api/tables/{place.id}/review", Reviewed)

    assert (list(found.steps), found.sums) == before
    query = sa.select(schema.reviews.c.read_at).where(schema.reviews.c.table_id == place.id)
    with house.node.store.engine.connect() as connection:
        assert connection.scalar(query) == 1 << 50, "it is noted when it was read"


async def test_steps_belong_to_happenings_of_the_replay(house: House) -> None:
    place = await finished(house)

    found: Reviewed = await place.session.get(f"/api/tables/{place.id}/review", Reviewed)

    assert found.mine == (0,)
    acted = [entry.number for entry in place.log if isinstance(entry.event, Acted)]
    assert list(found.numbers) == [0, *acted]


async def nothing_is_told(house: House, session: Session, table: str) -> None:
    """Neither a review, nor what could be reviewed elsewhere."""
    for path in ("review", "review?since=1", "record"):
        with pytest.raises(Refusal, match="wrong-moment"):
            await session.get(f"/api/tables/{table}/{path}", Reviewed)
    practice: Practice = await session.get("/api/my/practice", Practice)
    assert table not in {one.table for one in practice.exercises}
    with house.node.store.engine.connect() as connection:
        assert table not in puzzles.candidates(connection, 1000)


@pytest.mark.parametrize("spectators", ["open", "delayed", "none"])
async def test_a_running_game_is_reviewed_for_nobody(house: House, spectators: str) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3, spectators=spectators)
    actor = await the_actor(places)
    await actor.act(actor.choices[0].action)
    reader = await sign_in(house.url, "Reader")

    for session in (places[0].session, places[1].session, reader):
        await nothing_is_told(house, session, actor.id)


async def test_a_fork_that_is_played_is_reviewed_for_nobody(house: House) -> None:
    place = await finished(house)
    wish = {"number": place.log[len(place.log) // 2].number, "seat": 0}
    fork = await place.session.post(f"/api/tables/{place.id}/fork", wish, TableLink)

    await nothing_is_told(house, place.session, fork.id)


async def test_a_finished_game_without_spectators_is_reviewed_for_its_players(house: House) -> None:
    places = await begin(house.url, "shinobi", 2, 4, options=SHORT, spectators="none")
    await play_out(places)
    reader = await sign_in(house.url, "Reader")

    await places[1].session.get(f"/api/tables/{places[0].id}/review", Reviewed)
    with pytest.raises(Refusal, match="no-spectators"):
        await reader.get(f"/api/tables/{places[0].id}/review", Reviewed)


@pytest.mark.parametrize("since", ["-1", "x", "99999", "", "1" * 400])
async def test_only_steps_of_the_game_can_be_asked_for(house: House, since: str) -> None:
    place = await finished(house)

    with pytest.raises(Refusal, match="bad-message"):
        await place.session.get(f"/api/tables/{place.id}/review?since={since}", Reviewed)


async def test_one_person_has_so_many_reviews_made(tmp_path: Path) -> None:
    limits = Limits(reviews_per_minute=1)
    settings = Settings(
        data=str(tmp_path), port=free_port(), workers=1, bot_pace_ms=0, limits=limits
    )
    with open_house(settings) as strict:
        first, second = await finished(strict), await finished(strict)
        session = second.session
        await session.get(f"/api/tables/{first.id}/review", Reviewed)

        with pytest.raises(Refusal, match="too-many"):
            await session.get(f"/api/tables/{second.id}/review", Reviewed)


async def test_everybody_has_a_practice_list_of_their_own(house: House) -> None:
    place = await finished(house)
    steps, _ = await reviewed(place.session, place.id)
    reader = await sign_in(house.url, "Reader")

    own: Practice = await place.session.get("/api/my/practice", Practice)
    others: Practice = await reader.get("/api/my/practice", Practice)

    costly = {one.step for one in steps if one.decision and one.decision.cost}
    mine = {one.step for one in steps if one.decision and one.decision.seat == 0}
    assert {one.step for one in own.exercises} == costly & mine
    assert others.exercises == ()


def test_reviews_that_were_read_last_are_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = count(1 << 50)
    monkeypatch.setattr(kept, "KEPT", 2)
    monkeypatch.setattr(kept, "now_ms", lambda: next(times))
    with house.node.store.engine.connect() as connection, connection.begin() as transaction:
        for number in range(4):
            kept.keep(connection, f"digest {number}", f"table {number}", b"found")
            if number:
                kept.note_reading(connection, "digest 1")

        found = [kept.find(connection, f"digest {number}") for number in range(4)]
        transaction.rollback()

    assert found == [None, b"found", None, b"found"]


def test_a_table_has_one_review(house: House) -> None:
    with house.node.store.engine.connect() as connection, connection.begin() as transaction:
        for version in ("old", "new"):
            kept.keep(connection, f"digest {version}", "table", version.encode())

        found = [kept.find(connection, f"digest {version}") for version in ("old", "new")]
        transaction.rollback()

    assert found == [None, b"new"]


async def test_a_changed_analyst_makes_new_reviews(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await finished(house)
    record, plan = (await house.node.rooms.get(place.id)).table.playing.record(), Plan(4, 2)
    before = digest(record, plan)

    monkeypatch.setattr(ShinobiAnalyst, "version", ShinobiAnalyst.version + 1)

    assert digest(record, plan) != before
