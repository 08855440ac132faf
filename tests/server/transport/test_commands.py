"""What people do at a table, through real sockets."""

import random

import pytest
from msgspec.structs import replace

from tests.server.house import House, open_house
from tests.server.players import Place, begin, gather, play_out, sit_down, the_actor
from uguisu.client import Refused, new_key, new_table, sign_in
from uguisu.server.protocol import events, incoming, outgoing
from uguisu.server.settings import Settings

GAME = "war-of-clans"


async def test_a_repeated_command_is_answered_and_not_repeated(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    act = incoming.Act(key=new_key(), seat=actor.mine[0], action=actor.choices[0].action)

    first = await actor.do(act)
    again = await actor.do(act)

    assert again == first
    assert actor.number == first


async def test_a_key_of_somebody_else_is_no_answer_to_mine(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    other = next(place for place in places if place is not actor)
    act = incoming.Act(key=new_key(), seat=actor.mine[0], action=actor.choices[0].action)
    await actor.do(act)

    with pytest.raises(Refused, match="not-your-seat"):
        await other.do(act)


async def test_one_who_returns_hears_exactly_what_was_missed(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    await places[1].socket.close()
    seen = places[1].number
    await places[0].do(incoming.Say(key=new_key(), text="where are you?"))
    await places[0].do(incoming.Say(key=new_key(), text="come back"))

    await places[1].connect()

    missed = [entry.number for entry in places[1].log if entry.number > seen]
    assert missed == list(range(seen + 1, places[0].number + 1))


async def test_an_action_is_taken_back_while_nothing_was_revealed(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3, options={"start": "A"})
    actor = await the_actor(places)
    before = actor.view
    deploy = next(c for c in actor.choices if c.picks[0][0] != "hand:ninja")
    number = await actor.act(deploy.action)
    assert actor.undo

    await actor.do(incoming.Undo(key=new_key(), seat=actor.mine[0]))

    assert actor.view == before
    event = actor.log[-1].event
    assert isinstance(event, events.Undone)
    assert event.number == number


async def test_nothing_is_taken_back_when_others_have_acted(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    other = next(place for place in places if place is not actor)

    with pytest.raises(Refused, match="nothing-to-undo"):
        await other.do(incoming.Undo(key=new_key(), seat=other.mine[0]))


async def test_an_illegal_action_is_refused_with_its_clause_and_reason(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    legal = {choice.action for choice in actor.choices}
    illegal = next(action for action in range(300) if action not in legal)

    with pytest.raises(Refused) as refused:
        await actor.act(illegal)

    refusal = refused.value.refusal
    assert refusal.code == "illegal-action"
    assert refusal.clause.startswith("WOC-")
    assert refusal.message is not None
    assert refusal.message.clause == refusal.clause


async def test_an_action_chosen_on_an_older_position_is_stale(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    older = actor.number
    await actor.act(actor.choices[0].action)

    with pytest.raises(Refused, match="stale"):
        await actor.do(incoming.Act(key=new_key(), seat=actor.mine[0], action=0, after=older))


async def test_why_not_names_the_clause(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    own = "province:" + "ABC"[actor.mine[0]]
    troop = next(pick for c in actor.choices if (pick := c.picks[0][0]) != "hand:ninja")

    question = incoming.WhyNot(key=new_key(), seat=actor.mine[0], picks=(troop, own))
    await actor.send(question)
    answer = await actor.receive()

    assert isinstance(answer, outgoing.Because)
    assert answer.message is not None
    assert answer.message.clause == "WOC-7"


async def test_what_picks_lead_to_is_told_to_who_holds_the_seat(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    actor = await the_actor(places)
    troop = next(pick for c in actor.choices if (pick := c.picks[0][0]) != "hand:ninja")

    await actor.send(incoming.WhatIf(key=new_key(), seat=actor.mine[0], picks=(troop,)))
    answer = await actor.receive()
    await actor.send(incoming.WhatIf(key=new_key(), seat=actor.mine[0], picks=("nothing",)))
    nothing = await actor.receive()

    assert isinstance(answer, outgoing.Foretold)
    assert answer.message is not None
    assert answer.message.id == "woc-then-deploy"
    assert isinstance(nothing, outgoing.Foretold)
    assert nothing.message is None


async def test_talk_is_heard_by_everybody(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)
    number = await places[0].do(incoming.Say(key=new_key(), text=" well\n played "))
    number = await places[0].do(incoming.React(key=new_key(), reaction="bow"))

    await places[1].until(lambda p: p.number >= number)

    said, reacted = places[1].log[-2].event, places[1].log[-1].event
    assert isinstance(said, events.Said)
    assert (said.name, said.text, said.seat) == ("Player 0", "well played", 0)
    assert isinstance(reacted, events.Reacted)
    assert (reacted.name, reacted.reaction, reacted.seat) == ("Player 0", "bow", 0)


async def test_only_the_host_begins_and_only_a_full_table(house: House) -> None:
    sessions = await gather(house.url, "Aki", "Bo")
    table = await new_table(sessions[0], GAME, 3)
    host, guest = await sit_down(sessions, table)

    with pytest.raises(Refused, match="not-host"):
        await guest.do(incoming.Start(key=new_key()))
    with pytest.raises(Refused, match="wrong-moment"):
        await host.do(incoming.Start(key=new_key()))
    await host.do(incoming.SeatBot(key=new_key(), seat=2, rank="genin"))
    await host.do(incoming.Start(key=new_key()))

    assert host.table.status == "playing"


async def test_a_bot_that_the_game_does_not_have_is_not_seated(house: House) -> None:
    (aki,) = await gather(house.url, "Aki")
    (host,) = await sit_down([aki], await new_table(aki, GAME, 3))

    with pytest.raises(Refused, match="There is no bot 'kami' for this game; there are random"):
        await host.do(incoming.SeatBot(key=new_key(), seat=2, rank="kami"))


async def test_a_taken_seat_is_refused_and_a_freed_one_can_be_taken(house: House) -> None:
    sessions = await gather(house.url, "Aki", "Bo", "Chie")
    table = await new_table(sessions[0], GAME, 3)
    host, bo = await sit_down(sessions[:2], table)
    chie = Place(sessions[2], table)
    await chie.connect()

    with pytest.raises(Refused, match="seat-taken"):
        await chie.do(incoming.Sit(key=new_key(), seat=1))
    await host.do(incoming.Kick(key=new_key(), seat=1))
    await chie.do(incoming.Sit(key=new_key(), seat=1))

    await bo.until(lambda p: p.table.seats[1].name == "Chie")
    assert bo.mine == ()


async def test_all_people_together_may_abort(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    await places[0].do(incoming.Abort(key=new_key()))
    assert places[0].table.status == "playing"

    await places[1].do(incoming.Abort(key=new_key()))

    await places[0].until(lambda p: p.table.status == "aborted")
    assert places[0].choices == ()
    assert places[0].honesty is None


async def test_a_rematch_seats_the_same_people_again(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    await play_out(places)
    for place in places:
        await place.connect()
    await places[0].do(incoming.Rematch(key=new_key()))

    await places[1].until(lambda p: bool(p.table.rematch))
    again = Place(places[1].session, places[1].table.rematch)
    await again.connect()

    assert again.mine == (1,)
    assert [seat.kind for seat in again.table.seats] == ["person", "person", "bot"]
    assert again.table.status == "gathering"


async def test_several_people_play_at_one_screen(house: House) -> None:
    session = await sign_in(house.url, "Aki")
    table = await new_table(session, GAME, 3, sit=(0, 1, 2))
    place = Place(session, table)
    await place.connect()
    await place.do(incoming.Start(key=new_key()))
    lots = random.Random(1)

    while not place.is_over:
        actors = place.view["actors"]
        if place.eyes not in actors:
            await place.send(incoming.Look(eyes=actors[0]))
            while not isinstance(await place.receive(), outgoing.Snapshot):
                pass
        await place.act(lots.choice(place.choices).action, actors[0])

    assert place.mine == (0, 1, 2)


async def test_nobody_looks_through_the_eyes_of_others(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3)

    await places[0].send(incoming.Look(eyes=1))
    answer = await places[0].receive()

    assert isinstance(answer, outgoing.Snapshot)
    assert answer.eyes == 0


async def test_a_bot_stands_in_for_one_who_is_away_and_gives_the_seat_back(
    settings: Settings,
) -> None:
    quick = replace(settings, absence_seconds=0.2)
    with open_house(quick) as house:
        places = await begin(house.url, GAME, 2, 3)
        stays, goes = places
        await goes.socket.close()

        while stays.table.seats[1].stand_in != "absent":
            if stays.may_act:
                await stays.act(stays.choices[0].action)
            else:
                await stays.receive()
        await goes.connect()

        await stays.until(lambda p: p.table.seats[1].stand_in == "")
        await goes.until(lambda p: p.table.seats[1].stand_in == "")
        await play_out(places)


async def test_one_who_leaves_is_replaced_and_may_return(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    await places[1].do(incoming.Stand(key=new_key(), seat=1))
    assert places[1].table.seats[1].stand_in == "left"

    await places[1].do(incoming.Back(key=new_key(), seat=1))

    assert places[1].table.seats[1].stand_in == ""


async def test_a_present_player_cannot_be_kicked_out_of_a_game(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)

    with pytest.raises(Refused, match="wrong-moment"):
        await places[0].do(incoming.Kick(key=new_key(), seat=1))
