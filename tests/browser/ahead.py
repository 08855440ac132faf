"""Playing ahead: a visitor's moves over the protocol, a hundred times faster than in a page. For
tests of what a page shows at a moment far into a game."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from tests.browser.visitors import GLOWING, Touch, Visitor
from uguisu.client import Place, Session, new_key, sign_in
from uguisu.client.http import NAMES
from uguisu.kernel.options import Options
from uguisu.kernel.picks import Choice, narrow
from uguisu.server.protocol import incoming

SEEDS: Final = range(8, 48)
Wanted = Callable[[Place], bool]
LAST_TURNS: Final[dict[str, Wanted]] = {
    "war-of-clans": lambda place: place.view["turns_left"] is not None,
    "ninjato": lambda place: place.view["round"] == 7,
}
"""When the end of a game is near; the others are so short that it always is."""
T = TypeVar("T")


def play_ahead(visitor: Visitor, table: str, wanted: Wanted, seed: int) -> bool:
    """Play at random, rarest things first, until this is so; False if the game was over first."""
    return _beside(_play(session_of(visitor), table, wanted, seed))


def play_out(visitors: Sequence[Visitor], table: str) -> None:
    """The rest of a game of several people, before their eyes."""
    sessions = [session_of(visitor) for visitor in visitors]

    async def play() -> None:
        await asyncio.gather(*(_play(one, table, lambda _: False, 1) for one in sessions))

    _beside(play())


def near_the_end(visitor: Visitor, game: str, seats: int, options: Options | None = None) -> str:
    """A table with only a few turns left, which nobody has looked at yet; its id."""
    wanted = LAST_TURNS.get(game, lambda _: True)
    for seed in SEEDS:
        table = visitor.new_table(game, seats, options)
        if play_ahead(visitor, table, wanted, seed):
            return table
    raise AssertionError(f"nobody is to move in the last turns of {game}")


def play_by_hand(
    visitor: Visitor, game: str, dice: random.Random, picks: int, touch: Touch | None = None
) -> None:
    """Play to the end, before which so many picks are made by mouse, if not told how."""
    for _ in range(picks):
        if not visitor.play(dice, touch):
            return
    hurry_ahead([visitor], game, visitor.table)
    visitor.hurry_on(dice.randrange(1000))


def hurry_ahead(visitors: Sequence[Visitor], game: str, table: str) -> None:
    """Play a game of these people until only a few turns are left or none; their pages are loaded
    again for these, so that none has to draw what lies before."""
    wanted = LAST_TURNS.get(game, lambda _: True)
    for visitor in visitors:
        visitor.page.goto("about:blank")
    sessions = [session_of(visitor) for visitor in visitors]

    async def play() -> None:
        playing = [asyncio.create_task(_play(one, table, wanted, 1)) for one in sessions]
        done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for one in done:
            one.result()  # raises what it raised

    _beside(play())
    for visitor in visitors:
        visitor.page.goto(f"/t/{table}")
        visitor.wait_for_table()


def begin_with_a_guest(visitor: Visitor, game: str) -> None:
    """A running table for three: the visitor, somebody who never moves, and a bot."""
    visitor.page.request.post("/api/session", data={"name": "Aki", "if_new": True})
    wish = {"game": game, "seats": 3, "bots": [{"seat": 2, "rank": "random"}]}
    table = str(visitor.page.request.post("/api/tables", data=wish).json()["id"])

    async def sit_down() -> None:
        async with Place(await sign_in(visitor.url, "Ben"), table) as place:
            await place.do(incoming.Sit(key=new_key(), seat=1))

    _beside(sit_down())
    visitor.page.goto(f"/t/{table}?begin")
    visitor.wait_for_table()


def session_of(visitor: Visitor) -> Session:
    cookie = next(one for one in visitor.context.cookies() if one["name"] in NAMES)
    return Session(visitor.url, cookie["value"], cookie["name"])


def _beside(doing: Coroutine[Any, Any, T]) -> T:
    """In another thread: this one's event loop is Playwright's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, doing).result()


def finished(visitor: Visitor, game: str, seats: int, options: Options | None = None) -> str:
    """The id of a table that the visitor has played to the end."""
    table = visitor.new_table(game, seats, options)
    assert not play_ahead(visitor, table, lambda _: False, seed=1)
    return table


async def _play(session: Session, table: str, wanted: Wanted, seed: int) -> bool:
    dice, times = random.Random(seed), Counter[str]()
    async with Place(session, table) as place:
        if place.table.status == "gathering":
            await place.do(incoming.Start(key=new_key()))
        while not place.is_over:
            if place.may_act and wanted(place):
                return True
            await (place.act(_rare(place, times, dice)) if place.may_act else place.receive())
    return False


def _rare(place: Place, times: "Counter[str]", dice: random.Random) -> int:
    """An action that begins as few did so far."""

    def way(choice: Choice) -> str:
        return ":".join(choice.picks[0][0].split(":")[:2])

    least = min(times[way(choice)] for choice in place.choices)
    chosen = dice.choice([one for one in place.choices if times[way(one)] == least])
    times[way(chosen)] += 1
    return chosen.action


def see(visitor: Visitor, table: str, wanted: Callable[[str], bool], seed: int) -> str:
    """Play on until something of a wanted kind can be picked, and see it in the page, where the
    picks before it are made: its kind, or "" if the game is over."""
    found: list[tuple[str, Choice]] = []

    def comes_up(place: Place) -> bool:
        found[:] = [(k, one) for one in place.choices for k in kinds_of(one) if wanted(k)]
        return bool(found)

    play_ahead(visitor, table, comes_up, seed)
    visitor.page.goto(f"/t/{table}")
    visitor.wait_for_table()
    if not found:
        return ""
    kind, choice = found[0]
    for pick in before(choice, kind):
        visitor.page.locator(f'{GLOWING}[data-thing="{pick}"]').first.dispatch_event("click")
    visitor.page.wait_for_selector(f'{GLOWING}[data-thing^="{kind}"]')
    return kind


def reach(visitor: Visitor, game: str, seats: int, kind: str, options: Options | None) -> None:
    """See a table at which something of this kind can be picked, in as many games as it takes."""
    for seed in SEEDS:
        if see(visitor, visitor.new_table(game, seats, options), kind.__eq__, seed):
            return
    raise AssertionError(f"{kind} does not come up in {game}")


def kinds_of(choice: Choice) -> list[str]:
    return [pick.split(":")[0] for group in choice.picks for pick in group]


def before(choice: Choice, kind: str) -> list[str]:
    """The picks of this choice until something of the kind comes."""
    made: list[str] = []
    while True:
        following = narrow({choice.action: choice.picks}, made).next
        if any(pick.split(":")[0] == kind for pick in following):
            return made
        made.append(following[0])
