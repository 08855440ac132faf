"""The bus over Redis, between two nodes. What happens while Redis is away or hangs is tested in
test_nodes.py, test_sessions.py and api/test_health.py."""

import msgspec
import redis

from tests.server.backends import Redis
from tests.server.house import House
from tests.server.test_nodes import begin_across
from uguisu.client import new_key
from uguisu.server.bus.redis_bus import CHANNEL, RedisBus
from uguisu.server.protocol import incoming


async def test_what_a_node_does_not_understand_does_not_make_it_deaf(
    nodes: tuple[House, House], redis_server: Redis
) -> None:
    places = await begin_across(nodes)
    strange = [b"\xff", b"", msgspec.msgpack.encode({"type": "of a later version"})]
    with redis.Redis(port=redis_server.port) as client:
        heard = [client.publish(CHANNEL, message) for message in strange]

    number = await places[0].do(incoming.Say(key=new_key(), text="hello"))
    await places[1].until(lambda p: p.number == number)

    assert heard == [2, 2, 2]
    for house in nodes:
        assert isinstance(house.node.bus, RedisBus)
        assert not any(task.done() for task in house.node.bus.tasks)
