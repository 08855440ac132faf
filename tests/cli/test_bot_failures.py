"""Bots that failed, told to whoever runs them."""

from tests.cli.terminal.tables import shown, war_of_clans, words_on
from uguisu.bots.bot_failures import Failure
from uguisu.cli.bot_failures import failure_lines, failure_notice
from uguisu.cli.terminal.screens.play import PlayScreen
from uguisu.cli.terminal.table import PERSON
from uguisu.texts import catalogue

LATE = Failure("./mine", "late", "", "genin")


def test_a_failure_is_a_notice_once() -> None:
    failures = [Failure("./mine", "nonsense", "hello", "genin"), LATE]

    notice = failure_notice(failures)

    assert notice is not None
    assert catalogue().say(notice) == "./mine did not answer in time; genin moved instead."
    assert failure_notice(failures) is None


def test_failures_of_a_kind_are_counted_with_the_first_detail() -> None:
    failures = [
        Failure("./mine", "illegal", "99", "genin"),
        LATE,
        Failure("./mine", "illegal", "98", "genin"),
    ]

    assert failure_lines(failures, catalogue()) == [
        "2 times: ./mine chose 99, which is not allowed now; genin moved instead.",
        "Once: ./mine did not answer in time; genin moved instead.",
    ]
    assert failure_lines([LATE], catalogue("de")) == [
        "Einmal: ./mine hat nicht rechtzeitig geantwortet; genin hat stattdessen gezogen."
    ]


async def test_at_the_table_it_is_told_below_the_board() -> None:
    table = war_of_clans(PERSON, "./nobody", "genin", start="B")

    async with shown(PlayScreen(table)) as pilot:
        assert "./nobody has ended (./nobody); genin moved instead." in words_on(pilot)
