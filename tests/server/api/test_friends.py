"""Friends and challenges, as people with accounts have them."""

from typing import Any
from urllib.parse import quote

import pytest

from tests.server.house import House
from tests.server.pages import a_page
from tests.server.people.test_accounts import a_login, a_name, code_of, register
from tests.server.people.test_relations import relate
from tests.server.players import Place, gather, sit_down
from uguisu.client import Refusal, Session, new_key, new_table
from uguisu.server.people import friends
from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.accounts import Me, MyData
from uguisu.server.protocol.http.friends import Friend, FriendList
from uguisu.server.protocol.http.ratings import Profile

GAME = "war-of-clans"


class Person:
    """Somebody with an account."""

    def __init__(self, session: Session, name: str) -> None:
        self.session = session
        self.name = name

    async def known(self) -> FriendList:
        found: FriendList = await self.session.get("/api/my/friends", FriendList)
        return found

    async def ask(self, **whom: Any) -> FriendList:
        found: FriendList = await self.session.post("/api/my/friends", whom, FriendList)
        return found

    async def only(self) -> Friend:
        (friend,) = (await self.known()).friends
        return friend

    async def end(self) -> None:
        await self.session.request("DELETE", f"/api/my/friends/{(await self.only()).id}")

    async def challenge(self, table: str) -> None:
        body = {"friend": (await self.only()).id, "table": table}
        await self.session.post("/api/my/challenges", body, FriendList)


async def accounts(house: House, count: int = 2) -> list[Person]:
    sessions = await gather(house.url, *(a_name() for _ in range(count)))
    people = []
    for session in sessions:
        await register(session, a_login())
        me: Me = await session.get("/api/session", Me)
        people.append(Person(session, me.name))
    return people


async def befriended(house: House) -> list[Person]:
    aki, bo = await accounts(house)
    await aki.ask(name=bo.name)
    await bo.ask(name=aki.name)
    return [aki, bo]


async def test_one_asks_and_the_other_accepts(house: House) -> None:
    aki, bo = await accounts(house)

    await aki.ask(name=bo.name)
    assert ((await aki.only()).name, (await aki.only()).state) == (bo.name, "asked")
    assert ((await bo.only()).name, (await bo.only()).state) == (aki.name, "asks")
    await bo.ask(name=aki.name)

    assert [(await one.only()).state for one in (aki, bo)] == ["friend", "friend"]
    data = await bo.session.get("/api/my/data", MyData)
    assert [one.name for one in data.friends] == [aki.name]
    profile = await bo.session.get(f"/api/people/{quote(aki.name)}", Profile)
    assert (profile.friends, profile.friend.state) == ((bo.name,), "friend")


async def test_what_others_ask_uses_up_nothing_of_ones_own(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "MOST", 2)
    aki, bo, *strangers = await accounts(house, 5)
    for stranger in strangers:
        await stranger.ask(name=aki.name)

    await aki.ask(name=bo.name)
    await aki.ask(name=strangers[0].name)

    states = sorted(one.state for one in (await aki.known()).friends)
    assert states == ["asked", "asks", "asks", "friend"]
    with pytest.raises(Refusal, match="friends"):
        await aki.ask(name=(await accounts(house, 1))[0].name)


async def test_a_question_is_declined_and_a_friendship_ends(house: House) -> None:
    aki, bo = await accounts(house)
    await aki.ask(name=bo.name)
    await bo.end()
    assert (await aki.known()).friends == ()

    await aki.ask(name=bo.name)
    await bo.ask(name=aki.name)
    await aki.end()

    assert [(await one.known()).friends for one in (aki, bo)] == [(), ()]


async def test_guests_have_no_friends(house: House) -> None:
    aki, bo = await accounts(house)
    (guest,) = await gather(house.url, a_name())

    assert await code_of(Person(guest, "").ask(name=aki.name)) == "wrong-moment"
    assert await code_of(aki.ask(name=aki.name)) == "wrong-moment"
    assert await code_of(aki.ask(name="nobody at all")) == "not-found"
    table = await new_table(aki.session, GAME, 3)
    host, _ = await sit_down([aki.session, guest], table)
    await host.until(lambda p: p.table.seats[1].kind == "person")
    number = host.table.seats[1].person
    assert await code_of(aki.ask(table=table, person=number)) == "not-found"
    await register(guest, a_login())
    await aki.ask(table=table, person=number)
    assert (await aki.only()).state == "asked"
    assert (await bo.known()).friends == ()


async def test_friends_see_who_is_here_and_at_which_public_table(house: House) -> None:
    aki, bo = await befriended(house)
    assert not (await aki.only()).here
    page = await a_page(bo.session)
    while not (await aki.only()).here:
        pass
    await page.socket.close()
    while (await aki.only()).here:
        pass
    assert (await aki.only()).seen

    bots = {1: "genin", 2: "genin"}
    for public in (False, True):
        table = await new_table(bo.session, GAME, 3, bots=bots, public=public)
        place = Place(bo.session, table)
        await place.connect()
        assert (await aki.only()).table == ""
        await place.do(incoming.Start(key=new_key()))
        assert (await aki.only()).table == (table if public else "")


