"""The rules pages: every clause with its address, drawn examples, paper, languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import check
from tests.browser.visitors import PHONE, Visitor
from uguisu.cli.rulebooks import rulebook
from uguisu.games import GAMES
from uguisu.texts import catalogue

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"^- \*\*([A-Z]{3}-\d+)\*\*", re.MULTILINE)
CHAPTERS_WITHOUT_PIECES = {
    "In short",
    "What you may know",
    "An example",
    "Components",
    "The end",
    "Fair at a distance",
}


def book(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def drawn(game: str) -> list[str]:
    """The clauses for which there is a drawing."""
    source = ROOT / "web" / "src" / "rules" / "examples" / f"{game}.ts"
    return re.findall(r'^ {4}"([A-Z]{3}-\d+)"', source.read_text(encoding="utf-8"), re.MULTILINE)


def chapters_of(game: str) -> dict[str, list[str]]:
    """The clauses of every chapter that has any."""
    parts = re.split(r"^## (.+)$", book(game), flags=re.MULTILINE)[1:]
    found = zip(parts[::2], map(CLAUSE.findall, parts[1::2]), strict=True)
    return {title: clauses for title, clauses in found if clauses}


def ids(visitor: Visitor) -> list[str]:
    """The clauses on the page, in their order."""
    query = "[...document.querySelectorAll('li.clause')].map(one => one.id)"
    found: list[str] = visitor.page.evaluate(query)
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_every_clause_has_an_address_and_every_drawing_is_shown(
    visitor: Visitor, game: str
) -> None:
    clauses = CLAUSE.findall(book(game))

    visitor.page.goto(f"/rules/{game}#{clauses[-1]}")

    expect(visitor.page.locator("[data-example]")).to_have_count(len(drawn(game)))
    expect(visitor.page.locator(f"[id='{clauses[-1]}']")).to_be_in_viewport()
    assert ids(visitor) == clauses
    linked = visitor.page.evaluate("[...document.querySelectorAll('a.id')].map(one => one.hash)")
    assert linked == [f"#{clause}" for clause in clauses]


@pytest.mark.parametrize("game", list(GAMES))
def test_drawings_belong_to_clauses_and_no_chapter_of_play_is_without(game: str) -> None:
    pictures = set(drawn(game))

    assert pictures <= set(CLAUSE.findall(book(game)))
    bare = {title for title, clauses in chapters_of(game).items() if not pictures & set(clauses)}
    assert bare <= CHAPTERS_WITHOUT_PIECES
    for clause in pictures:
        assert catalogue("en").text(f"rules-ex-{clause.lower()}")


@pytest.mark.parametrize("language", ["it", "es", "fr", "de"])
def test_the_rules_are_in_the_language_of_the_page(
    visit: Callable[..., Visitor], language: str
) -> None:
    guest = visit(locale=language)
    translated = rulebook("shinobi", language)

    guest.page.goto("/rules/shinobi#SHI-9")

    expect(guest.page.locator("article.rules")).to_have_attribute("lang", language)
    expect(guest.page.locator("[id='SHI-9'].here")).to_be_in_viewport()
    expect(guest.page.locator("[data-example]")).to_have_count(len(drawn("shinobi")))
    assert CLAUSE.findall(translated) == ids(guest)
    for title in re.findall(r"^## (.+)$", translated, re.MULTILINE):
        expect(guest.page.get_by_role("heading", name=title, exact=True)).to_be_attached()
        expect(guest.page.get_by_role("link", name=title, exact=True)).to_be_attached()


def test_changing_the_language_changes_the_book_in_place(visitor: Visitor) -> None:
    visitor.page.goto("/rules/war-of-clans#WOC-12")
    expect(visitor.page.locator("[id='WOC-12']")).to_contain_text("the attacker pays nothing")

    visitor.page.get_by_label("Language").select_option("it")

    expect(visitor.page.locator("[id='WOC-12'].here")).to_contain_text("chi attacca non paga nulla")


def test_a_phone_shows_the_rules_in_italian(visit: Callable[..., Visitor]) -> None:
    guest = visit(viewport=PHONE, locale="it-IT", has_touch=True, is_mobile=True)
    guest.page.goto("/rules/shinobi")

    expect(guest.page.locator("[id='SHI-18']")).to_contain_text("scoprire la terza carta")
    expect(guest.page.get_by_text("Attacchi i tre che siedono alla tua destra.")).to_be_attached()
    expect(guest.page.locator("[data-sure]")).to_contain_text("nulla è stato ricostruito")
    expect(guest.page.get_by_role("link", name="Gioca", exact=True)).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(guest, "rules of Shinobi on a phone")


def test_on_paper_the_rules_are_black_on_white_without_navigation(
    visit: Callable[..., Visitor],
) -> None:
    guest = visit(color_scheme="dark")
    guest.page.goto("/rules/war-of-clans")
    guest.page.locator("[data-example]").first.wait_for()

    guest.page.emulate_media(media="print")

    expect(guest.page.get_by_role("navigation")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Print")).to_be_hidden()
    clause = guest.page.locator("[id='WOC-12']")
    expect(clause).to_have_css("color", "rgb(0, 0, 0)")
    expect(clause).to_have_css("break-inside", "avoid")
    expect(guest.page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")


def test_contents_and_references_lead_to_their_places(visitor: Visitor) -> None:
    visitor.page.goto("/rules/ninjato")
    visitor.page.get_by_role("link", name="The scoring phase").click()
    expect(visitor.page.get_by_role("heading", name="The scoring phase")).to_be_in_viewport()

    visitor.page.locator("[id='NJT-46'] ~ li a[data-ref='NJT-39']").first.click()

    expect(visitor.page.locator("[id='NJT-39'].here")).to_be_in_viewport()


def test_references_in_the_drawer_do_not_leave_the_table(visitor: Visitor) -> None:
    visitor.play_quickly("ninjato", seats=2)
    visitor.wait_for_move()
    table = visitor.page.url
    visitor.page.get_by_role("button", name="Rules").click()

    visitor.page.locator("dialog [id='NJT-12'] a[data-ref='NJT-33']").click()

    expect(visitor.page.locator("dialog [id='NJT-33'].here")).to_be_in_viewport()
    expect(visitor.page.locator("dialog [data-example]")).to_have_count(len(drawn("ninjato")))
    assert visitor.page.url == table
