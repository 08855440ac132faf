"""A bot that fails is replaced for that move, its host is told, and nobody waits for ever."""

import logging
import threading
from collections.abc import Callable

import msgspec
import pytest

from uguisu.bots.bot import MANY, Bot, Budget, Turn, turn_of
from uguisu.bots.bot_failures import Failure
from uguisu.bots.hosting.fallback import LATEST, PATIENCE, SOONEST, FallbackBot
from uguisu.bots.random_bot import RandomBot
from uguisu.bots.registry import make_bot
from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.kernel.play import Play

SOON = 0.5
"""Enough for a bot that answers at once, on any machine."""


class Made:
    """A bot made of one function."""

    name = "made"

    def __init__(self, choose: Callable[[Turn], int]) -> None:
        self.chooses = choose
        self.asked = 0

    def choose(self, turn: Turn) -> Action:
        self.asked += 1
        return Action(self.chooses(turn))


def raises(turn: Turn) -> int:
    raise ValueError(f"I saw {turn.view}")


def leaves(_turn: Turn) -> int:
    raise SystemExit(1)


def answers_nonsense(_turn: Turn) -> int:
    return 1 << 40


def hangs(_turn: Turn) -> int:
    threading.Event().wait()
    raise AssertionError("nobody sets it")


def hangs_stubbornly(_turn: Turn) -> int:
    while True:
        try:
            while True:
                pass
        except Exception:
            continue


def broken(_game: str, _rank: str) -> Bot:
    """Whoever is asked for."""
    return Made(raises)


def turn(game: str = "war-of-clans") -> Turn:
    play = Play(GAMES[game], GAMES[game].seat_range[0], seed=3)
    return turn_of(play, play.state.actors()[0], "lots", FallbackBot(game, "jonin"))


def steadfast(
    jonin: Bot, failures: list[Failure], seconds: float = 0.0, game: str = "war-of-clans"
) -> FallbackBot:
    """This bot as jonin; below it a chunin who takes the last action at once."""

    def make(game: str, rank: str) -> Bot:
        lower = {"jonin": jonin, "chunin": Made(lambda turn: turn.legal[-1])}
        return lower.get(rank) or make_bot(game, rank)

    return FallbackBot(game, "jonin", seconds, failures.append, make)


@pytest.mark.parametrize(
    ("choose", "kind", "detail"),
    [
        (raises, "raised", "ValueError"),
        (leaves, "raised", "SystemExit"),
        (answers_nonsense, "illegal", str(1 << 40)),
        (hangs, "late", ""),
        (hangs_stubbornly, "late", ""),
    ],
)
def test_the_next_lower_rank_makes_the_move(
    choose: Callable[[Turn], int], kind: str, detail: str
) -> None:
    failures: list[Failure] = []
    bot = steadfast(Made(choose), failures, seconds=SOON)

    action = bot.choose(turn())

    assert action == turn().legal[-1]
    assert failures == [Failure("jonin", kind, detail, "chunin")]


def test_history_is_asked_for_if_anybody_needs_it_who_may_have_to_move() -> None:
    assert FallbackBot("war-of-clans", "jonin").remembers
    assert not FallbackBot("war-of-clans", "genin").remembers


def test_a_bot_that_fails_once_is_asked_again() -> None:
    failures: list[Failure] = []
    answers = iter([1 << 40, turn().legal[2]])
    bot = steadfast(Made(lambda _: next(answers)), failures)

    bot.choose(turn())

    assert bot.choose(turn()) == turn().legal[2]
    assert len(failures) == 1


@pytest.mark.parametrize("game", ["war-of-clans", "shinobi"])
def test_a_search_that_takes_too_long_is_stopped(game: str) -> None:
    """Compiled too, where a signal must find a place at which it may interrupt."""
    told: list[Failure] = []
    bot = FallbackBot(game, "jonin", SOON, told.append)
    endless = msgspec.structs.replace(turn(game), budget=Budget(iterations=MANY))

    assert bot.choose(endless) in endless.legal
    assert told == [Failure("jonin", "late", "", "chunin")]


def test_a_bot_that_hangs_again_and_again_is_asked_no_more() -> None:
    failures: list[Failure] = []
    hanging = Made(hangs)
    bot = steadfast(hanging, failures, seconds=SOON)

    for _ in range(PATIENCE + 2):
        bot.choose(turn())

    assert hanging.asked == PATIENCE


def test_outside_the_main_thread_a_hanging_bot_is_left_behind() -> None:
    failures: list[Failure] = []
    go_on = threading.Event()
    bot = steadfast(Made(lambda turn: go_on.wait() and turn.legal[0]), failures, seconds=SOON)
    choices: list[int] = []

    thread = threading.Thread(target=lambda: choices.append(bot.choose(turn())))
    thread.start()
    thread.join()
    go_on.set()

    assert [failure.kind for failure in failures] == ["late"]
    assert choices == [turn().legal[-1]]


def test_outside_the_main_thread_answers_and_errors_arrive() -> None:
    failures: list[Failure] = []
    choices: list[int] = []
    bots = [steadfast(bot, failures, seconds=60) for bot in (RandomBot(), Made(raises))]

    thread = threading.Thread(target=lambda: choices.extend(bot.choose(turn()) for bot in bots))
    thread.start()
    thread.join()

    assert choices[0] == RandomBot().choose(turn())
    assert [failure.detail for failure in failures] == ["ValueError"]


def test_when_all_ranks_fail_the_first_legal_action_is_taken() -> None:
    failures: list[Failure] = []
    bot = FallbackBot("shinobi", "jonin", 0, failures.append, broken)

    assert bot.choose(turn("shinobi")) == turn("shinobi").legal[0]
    assert failures[-1] == Failure("random", "raised", "ValueError", "the rules")


def test_a_bot_that_cannot_be_made_is_replaced() -> None:
    failures: list[Failure] = []
    bot = FallbackBot("war-of-clans", "nobody.at_home:Bot", 0, failures.append)

    assert bot.choose(turn()) in turn().legal
    assert failures[0].kind == "gone"
    assert failures[0].instead == "genin"


def test_in_real_time_a_bot_that_knows_nothing_of_time_acts_after_a_moment() -> None:
    failures: list[Failure] = []
    bot = steadfast(Made(raises), failures, game="ninja-master")
    plain = FallbackBot("ninja-master", "random")

    planned = plain.plan(turn("ninja-master"), now=1000)

    assert planned is not None
    assert SOONEST <= planned[0] - 1000 <= LATEST
    assert not plain.is_planner
    bot.plan(turn("ninja-master"), now=1000)
    assert failures[0].instead == "chunin"


def test_without_a_host_who_listens_failures_are_logged_without_what_the_bot_saw(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = FallbackBot("war-of-clans", "genin", make=broken)

    with caplog.at_level(logging.WARNING, "uguisu.bots"):
        bot.choose(turn())

    assert [record.getMessage() for record in caplog.records] == [
        "bot genin: raised, random moved instead",
        "bot random: raised, the rules moved instead",
    ]
    assert "View" not in caplog.text
