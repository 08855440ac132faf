"""A hint reaches whoever asked for it, and nobody else."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.house import House, free_port, open_house
from tests.server.players import Place, begin
from uguisu.client import Refused, new_key, sign_in
from uguisu.review.hints import hint
from uguisu.review.review import plan_for
from uguisu.server.protocol import incoming, outgoing
from uguisu.server.protocol.events import Hinted
from uguisu.server.settings import Limits, Settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that gives hasty hints."""
    settings = Settings(
        data=str(tmp_path_factory.mktemp("house")),
        port=free_port(),
        workers=1,
        bot_pace_ms=0,
        review_iterations=12,
        review_worlds=4,
        limits=Limits(hints_per_minute=3),
    )
    with open_house(settings) as opened:
        yield opened


async def own_turn(house: House) -> Place:
    (place,) = await begin(house.url, "shinobi", 1, 4)
    await place.until(lambda p: p.may_act)
    return place


async def until(place: Place, reached: Callable[[], bool]) -> None:
    """Exchange messages until something is so."""
    while not reached():
        await place.send(incoming.Ping(at=0))
        while not isinstance(await place.receive(), outgoing.Pong):
            pass


async def test_a_hint_is_told_to_whoever_asks_and_marked_for_everybody(house: House) -> None:
    place = await own_turn(house)
    heard: list[bytes] = []
    spectator = Place(await sign_in(house.url, "Reader"), place.id, heard=heard.append)
    await spectator.connect()
    play = (await house.node.rooms.get(place.id)).table.playing

    key = new_key()
    number = await place.do(incoming.Hint(key=key, seat=0))
    while not isinstance(advice := await place.receive(), outgoing.Advice):
        pass

    assert (advice.key, advice.seat, advice.number) == (key, 0, number)
    expected = hint(play, 0, plan_for("shinobi", 12, 4))
    assert [one.action for one in advice.choices] == [one.action for one in expected.choices]
    assert all(one.picks for one in advice.choices)
    assert not place.table.rated
    await spectator.until(lambda p: p.number >= number)
    assert isinstance(spectator.log[-1].event, Hinted)
    await place.act(advice.choices[0].action)
    await spectator.until(lambda p: p.number > number)
    assert not any(b"advice" in message for message in heard)


async def test_somebody_who_asks_too_often_has_to_wait(house: House) -> None:
    place = await own_turn(house)

    for _ in range(3):
        await place.do(incoming.Hint(key=new_key(), seat=0))
    with pytest.raises(Refused, match="too-many"):
        await place.do(incoming.Hint(key=new_key(), seat=0))


async def test_who_has_left_is_not_waited_for(house: House, tmp_path: Path) -> None:
    settings = replace(
        house.settings, data=str(tmp_path), port=free_port(), review_iterations=1 << 30
    )
    with open_house(settings) as endless:
        place = await own_turn(endless)
        spectator = Place(await sign_in(endless.url, "Reader"), place.id)
        await spectator.connect()
        processes = endless.node.reviews.processes

        await place.do(incoming.Hint(key=new_key(), seat=0))
        await until(spectator, lambda: processes.working == 1)
        await place.socket.close()

        await until(spectator, lambda: processes.working == 0)
        assert processes.idle == []
