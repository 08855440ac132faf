"""Spectators who see everything later follow a second telling of the same log."""

from tests.server import twins
from uguisu.kernel.rng import Lots
from uguisu.server.room.delayed_audience import DelayedAudience
from uguisu.server.table import entries


def test_what_was_read_with_the_log_and_is_told_then_happens_once() -> None:
    """A node that catches up reads the log to its end before it tells what is in it."""
    table = twins.new_table("war-of-clans", 3, "1")
    begun = table.number
    list(twins.play_randomly(table, Lots(1), 5))
    late = DelayedAudience(table.id, delay_ms=10**9)

    late.open([(p.number, p.at, entries.encode(p.entry)) for p in table.past], table.at)
    for past in table.past[begun:]:
        late.take(past.number, past.at, past.entry, table.at, ended=False)
    assert late.table.number == begun
    late.release(table.at, ended=True)

    assert late.table.number == table.number
