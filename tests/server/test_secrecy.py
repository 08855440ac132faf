"""No secret leaves: whatever is sent to somebody is the same for a redealt table, to the byte."""

import random

import msgspec
import pytest

from tests.contract.tables import each_table
from tests.server import twins
from tests.server.house import House
from tests.server.players import Place, begin, play_out
from uguisu.client import sign_in
from uguisu.games import GAMES
from uguisu.games.war_of_clans.game import WarOfClans
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.games.war_of_clans.view.types import Hand, WarOfClansView
from uguisu.kernel.game import AnyGame, Game
from uguisu.kernel.rng import Lots
from uguisu.server.protocol import events
from uguisu.server.room.feed import Feed
from uguisu.server.table import entries
from uguisu.server.table.table import OVER, Table

LOOKS, STRIDE = 5, 13


def told_twice(table: Table, eyes: int | None, number: int) -> tuple[list[bytes], list[bytes]]:
    twin = twins.twin_of(table, eyes, number)
    return twins.told(table, eyes, Lots(number)), twins.told(twin, eyes, Lots(number))


@each_table
def test_whatever_is_sent_is_the_same_for_a_redealt_table(game: Game, seats: int) -> None:
    table = twins.new_table(game.id, seats, f"{seats}")
    looks = 0

    for count, _ in enumerate(twins.play_randomly(table, Lots(seats), LOOKS * STRIDE)):
        if count % STRIDE == 0:
            looks += 1
            for eyes in (None, *range(seats)):
                real, redealt = told_twice(table, eyes, count)
                assert real == redealt, f"{eyes} can tell after action {count}"

    assert looks == LOOKS or table.status == OVER


def test_a_card_given_face_down_is_told_to_its_owner_only() -> None:
    """Redealt tables cannot show this: the log keeps the action that was taken."""
    table = twins.new_table("shinobi", 4, "1")
    list(twins.play_randomly(table, Lots(1), 6))
    gifts = [past for past in table.past if isinstance(past.entry, entries.Act)]

    feed = Feed(table)

    assert len(gifts) == 6
    for past in gifts:
        for eyes in (None, *range(4)):
            event = feed.event(past, eyes)
            assert isinstance(event, events.Acted)
            assert event.shown.startswith("? as ") == (eyes != event.seat)


def test_a_leak_would_be_found() -> None:
    class Leaky(WarOfClans):
        def view(self, state: WarOfClansState, observer: int | None) -> WarOfClansView:
            view = super().view(state, observer)
            hands = tuple(Hand(tuple(state.hands[s * 6 : s * 6 + 6])) for s in range(state.seats))
            return msgspec.structs.replace(view, hands=hands)

    table = twins.new_table("war-of-clans", 3, "0")
    list(twins.play_randomly(table, Lots(3), 10))
    leaky: AnyGame = Leaky()
    table.game = table.playing.game = leaky

    real, redealt = told_twice(table, 0, 1)

    assert real != redealt


async def test_all_bytes_of_a_whole_game_are_the_same_for_a_redealt_one(house: House) -> None:
    """Through real sockets: everything a client heard is computed again from redealt states."""
    heard: dict[int | None, list[bytes]] = {None: []}
    places = await begin(house.url, "war-of-clans", 3, 3)
    watcher = Place(await sign_in(house.url, "Watcher"), places[0].id, heard=heard[None].append)
    await watcher.connect()
    for place in places:
        place.heard = heard.setdefault(place.mine[0], []).append
    start = max(place.number for place in places)
    await play_out(places)
    await watcher.until(lambda p: p.is_over)

    rows = await house.node.store.entries(places[0].id)
    for eyes, messages in heard.items():
        updates = twins.updates_in(messages)
        updates = {number: raw for number, raw in updates.items() if number > start}
        assert twins.numbers_that_tell(places[0].id, rows, eyes, updates) == []
        assert len(updates) == len(rows) - start


async def test_logs_and_metrics_know_no_secret(
    house: House, capfd: pytest.CaptureFixture[str]
) -> None:
    places = await begin(house.url, "war-of-clans", 1, 3)
    await play_out(places, seed=random.Random(1).randint(0, 99))
    assert places[0].honesty is not None
    secrets = [places[0].honesty.secret, places[0].honesty.seed, places[0].session.cookie]

    written = "".join(capfd.readouterr())
    metrics = (await places[0].session.request("GET", "/metrics")).decode()

    for text in (written, metrics):
        assert not any(secret in text for secret in secrets)
        assert "Player 0" not in text


def test_every_game_is_looked_at() -> None:
    assert len(GAMES) == 4
