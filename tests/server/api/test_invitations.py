"""Short links to tables that gather."""

import pytest
from msgspec.structs import replace

from tests.server.house import House, open_house
from tests.server.players import Place, gather, sit_down
from uguisu.client import Refusal, Session, new_key, new_table
from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.tables import Invitation, Invited
from uguisu.server.settings import Limits, Settings
from uguisu.server.store.codes import new_code

GAME = "war-of-clans"


async def invite(session: Session, table: str) -> Invitation:
    invitation: Invitation = await session.post(f"/api/tables/{table}/invitation", {}, Invitation)
    return invitation


async def follow(session: Session, code: str) -> str:
    invited: Invited = await session.get(f"/api/invitations/{code}", Invited)
    return invited.table


async def test_a_code_leads_to_the_table_while_it_gathers(house: House) -> None:
    aki, bo = await gather(house.url, "Aki", "Bo")
    table = await new_table(aki, GAME, 3, bots={1: "genin", 2: "genin"})
    invitation = await invite(aki, table)
    assert await invite(aki, table) == invitation
    assert await follow(bo, invitation.code) == table
    assert await follow(bo, invitation.code.upper().replace("-", "")) == table

    (place,) = await sit_down([aki], table)
    await place.do(incoming.Start(key=new_key()))

    with pytest.raises(Refusal, match="no invitation"):
        await follow(bo, invitation.code)
    with pytest.raises(Refusal, match="begun"):
        await invite(aki, table)


async def test_only_who_sits_there_invites(house: House) -> None:
    aki, bo = await gather(house.url, "Aki", "Bo")
    table = await new_table(aki, GAME, 3)

    with pytest.raises(Refusal, match="seat"):
        await invite(bo, table)


async def test_a_closed_table_takes_its_code_with_it(house: House) -> None:
    aki, bo = await gather(house.url, "Aki", "Bo")
    table = await new_table(aki, GAME, 3)
    code = (await invite(aki, table)).code
    place = Place(aki, table)
    await place.connect()

    await place.do(incoming.Close(key=new_key()))

    with pytest.raises(Refusal, match="no invitation"):
        await follow(bo, code)


async def test_codes_cannot_be_found_by_trying(settings: Settings) -> None:
    """The right code is refused, too, once somebody has tried too many."""
    limited = replace(settings, limits=Limits(codes_per_minute=2))
    with open_house(limited) as house:
        aki, bo = await gather(house.url, "Aki", "Bo")
        code = (await invite(aki, await new_table(aki, GAME, 3))).code
        for _ in range(2):
            with pytest.raises(Refusal, match="no invitation"):
                await follow(bo, new_code())

        with pytest.raises(Refusal, match="too many codes"):
            await follow(bo, code)
