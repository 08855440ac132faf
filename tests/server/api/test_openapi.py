"""The REST side as it describes itself."""

import msgspec

from tests.server.house import House
from uguisu.client import Session
from uguisu.server.app import ENDPOINTS


async def test_every_endpoint_is_described(house: House) -> None:
    text = await Session(house.url).request("GET", "/openapi.json")

    document = msgspec.json.decode(text)

    described = {(path, verb) for path, verbs in document["paths"].items() for verb in verbs}
    assert described == {(one.path, one.method.lower()) for one in ENDPOINTS}
    assert document["openapi"].startswith("3.1")


async def test_every_reference_leads_somewhere(house: House) -> None:
    text = (await Session(house.url).request("GET", "/openapi.json")).decode()

    document = msgspec.json.decode(text)
    wanted = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}

    assert wanted == set(document["components"]["schemas"])
