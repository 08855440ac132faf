"""If a bot fails, the next lower rank makes the move.

A bot fails when it raises, chooses an illegal action, or does not answer in time. The host learns
who failed and how, never what the bot saw.
"""

import logging
from collections.abc import Callable
from typing import Final, TypeVar

from uguisu.bots.bot import Bot, Planner, Turn
from uguisu.bots.bot_failures import ILLEGAL, LATE, RAISED, BotFailed, Failure
from uguisu.bots.external.lookup import bot_of
from uguisu.bots.hosting.time_limit import within
from uguisu.bots.registry import ranks_from
from uguisu.kernel.action import Action

T = TypeVar("T")
Tell = Callable[[Failure], None]

SOONEST, LATEST = 600, 4000
"""Milliseconds after which a bot that does not plan acts in a timed game."""
PATIENCE: Final = 3
"""Timeouts after which a bot is not asked again."""

log = logging.getLogger("uguisu.bots")


def log_failure(failure: Failure) -> None:
    log.warning("bot %s: %s, %s moved instead", failure.bot, failure.kind, failure.instead)


class FallbackBot:
    """Asks the named bot, and the ranks below it if that fails."""

    def __init__(
        self,
        game: str,
        name: str,
        seconds: float = 0.0,
        tell: Tell = log_failure,
        make: Callable[[str, str], Bot] = bot_of,
    ) -> None:
        self.name = name
        self.game = game
        self.seconds = seconds
        """Time limit of one answer, 0 for none. It is for hangs: far above any budget."""
        self.tell = tell
        self.make = make
        self.ranks = (name, *(rank for rank in ranks_from(game, name) if rank != name))
        self.late = 0
        self.bots: dict[str, Bot] = {}

    @property
    def remembers(self) -> bool:
        """Whether any bot that may be asked needs the history."""
        return any(getattr(self._known(rank), "remembers", False) for rank in self.ranks)

    @property
    def is_planner(self) -> bool:
        return isinstance(self._known(self.name), Planner)

    def choose(self, turn: Turn) -> Action:
        return self._ask(
            lambda bot: bot.choose(turn),
            lambda action: action in turn.legal,
            turn.legal[0],
        )

    def plan(self, turn: Turn, now: int) -> tuple[int, Action] | None:
        """Its next action and when, in real time; None for nothing yet."""
        otherwise: tuple[int, Action] | None = (now, turn.legal[0])
        return self._ask(
            lambda bot: planned(bot, turn, now),
            lambda plan: plan is None or plan[1] in turn.legal,
            otherwise,
        )

    def _ask(self, question: Callable[[Bot], T], is_answer: Callable[[T], bool], otherwise: T) -> T:
        ranks = self.ranks[1:] if self.late >= PATIENCE else self.ranks
        for rank, lower in zip(ranks, (*ranks[1:], "the rules"), strict=True):
            try:
                bot = self._bot(rank)
                answer = within(self.seconds, lambda bot=bot: question(bot))  # type: ignore[misc]
                if is_answer(answer):
                    return answer
                failed = BotFailed(ILLEGAL, str(answer)[:80])
            except BotFailed as error:
                failed = error
            except (Exception, SystemExit) as error:
                failed = BotFailed(RAISED, type(error).__name__)
            self._note(rank, lower, failed)
        return otherwise

    def _note(self, rank: str, lower: str, failed: BotFailed) -> None:
        if failed.kind == LATE:
            self.bots.pop(rank, None)
            self.late += rank == self.name
        self.tell(Failure(rank, failed.kind, failed.detail, lower))

    def _known(self, rank: str) -> Bot | None:
        """None if it cannot be made; its next turn reports that."""
        try:
            return self._bot(rank)
        except Exception:
            return None

    def _bot(self, rank: str) -> Bot:
        if rank not in self.bots:
            self.bots[rank] = self.make(self.game, rank)
        return self.bots[rank]


def planned(bot: Bot, turn: Turn, now: int) -> tuple[int, Action] | None:
    """The plan of a planner; other bots act on their choice after a moment."""
    if isinstance(bot, Planner):
        return bot.plan(turn, now)
    return now + SOONEST + turn.chance.below(LATEST - SOONEST), bot.choose(turn)
