"""The contract finds what is broken: each of these games breaks a promise, which is named."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from examples.liars_dice.game import LiarsDice
from examples.liars_dice.state import LiarsDiceState
from examples.liars_dice.view import LiarsDiceView
from tests.other_games import LIARS_DICE, named_games
from uguisu.contract.suite import CHECKS, finding
from uguisu.games import GAMES
from uguisu.kernel.game import Game
from uguisu.kernel.message import Message
from uguisu.kernel.picks import Groups


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    with named_games(monkeypatch, LIARS_DICE):
        yield GAMES["liars-dice"]


def problem(game: Game, promise: str) -> str:
    (check,) = [check for check in CHECKS if check.name == promise]
    return finding(check, game).problem


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
def test_the_example_keeps_the_promise(check: Any, game: Game) -> None:
    assert finding(check, game).problem == ""


def shows_a_hidden_die(game: LiarsDice, state: LiarsDiceState, observer: int | None) -> Any:
    seen = honest_view(game, state, observer)
    return msgspec.structs.replace(seen, turn=seen.turn + 10 * state.dice[0])


def deals_nothing_anew(_: LiarsDice, state: LiarsDiceState, *__: object) -> LiarsDiceState:
    return state.clone()


def shares_its_dice(state: LiarsDiceState) -> LiarsDiceState:
    other = honest_clone(state)
    other.fallen = state.fallen
    return other


def names_no_clause(*_: object) -> Message:
    return Message("ld-no-lower")


def names_an_unknown_clause(*_: object) -> Message:
    return Message("ld-no-lower", clause="LD-99")


def says_what_has_no_text(*_: object) -> Message:
    return Message("ld-prompt-forgotten")


def picks_only_the_count(game: LiarsDice, view: LiarsDiceView, action: int) -> Groups:
    return honest_picks(game, view, action)[:1]


def picks_what_has_no_words(_: LiarsDice, __: LiarsDiceView, action: int) -> Groups:
    return ((f"deed:{action}",),)


def draws_the_first(state: LiarsDiceState, seat: int, _: object) -> int:
    return state.legal(seat)[0]


SECRECY = "nothing_told_to_a_seat_or_spectator_tells_redeals_apart"
REFUSALS = "every_action_of_the_space_is_legal_or_refused_with_a_clause"
CLAUSES = "every_refusal_stands_on_a_clause_of_the_rulebook"
honest_view, honest_clone, honest_picks = LiarsDice.view, LiarsDiceState.clone, LiarsDice.picks
BROKEN: list[tuple[type, str, Callable[..., Any], str]] = [
    (LiarsDice, "view", shows_a_hidden_die, SECRECY),
    (LiarsDice, "redeal", deals_nothing_anew, "a_redeal_really_deals_anew"),
    (LiarsDiceState, "clone", shares_its_dice, "a_clone_is_equal_and_goes_its_own_way"),
    (LiarsDiceState, "lot", draws_the_first, "a_lot_is_drawn_as_from_the_list_of_legal_actions"),
    (LiarsDice, "why_not", names_no_clause, REFUSALS),
    (LiarsDice, "why_not", names_an_unknown_clause, CLAUSES),
    (LiarsDice, "prompt", says_what_has_no_text, "every_observer_is_prompted_in_every_language"),
    (LiarsDice, "picks", picks_only_the_count, "picks_name_exactly_one_action_each"),
    (LiarsDice, "picks", picks_what_has_no_words, "every_pick_has_words"),
]


@pytest.mark.parametrize(("kind", "method", "broken", "promise"), BROKEN)
def test_a_broken_promise_is_found(
    kind: type,
    method: str,
    broken: Callable[..., Any],
    promise: str,
    game: Game,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kind, method, broken)

    assert problem(game, promise)


@pytest.mark.parametrize(
    ("fact", "value", "said"),
    [("prefix", "NJT", "NJT is taken"), ("seat_range", range(2, 9), "is not within 1 to 6")],
)
def test_facts_that_do_not_fit_are_told(
    fact: str, value: object, said: str, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiarsDice, fact, value)

    assert said in problem(game, "facts_fit_together")


def test_an_error_of_the_game_is_told_with_its_place(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("no score")

    monkeypatch.setattr(LiarsDice, "score_sheet", fails)

    said = problem(game, "score_sheets_are_said_in_every_language")
    assert said.startswith("RuntimeError: no score (")
    assert "test_suite.py:" in said
