"""Parallel search: one decision searched on several cores; the results are added.

Every core searches on its own, for the same time or with its share of the iterations, with its own
worlds and random numbers. Results are added in the order of the cores, so that equal budgets
without a time limit give equal choices. Other processes get the contents of the turn, with a
redealt position in place of the state: like the bot, they never get the true one.
"""

import pickle
import time
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from uguisu.bots.bot import AnyTurn, Budget, Turn
from uguisu.bots.parallel.helpers import Helper, helpers
from uguisu.bots.search.findings import Finding, FinishedSearch, SearchingBot
from uguisu.games import GAMES, make
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance
from uguisu.kernel.step import Step
from uguisu.kernel.view import View

GRACE: Final = 0.1
"""Grace period for helpers, in seconds."""


class Question(msgspec.Struct, frozen=True):
    """A turn, as sent to another process. `key` seeds the helpers' worlds and random numbers."""

    bot: type[SearchingBot]
    game: str
    house: str
    seat: int
    view: View
    legal: Sequence[Action]
    history: Sequence[Step]
    position: str
    key: bytes


class CoreShare(msgspec.Struct, frozen=True):
    """The work of one core. `until` is its deadline, by the system clock."""

    core: int
    budget: Budget
    until: float

    @property
    def is_timed(self) -> bool:
        return self.budget.seconds > 0

    def left(self) -> float:
        return min(self.budget.seconds, self.until - time.time())


def choose_in_parallel(bot: SearchingBot, turn: AnyTurn) -> Action:
    """The bot's choice after all cores of the turn's budget have searched."""
    return turn.legal[0] if len(turn.legal) == 1 else search_in_parallel(bot, turn).best()


def search_in_parallel(bot: SearchingBot, turn: AnyTurn) -> FinishedSearch:
    """The search of this process, with the findings of the others added."""
    own, *others = shares_of(turn.budget, bot)
    if not others:
        return bot.search(turn)
    question = question_of(bot, turn)
    with helpers(len(others), patient=not own.is_timed) as free:
        asked = _ask(free, question, others)
        search = bot.search(msgspec.structs.replace(turn, budget=own.budget))
        for findings in _answers(asked, question, others):
            search.add(findings)
    return search


def shares_of(budget: Budget, bot: SearchingBot) -> list[CoreShare]:
    """Iterations are split if the budget fixes them; cores that would get none are left out."""
    iterations, seconds = bot.searcher.limits(budget)
    cores = min(budget.cores, budget.iterations) if budget.iterations else budget.cores
    until = time.time() + seconds
    return [
        CoreShare(core, Budget(_part(iterations, core, cores, budget), seconds), until)
        for core in range(max(1, cores))
    ]


def _part(iterations: int, core: int, cores: int, budget: Budget) -> int:
    if not budget.iterations:
        return iterations
    return iterations // cores + (core < iterations % cores)


def question_of(bot: SearchingBot, turn: AnyTurn) -> Question:
    """Any redealt world can represent the turn: all of them give the same redeals."""
    return Question(
        bot=type(bot),
        game=turn.game.id,
        house=turn.game.house,
        seat=turn.seat,
        view=turn.view,
        legal=turn.legal,
        history=turn.history,
        position=turn.game.write(turn.world(0)),
        key=turn.chance.fork("helpers").key,
    )


Asked = list[Helper | None]
"""The helper of each share; None if none was free."""


def _ask(free: list[Helper], question: Question, shares: list[CoreShare]) -> Asked:
    written = pickle.dumps(question)
    waiting = iter(free)
    return [
        helper if helper is not None and helper.ask((written, share)) else None
        for share, helper in ((share, next(waiting, None)) for share in shares)
    ]


def _answers(asked: Asked, question: Question, shares: list[CoreShare]) -> Iterator[list[Finding]]:
    """In the order of the shares. Without a time limit choices must be repeatable, so a share whose
    helper failed is searched here."""
    for helper, share in zip(asked, shares, strict=True):
        patience = max(0.0, share.left() + GRACE) if share.is_timed else None
        found = helper.answer(patience) if helper else None
        if found is None and not share.is_timed:
            found = searched(question, share)
        if found is not None:
            yield found


# In the helper.


def answer(task: tuple[bytes, CoreShare]) -> list[Finding]:
    written, share = task
    question: Question = pickle.loads(written)
    return searched(question, share)


def searched(question: Question, share: CoreShare) -> list[Finding]:
    """The findings of one core; none if its deadline has passed."""
    seconds = share.left() if share.is_timed else 0.0
    if share.is_timed and seconds <= 0:
        return []
    budget = Budget(share.budget.iterations, seconds)
    return question.bot().search(turn_for(question, share.core, budget)).findings()


def turn_for(question: Question, core: int, budget: Budget) -> Turn:
    """The same turn with this core's worlds and random numbers."""
    house, seat = question.house, question.seat
    game = make(question.game, house) if house else GAMES[question.game]
    possible = game.read(question.position)
    label = f"{question.key.hex()} {core}"
    return Turn(
        game=game,
        seat=seat,
        view=question.view,
        legal=question.legal,
        history=question.history,
        world=lambda number: game.fork(possible, seat, number, label),
        chance=Chance(question.key).fork(f"{core}"),
        budget=budget,
    )
