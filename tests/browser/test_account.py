"""The account, with a mail server of ours: the way in and back in, sessions, data, other people."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.conftest import NO_LIMITS
from tests.browser.measure import check as measure
from tests.browser.measure import screens
from tests.browser.test_access import check
from tests.browser.visitors import Visitor
from tests.server.house import House, free_port, open_house
from tests.server.services import Letters, a_mail_server
from uguisu.server.people import reports
from uguisu.server.settings import Settings

PASSWORD = "nine tails and a moon"
ADDRESS = "haruka@example.org"


@pytest.fixture(scope="module")
def post(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Letters]]:
    """A server that can send e-mails."""
    assert pages.is_dir()
    data = str(tmp_path_factory.mktemp("post"))
    with a_mail_server() as (smtp, letters):
        settings = Settings(
            data=data,
            port=free_port(),
            workers=1,
            bot_pace_ms=0,
            limits=replace(NO_LIMITS, logins_per_minute=10_000),
            smtp=smtp,
            smtp_from="uguisu@example.org",
        )
        with open_house(settings) as house:
            yield house, letters


@pytest.fixture
def enter(browser: Browser, post: tuple[House, Letters]) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes to the server that can send e-mails."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, post[0].url, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


def link_in(letters: Letters, page: str) -> str:
    raw = letters.get(timeout=60).replace("=\r\n", "").replace("=3D", "=")
    found = re.search(rf"/{page}\S*", raw)
    assert found is not None, raw
    return found[0]


def register(page: Page, login: str, email: str = "") -> None:
    page.goto("/account")
    page.get_by_role("main").get_by_role("button", name="Register").click()
    page.get_by_label("Login name").fill(login)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_label("E-mail, if you like").fill(email)
    page.get_by_role("button", name="Make account").click()
    expect(page.get_by_text(f"Signed in as {login}")).to_be_visible()


def sign_in(page: Page, login: str, password: str = PASSWORD) -> None:
    page.goto("/account")
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    page.get_by_label("Login name").fill(login)
    page.get_by_label("Password").fill(password)
    page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()


def confirm(visitor: Visitor, letters: Letters) -> None:
    window = visitor.new_page()
    window.goto(link_in(letters, "confirm"))
    window.get_by_role("button", name="Confirm").click()
    expect(window.get_by_text("is confirmed")).to_be_visible()
    window.close()


def test_the_rules_of_name_and_password_are_said_beforehand(
    enter: Callable[..., Visitor],
) -> None:
    visitor = enter()
    page = visitor.page
    page.goto("/account")
    page.get_by_role("main").get_by_role("button", name="Register").click()
    dialog = page.get_by_role("dialog", name="Keep your games")

    expect(dialog.get_by_text("8 characters or more: 0 so far")).to_be_visible()
    expect(dialog.get_by_text("2 to 24 characters")).to_be_visible()
    page.get_by_label("Login name").fill("with space")
    expect(dialog.get_by_text("The login name is still missing")).to_be_visible()
    page.get_by_label("Login name").fill("rules.first")
    page.get_by_label("Password").fill("a🦊🦊b")
    expect(dialog.get_by_text("8 characters or more: 4 so far")).to_be_visible()
    page.get_by_label("Password").press("Enter")
    expect(dialog.get_by_text("The password is still missing, or too short.")).to_be_visible()
    page.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Show").click()
    expect(page.get_by_label("Password")).to_have_attribute("type", "text")
    check(visitor, "register")
    dialog.get_by_role("button", name="Make account").click()
    expect(page.get_by_text("Signed in as rules.first")).to_be_visible()


def test_a_lost_password_is_replaced_by_e_mail(
    enter: Callable[..., Visitor], post: tuple[House, Letters]
) -> None:
    _, letters = post
    owner, stranger = enter(), enter()
    register(owner.page, "forgetful", ADDRESS)
    confirm(owner, letters)

    page = stranger.page
    page.goto("/account")
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    page.get_by_role("radio", name="Lost password").click()
    for whom in ("nobody-at-all", "forgetful"):
        page.get_by_label("Login name or e-mail address").fill(whom)
        page.get_by_role("button", name="Send the link").click()
        expect(page.get_by_text("If there is such an account")).to_be_visible()
    page.goto(link_in(letters, "recover"))
    expect(page.get_by_text("Choose a new password for forgetful")).to_be_visible()
    check(stranger, "recover")
    page.get_by_label("New password").fill("ten tails and a sun")
    page.get_by_role("button", name="Save").click()

    expect(page.get_by_text("you are signed in")).to_be_visible()
    owner.page.reload()
    expect(owner.page.get_by_role("dialog", name="You are signed out")).to_be_visible()
    owner.faults.clear()  # what the browser itself writes about the refusal
    again = enter()
    sign_in(again.page, "forgetful", "ten tails and a sun")
    expect(again.page.get_by_text("Signed in as forgetful")).to_be_visible()


def test_the_address_is_changed_with_the_password_and_confirmed_on_a_page(
    enter: Callable[..., Visitor], post: tuple[House, Letters]
) -> None:
    _, letters = post
    visitor = enter()
    page = visitor.page
    register(page, "mover", ADDRESS)
    expect(page.get_by_text("h…a@example.org waits to be confirmed")).to_be_visible()
    link = link_in(letters, "confirm")
    assert visitor.context.request.get(link).ok  # a program that checks e-mails opens it
    page.reload()
    expect(page.get_by_text("h…a@example.org waits to be confirmed")).to_be_visible()
    page.goto(link)
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("link", name="To the account").click()
    expect(page.get_by_text("h…a@example.org, confirmed")).to_be_visible()

    row = page.get_by_role("listitem").filter(has_text="For lost passwords")
    row.get_by_role("button", name="Change").click()
    page.get_by_label("New e-mail address").fill("new@example.org")
    page.get_by_label("Password", exact=True).fill("wrong wrong")
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    visitor.faults.clear()  # what the browser itself writes about the refusal
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("An e-mail is on its way")).to_be_visible()
    confirm(visitor, letters)
    assert "To: haruka@example.org" in letters.get(timeout=60)
    page.reload()
    expect(page.get_by_text("n…w@example.org, confirmed")).to_be_visible()


def test_e_mails_are_turned_off_without_signing_in(
    enter: Callable[..., Visitor], post: tuple[House, Letters]
) -> None:
    house, letters = post
    visitor, mailbox = enter(), enter()
    register(visitor.page, "quiet", ADDRESS)
    confirm(visitor, letters)
    with house.node.store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE people SET mail_token = 'quiet' WHERE login = 'quiet'")

    page = mailbox.page
    page.goto("/unsubscribe/quiet")
    page.get_by_role("button", name="Turn them off").wait_for()
    check(mailbox, "unsubscribe")
    visitor.page.reload()
    expect(visitor.page.get_by_label("An e-mail when it is my turn")).to_be_checked()
    page.get_by_role("button", name="Turn them off").click()
    expect(page.get_by_text("no more e-mails to h…a@example.org")).to_be_visible()

    visitor.page.reload()
    choice = visitor.page.get_by_label("An e-mail when it is my turn")
    expect(choice).not_to_be_checked()
    choice.check()
    expect(visitor.page.get_by_text("Saved.")).to_be_visible()


def test_one_device_is_signed_out_from_another(enter: Callable[..., Visitor]) -> None:
    here = enter()
    phone = enter(user_agent="Mozilla/5.0 (iPhone) Safari", viewport={"width": 390, "height": 844})
    register(here.page, "two.places")
    sign_in(phone.page, "two.places")
    expect(phone.page.get_by_text("Signed in as two.places")).to_be_visible()

    here.page.reload()
    expect(here.page.get_by_text("This one")).to_be_visible()
    here.page.get_by_role("button", name="Sign out: Safari, iPhone").click()
    expect(here.page.get_by_text("Safari, iPhone")).to_have_count(0)

    phone.page.reload()
    expect(phone.page.get_by_role("dialog", name="You are signed out")).to_be_visible()
    phone.faults.clear()  # what the browser itself writes about the refusal


def test_my_data_is_one_file(enter: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = enter()
    page = visitor.page
    register(page, "keeper")
    with page.expect_download() as download:
        page.get_by_role("button", name="Export", exact=True).click()
    download.value.save_as(tmp_path / "mine.json")
    data = json.loads((tmp_path / "mine.json").read_text())

    assert data["account"]["account"] == "keeper"
    assert data["settings"]["language"] == "en"
    assert {"tables", "ratings", "sessions", "people"} <= set(data)


def play_a_game(visitor: Visitor) -> str:
    """A public table of this person and bots, played to its end."""
    bots = [{"seat": seat, "rank": "random"} for seat in (1, 2)]
    wish = {"game": "war-of-clans", "seats": 3, "bots": bots, "public": True}
    table: str = visitor.context.request.post("/api/tables", data=wish).json()["id"]
    assert not play_ahead(visitor, table, lambda _: False, seed=3)
    return table


def test_a_deleted_account_leaves_its_games_without_the_name(
    enter: Callable[..., Visitor],
) -> None:
    owner, other = enter(), enter()
    page = owner.page
    register(page, "leaver")
    table = play_a_game(owner)
    other.page.goto(f"/replay/{table}")
    expect(other.page.get_by_text("leaver").first).to_be_visible()

    page.goto("/account")
    page.get_by_text("Delete my account").first.click()
    page.get_by_label("Type leaver to go on").fill("leave")
    expect(page.get_by_label("Password")).to_have_count(0)
    page.get_by_label("Type leaver to go on").fill("leaver")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()

    other.page.reload()
    expect(other.page.get_by_text("former player").first).to_be_visible()
    expect(other.page.get_by_text("leaver")).to_have_count(0)
    sign_in(page, "leaver")
    expect(page.get_by_text("Signed in as leaver")).to_be_visible()
    other.page.reload()
    expect(other.page.get_by_text("leaver").first).to_be_visible()


def meet(host: Visitor, guest: Visitor) -> None:
    """Two people at a table of the first."""
    for visitor, name in ((host, "Kaede"), (guest, "Rowdy")):
        visitor.context.request.post("/api/session", data={"name": name})
    wish = {"game": "war-of-clans", "seats": 3, "public": True}
    table = host.context.request.post("/api/tables", data=wish).json()["id"]
    for visitor in (host, guest):
        visitor.page.goto(f"/t/{table}")
    guest.page.get_by_role("button", name=re.compile("Sit")).first.click()
    expect(host.page.get_by_text("Rowdy").first).to_be_visible()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.get_by_label("Say something").press("Enter")


def test_one_mutes_blocks_and_reports_somebody_at_the_table(
    enter: Callable[..., Visitor], post: tuple[House, Letters]
) -> None:
    house, _ = post
    host, guest = enter(), enter()
    meet(host, guest)
    say(guest, "you are a fool")
    page = host.page
    expect(page.get_by_text("you are a fool")).to_be_visible()

    page.get_by_role("log").get_by_role("button", name="Rowdy").click()
    dialog = page.get_by_role("dialog", name="Rowdy")
    expect(dialog).to_be_visible()
    check(host, "somebody at the table")
    dialog.get_by_role("button", name="Report", exact=True).click()
    dialog.get_by_label("What is it about?").select_option("abuse")
    dialog.get_by_label("In a sentence").fill("insults")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("The report is sent.")).to_be_visible()
    dialog.get_by_role("button", name="Mute", exact=True).click()
    expect(dialog.get_by_text("Rowdy is muted for you.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("you are a fool")).to_have_count(0)
    expect(guest.page.get_by_text("you are a fool")).to_be_visible()

    page.get_by_text("Mute, block or report").click()
    page.get_by_role("button", name="Rowdy muted").click()
    page.get_by_role("dialog").get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_text("Rowdy is blocked.")).to_be_visible()
    page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=re.compile("Sit")).first.click()
    expect(guest.page.get_by_text("You cannot sit down at this table.")).to_be_visible()

    with house.node.store.engine.connect() as connection:
        (report,) = reports.listed(connection)
    assert (report.name, report.text) == ("Rowdy", "insults")
    assert [line.text for line in report.talk] == ["you are a fool"]
    page.goto("/account")
    page.get_by_role("button", name="Unblock Rowdy").click()
    expect(page.get_by_text("You have muted and blocked nobody.")).to_be_visible()


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_the_account_page_fits_every_window(enter: Callable[..., Visitor], touch: bool) -> None:
    windows = screens(touch=touch)
    visitor = enter(viewport=windows[0].viewport, has_touch=touch, locale="de-DE")
    body = {"login": f"s{touch:d}", "password": PASSWORD}
    visitor.context.request.post("/api/account", data=body)
    visitor.page.goto("/account")
    visitor.page.get_by_text("Meine Daten exportieren").wait_for()
    visitor.page.get_by_text("Mein Konto löschen").first.click()

    measure(visitor.page, "/account", windows)


def test_everybody_can_use_the_account_page(enter: Callable[..., Visitor]) -> None:
    visitor = enter()
    visitor.page.goto("/account")
    visitor.page.get_by_text("You are not signed in.").wait_for()
    check(visitor, "account of nobody")
    register(visitor.page, "everybody")
    for row in ("Your name", "Password", "E-mail"):
        item = visitor.page.get_by_role("listitem").filter(has_text=re.compile(f"^{row}"))
        item.get_by_role("button").first.click()
        check(visitor, f"account, {row}")
