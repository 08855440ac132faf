"""Prompts, refusals and picks."""

import pytest

from tests.games.ninja_master.table import GAME, SEATS, new, play, read, refused
from uguisu.kernel.errors import IllegalAction, NotYourTurn
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK


def prompt(position: str, observer: int | None) -> str:
    return GAME.say(GAME.prompt(GAME.view(read(position), observer)))


@pytest.mark.parametrize(
    ("position", "observer", "said"),
    [
        ("A:3 B:3 shuriken B", 1, "Throw the dice."),
        ("A:3 B:3 shuriken B", 0, "B throws the dice."),
        ("A:3 B:3 rolling [O1]", 0, "Hands off until the dice lie still!"),
        ("A:3 B:3 rolling [O1]", None, "Nobody may grab until the dice lie still."),
        ("A:3 B:3 rolling [O1] false A3", 0, "After three false starts"),
        ("A:3 B:3 [O1]", 0, "Grab up to two tokens. Shouts count after the first grab."),
        ("A:3 B:3 [O1] o=B+500", 0, "Grab up to two tokens, or shout"),
        ("A:3 B:3 [O1] o=A+500", 0, "Grab one more, or shout"),
        ("A:3 B:3 [O1] o=A+500 b=A+500", 0, "Your hands are full: shout"),
        ("A:3 B:3 [O1] done A", 0, "You are done"),
        ("A:3 B:3 [O1]", None, "The race is on."),
        ("A:20 B:3 C:20 tied A C [O1]", 1, "The race is on."),
        ("A:20 B:3 over", 1, "The game is over."),
    ],
)
def test_the_prompt_says_what_is_asked(position: str, observer: int | None, said: str) -> None:
    assert said in prompt(position, observer)


@pytest.mark.parametrize(
    ("position", "event", "kind", "told"),
    [
        ("A:3 B:3", "A o", IllegalAction, "First the dice must be thrown. (NMA-4)"),
        ("A:3 B:3", "B throw", NotYourTurn, "A owns the shuriken and throws the dice. (NMA-4)"),
        ("A:3 B:3", "B 7", NotYourTurn, "The shout is void: no race is on. (NMA-11)"),
        ("A:3 B:3 rolling [O1]", "A 7", IllegalAction, "when the dice lie still. (NMA-11)"),
        ("A:3 B:3 rolling [O1]", "A done", IllegalAction, "nobody can be done"),
        ("A:3 B:3 rolling [O1]", "A late-o", IllegalAction, "Nobody has grabbed Orange. (NMA-30)"),
        ("A:3 B:3 rolling [O1]", "A throw", IllegalAction, "thrown already. (NMA-4)"),
        ("A:3 B:3 rolling [O1]", "A rest", IllegalAction, "up to the clock. (NMA-8)"),
        ("A:3 B:3 rolling [O1] posed A", "A o", NotYourTurn, "Wait until the dice lie still."),
        ("A:3 B:3 [O1]", "A pose", IllegalAction, "nothing to wait for. (NMA-8)"),
        ("A:3 B:3 [O1]", "A timeout", IllegalAction, "up to the clock. (NMA-12)"),
        (
            "A:3 B:3 [O1] s=B+500",
            "A s",
            IllegalAction,
            "B was quicker: the sword is taken. (NMA-8)",
        ),
        ("A:3 B:3 [O1] o=A+500", "A o", IllegalAction, "You hold Orange already. (NMA-8)"),
        ("A:3 B:3 [O1] o=A+500", "A late-o", IllegalAction, "You hold Orange already. (NMA-8)"),
        ("A:3 B:3 [O1] o=A+500/B+600", "B late-o", IllegalAction, "You were too late for Orange"),
        ("A:3 B:3 [O1]", "clock done", IllegalAction, "The clock only says"),
        ("A:3 B:3 [O1] o=A+500", "B b +499", IllegalAction, "the last event was at 2,300 ms. (NMA"),
    ],
)
def test_a_refusal_says_why_with_the_clause(
    position: str, event: str, kind: type[Exception], told: str
) -> None:
    error = refused(read(position), event)

    assert type(error) is kind
    assert told in str(error)


@pytest.mark.parametrize("seats", SEATS)
def test_every_illegal_action_has_a_reason_and_legal_ones_have_picks_of_their_own(
    seats: int,
) -> None:
    state = new(seats, seed=seats, round_limit=4)
    lots = Lots(seats)
    while not state.is_over:
        acting = state.actors()
        for seat in acting:
            choices = state.legal(seat)
            view = GAME.view(state, None if seat == CLOCK else seat)
            for action in set(range(GAME.action_space)) - set(choices):
                reason = GAME.why_not(view, action)
                assert GAME.say(reason)
                assert reason.clause.startswith("NMA-")
            assert len({GAME.picks(view, action) for action in choices}) == len(choices)
        seat = acting[lots.below(len(acting))]
        choices = state.legal(seat)
        at = state.due() if seat == CLOCK else 0
        state.apply_at(seat, choices[lots.below(len(choices))], at)


def test_a_token_a_number_and_a_word_are_one_touch_each() -> None:
    view = GAME.view(read("A:3 B:3 [O1] o=B+500"), 0)

    picks = {
        text: GAME.picks(view, GAME.read_action(text)) for text in ("b", "late-o", "12", "done")
    }

    assert picks == {
        "b": (("token:blue",),),
        "late-o": (("late:orange",),),
        "12": (("shout:12",),),
        "done": (("done",),),
    }


def test_a_refused_event_tells_the_position_as_all_see_it() -> None:
    state = read("A:3 B:3 rolling [O3 SW]")

    error = refused(state, "A 5")

    assert error.position == "A:3 B:3 sword A shuriken A round 1 [?] | tumble at 0"
    play(state, "clock rest")
