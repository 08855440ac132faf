"""What a messenger shows of a link: the game and who invites, nothing of a game that is on."""

import html
import http.client
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from tests.server.house import House, open_house
from tests.server.players import begin, gather
from uguisu.client import new_table
from uguisu.server.api import previews, static
from uguisu.server.errors import TooMany
from uguisu.server.protocol.http.tables import Invitation
from uguisu.server.settings import Settings


@pytest.fixture
def built(tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server with pages, and a picture of one game."""
    folder = tmp_path / "web"
    (folder / "preview").mkdir(parents=True)
    (folder / "preview" / "ninjato.jpg").touch()
    (folder / "index.html").write_text("<head></head>")
    monkeypatch.setattr(static, "routes", partial(static.routes, folder))
    with open_house(settings) as house:
        yield house


def tags(house: House, path: str, language: str = "en") -> dict[str, str]:
    connection = http.client.HTTPConnection("127.0.0.1", house.settings.port, timeout=60)
    connection.request("GET", path, headers={"Accept-Language": language})
    text = connection.getresponse().read().decode()
    connection.close()
    found = re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)" />', text)
    return {name: html.unescape(content) for name, content in found}


async def test_a_link_to_a_gathering_says_who_invites_to_what(built: House) -> None:
    (host,) = await gather(built.url, 'Aki "<b>')
    table = await new_table(host, "ninjato", 3)

    told = tags(built, f"/t/{table}", "de-CH,de;q=0.9,en;q=0.8")

    assert told["title"] == "Ninjato"
    assert told["description"].startswith('Aki "<b> lädt dich zu einer Partie Ninjato ein.')
    assert told["image"].endswith("/preview/ninjato.jpg")


async def test_a_link_to_a_running_game_names_nobody(built: House) -> None:
    places = await begin(built.url, "ninjato", 2, 3)

    told = tags(built, f"/t/{places[0].table.id}")

    assert told["description"] == "A table of Ninjato at Uguisu."


async def test_a_short_link_says_the_same_as_the_long_one(built: House) -> None:
    (host,) = await gather(built.url, "Aki")
    table = await new_table(host, "ninjato", 3)
    code = (await host.post(f"/api/tables/{table}/invitation", {}, Invitation)).code

    told = tags(built, f"/j/{code}")

    assert (
        told["description"] == "Aki invites you to a game of Ninjato. Open the link and sit down."
    )
    assert told == tags(built, f"/t/{table}")


async def test_codes_cannot_be_found_by_looking_at_previews(built: House) -> None:
    (host,) = await gather(built.url, "Aki")
    table = await new_table(host, "ninjato", 3)
    code = (await host.post(f"/api/tables/{table}/invitation", {}, Invitation)).code
    with suppress(TooMany):
        while True:
            built.node.rate_limits.pass_code(None, "127.0.0.1")

    assert tags(built, f"/j/{code}")["title"] == "Uguisu"


@pytest.mark.parametrize(
    ("path", "picture"), [("/", "uguisu"), ("/rules/ninjato", "ninjato"), ("/friends", "uguisu")]
)
def test_a_page_shows_the_house_or_its_game(built: House, path: str, picture: str) -> None:
    told = tags(built, path)

    assert told["description"].startswith("Four ninja games")
    assert told["image"].endswith(f"/preview/{picture}.jpg")


@pytest.mark.parametrize("path", ["/t/there-is-no-such-table", "/t/%00", "/j/fako-mitu-lesa-rodi"])
def test_a_link_to_nothing_tells_nothing(built: House, path: str) -> None:
    told = tags(built, path)

    assert told.get("title", "Uguisu") == "Uguisu"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("pt-BR", "en"), ("pt, fr;q=0.5", "fr"), ("IT", "it"), (";;,,", "en")],
)
def test_the_language_is_the_readers(accepted: str, language: str) -> None:
    assert previews.language_of(accepted) == language
