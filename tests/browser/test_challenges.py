"""Friends and challenges, and a lobby that changes while one looks at it."""

from collections.abc import Callable
from secrets import token_hex

from playwright.sync_api import Page, expect

from tests.browser.test_players import an_account
from tests.browser.visitors import PHONE, Visitor
from tests.server.house import House

Visit = Callable[..., Visitor]


def notices(page: Page, count: str) -> None:
    """Open the notices, when there are so many."""
    page.get_by_role("button", name=count, exact=True).click()


def test_friends_find_each_other_and_one_challenges_the_other(visit: Visit, house: House) -> None:
    aki, bo = visit(), visit(viewport=PHONE)
    (aki_name, _), (bo_name, _) = an_account(aki, house), an_account(bo, house)
    bo.page.goto("/")
    aki.page.goto(f"/player/{bo_name}")
    aki.page.get_by_role("button", name="Add friend").click()
    expect(aki.page.get_by_text("asked, no answer yet")).to_be_visible()

    notices(bo.page, "One notice")
    expect(bo.page.get_by_text(f"{aki_name} asks to be your friend.")).to_be_visible()
    bo.page.get_by_role("button", name="Accept").click()
    expect(bo.page.get_by_text("Nothing is waiting for you right now.")).to_be_visible()
    bo.page.get_by_role("link", name="Your friends").click()
    expect(bo.page.get_by_text("here now")).to_be_visible()

    challenge(aki.page, bo_name)
    notices(bo.page, "One notice")
    expect(bo.page.get_by_text(f"{aki_name} challenges you: Shinobi.")).to_be_visible()
    bo.page.get_by_role("button", name="Decline").click()
    aki.page.goto("/")
    notices(aki.page, "One notice")
    expect(aki.page.get_by_text(f"{bo_name} declined: Shinobi.")).to_be_visible()
    aki.page.get_by_role("button", name="Seen").click()

    aki.page.goto(f"/player/{bo_name}")
    challenge(aki.page, bo_name)
    bo.page.keyboard.press("Escape")
    notices(bo.page, "One notice")
    bo.page.get_by_role("link", name="Accept").click()
    bo.page.get_by_role("button", name="Sit down").first.click()
    expect(aki.page.get_by_text(bo_name).first).to_be_visible()
    for visitor in (aki, bo):
        assert visitor.faults == []


def test_strangers_challenge_each_other_unless_one_wants_friends_only(
    visit: Visit, house: House
) -> None:
    aki, bo = visit(), visit()
    (aki_name, _), (bo_name, _) = an_account(aki, house), an_account(bo, house)
    bo.page.goto("/")
    aki.page.goto(f"/player/{bo_name}")
    challenge(aki.page, bo_name)
    notices(bo.page, "One notice")
    expect(bo.page.get_by_text(f"{aki_name} challenges you: Shinobi.")).to_be_visible()

    bo.page.goto(f"/player/{bo_name}")
    bo.page.get_by_label("Only friends may challenge me").check()
    expect(bo.page.get_by_label("Only friends may challenge me")).to_be_checked()
    aki.page.goto(f"/player/{bo_name}")
    expect(aki.page.get_by_text("Takes challenges from friends only.")).to_be_visible()
    expect(aki.page.get_by_role("button", name="Challenge")).to_be_disabled()
    aki.page.get_by_role("button", name="Report").click()
    form = aki.page.get_by_role("dialog")
    form.get_by_role("combobox").select_option("The name")
    form.get_by_role("button", name="Send the report").click()
    expect(aki.page.get_by_text("The report is sent.")).to_be_visible()
    aki.page.get_by_role("button", name="Block").click()
    expect(aki.page.get_by_role("button", name="Unblock")).to_be_visible()
    for visitor in (aki, bo):
        assert visitor.faults == []


def challenge(page: Page, name: str) -> None:
    """From the profile, to a game of Shinobi; one is at its table then."""
    page.get_by_role("button", name="Challenge").click()
    dialog = page.get_by_role("dialog", name=f"Challenge {name}")
    dialog.get_by_role("radio", name="Shinobi").check(force=True)
    dialog.get_by_role("button", name="Challenge").click()
    page.wait_for_url("**/t/*")


def test_the_first_page_changes_while_one_looks_at_it(visit: Visit) -> None:
    """The lists can only come by the socket: every question for them fails."""
    host, guest = visit(), visit()
    guest.page.goto("/")
    expect(guest.page.get_by_role("heading", name="Open tables")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    guest.page.route("**/api/tables*", lambda route: route.abort())
    name, ask = f"Rin {token_hex(4)}", host.context.request
    ask.post("/api/session", data={"name": name, "if_new": True})

    made = ask.post("/api/tables", data={"game": "shinobi", "seats": 4, "public": True})
    row = guest.page.get_by_role("listitem").filter(has_text=name)
    expect(row).to_be_visible()
    host.page.goto(f"/t/{made.json()['id']}")
    host.page.get_by_role("button", name="Close the table").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()

    expect(row).to_have_count(0)
    assert guest.faults == []
