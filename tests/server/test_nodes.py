"""Several nodes on PostgreSQL and Redis: the log is the lock."""

import asyncio
import random
from typing import Any

from tests.server.backends import Redis
from tests.server.house import House
from tests.server.players import Place, gather, play_on, play_out, the_actor
from uguisu.client import Place as ClientPlace
from uguisu.client import Session, new_key, new_table
from uguisu.server.protocol import events, incoming
from uguisu.server.table import entries

GAME = "war-of-clans"
Nodes = tuple[House, House]


async def begin_across(nodes: Nodes, people: int = 3, seats: int = 3, **wishes: Any) -> list[Place]:
    """A table whose players are connected to both nodes in turn."""
    sessions = await gather(nodes[0].url, *(f"Player {n}" for n in range(people)))
    bots = dict.fromkeys(range(people, seats), "genin")
    table = await new_table(sessions[0], GAME, seats, bots=bots, **wishes)
    places = []
    for seat, session in enumerate(sessions):
        here = Session(nodes[seat % 2].url, session.cookie)
        place = Place(here, table)
        await place.connect()
        if seat:
            await place.do(incoming.Sit(key=new_key(), seat=seat))
        places.append(place)
    await places[0].do(incoming.Start(key=new_key()))
    return places


async def test_players_of_one_table_are_connected_to_different_nodes(nodes: Nodes) -> None:
    places = await begin_across(nodes)

    await play_out(places)

    assert {tuple(place.view["places"]) for place in places} == {tuple(places[0].view["places"])}
    assert len({place.number for place in places}) == 1


async def test_bots_move_once_though_two_nodes_have_the_table(nodes: Nodes) -> None:
    places = await begin_across(nodes, people=2, seats=4)

    await play_out(places)

    assert len({place.number for place in places}) == 1


async def test_presence_is_known_across_nodes(nodes: Nodes) -> None:
    places = await begin_across(nodes)

    await places[0].until(lambda p: p.presence.seats == (0, 1, 2))
    await places[1].socket.close()

    await places[0].until(lambda p: p.presence.seats == (0, 2))


async def test_a_command_sent_to_two_nodes_at_once_is_carried_out_once(nodes: Nodes) -> None:
    places = await begin_across(nodes)
    actor = await the_actor(places)
    twin = Place(Session(nodes[1].url, actor.session.cookie), actor.id)
    other = Place(Session(nodes[0].url, actor.session.cookie), actor.id)
    await twin.connect()
    await other.connect()
    act = incoming.Act(key=new_key(), seat=actor.mine[0], action=actor.choices[0].action)

    numbers = await asyncio.gather(twin.do(act), other.do(act))

    assert len(set(numbers)) == 1


async def test_conflicts_are_resolved_when_everybody_talks_at_once(nodes: Nodes) -> None:
    places = await begin_across(nodes)
    words = [[f"{seat} {n}" for n in range(15)] for seat in range(3)]

    async def talk(place: Place, lines: list[str]) -> None:
        for line in lines:
            await place.do(incoming.Say(key=new_key(), text=line))

    await asyncio.gather(*(talk(p, w) for p, w in zip(places, words, strict=True)))
    last = max(place.number for place in places)
    for place in places:
        await place.until(lambda p: p.number == last)

    said = [e.event.text for e in places[0].log if isinstance(e.event, events.Said)]
    assert sorted(said) == sorted(line for lines in words for line in lines)
    assert [line for line in said if line.startswith("1 ")] == words[1]


async def test_the_game_goes_on_while_redis_is_away(nodes: Nodes, redis_server: Redis) -> None:
    places = await begin_across(nodes)
    lots = [random.Random(n) for n in range(3)]
    playing = asyncio.gather(*(play_on(p, lot) for p, lot in zip(places, lots, strict=True)))
    await asyncio.to_thread(redis_server.stop)
    moved = places[0].number + 6
    while places[0].number < moved and not playing.done():
        await asyncio.sleep(0.05)
    await asyncio.to_thread(redis_server.start)

    await playing

    assert len({place.number for place in places}) == 1


async def test_a_time_out_strikes_once_though_both_nodes_watch_the_clock(nodes: Nodes) -> None:
    clock = {"kind": "move", "seconds": 1}
    places = await begin_across(nodes, clock=clock)

    def out(place: ClientPlace) -> list[int]:
        return [e.number for e in place.log if isinstance(e.event, events.TimedOut)]

    await places[0].until(lambda p: len(out(p)) == 3)

    rows = await nodes[0].node.store.entries(places[0].id)
    kinds = [type(entries.decode(entry)) for _, _, entry in rows]
    times = [i for i, kind in enumerate(kinds) if kind is entries.TimeOut]
    assert len(times) >= 3
    assert all(kinds[i + 1] is entries.Act for i in times[:-1])
