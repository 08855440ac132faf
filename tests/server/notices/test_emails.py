"""E-mails: addresses, lost passwords and how to turn them off, through a mail server of ours."""

import asyncio
import email
import email.policy
import re
from collections.abc import Iterator
from email.message import EmailMessage

import msgspec
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from tests.server.house import House, open_house
from tests.server.people.test_accounts import SECRET, a_login, code_of, log_in, register
from tests.server.services import Letters, a_mail_server
from uguisu.client import Session, sign_in
from uguisu.server.notices.emails import masked
from uguisu.server.people.links import HOUR_MS
from uguisu.server.protocol.http.accounts import AccountInfo, Address, LinkInfo, Me
from uguisu.server.protocol.http.notices import NoticeWays
from uguisu.server.settings import Settings
from uguisu.server.store.schema import links

ADDRESS = "aki@example.org"


@pytest.fixture
def post() -> Iterator[tuple[str, Letters]]:
    with a_mail_server() as opened:
        yield opened


@pytest.fixture
def letters(post: tuple[str, Letters]) -> Letters:
    return post[1]


@pytest.fixture
def mailing_house(settings: Settings, post: tuple[str, Letters]) -> Iterator[House]:
    with open_house(mailing(settings, post[0])) as house:
        yield house


def mailing(settings: Settings, url: str) -> Settings:
    return replace(settings, smtp=url, smtp_from="uguisu@example.org", notice_seconds=0)


