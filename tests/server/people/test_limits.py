"""Limits, as those meet them who reach them."""

import asyncio
import http.client
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, open_house
from tests.server.players import Place, begin
from uguisu.client import Refusal, Refused, Session, new_key, new_table, sign_in
from uguisu.games.rulebook import printed_components
from uguisu.server.people.buckets import Bucket
from uguisu.server.protocol import incoming, outgoing
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.settings import Limits, Settings


def limited(settings: Settings, **limits: Any) -> Settings:
    return replace(settings, limits=Limits(**limits))


async def test_too_many_requests_are_refused_and_others_are_not(settings: Settings) -> None:
    with open_house(limited(settings, requests_per_second=0.001, request_burst=3)) as house:
        aki, ben = await sign_in(house.url, "Aki"), await sign_in(house.url, "Ben")
        for _ in range(3):
            await aki.get("/api/session", Me)

        with pytest.raises(Refusal) as refusal:
            await aki.get("/api/session", Me)
        assert (await ben.get("/api/session", Me)).name == "Ben"

    assert (refusal.value.status, refusal.value.problem.code) == (429, "too-many")


async def test_an_address_is_limited_however_many_people_it_claims_to_be(
    settings: Settings,
) -> None:
    with open_house(limited(settings, requests_per_second=0.001, request_burst=1)) as house:
        for _ in range(5):
            await sign_in(house.url, "Aki")

        with pytest.raises(Refusal, match="too-many"):
            await sign_in(house.url, "Aki")


async def test_a_person_has_a_limited_number_of_open_tables(settings: Settings) -> None:
    with open_house(limited(settings, tables_per_person=2)) as house:
        aki, ben = await sign_in(house.url, "Aki"), await sign_in(house.url, "Ben")
        for _ in range(2):
            await new_table(aki, "war-of-clans", 3)

        with pytest.raises(Refusal, match="too-many"):
            await new_table(aki, "war-of-clans", 3)
        assert await new_table(ben, "war-of-clans", 3)


async def test_a_person_has_a_limited_number_of_connections(settings: Settings) -> None:
    with open_house(limited(settings, connections_per_person=1)) as house:
        aki, ben = await sign_in(house.url, "Aki"), await sign_in(house.url, "Ben")
        table = await new_table(aki, "war-of-clans", 3)
        first = Place(aki, table)
        await first.connect()

        with pytest.raises(ConnectionClosed) as closed:
            await Place(aki, table).connect()
        await Place(ben, table).connect()
        await first.socket.close()
        await until_free(house)
        await Place(aki, table).connect()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


async def until_free(house: House) -> None:
    while house.node.rate_limits.connected.total() > 1:
        await asyncio.sleep(0)


async def test_a_node_has_a_limited_number_of_connections(settings: Settings) -> None:
    with open_house(limited(settings, connections=1)) as house:
        aki, ben = await sign_in(house.url, "Aki"), await sign_in(house.url, "Ben")
        table = await new_table(aki, "war-of-clans", 3)
        await Place(aki, table).connect()

        with pytest.raises(ConnectionClosed):
            await Place(ben, table).connect()


async def test_one_may_talk_only_so_much(settings: Settings) -> None:
    with open_house(limited(settings, talk_per_minute=2)) as house:
        places = await begin(house.url, "war-of-clans", 2, 3)
        for text in ("Hello", "How are you?"):
            await places[0].do(incoming.Say(key=new_key(), text=text))

        with pytest.raises(Refused, match="too-many"):
            await places[0].do(incoming.React(key=new_key(), reaction="bravo"))
        await places[1].do(incoming.React(key=new_key(), reaction="bravo"))


async def test_a_flood_waits_in_its_own_line(settings: Settings) -> None:
    """The flooder's messages wait; a neighbour's are answered at once."""
    with open_house(limited(settings, messages_per_second=0.001, message_burst=3)) as house:
        flooder, neighbour = await begin(house.url, "war-of-clans", 2, 3)
        for n in range(50):
            await flooder.send(incoming.Ping(at=n))

        await neighbour.send(incoming.Ping(at=1))
        while not isinstance(await neighbour.receive(), outgoing.Pong):
            pass
        answered = 0
        try:
            while answered < 50:
                message = await asyncio.wait_for(flooder.receive(), 0.2)
                answered += isinstance(message, outgoing.Pong)
        except TimeoutError:
            pass

    assert answered <= 3


def test_credit_is_paid_back_by_waiting() -> None:
    bucket = Bucket(rate=2, burst=1)

    assert [bucket.delay(0) for _ in range(3)] == [0, 0.5, 1]


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_large_body_is_refused(house: House, chunked: bool) -> None:
    body = b'{"name": "' + b"x" * house.settings.limits.body_bytes + b'"}'
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
    content = iter([body]) if chunked else body
    headers = {"Content-Type": "application/json"}
    connection.request("POST", "/api/session", content, headers, encode_chunked=chunked)
    response = connection.getresponse()

    assert response.status == 413
    assert b"too-large" in response.read()
    connection.close()


async def test_a_large_message_ends_the_connection(house: House) -> None:
    aki = await sign_in(house.url, "Aki")
    place = Place(aki, await new_table(aki, "war-of-clans", 3))
    await place.connect()

    await place.socket.send("x" * (house.settings.limits.message_bytes + 1))

    with pytest.raises(ConnectionClosed) as closed:
        await place.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


async def test_refusals_say_when_to_come_again(settings: Settings) -> None:
    with open_house(limited(settings, requests_per_second=0.001, request_burst=0)) as house:
        connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
        connection.request("GET", "/api/games")
        response = connection.getresponse()
        response.read()
        connection.close()

    assert (response.status, response.headers["Retry-After"]) == (429, "1")


async def code_of(session: Session, table: str) -> int:
    """With which code a new socket is refused."""
    with pytest.raises(ConnectionClosed) as closed:
        await Place(session, table).connect()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_a_person_may_not_open_sockets_without_end(settings: Settings) -> None:
    with open_house(limited(settings, openings_per_minute=1, opening_burst=2)) as house:
        aki, ben = await sign_in(house.url, "Aki"), await sign_in(house.url, "Ben")
        table = await new_table(aki, "war-of-clans", 3)
        for _ in range(2):
            place = Place(aki, table)
            await place.connect()
            await place.socket.close()

        assert await code_of(aki, table) == 4429
        await Place(ben, table).connect()


async def test_an_address_may_not_open_sockets_without_end(settings: Settings) -> None:
    with open_house(limited(settings, openings_per_minute=1, opening_burst=1)) as house:
        people = [await sign_in(house.url, f"Player {n}") for n in range(6)]
        table = await new_table(people[0], "war-of-clans", 3)
        for person in people[:5]:
            await Place(person, table).connect()

        assert await code_of(people[5], table) == 4429


async def test_a_person_may_not_have_components_parsed_without_end(settings: Settings) -> None:
    with open_house(limited(settings, components_per_minute=2)) as house:
        aki, ben = await sign_in(house.url, "Aki"), await sign_in(house.url, "Ben")
        codes = []
        for session in (aki, aki, aki, ben):
            with pytest.raises(Refusal) as refused:
                await new_table(session, "shinobi", 4, house="hello = 1")
            codes.append(refused.value.problem.code)

        assert codes == ["bad-components", "bad-components", "too-many", "bad-components"]
        assert await new_table(aki, "shinobi", 4)
        house_of_ben = printed_components("shinobi") + "# ours\n"
        assert await new_table(ben, "shinobi", 4, house=house_of_ben)
        assert await new_table(aki, "shinobi", 4, house=house_of_ben)
