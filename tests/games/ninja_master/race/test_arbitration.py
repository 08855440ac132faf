"""NMA-25 and NMA-29: the faster human wins, not the nearer client, and lies do not pay."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.ninja_master.table import GAME, play, read
from uguisu.games.ninja_master.race.arbitration import (
    TRUSTED_TRIP,
    Decision,
    Reaction,
    Ruling,
    Verdict,
    arbitrate,
    collecting_window,
    event_of,
    in_order,
    judge,
    lots_of,
)
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.kernel.rng import Chance, key_of

REST = 10_000
LOTS = Chance(key_of("lots"))


def report(
    seat: int, action: str, reaction: int, arrival: int, round_trip: int, rest_at: int = REST
) -> Reaction:
    """What seat says to have done after `reaction`, arriving so long after the dice rested."""
    return Reaction(
        seat=seat,
        action=GAME.read_action(action),
        reaction=reaction,
        rest_at=rest_at,
        arrival=rest_at + arrival,
        round_trip=round_trip,
    )


def decide(reports: Sequence[Reaction], now: int, window: int = 120) -> Decision:
    return arbitrate(reports, rest_at=REST, now=REST + now, window=window, chance=LOTS)


def run(reports: Sequence[Reaction], window: int) -> list[Ruling]:
    """The rulings in the order in which a server makes them: at every arrival and deadline."""
    waiting: tuple[Reaction, ...] = ()
    rulings: list[Ruling] = []
    coming = sorted(reports, key=lambda r: r.arrival)
    deadline: int | None = None
    while coming or waiting:
        if coming and (deadline is None or coming[0].arrival <= deadline):
            now = coming[0].arrival
            waiting = (*waiting, coming.pop(0))
        else:
            assert deadline is not None
            now = deadline
        decision = arbitrate(waiting, rest_at=REST, now=now, window=window, chance=LOTS)
        rulings += decision.rulings
        waiting, deadline = decision.waiting, decision.next_at
    return rulings


# One report.


@pytest.mark.rule("NMA-25")
@pytest.mark.parametrize("reaction", [800, 850, 900])
def test_a_reaction_that_the_round_trip_allows_is_believed(reaction: int) -> None:
    ruling = judge(report(0, "o", reaction, arrival=900, round_trip=100), REST)

    assert (ruling.verdict, ruling.after) == (Verdict.REPORTED, reaction)


@pytest.mark.rule("NMA-25")
@pytest.mark.parametrize("reaction", [-500, 80, 799, 901, 5000])
def test_any_other_is_replaced_by_the_arrival_less_half_the_round_trip(reaction: int) -> None:
    ruling = judge(report(0, "o", reaction, arrival=900, round_trip=100), REST)

    assert (ruling.verdict, ruling.after) == (Verdict.ESTIMATED, 850)


@pytest.mark.rule("NMA-25", "NMA-6")
def test_a_grab_under_eighty_milliseconds_is_a_false_start_a_shout_is_not() -> None:
    assert judge(report(0, "o", 79, 90, 20), REST).verdict == Verdict.FALSE_START
    assert judge(report(0, "o", 80, 90, 20), REST).verdict == Verdict.REPORTED
    assert judge(report(0, "12", 79, 90, 20), REST).verdict == Verdict.REPORTED


@pytest.mark.rule("NMA-6")
def test_a_grab_that_arrives_before_the_rest_is_a_false_start_whatever_it_claims() -> None:
    assert judge(report(0, "o", 400, arrival=-50, round_trip=40), REST).verdict == (
        Verdict.FALSE_START
    )


@pytest.mark.rule("NMA-25", "NMA-7")
def test_from_a_blocked_seat_it_is_ignored() -> None:
    early = report(0, "o", 79, 90, 20)

    assert judge(early, REST, blocked={0}).verdict == Verdict.IGNORED
    assert judge(early, REST, blocked={1}).verdict == Verdict.FALSE_START


def test_a_report_on_an_earlier_throw_is_outdated_and_no_false_start_of_the_next() -> None:
    late = report(0, "o", 400, arrival=450, round_trip=60)

    assert judge(late, REST + 2200).verdict == Verdict.OUTDATED


# The collecting window.


@pytest.mark.rule("NMA-25")
def test_a_token_is_awarded_when_its_window_of_120_ms_has_closed() -> None:
    grab = report(1, "o", 500, 510, 20)

    assert decide([grab], now=619) == Decision((), (grab,), REST + 620)
    assert [ruling.report for ruling in decide([grab], now=620).rulings] == [grab]


@pytest.mark.rule("NMA-25")
def test_a_faster_rival_that_arrives_within_the_window_is_first() -> None:
    near, far = report(0, "o", 500, 505, 10), report(1, "o", 450, 600, 180)

    assert [r.report for r in decide([near, far], now=620).rulings] == [far, near]


@pytest.mark.rule("NMA-25")
def test_the_window_is_the_tables_but_long_enough_for_the_farthest_player() -> None:
    assert collecting_window(120, [10, 40]) == 120
    assert collecting_window(120, [10, 250]) == 250
    assert collecting_window(120, [9000]) == TRUSTED_TRIP
    assert collecting_window(120, []) == 120


@pytest.mark.rule("NMA-29")
def test_a_shout_waits_for_faster_grabs_and_slower_grabs_wait_for_the_shout() -> None:
    shout = report(0, "9", 900, 905, 10)
    faster, slower = report(1, "o", 890, 1000, 130), report(2, "b", 910, 915, 10)

    reports = [shout, faster, slower]

    assert [r.report for r in decide(reports, now=1010).rulings] == [faster]
    assert [r.report for r in decide(reports, now=1020).rulings] == [faster, shout]
    assert [r.report for r in decide(reports, now=1030).rulings] == [faster, shout, slower]


def test_a_false_start_needs_no_waiting() -> None:
    early, grab = report(0, "o", 70, 90, 30), report(1, "o", 85, 88, 10)

    decision = decide([grab, early], now=90)

    assert [ruling.verdict for ruling in decision.rulings] == [Verdict.FALSE_START]
    assert decision.waiting == (grab,)


# Whole races.


@st.composite
def honest(draw: st.DrawFn, seat: int) -> Reaction:
    """Any person on any connection: screen and report together are delayed by a round trip at
    most."""
    reaction = draw(st.integers(80, 4000))
    trip = draw(st.integers(0, TRUSTED_TRIP))
    delay = draw(st.integers(0, trip))
    return report(seat, "o", reaction, reaction + delay, trip)


PEOPLE = st.integers(2, 5).flatmap(lambda n: st.tuples(*(honest(seat) for seat in range(n))))


@pytest.mark.rule("NMA-25")
@given(PEOPLE)
def test_the_faster_human_wins_whatever_the_distance(people: tuple[Reaction, ...]) -> None:
    window = collecting_window(120, [person.round_trip for person in people])

    rulings = run(people, window)

    assert all(ruling.verdict == Verdict.REPORTED for ruling in rulings)
    assert [ruling.after for ruling in rulings] == sorted(person.reaction for person in people)


@pytest.mark.rule("NMA-25")
def test_clients_at_0_80_and_250_ms_in_one_table_the_faster_reaction_wins() -> None:
    people = [
        report(0, "o", 700, 700, 0),
        report(1, "o", 690, 690 + 80, 80),
        report(2, "o", 680, 680 + 250, 250),
    ]

    rulings = run(people, collecting_window(120, [0, 80, 250]))

    assert [ruling.report.seat for ruling in rulings] == [2, 1, 0]


@pytest.mark.rule("NMA-25")
@given(
    claim=st.integers(-10_000, 40_000),
    arrival=st.integers(-2000, 32_000),
    trip=st.integers(0, 60_000),
)
def test_a_liar_gains_nothing_beyond_what_the_measured_round_trip_allows(
    claim: int, arrival: int, trip: int
) -> None:
    ruling = judge(report(0, "o", claim, arrival, trip), REST)

    assert arrival - min(trip, TRUSTED_TRIP) <= ruling.after <= arrival


@pytest.mark.rule("NMA-25")
@given(reaction=st.integers(200, 4000), trip=st.integers(0, 500), lie=st.integers(1, 4000))
def test_who_claims_more_than_is_possible_is_not_judged_by_it(
    reaction: int, trip: int, lie: int
) -> None:
    """The true delay is half a round trip; a claim beyond the possible loses all it gained."""
    arrival = reaction + trip // 2
    possible = arrival - trip

    ruling = judge(report(0, "o", possible - lie, arrival, trip), REST)

    assert ruling.after == reaction


@pytest.mark.rule("NMA-29")
@given(people=PEOPLE, data=st.data())
def test_the_order_does_not_depend_on_who_arrived_first(
    people: tuple[Reaction, ...], data: st.DataObject
) -> None:
    shuffled = data.draw(st.permutations(people))

    rulings = in_order([judge(person, REST) for person in people], LOTS)

    assert rulings == in_order([judge(person, REST) for person in shuffled], LOTS)


@pytest.mark.rule("NMA-29")
def test_equal_times_are_decided_by_lot_from_the_tables_seed() -> None:
    equals = [judge(report(seat, "o", 500, 510, 20), REST) for seat in range(3)]
    firsts = [in_order(equals, Chance(key_of(n)))[0].report.seat for n in range(90)]

    assert {firsts.count(seat) > 15 for seat in range(3)} == {True}
    assert in_order(equals, Chance(key_of(1))) == in_order(equals[::-1], Chance(key_of(1)))
    one, other = read("A:3 B:3 [O1] key 00 0"), read("A:3 B:3 [O1] key 01 0")
    assert lots_of(one).key == lots_of(read("A:3 B:3 [O1] key 00 0")).key != lots_of(other).key


@pytest.mark.rule("NMA-29")
def test_a_seats_own_grab_comes_before_its_shout_of_the_same_time() -> None:
    grab, shout = (judge(report(0, what, 500, 510, 20), REST) for what in ("o", "7"))

    assert in_order([shout, grab], LOTS) == [grab, shout]


# From rulings to the table.


def carry_out(state: NinjaMasterState, rulings: Sequence[Ruling]) -> list[str]:
    told = []
    for ruling in rulings:
        event = event_of(state, ruling)
        if event:
            state.apply_at(event.seat, event.action, event.at)
            told.append(f"{'ABCDE'[event.seat]} {GAME.write_action(event.action)}")
    return told


@pytest.mark.rule("NMA-25", "NMA-29", "NMA-30")
def test_rulings_are_carried_out_as_grabs_late_hands_and_shouts() -> None:
    state = read(f"A:3 B:3 C:3 [O3 B2] rest {REST}")
    reports = [
        report(0, "o", 500, 505, 10),
        report(1, "o", 443, 560, 150),
        report(2, "b", 600, 605, 10),
        report(2, "5", 900, 905, 10),
        report(0, "p", 901, 903, 10),
    ]

    told = carry_out(state, run(reports, 150))

    assert told == ["B o", "A late-o", "C b", "C 5"]
    last = GAME.view(state, None).last
    assert last is not None
    orange = last.tokens[0]
    assert orange.holder is not None
    assert orange.rival is not None
    assert (orange.holder.after, orange.rival.after) == (443, 500)


def test_a_report_that_missed_its_window_happens_after_what_was_decided() -> None:
    state = read(f"A:3 B:3 [O3 B2] rest {REST} o=A+500 at {REST + 700}")

    told = carry_out(state, [judge(report(1, "o", 480, 640, 170), REST)])

    assert told == ["B late-o"]
    assert f"/B+{700}" in GAME.write(state)


def test_a_false_start_throws_again_unless_the_race_has_gone_on() -> None:
    fresh, gone_on = read(f"A:3 B:3 [O3] rest {REST}"), read(f"A:3 B:3 [O3] rest {REST} o=B+90")
    early = judge(report(0, "o", 70, 95, 30), REST)

    assert carry_out(fresh, [early]) == ["A o"]
    assert fresh.false_starts == [1, 0]
    assert carry_out(gone_on, [early]) == []


def test_ignored_and_outdated_reports_do_nothing() -> None:
    state = read(f"A:3 B:3 [O3] rest {REST} false A3")
    early, old = report(0, "o", 70, 95, 30), report(1, "o", 500, 510, 20, rest_at=7000)

    assert carry_out(state, [judge(early, REST, {0}), judge(old, REST)]) == []
    play(state, "A o")


@pytest.mark.rule("NMA-7", "NMA-25", "NMA-29")
def test_the_game_judges_reports_with_what_lies_on_its_table() -> None:
    state = read(f"A:3 B:3 C:3 [O3 B2] rest {REST} window 200 false C3")
    reports = [
        report(2, "o", 70, 90, 30),
        report(0, "o", 500, 505, 10),
        report(1, "o", 495, 700, 250),
    ]

    soon = GAME.arbitrate(state, reports, REST + 740, round_trips=[10, 250, 30])
    later = GAME.arbitrate(state, soon.waiting, REST + 750, round_trips=[10, 250, 30])

    assert [ruling.verdict for ruling in soon.rulings] == [Verdict.IGNORED]
    assert soon.next_at == REST + 495 + 250
    assert [ruling.report.seat for ruling in later.rulings] == [1, 0]
    events = [GAME.event_of(state, ruling) for ruling in later.rulings]
    assert events[0] is not None
    assert (events[0].seat, events[0].at) == (1, REST + 495)


# A calm table.


def calmly(reports: Sequence[Reaction], now: int, seed: str = "lots") -> Decision:
    return arbitrate(
        reports, rest_at=REST, now=REST + now, window=120, chance=Chance(key_of(seed)), calm=True
    )


@pytest.mark.rule("NMA-32")
@pytest.mark.parametrize(
    ("reaction", "after"), [(100, 4000), (3999, 4000), (4000, 4000), (4001, 8000)]
)
def test_at_a_calm_table_times_are_whole_breaths(reaction: int, after: int) -> None:
    ruling = judge(report(0, "o", reaction, reaction + 5, 10), REST, calm=True)

    assert (ruling.verdict, ruling.after) == (Verdict.REPORTED, after)


@pytest.mark.rule("NMA-32")
def test_nothing_is_decided_before_the_breath_is_over() -> None:
    grab = report(0, "o", 900, 905, 10)

    assert calmly([grab], now=4119) == Decision((), (grab,), REST + 4120)
    assert [ruling.report for ruling in calmly([grab], now=4120).rulings] == [grab]


@pytest.mark.rule("NMA-32")
def test_within_a_breath_the_lot_decides_and_not_the_faster_hand() -> None:
    quick, slow = report(0, "o", 300, 305, 10), report(1, "o", 3900, 3905, 10)

    firsts = {calmly([quick, slow], 5000, str(n)).rulings[0].report.seat for n in range(20)}

    assert firsts == {0, 1}


@pytest.mark.rule("NMA-32")
def test_an_earlier_breath_comes_first_and_hands_come_before_shouts() -> None:
    shout, grab = report(0, "9", 4100, 4105, 10), report(1, "o", 7900, 7905, 10)
    early = report(2, "b", 3900, 3905, 10)

    for seed in range(10):
        rulings = calmly([shout, grab, early], 9000, str(seed)).rulings
        assert [ruling.report for ruling in rulings] == [early, grab, shout]


@pytest.mark.rule("NMA-32", "NMA-6")
def test_a_false_start_is_one_at_a_calm_table_too() -> None:
    assert judge(report(0, "o", 70, 90, 30), REST, calm=True).verdict == Verdict.FALSE_START