async def next_mail(letters: Letters) -> EmailMessage:
    raw = await asyncio.to_thread(letters.get, timeout=60)
    message = email.message_from_string(raw, policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    return message


def text_of(message: EmailMessage) -> str:
    body = message.get_body()
    assert body is not None
    text: str = body.get_content()
    return text


def token_in(message: EmailMessage, page: str) -> str:
    """The end of the link to this page."""
    found = re.search(rf"/{page}[#/](\S+)", text_of(message))
    assert found is not None, text_of(message)
    return found[1]


async def put_address(session: Session, address: str = ADDRESS, password: str = "") -> Address:
    body = {"email": address, "language": "de", "password": password}
    return msgspec.json.decode(await session.request("PUT", "/api/my/email", body), type=Address)


async def give_address(session: Session, letters: Letters, password: str = "") -> None:
    """Give an address and confirm it, as its owner does: without a session."""
    await put_address(session, password=password)
    token = token_in(await next_mail(letters), "confirm")
    await Session(session.url).post("/api/links/confirm", {"token": token}, Address)


async def an_account(house: House, letters: Letters) -> tuple[Session, str]:
    """With an address."""
    login = a_login()
    session = Session(house.url)
    await register(session, login)
    await give_address(session, letters, SECRET)
    return session, login


async def account(session: Session) -> AccountInfo:
    info: AccountInfo = await session.get("/api/my/account", AccountInfo)
    return info


# An address.


async def test_an_address_counts_once_its_link_was_followed(
    mailing_house: House, letters: Letters
) -> None:
    aki = await sign_in(mailing_house.url, "Aki")

    await put_address(aki)
    waits = await account(aki)
    message = await next_mail(letters)
    token = token_in(message, "confirm")
    seen = await Session(aki.url).post("/api/links/look", {"token": token}, LinkInfo)
    still_waits = await account(aki)
    await Session(aki.url).post("/api/links/confirm", {"token": token}, Address)

    assert (message["to"], "Aki" in text_of(message)) == (ADDRESS, True)
    assert seen == LinkInfo(kind="email", name="Aki", email="a…i@example.org")
    assert (waits.email, waits.waiting) == ("", "a…i@example.org")
    assert still_waits == waits
    assert ((await account(aki)).email, (await account(aki)).waiting) == ("a…i@example.org", "")


async def test_a_link_counts_once(mailing_house: House, letters: Letters) -> None:
    aki = await sign_in(mailing_house.url, "Aki")
    await put_address(aki)
    token = token_in(await next_mail(letters), "confirm")
    await aki.post("/api/links/confirm", {"token": token}, Address)

    for path in ("look", "confirm"):
        assert await code_of(aki.post(f"/api/links/{path}", {"token": token}, Address)) == (
            "not-found"
        )


async def test_a_link_counts_for_a_week(mailing_house: House, letters: Letters) -> None:
    aki = await sign_in(mailing_house.url, "Aki")
    await put_address(aki)
    token = token_in(await next_mail(letters), "confirm")
    age(mailing_house, 7 * 24 * HOUR_MS)

    assert await code_of(aki.post("/api/links/confirm", {"token": token}, Address)) == "not-found"


def age(house: House, ms: int) -> None:
    """All links were sent so much earlier."""
    with house.node.store.engine.begin() as connection:
        connection.execute(sa.update(links).values(created_at=links.c.created_at - ms))


async def test_only_the_hash_of_a_link_is_stored(mailing_house: House, letters: Letters) -> None:
    await put_address(await sign_in(mailing_house.url, "Aki"))
    token = token_in(await next_mail(letters), "confirm")

    with mailing_house.node.store.engine.connect() as connection:
        stored = connection.execute(sa.select(links)).one()

    assert token not in str(stored)


async def test_the_address_of_an_account_needs_its_password(
    mailing_house: House, letters: Letters
) -> None:
    aki, _ = await an_account(mailing_house, letters)

    assert await code_of(put_address(aki, "thief@example.org")) == "wrong-password"
    body = {"password": "wrong"}
    assert await code_of(aki.request("DELETE", "/api/my/email", body)) == "wrong-password"
    await aki.request("DELETE", "/api/my/email", {"password": SECRET})
    assert (await account(aki)).email == ""


async def test_the_address_of_before_is_told(mailing_house: House, letters: Letters) -> None:
    aki, _ = await an_account(mailing_house, letters)
    await put_address(aki, "new@example.org", SECRET)
    token = token_in(await next_mail(letters), "confirm")

    await aki.post("/api/links/confirm", {"token": token}, Address)

    told = await next_mail(letters)
    assert (told["to"], told["subject"]) == (ADDRESS, "Deine Adresse wurde geändert")
    assert "new@" not in text_of(told)


async def test_nobody_is_flooded(mailing_house: House) -> None:
    aki = await sign_in(mailing_house.url, "Aki")
    for _ in range(3):
        await put_address(aki, "victim@example.org")

    assert await code_of(put_address(aki, "victim@example.org")) == "too-many"
    ben = await sign_in(mailing_house.url, "Ben")
    assert await code_of(put_address(ben, "VICTIM@example.org")) == "too-many"


# A lost password.


async def ask(house: House, whom: str) -> bytes:
    return await Session(house.url).request("POST", "/api/account/recovery", {"whom": whom})


async def set_password(session: Session, token: str, password: str = "staple battery") -> Me:
    body = {"token": token, "new": password}
    me: Me = await session.post("/api/account/recovered", body, Me)
    return me


@pytest.mark.parametrize("by", ["login", "address"])
async def test_a_lost_password_is_replaced_by_a_link(
    mailing_house: House, letters: Letters, by: str
) -> None:
    aki, login = await an_account(mailing_house, letters)
    await ask(mailing_house, login.upper() if by == "login" else ADDRESS.upper())
    message = await next_mail(letters)
    browser = Session(aki.url)

    me = await set_password(browser, token_in(message, "recover"))

    assert login.casefold() in text_of(message)
    assert me.account == login.casefold()
    assert (await browser.get("/api/session", Me)).account == login.casefold()
    assert await code_of(log_in(Session(aki.url), login)) == "wrong-password"
    assert (await log_in(Session(aki.url), login, "staple battery")).account


async def test_a_recovered_account_is_signed_out_everywhere(
    mailing_house: House, letters: Letters
) -> None:
    aki, login = await an_account(mailing_house, letters)
    await ask(mailing_house, login)

    await set_password(Session(aki.url), token_in(await next_mail(letters), "recover"))

    assert await code_of(aki.get("/api/session", Me)) == "signed-out"


async def test_a_link_for_a_password_counts_once_and_for_an_hour(
    mailing_house: House, letters: Letters
) -> None:
    aki, login = await an_account(mailing_house, letters)
    await ask(mailing_house, login)
    used = token_in(await next_mail(letters), "recover")
    await set_password(Session(aki.url), used)
    await ask(mailing_house, login)
    late = token_in(await next_mail(letters), "recover")
    age(mailing_house, HOUR_MS)

    for token in (used, late, aki.cookie):
        assert await code_of(set_password(Session(aki.url), token)) == "not-found"


async def test_a_link_of_one_kind_is_none_of_the_other(
    mailing_house: House, letters: Letters
) -> None:
    aki, login = await an_account(mailing_house, letters)
    await ask(mailing_house, login)
    token = token_in(await next_mail(letters), "recover")

    assert await code_of(aki.post("/api/links/confirm", {"token": token}, Address)) == "not-found"
    assert (await set_password(Session(aki.url), token)).account


async def test_nobody_learns_who_has_an_account(mailing_house: House, letters: Letters) -> None:
    _, login = await an_account(mailing_house, letters)
    guest = await sign_in(mailing_house.url, "Ben")
    await put_address(guest, "ben@example.org")
    await next_mail(letters)

    unknown = ("nobody", "nobody@example.org", "ben@example.org", "\u202e", "x" * 200, "@")
    answers = [await ask(mailing_house, whom) for whom in (*unknown, login)]

    assert len(set(answers)) == 1
    assert (await next_mail(letters))["to"] == ADDRESS
    assert letters.empty()


# Enough of them.


async def turn_mail(house: House, session: Session, letters: Letters) -> EmailMessage:
    await tell(house, session)
    return await next_mail(letters)


async def tell(house: House, session: Session) -> None:
    """Tell somebody that it is their turn."""
    telling = house.node.notices.tell(house.person_of(session), "shinobi", "t")
    loop = house.node.store.writer.loop
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(telling, loop))


