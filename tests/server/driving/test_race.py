"""Races over the network: Ninja Master in real time."""

from collections.abc import Iterator

import pytest

from tests.server import twins
from tests.server.clock import StoppedClock, stop_the_clock
from tests.server.far import FarPlace, Racer, race, throw
from tests.server.house import House, open_house
from tests.server.players import Place, gather, same_number
from uguisu.client import Session, new_key, new_table
from uguisu.kernel.errors import IllegalAction
from uguisu.server.driving.race import bots_entry, next_ruling, next_strike, overdue_strike
from uguisu.server.driving.thinking import BotMove
from uguisu.server.now import now_ms
from uguisu.server.protocol import events, incoming
from uguisu.server.room.connection import JITTER_MS
from uguisu.server.settings import Settings
from uguisu.server.table import entries
from uguisu.server.table.judging import try_command
from uguisu.server.table.table import PLAYING, Table
from uguisu.server.table.who import Scene, Who

GAME, TOKEN = "ninja-master", "token:orange"


def racing() -> Table:
    """Two people; the dice have just come to rest."""
    table = tumbling()
    strike = overdue_strike(table, [], table.began + table.playing.state.due())
    assert strike is not None
    twins.fold(table, strike)
    assert table.is_race
    return table


def test_the_dice_come_to_rest_when_they_are_due() -> None:
    table = twins.new_table(GAME, 2, "1")
    (seat,) = table.choices
    twins.fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=table.choices[seat][0]))

    assert next_strike(table, [250]) == table.began + table.playing.state.due()


def tumbling() -> Table:
    """Two people; the dice roll."""
    table = twins.new_table(GAME, 2, "1")
    (seat,) = table.choices
    twins.fold(table, entries.Act(by=f"person-{seat}", seat=seat, action=table.choices[seat][0]))
    return table


def asks(table: Table, seat: int, action: int, moment: int) -> entries.Entry:
    who = Who(f"person-{seat}", frozenset([f"person-{seat}"]), "x")
    command = incoming.Act(key="a-key", seat=seat, action=action)
    return try_command(table, who, command, Scene(table.began + moment))


@pytest.mark.rule("NMA-8", "NMA-29")
def test_what_comes_after_the_rest_and_before_its_strike_is_stored_is_refused() -> None:
    table = tumbling()
    pose, due = table.game.read_action("pose"), table.playing.state.due()

    with pytest.raises(IllegalAction, match="that comes first"):
        asks(table, 1, pose, due + 1)
    entry = asks(table, 1, pose, due)
    twins.fold(table, entry)

    assert table.status == PLAYING
    assert table.playing.entries[-1].action == pose


@pytest.mark.rule("NMA-12", "NMA-29")
def test_a_hand_that_is_too_late_is_refused_when_the_round_is_over_by_the_clock() -> None:
    table = racing()
    due, moment = table.playing.state.due(), table.last_strike + 100
    twins.fold(
        table, entries.Act(by="person-0", seat=0, action=table.game.read_action("o"), moment=moment)
    )
    late = table.game.read_action("late-o")
    assert late in table.choices[1]

    with pytest.raises(IllegalAction):
        asks(table, 1, late, due + 1)


def test_a_bot_that_holds_still_too_late_does_nothing() -> None:
    table = tumbling()
    twins.fold(table, entries.StandIn(seat=1, why="left"))
    pose = BotMove(table.game.read_action("pose"))

    assert table.began + table.playing.state.due() < now_ms()
    assert bots_entry(table, 1, table.changed[1], pose, now_ms()) is None


@pytest.mark.rule("NMA-29")
def test_the_end_of_a_round_waits_for_what_is_still_on_its_way() -> None:
    table = racing()
    due, far = table.playing.state.due(), 250

    assert overdue_strike(table, [0, far], table.began + due) is None
    assert overdue_strike(table, [0, far], table.began + due + far - 1) is None
    strike = overdue_strike(table, [0, far], table.began + due + far)

    assert strike is not None
    assert strike.moment == due


@pytest.mark.rule("NMA-29")
def test_what_happens_at_the_last_moment_counts_though_it_arrives_after_the_end() -> None:
    table = racing()
    due, far, to = table.playing.state.due(), 250, table.last_strike
    grab = table.game.read_action("o")
    twins.fold(
        table,
        entries.Reach(
            by="person-1",
            seat=1,
            action=grab,
            to=to,
            reaction=due - to - 10,
            arrival=due + far - 20,
            round_trip=far,
        ),
    )

    assert next_strike(table, [0, far]) is None
    ruling = next_ruling(table, [0, far], table.began + due + far)
    assert ruling is not None
    twins.fold(table, ruling)

    assert (ruling.action, ruling.moment) == (grab, due - 10)
    assert [deed.action for deed in table.playing.entries][-1] == grab


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedClock:
    """Asked for before the servers that live by it."""
    return stop_the_clock(monkeypatch)


@pytest.fixture
def still_house(clock: StoppedClock, settings: Settings) -> Iterator[House]:
    with open_house(settings) as opened:
        assert now_ms() == clock.ms, "the server lives by it"
        yield opened