async def test_a_block_ends_a_friendship_and_hides_further_questions(house: House) -> None:
    aki, bo = await befriended(house)
    table = await new_table(aki.session, GAME, 3)
    host, guest = await sit_down([aki.session, bo.session], table)
    await host.until(lambda p: p.table.seats[1].kind == "person")

    await relate(guest, guest.table.seats[0].person, "block")

    assert (await aki.known()).friends == ()
    await aki.ask(name=bo.name)
    assert (await aki.only()).state == "asked"
    assert (await bo.known()).friends == ()
    profile: Profile = await bo.session.get(f"/api/people/{quote(aki.name)}", Profile)
    assert profile.friend is None


async def test_a_challenge_is_told_at_once_and_ends_when_the_friend_sits_down(house: House) -> None:
    aki, bo = await befriended(house)
    page = await a_page(bo.session)
    known = page.yours
    table = await new_table(aki.session, GAME, 3, public=False)

    await aki.challenge(table)
    await page.until(lambda p: p.yours is not known)

    (challenge,) = (await bo.known()).challenges
    assert (challenge.name, challenge.game, challenge.table) == (aki.name, GAME, table)
    await sit_down([aki.session, bo.session], table)
    assert [(await one.known()).challenges for one in (aki, bo)] == [(), ()]


async def test_who_declines_is_not_asked_again_and_the_challenger_is_told(house: House) -> None:
    aki, bo = await befriended(house)
    await aki.challenge(await new_table(aki.session, GAME, 3))
    (received,) = (await bo.known()).challenges
    page = await a_page(aki.session)
    known = page.yours

    await bo.session.request("DELETE", f"/api/my/challenges/{received.id}")
    await page.until(lambda p: p.yours is not known)

    assert (await bo.known()).challenges == ()
    (mine,) = (await aki.known()).challenges
    assert (mine.mine, mine.declined, mine.name) == (True, True, bo.name)
    await aki.session.request("DELETE", f"/api/my/challenges/{mine.id}")
    assert (await aki.known()).challenges == ()


async def defy(who: Person, whom: Person) -> None:
    """Challenge somebody who need not be a friend to a new table."""
    body = {"name": whom.name, "table": await new_table(who.session, GAME, 3)}
    await who.session.post("/api/my/challenges", body, FriendList)


async def standing(whom: Person, to: Person) -> str:
    profile = await to.session.get(f"/api/people/{quote(whom.name)}", Profile)
    return str(profile.challenge)


async def test_people_with_an_account_challenge_each_other_without_being_friends(
    house: House,
) -> None:
    aki, bo = await accounts(house)
    (guest,) = await gather(house.url, a_name())
    assert await standing(bo, aki) == "open"
    assert await standing(bo, Person(guest, "")) == "account"

    await defy(aki, bo)

    (challenge,) = (await bo.known()).challenges
    assert (challenge.name, challenge.mine) == (aki.name, False)
    with pytest.raises(Refusal, match="need an account"):
        await defy(Person(guest, ""), bo)
    with pytest.raises(Refusal, match="That is you"):
        await defy(aki, aki)


@pytest.mark.parametrize("choice", ["private", "only_friends"])
async def test_who_takes_challenges_from_friends_only(house: House, choice: str) -> None:
    aki, bo = await accounts(house)
    await bo.session.request("PUT", "/api/my/privacy", {choice: True})

    assert await standing(bo, aki) == "friends"
    with pytest.raises(Refusal, match="friends only"):
        await defy(aki, bo)
    await aki.ask(name=bo.name)
    await bo.ask(name=aki.name)
    await defy(aki, bo)

    assert len((await bo.known()).challenges) == 1
    assert await standing(bo, aki) == "open"


async def test_a_stranger_who_was_declined_waits_a_week(house: House) -> None:
    aki, bo = await accounts(house)
    await defy(aki, bo)
    (received,) = (await bo.known()).challenges
    await bo.session.request("DELETE", f"/api/my/challenges/{received.id}")

    for seen in (False, True):
        if seen:
            (mine,) = (await aki.known()).challenges
            await aki.session.request("DELETE", f"/api/my/challenges/{mine.id}")
        with pytest.raises(Refusal, match="declined"):
            await defy(aki, bo)

    assert (await aki.known()).challenges == ()
    assert await standing(bo, aki) == "declined"
    await aki.ask(name=bo.name)
    await bo.ask(name=aki.name)
    await defy(aki, bo)


async def test_a_block_by_name_is_told_to_nobody(house: House) -> None:
    aki, bo = await accounts(house)
    await bo.session.request("PUT", f"/api/people/{quote(aki.name)}/relation", {"kind": "block"})

    with pytest.raises(Refusal, match="friends only"):
        await defy(aki, bo)
    profile = await bo.session.get(f"/api/people/{quote(aki.name)}", Profile)
    assert profile.relation == "block"
    assert await standing(bo, aki) == "friends"
    await bo.session.request("PUT", f"/api/people/{quote(aki.name)}/relation", {"kind": "none"})
    await defy(aki, bo)


async def test_friends_are_challenged_to_tables_where_one_sits(house: House) -> None:
    aki, bo = await accounts(house)
    await aki.ask(name=bo.name)
    table = await new_table(aki.session, GAME, 3)
    assert await code_of(aki.challenge(table)) == "not-found"

    await bo.ask(name=aki.name)
    assert await code_of(bo.challenge(table)) == "not-your-seat"
    await aki.challenge(table)
    (challenge,) = (await bo.known()).challenges
    stranger = (await accounts(house, 1))[0].session
    path = f"/api/my/challenges/{challenge.id}"
    assert await code_of(stranger.request("DELETE", path)) == "not-found"