async def test_an_email_is_turned_off_with_one_touch(
    mailing_house: House, letters: Letters
) -> None:
    """RFC 8058: the program that shows it posts to the link, without a session."""
    aki = await sign_in(mailing_house.url, "Aki")
    await give_address(aki, letters)
    message = await turn_mail(mailing_house, aki, letters)
    link = message["List-Unsubscribe"].strip("<>")
    path = link.removeprefix(mailing_house.url)

    page = await Session(aki.url).request("GET", path)
    still_on = await aki.get("/api/my/notices", NoticeWays)
    await Session(aki.url).request("POST", path)

    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link in text_of(message)
    assert still_on.turn_mails, page
    ways = await aki.get("/api/my/notices", NoticeWays)
    assert (ways.turn_mails, ways.email) == (False, "a…i@example.org")
    await tell(mailing_house, aki)
    assert letters.empty()


async def test_emails_are_turned_on_again(mailing_house: House, letters: Letters) -> None:
    aki = await sign_in(mailing_house.url, "Aki")
    await give_address(aki, letters)
    for wish in (False, True):
        body = {"turn_mails": wish}
        await aki.request("PUT", "/api/my/notices/mails", body)
        assert (await aki.get("/api/my/notices", NoticeWays)).turn_mails is wish

    assert (await turn_mail(mailing_house, aki, letters))["to"] == ADDRESS


async def test_no_link_turns_the_emails_of_others_off(mailing_house: House) -> None:
    for token in ("nonsense", "%ff", "x" * 300):
        aki = Session(mailing_house.url)
        assert await code_of(aki.request("POST", f"/unsubscribe/{token}")) == "not-found"


def test_an_address_is_shown_shortened() -> None:
    assert masked("aki@example.org") == "a…i@example.org"
    assert masked("") == ""
