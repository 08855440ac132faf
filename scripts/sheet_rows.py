"""What leads to the rows of the contact sheet that take more than an address: moments of games with
all seats taken, and the pages about people."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from scripts.contact_sheet import Prepare, open_page
from tests.browser import ahead
from tests.browser.test_players import an_account, play
from tests.browser.visitors import Visitor
from tests.server.house import House
from uguisu.server.now import now_ms

MOMENTS: Final = {
    "war-of-clans-attack": ("war-of-clans", 5, "army"),
    "shinobi-attack": ("shinobi", 6, "attack"),
    "shinobi-trial": ("shinobi", 6, "accept"),
    "ninja-master-race": ("ninja-master", 5, "token"),
    "ninja-master-count": ("ninja-master", 5, "ready"),
    "ninjato-pay": ("ninjato", 4, "hand"),
    "ninjato-raid": ("ninjato", 4, "banzai"),
    "ninjato-reward": ("ninjato", 4, "honour"),
}
"""A game, its seats, and what is to be picked."""
SHORT: Final = {"round_limit": 2}
HOUR_MS: Final = 3_600_000
RATED: Final = 11
"""Games after which a rating is no longer provisional."""


def rows(house: House) -> Mapping[str, Prepare]:
    moments = {name: partial(see_moment, *moment) for name, moment in MOMENTS.items()}
    return {
        **moments,
        "gathering": gather,
        "replay": partial(see_finished, "replay"),
        "review": partial(see_finished, "review"),
        "account": partial(see_own, house, "/account"),
        "leaderboard": partial(see_own, house, "/players/war-of-clans?seats=3"),
        "profile": partial(see_own, house, "/player/{name}"),
        "friends": partial(see_own, house, "/friends"),
        "tournament": partial(see_tournament, house),
    }


def see_moment(game: str, seats: int, kind: str, guest: Visitor) -> None:
    if game == "ninja-master":
        guest.play_quickly(game, seats, SHORT)
        guest.hurry_to(kind, seed=8)
    else:
        ahead.reach(guest, game, seats, kind, None)


def gather(guest: Visitor) -> None:
    open_page(f"/t/{guest.new_table('shinobi', 6)}", guest)


def see_finished(page: str, guest: Visitor) -> None:
    table = ahead.finished(guest, "war-of-clans", 4)
    guest.page.goto(f"/{page}/{table}")
    guest.page.get_by_role("slider").first.wait_for()


def see_own(house: House, path: str, guest: Visitor) -> None:
    name, person = an_account(guest, house)
    play(house, person, RATED)
    open_page(path.format(name=name), guest)


def see_tournament(house: House, guest: Visitor) -> None:
    an_account(guest, house)
    plan = {"name": "Kirschblütenpokal", "game": "war-of-clans", "seats": 3, "kind": "swiss"}
    wish = plan | {"starts_at": now_ms() + HOUR_MS, "bots": 7}
    answer = guest.page.request.post("/api/tournaments", data=wish)
    open_page(f"/tournament/{answer.json()['id']}", guest)
