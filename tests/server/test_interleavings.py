"""Accepted means foldable: the short form of `python -m scripts.interleavings`."""

from random import Random

import pytest

from scripts.interleaved import Memory
from scripts.interleavings import Broken, check, run
from tests.server import twins
from uguisu.kernel.action import Action
from uguisu.server.store.writer import Append
from uguisu.server.table import entries
from uguisu.server.table.table import Table


def test_whatever_is_accepted_can_be_carried_out_by_all_who_read_the_log() -> None:
    found = run(2_000)

    assert found["interleavings"] == 2_000
    for kind in ("Act", "Reach", "Rule", "Undo", "StandIn", "ComeBack", "TimeOut", "Vote", "Ready"):
        assert found[kind], kind


def test_the_campaign_notices_an_entry_that_cannot_be_folded() -> None:
    """The fault that made it necessary: a pose of after the rest, stored before its strike."""
    table, log = twins.new_table("ninja-master", 2, "1"), Memory(Random(1))
    (seat,) = table.choices
    throw = entries.Act(by=f"person-{seat}", seat=seat, action=Action(0), moment=10)
    pose = entries.Act(by="person-1", seat=1, action=Action(1), moment=10 + 1_801)
    for entry in (*(past.entry for past in table.past), throw, pose):
        assert log.take(Append("t", len(log.rows) + 1, table.at, entries.encode(entry)))

    with pytest.raises(Broken, match="entry 6 cannot be folded"):
        check(Table("t"), [], log)