async def table_of(urls: list[str], trips: list[int], clock: StoppedClock) -> list[FarPlace]:
    """A table whose players are as many milliseconds away, everybody measured, begun."""
    sessions = await gather(urls[0], *(f"Player {n}" for n in range(len(trips))))
    table = await new_table(sessions[0], GAME, len(trips))
    places = [
        FarPlace(Session(urls[n % len(urls)], session.cookie), table, trips[n], clock)
        for n, session in enumerate(sessions)
    ]
    for seat, place in enumerate(places):
        await place.be_measured()
        if seat:
            await place.do(incoming.Sit(key=new_key(), seat=seat))
    await places[0].do(incoming.Start(key=new_key()))
    for place in places:
        await place.until(lambda p: p.table.status == "playing")
    return places


@pytest.mark.plain
async def test_the_faster_reaction_wins_not_the_nearer_client(
    clock: StoppedClock, still_house: House
) -> None:
    places = await table_of([still_house.url], [0, 80, 250], clock)
    racers = [Racer(p, ms) for p, ms in zip(places, (450, 380, 300), strict=True)]
    assert min(racers, key=lambda racer: racer.arrival) is racers[0], "heard first"

    rulings = await race(clock, places, racers, TOKEN)

    assert {ruling.verdict for ruling in rulings} == {"reported"}
    assert [ruling.after for ruling in rulings] == [450, 380, 300]
    holder = next(t for t in places[0].view["tokens"] if t["name"] == "orange")["holder"]
    assert holder == {"seat": 2, "after": 300}


@pytest.mark.plain
async def test_a_slow_screen_costs_nobody_anything(clock: StoppedClock, still_house: House) -> None:
    places = await table_of([still_house.url], [0, 40], clock)
    places[1].lag = 530
    racers = [Racer(places[0], 980), Racer(places[1], 973)]

    rulings = await race(clock, places, racers, TOKEN)

    assert [(ruling.verdict, ruling.after) for ruling in rulings] == [
        ("reported", 980),
        ("reported", 973),
    ]
    assert rulings[1].shown == "o"


@pytest.mark.plain
async def test_a_client_that_lies_is_judged_by_its_arrival(
    clock: StoppedClock, still_house: House
) -> None:
    places = await table_of([still_house.url], [0, 0], clock)
    honest, liar = Racer(places[0], 350), Racer(places[1], 600, lie=100)

    rulings = await race(clock, places, [honest, liar], TOKEN)

    assert rulings[0].shown == "o"
    assert rulings[1].verdict == "estimated"
    assert 600 - JITTER_MS <= rulings[1].after <= 600


@pytest.mark.plain
async def test_a_hand_that_is_too_quick_for_a_human_is_a_false_start(
    clock: StoppedClock, still_house: House
) -> None:
    places = await table_of([still_house.url], [0, 0], clock)
    await throw(clock, places)

    hasty = Racer(places[0], 20)
    clock.advance(hasty.arrival)
    await hasty.reach(TOKEN)

    assert (await hasty.ruling()).verdict == "false-start"
    assert places[0].view["phase"] == "tumble"
    assert places[0].view["false_starts"] == [1, 0]


@pytest.mark.plain
async def test_nobody_is_told_the_faces_before_the_dice_rest(
    clock: StoppedClock, still_house: House
) -> None:
    places = await table_of([still_house.url], [0, 0], clock)
    thrower = next(p for p in places if p.may_act)
    await thrower.act(thrower.choices[0].action)
    for place in places:
        await place.until(lambda p: p.view["phase"] == "tumble")

    assert [place.view["dice"]["type"] for place in places] == ["face-down"] * 2


async def test_a_whole_game_with_bots_is_played_to_its_end(house: House) -> None:
    sessions = await gather(house.url, "Aki")
    table = await new_table(
        sessions[0], GAME, 3, bots={1: "genin", 2: "genin"}, options={"round_limit": 1}
    )
    place = Place(sessions[0], table)
    await place.connect()
    await place.do(incoming.Start(key=new_key()))

    while not place.is_over:
        await place.be_ready()
        throws = place.may_act and place.view["phase"] == "throw"
        await (place.act(place.choices[0].action) if throws else place.receive())

    all_events = [entry.event for entry in place.log]
    assert any(isinstance(event, events.Ruled) and event.shown for event in all_events)
    assert sum(isinstance(e, events.Acted) and e.shown == "rest" for e in all_events) >= 1


@pytest.mark.plain
async def test_races_work_across_nodes(clock: StoppedClock, nodes: tuple[House, House]) -> None:
    places = await table_of([node.url for node in nodes], [40, 120, 0], clock)
    racers = [Racer(p, ms) for p, ms in zip(places, (500, 350, 420), strict=True)]

    rulings = await race(clock, places, racers, TOKEN)

    await same_number(places)
    told = [[e.event for e in p.log if isinstance(e.event, events.Ruled)] for p in places]
    assert [ruling.shown for ruling in rulings].count("o") == 1
    assert told[0] == told[1] == told[2]
    for place in places:
        (token,) = [t for t in place.view["tokens"] if t["name"] == "orange"]
        assert token["holder"] == {"seat": 1, "after": 350}
