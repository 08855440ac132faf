"""The lobby, told to every page without a table."""

import asyncio

from tests.server.house import House, open_house
from tests.server.matching.test_matchmaker import GAME, found_table, seek
from tests.server.pages import a_page
from tests.server.people.test_accounts import a_name
from tests.server.players import Place, begin, gather, sit_down, the_actor
from uguisu.client import Session, new_key, new_table
from uguisu.server.protocol import incoming
from uguisu.server.settings import Settings

Nodes = tuple[House, House]


async def test_a_new_table_is_seen_at_once_and_goes_when_it_is_full(settings: Settings) -> None:
    with open_house(settings) as house:
        host, guest, visitor = await gather(house.url, "Host", "Guest", "Visitor")
        page = await a_page(visitor)
        assert page.open == set()

        table = await new_table(host, GAME, 3, bots={2: "genin"}, public=True)
        await page.until(lambda p: table in p.open)
        await sit_down([host, guest], table)
        await page.until(lambda p: table not in p.open)


async def test_pages_that_come_at_the_same_time_all_hear_the_first_lists(
    settings: Settings,
) -> None:
    with open_house(settings) as house:
        pages = await asyncio.gather(*(a_page(Session(house.url)) for _ in range(8)))

    assert b"" not in [text for page in pages for text in page.heard]


async def test_nothing_of_a_private_table_is_told(settings: Settings) -> None:
    with open_house(settings) as house:
        host, visitor = await gather(house.url, "Secretive", "Visitor")
        page = await a_page(visitor)
        private = await new_table(host, GAME, 3, public=False)
        place = Place(host, private)
        await place.connect()
        await place.do(incoming.Say(key=new_key(), text="hello"))
        public = await new_table(host, GAME, 3, public=True)

        await page.until(lambda p: public in p.open)

        assert not [text for text in page.heard if private.encode() in text]


async def test_a_match_is_told_at_once(settings: Settings) -> None:
    with open_house(settings) as house:
        sessions = await gather(house.url, "Aki", "Bo", "Chie")
        pages = [await a_page(session) for session in sessions]
        for session in sessions:
            await seek(session)
        table = await found_table(sessions[0])

        for page in pages:
            await page.until(lambda p: p.yours.match.table == table)


async def test_who_waits_is_counted_and_who_is_here(settings: Settings) -> None:
    with open_house(settings) as house:
        aki, bo = await gather(house.url, "Aki", "Bo")
        page = await a_page(Session(house.url))
        await a_page(aki)
        await page.until(lambda p: p.crowd.here == 1)
        other = await a_page(bo)
        await seek(bo)
        await page.until(lambda p: p.crowd.here == 2 and len(p.crowd.waiting) == 1)

        await bo.request("DELETE", "/api/match")
        await other.socket.close()
        await page.until(lambda p: p.crowd.here == 1 and not p.crowd.waiting)


async def test_who_is_away_is_told_when_the_game_goes_on(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    away = next(place for place in places if place is not actor)
    await away.socket.close()
    await actor.until(lambda p: len(p.presence.seats) == 2)
    page = await a_page(away.session)
    known = page.yours

    await actor.act(actor.choices[0].action)

    await page.until(lambda p: p.yours is not known)


async def test_two_nodes_tell_the_same(nodes: Nodes) -> None:
    host, visitor, bo, chie = await gather(nodes[0].url, *(a_name() for _ in range(4)))
    there = Session(nodes[1].url, visitor.cookie)
    page = await a_page(there)

    table = await new_table(host, GAME, 3, public=True)
    await page.until(lambda p: table in p.open)
    await seek(there)
    for one in (bo, chie):
        await seek(one)
    found = await found_table(bo)
    await page.until(lambda p: p.yours.match.table == found)
