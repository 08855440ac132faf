"""Who thinks next, and for how long. Time passes only when these tests say so."""

import heapq
from collections.abc import Mapping
from itertools import count

import pytest

from uguisu.bots.search.limits import SECONDS
from uguisu.server.driving.scheduling import FLOOR, Priority, Scheduler

PLAYED, AWAITED, UNATTENDED = Priority


def order(scheduler: Scheduler[str]) -> list[str]:
    """All that waits, in the order of the turns, by one worker."""
    found = []
    while granted := scheduler.next():
        found.append(granted[0])
        scheduler.release(granted[1].worker)
    return found


def test_people_come_first_and_tables_that_nobody_attends_last() -> None:
    scheduler: Scheduler[str] = Scheduler(1)
    scheduler.ask("a", UNATTENDED, "bots")
    scheduler.ask("b", AWAITED, "watched")
    scheduler.ask("c", PLAYED, "people")

    assert order(scheduler) == ["people", "watched", "bots"]


def test_each_table_has_its_turn() -> None:
    scheduler: Scheduler[str] = Scheduler(1)
    for request in ("a1", "a2", "a3", "b1", "b2", "c1"):
        scheduler.ask(request[0], PLAYED, request)

    assert order(scheduler) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_a_table_that_had_its_turn_goes_to_the_end_of_the_line() -> None:
    scheduler: Scheduler[str] = Scheduler(1)
    scheduler.ask("a", PLAYED, "a1")
    scheduler.ask("b", PLAYED, "b1")
    granted = scheduler.next()
    assert granted is not None
    scheduler.ask("a", PLAYED, "a2")
    scheduler.release(granted[1].worker)

    assert order(scheduler) == ["b1", "a2"]


def test_a_worker_has_one_request_until_it_is_released() -> None:
    scheduler: Scheduler[str] = Scheduler(2)
    for table in "abc":
        scheduler.ask(table, PLAYED, table)
    first, second = scheduler.next(), scheduler.next()

    assert first is not None
    assert second is not None
    assert {first[1].worker, second[1].worker} == {0, 1}
    assert scheduler.next() is None
    scheduler.release(second[1].worker)
    third = scheduler.next()
    assert third is not None
    assert third[1].worker == second[1].worker


def test_a_table_has_the_same_worker_while_that_is_free() -> None:
    scheduler: Scheduler[str] = Scheduler(5)

    def worker_of(table: str) -> int:
        scheduler.ask(table, PLAYED, "move")
        granted = scheduler.next()
        assert granted is not None
        scheduler.release(granted[1].worker)
        return granted[1].worker

    tables = [f"table {number}" for number in range(50)]
    workers = [worker_of(table) for table in tables]

    assert set(workers) == set(range(5))
    assert [worker_of(table) for table in tables] == workers


def test_who_comes_to_a_table_that_waits_for_nothing_changes_nothing() -> None:
    scheduler: Scheduler[str] = Scheduler(1)
    scheduler.ask("a", UNATTENDED, "a1")
    assert order(scheduler) == ["a1"]
    scheduler.prioritise("a", PLAYED)
    scheduler.ask("a", UNATTENDED, "a2")
    scheduler.forget("a", "a2")

    scheduler.prioritise("a", PLAYED)

    assert scheduler.waiting(*Priority) == 0
    assert scheduler.next() is None


@pytest.mark.parametrize("priority", [AWAITED, UNATTENDED])
def test_one_of_several_workers_is_kept_for_people(priority: Priority) -> None:
    scheduler: Scheduler[str] = Scheduler(3)
    for table in "abcd":
        scheduler.ask(table, priority, table)

    assert scheduler.next() is not None
    assert scheduler.next() is not None
    assert scheduler.next() is None

    scheduler.ask("e", PLAYED, "people")
    granted = scheduler.next()
    assert granted is not None
    assert granted[0] == "people"


def test_who_comes_to_a_table_makes_its_bots_urgent_and_who_leaves_does_not() -> None:
    scheduler: Scheduler[str] = Scheduler(1)
    scheduler.ask("a", UNATTENDED, "a")
    scheduler.ask("b", PLAYED, "b")
    scheduler.ask("c", AWAITED, "c")
    scheduler.prioritise("a", PLAYED)
    scheduler.prioritise("b", UNATTENDED)
    scheduler.prioritise("unknown", PLAYED)

    assert [scheduler.waiting(priority) for priority in Priority] == [1, 1, 1]
    assert order(scheduler) == ["a", "c", "b"]


