"""Who plays with whom."""

from typing import Any

from msgspec.structs import replace

from uguisu.server.matching.pairing import Group, Seeker, groups

WOC, SHI = "war-of-clans", "shinobi"


def seeker(person: str, since: int = 0, **wishes: Any) -> Seeker:
    wishes = {"games": (WOC,), "pace": "live", "name": person} | wishes
    return Seeker(person=person, since=since, **wishes)


def people(group: Group) -> str:
    return "".join(one.person for one in group.people)


def test_a_table_begins_when_it_is_full_and_who_waits_longest_comes_first() -> None:
    waiting = [seeker(name, since) for name, since in zip("dabc", (4, 1, 2, 3), strict=True)]
    three = [seeker(name, n, seats=3) for n, name in enumerate("abcd")]

    assert groups(waiting[:2], now=10) == []
    assert [(people(one), one.seats) for one in groups(waiting, now=10)] == [("abcd", 4)]
    assert [(people(one), one.seats) for one in groups(three, now=10)] == [("abc", 3)]


def test_only_wishes_that_fit_are_brought_together() -> None:
    live = [seeker("a"), seeker("b"), seeker("c", pace="days")]
    rated = [seeker("a"), seeker("b"), seeker("c", rated=False)]
    sizes = [seeker("a", seats=3), seeker("b", seats=3), seeker("c", seats=4)]

    for waiting in (live, rated, sizes):
        assert groups(waiting, now=10) == []


def test_somebody_who_looks_for_several_games_gets_the_first_that_is_full() -> None:
    both = (SHI, WOC)
    waiting = [seeker("a", games=both), seeker("b", 1), seeker("c", 2), seeker("d", 3, games=both)]

    (group,) = groups(waiting, now=10)

    assert (group.game, people(group)) == (WOC, "abcd")


def test_bots_come_after_the_time_one_has_set_and_people_who_take_them_come_along() -> None:
    waiting = [
        seeker("a", bots_after=45_000),
        seeker("b", 1, bots_after=90_000),
        seeker("c", 2, pace="days"),
    ]

    assert groups(waiting, now=44_999) == []
    (group,) = groups(waiting, now=45_000)

    assert people(group) == "ab"
    assert group.seats > len(group.people)
    assert group.may_have_bots


def test_who_wants_no_bots_waits_for_people() -> None:
    assert groups([seeker("a"), seeker("b", 1, bots_after=0)], now=10**9) == [
        Group(game=WOC, seats=4, people=(seeker("b", 1, bots_after=0),))
    ]


def test_nobody_gets_two_tables() -> None:
    waiting = [seeker(str(n), n, seats=3, games=(WOC, SHI)) for n in range(10)]

    found = [one.person for group in groups(waiting, now=100) for one in group.people]

    assert len(found) == len(set(found)) == 9


def rated(person: str, since: int, value: int, **wishes: Any) -> Seeker:
    return seeker(person, since, seats=3, ratings={(WOC, 3): value}, **wishes)


def test_who_is_nearest_comes_first() -> None:
    values = {"a": 1500, "b": 1660, "c": 1450, "d": 1520}
    waiting = [rated(name, at, values[name]) for at, name in enumerate(values)]

    (group,) = groups(waiting, now=10)

    assert people(group) == "adc"


def test_who_waits_longer_meets_people_further_away() -> None:
    waiting = [rated("a", 0, 1500), rated("b", 0, 1800), rated("c", 0, 1500)]

    assert groups(waiting, now=9_999) == []
    assert people(groups(waiting, now=10_000)[0]) == "acb"


def test_in_games_of_days_it_takes_longer_before_ratings_matter_less() -> None:
    values = {"a": 1500, "b": 1800, "c": 1500}
    waiting = [rated(name, 0, values[name], pace="days") for name in values]

    assert groups(waiting, now=599_999) == []
    assert len(groups(waiting, now=600_000)) == 1


def test_far_away_people_are_better_than_bots() -> None:
    waiting = [rated("a", 0, 1500, bots_after=0), rated("b", 0, 2500, bots_after=3_600_000)]

    assert people(groups(waiting, now=0)[0]) == "ab"


def test_who_blocked_somebody_is_never_put_at_their_table() -> None:
    blocker = seeker("a", 0, seats=3, bots_after=0, apart=frozenset("b"))
    blocked = seeker("b", 1, seats=3, bots_after=0, apart=frozenset("a"))
    others = [seeker(name, 2, seats=3, bots_after=0) for name in "cd"]

    assert [people(one) for one in groups([blocker, blocked, *others], 3)] == ["acd", "b"]
    assert [people(one) for one in groups([blocker, blocked], 3)] == ["a", "b"]


def test_wishes_that_nobody_can_fulfil_cost_little() -> None:
    """A crowd in which everybody has blocked everybody else is not searched for tables."""
    ids = frozenset(f"p{number}" for number in range(300))
    crowd = [seeker(id, games=(WOC, SHI), apart=ids - {id}) for id in ids]
    honest = [seeker(name, since=1, games=("ninjato",), seats=3) for name in "abc"]

    (group,) = groups([*crowd, *honest], now=10)

    assert people(group) == "abc"


def test_nobody_sits_with_somebody_who_blocked_another_at_the_table() -> None:
    waiting = [seeker("a"), seeker("b", apart=frozenset("c")), seeker("c", apart=frozenset("b"))]

    assert groups([replace(one, seats=3) for one in waiting], now=10) == []
