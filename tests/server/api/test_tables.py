"""Tables as they are made over REST."""

import pytest

from tests.server.clock import StoppedClock, stop_the_clock
from tests.server.house import House, open_house
from tests.server.players import Place, begin, gather, play_out, the_actor
from uguisu.client import Refusal, Session, new_key, new_table
from uguisu.games import GAMES
from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.settings import Settings
from uguisu.server.store.lists import LENGTH

FEW = """\
[loyalty_cards]
count = 5
certainty = "house"
[troops]
certainty = "house"
takeda = 7
uesugi = 6
mori = 6
oda = 6
hojo = 6
[ninjas]
count = 1
certainty = "house"
"""
"""A short game: 31 troops and one ninja."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    return stop_the_clock(monkeypatch)


async def test_a_table_is_played_with_the_components_of_the_house(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3, house=FEW)
    table = places[0].table
    cards = 7 + 4 * 6 + 1

    assert table.house
    assert not table.rated
    assert places[0].view["deck"] == cards - 3 * 4
    await play_out(places)

    session = places[0].session
    record = (await session.request("GET", f"/api/tables/{table.id}/record")).decode()
    assert "takeda = 7" in record.replace("\\n", "\n")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (FEW.replace("takeda = 7", "takeda = 51"), "1 to 50 troops"),
        (FEW.replace("[ninjas]", "[monks]"), "monks"),
        ("not [ TOML", "line 1, column 5"),
    ],
)
async def test_components_nobody_can_play_with_are_refused(
    house: House, text: str, says: str
) -> None:
    (aki,) = await gather(house.url, "Aki")

    with pytest.raises(Refusal, match=says):
        await new_table(aki, "war-of-clans", 3, house=text)


async def test_a_bot_that_the_game_does_not_have_is_refused(house: House) -> None:
    (aki,) = await gather(house.url, "Aki")

    with pytest.raises(Refusal, match="There is no bot 'kami' for this game; there are random"):
        await new_table(aki, "war-of-clans", 3, bots={1: "kami"})


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_by_link_is_in_nobody_else_s_list(house: House, game: str) -> None:
    aki, bo = await gather(house.url, "Aki", "Bo")
    seats = GAMES[game].seat_range[0]

    hidden = await new_table(aki, game, seats)
    shown = await new_table(aki, game, seats, public=True)

    listed = (await bo.request("GET", "/api/tables")).decode()
    assert hidden not in listed
    assert shown in listed


async def listed(session: Session, query: str = "") -> list[str]:
    listing: Listing = await session.get(f"/api/tables{query}", Listing)
    return [one.table.id for one in listing.tables]


async def test_open_tables_are_filtered(settings: Settings) -> None:
    with open_house(settings) as house:
        aki, bo = await gather(house.url, "Aki", "Bo")
        days = Clock(kind="days", seconds=86_400)
        live = await new_table(aki, "war-of-clans", 4, public=True, rated=False, language="it")
        slow = await new_table(aki, "shinobi", 5, public=True, clock=days)
        full = await new_table(aki, "war-of-clans", 3, public=True, bots={1: "genin", 2: "genin"})

        assert await listed(bo) == [slow, live]
        assert await listed(bo, "?game=shinobi") == [slow]
        assert await listed(bo, "?pace=live") == [live]
        assert await listed(bo, "?rated=true") == [slow]
        assert await listed(bo, "?free=4") == [slow]
        assert await listed(bo, "?language=it") == [slow, live]
        assert await listed(bo, "?language=de") == [slow]
        with pytest.raises(Refusal, match="filter"):
            await listed(bo, "?free=many")

        place = Place(aki, full)
        await place.connect()
        await place.do(incoming.Start(key=new_key()))
        await Place(bo, full).connect()
        watched: Listing = await bo.get("/api/tables?status=playing", Listing)
        assert [(one.table.id, one.watching) for one in watched.tables] == [(full, 1)]


async def test_lists_come_page_by_page(settings: Settings, clock: StoppedClock) -> None:
    with open_house(settings) as house:
        aki, bo = await gather(house.url, "Aki", "Bo")
        made = []
        for _ in range(LENGTH + 2):
            clock.advance(10)
            made.append(await new_table(aki, "war-of-clans", 3, public=True))

        first: Listing = await bo.get("/api/tables", Listing)
        rest: Listing = await bo.get(f"/api/tables?before={first.tables[-1].changed_at}", Listing)

        assert [one.table.id for one in (*first.tables, *rest.tables)] == made[::-1]
        assert (first.more, rest.more) == (True, False)


async def test_my_games_say_until_when_it_is_my_move_and_what_was_said(house: House) -> None:
    clock = Clock(kind="move", seconds=3600)
    places = await begin(house.url, "war-of-clans", 2, 3, clock=clock)
    actor = await the_actor(places)
    (other,) = [place for place in places if place is not actor]
    await actor.socket.close()
    await other.until(lambda p: len(p.presence.seats) == 1)
    await other.do(incoming.Say(key=new_key(), text="Are you there?"))
    await other.do(incoming.Say(key=new_key(), text="Hello?"))

    (mine,) = (await actor.session.get("/api/my/tables", Listing)).tables
    (theirs,) = (await other.session.get("/api/my/tables", Listing)).tables

    room = house.node.rooms.open[actor.id]
    assert (mine.yours, mine.unread) == (True, 2)
    assert (theirs.yours, theirs.unread) == (False, 0)
    assert mine.due == theirs.due == room.table.times.next_expiry()[0]  # type: ignore[index]
    await actor.connect()
    (now,) = (await actor.session.get("/api/my/tables", Listing)).tables
    assert now.unread == 0
