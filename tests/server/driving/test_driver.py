"""How urgent the bots of a table are."""

from tests.server.house import House
from tests.server.players import Place
from uguisu.client import Session, new_table, sign_in
from uguisu.server.driving.driver import priority_of
from uguisu.server.driving.scheduling import Priority
from uguisu.server.protocol.outgoing import TableInfo


async def priority_at(house: House, session: Session, table: str) -> Priority:
    await session.get(f"/api/tables/{table}", TableInfo)
    return priority_of(house.node.rooms.open[table])


async def test_bots_are_more_urgent_where_somebody_is(house: House) -> None:
    host, other = await sign_in(house.url, "Host"), await sign_in(house.url, "Other")
    bots = {0: "genin", 1: "genin", 2: "genin"}
    alone = await new_table(host, "war-of-clans", 3, sit=(), bots=bots)
    mine = await new_table(host, "war-of-clans", 3, bots={1: "genin", 2: "genin"})

    assert await priority_at(house, host, alone) == Priority.UNATTENDED
    assert await priority_at(house, host, mine) == Priority.AWAITED

    for session, table in ((other, alone), (other, mine)):
        await Place(session, table).connect()

    assert await priority_at(house, host, alone) == Priority.AWAITED
    assert await priority_at(house, host, mine) == Priority.AWAITED

    await Place(host, mine).connect()

    assert await priority_at(house, host, mine) == Priority.PLAYED
