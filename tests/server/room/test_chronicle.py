"""The log in a snapshot: encoded once for everybody with the same eyes."""

import msgspec
import pytest

from tests.server.long_games import moves, played
from uguisu.server.protocol import outgoing
from uguisu.server.protocol.wire import encode
from uguisu.server.room.byte_cache import ByteCache
from uguisu.server.room.chronicle import Chronicles
from uguisu.server.room.feed import Feed
from uguisu.server.table import entries
from uguisu.server.table.moves import Undo
from uguisu.server.table.seating import Past
from uguisu.server.table.table import Table

GAMES = ("war-of-clans", "shinobi", "ninjato")


class Counting:
    """Encodes the entries of a table, and counts how often."""

    def __init__(self, table: Table) -> None:
        self.feed = Feed(table)
        self.count = 0
        self.chronicles = Chronicles()

    def tell(self, past: Past, eyes: int | None) -> bytes:
        self.count += 1
        return self.feed.encoded(past, eyes)


@pytest.fixture(autouse=True)
def empty_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chronicles, "cache", ByteCache(1_000_000))


def fresh(table: Table, eyes: int | None) -> bytes:
    """The log, told entry by entry."""
    feed = Feed(table)
    return encode([feed.happening(past, eyes) for past in table.past])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_a_kept_log_is_the_same_byte_for_byte(game: str, eyes: int | None) -> None:
    table, _ = played(game, 4, 30)
    feed = Feed(table)
    for move, _ in zip(moves(table, seed=1), range(5), strict=False):
        feed.log(eyes, 0)
        table.fold(table.number + 1, table.at + 1000, move)

    assert encode(feed.log(eyes, 0)) == fresh(table, eyes)


def test_every_entry_is_encoded_once_for_the_same_eyes() -> None:
    table, _ = played("war-of-clans", 3, 20)
    counting = Counting(table)

    for _ in range(3):
        counting.chronicles.log(table.past, 0, counting.tell)
    assert counting.count == len(table.past)
    counting.chronicles.log(table.past, 1, counting.tell)
    assert counting.count == 2 * len(table.past)


def test_eyes_never_get_what_was_kept_for_others() -> None:
    table, _ = played("ninjato", 3, 40)
    feed = Feed(table)

    logs = {eyes: encode(feed.log(eyes, 0)) for eyes in (None, 0, 1, 2)}

    assert logs == {eyes: fresh(table, eyes) for eyes in logs}
    assert len(set(logs.values())) == 4


def test_a_long_log_is_prepared_in_slices() -> None:
    table, _ = played("war-of-clans", 3, 20)
    counting = Counting(table)

    slices = 0
    while not counting.chronicles.write(table.past, None, counting.tell, seconds=0):
        slices += 1
        assert counting.count == slices
    assert slices == len(table.past)


def test_a_move_that_was_taken_back_is_not_told() -> None:
    table, _ = played("war-of-clans", 3, 8)
    feed = Feed(table)
    seat = next(seat for seat in range(3) if table.playing.may_undo(seat))
    taken = table.number
    feed.log(None, 0)

    table.fold(taken + 1, table.at + 1, Undo(by=f"p{seat}", seat=seat))

    log = msgspec.json.decode(encode(feed.log(None, 0)), type=list[outgoing.Happening])
    assert taken not in [happening.number for happening in log]
    assert log[-1].number == taken + 1


def test_who_stirred_is_told_by_the_seats_of_now() -> None:
    table = Table("a" * 22)
    start: list[entries.Entry] = [
        entries.Create(by="p0", game="war-of-clans", seats=3, secret="00" * 32),
        entries.SitDown(by="p0", seat=0, name="Aki"),
        entries.AddEntropy(by="p0", entropy="ab" * 16),
    ]
    for number, entry in enumerate(start, 1):
        table.fold(number, number, entry)
    feed = Feed(table)
    feed.log(None, 0)

    table.fold(4, 4, entries.SitDown(by="p0", seat=2, name="Aki 2"))

    assert encode(feed.log(None, 0)) == fresh(table, None)


def test_what_has_no_room_is_encoded_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chronicles, "cache", ByteCache(100))
    table, _ = played("war-of-clans", 3, 20)
    counting = Counting(table)

    logs = [encode(counting.chronicles.log(table.past, 0, counting.tell)) for _ in range(2)]

    assert counting.count == 2 * len(table.past)
    assert logs == [fresh(table, 0)] * 2