def test_what_is_not_wanted_any_more_is_forgotten() -> None:
    scheduler: Scheduler[str] = Scheduler(1)
    for request in ("a1", "a2", "b1"):
        scheduler.ask(request[0], PLAYED, request)
    scheduler.forget("a", "a1")
    scheduler.forget("b", "b1")

    assert scheduler.waiting(*Priority) == 1
    assert order(scheduler) == ["a2"]


def seconds(workers: int, waiting: Mapping[Priority, int], asking: Priority) -> float:
    """How long the first one may think when so many others wait behind it."""
    scheduler: Scheduler[int] = Scheduler(workers)
    scheduler.ask("first", asking, 0)
    for priority, number in waiting.items():
        for request in range(1, number + 1):
            scheduler.ask(f"{priority} {request}", priority, request)
    while granted := scheduler.next():
        if granted[0] == 0:
            return granted[1].seconds
        scheduler.release(granted[1].worker)
    raise AssertionError("its turn never came")


def test_budgets_shrink_as_the_queue_grows_down_to_a_floor() -> None:
    assert seconds(1, {}, PLAYED) == SECONDS
    assert seconds(1, {PLAYED: 1}, PLAYED) == pytest.approx(SECONDS / 2)
    assert seconds(4, {PLAYED: 4}, PLAYED) == pytest.approx(SECONDS / 2)
    assert seconds(1, {PLAYED: 1000}, PLAYED) == FLOOR


def test_nobody_thinks_shorter_for_those_who_come_later() -> None:
    assert seconds(1, {UNATTENDED: 50, AWAITED: 50}, PLAYED) == SECONDS


def test_searches_are_short_where_nobody_is() -> None:
    assert seconds(1, {}, AWAITED) == SECONDS / 2
    assert seconds(1, {}, UNATTENDED) == SECONDS / 4


class Server:
    """Workers with a clock of their own: every search takes the time it is given."""

    def __init__(self, workers: int) -> None:
        self.scheduler: Scheduler[tuple[str, Priority, float]] = Scheduler(workers)
        self.now = 0.0
        self.running: list[tuple[float, int, int, str, Priority]] = []
        self.ties = count()
        self.waits: dict[str, list[float]] = {}

    def ask(self, table: str, priority: Priority) -> None:
        self.scheduler.ask(table, priority, (table, priority, self.now))

    def run(self, until: float) -> None:
        """Every table asks again as soon as its bot has moved, but one called `people`."""
        while True:
            while granted := self.scheduler.next():
                (table, priority, asked), slot = granted
                self.waits.setdefault(table, []).append(self.now - asked)
                end = (self.now + slot.seconds, next(self.ties), slot.worker, table, priority)
                heapq.heappush(self.running, end)
            if self.running[0][0] > until:
                return
            self.now, _, worker, table, priority = heapq.heappop(self.running)
            self.scheduler.release(worker)
            if table != "people":
                self.ask(table, priority)


@pytest.mark.parametrize("workers", [1, 2, 4])
@pytest.mark.parametrize("tables", [1, 10, 50])
def test_people_hardly_wait_for_tables_that_nobody_attends(workers: int, tables: int) -> None:
    server = Server(workers)
    for number in range(tables):
        server.ask(f"table {number}", UNATTENDED)
    for move in range(1, 50):
        server.run(until=1.37 * move)
        server.ask("people", PLAYED)
    server.run(until=100)

    assert len(server.waits["people"]) == 49
    assert max(server.waits["people"]) <= SECONDS / 4 + 1e-9
    assert workers == 1 or max(server.waits["people"]) == 0
    assert all(len(server.waits[f"table {number}"]) > 5 for number in range(tables))


def test_tables_of_people_wait_no_longer_than_one_whole_search_until_the_floor() -> None:
    """Round robin among 16 tables by one worker: their budgets shrink, their waits do not grow."""
    server = Server(1)
    for number in range(16):
        server.ask(f"table {number}", PLAYED)
    server.run(until=60)

    moves = [len(waits) for waits in server.waits.values()]
    late = [wait for waits in server.waits.values() for wait in waits[1:]]
    assert max(late) <= SECONDS * 1.01
    assert max(moves) - min(moves) <= 1
