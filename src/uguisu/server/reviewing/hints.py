"""Hints for people who play against bots: what the review would choose, and why.

They are computed in the review processes, which run at low priority.
"""

from uguisu.review.hints import Hint, hint_of_record
from uguisu.review.review import plan_for
from uguisu.review.types import Choice
from uguisu.server.protocol import outgoing
from uguisu.server.reviewing.processes import Processes
from uguisu.server.settings import Settings
from uguisu.server.table.table import Table


class Hints:
    def __init__(self, processes: Processes, settings: Settings) -> None:
        self.processes = processes
        self.settings = settings

    async def of(self, table: Table, seat: int) -> Hint:
        """With the budget of a review, so that the review will judge the decision the same way."""
        settings = self.settings
        plan = plan_for(table.game.id, settings.review_iterations, settings.review_worlds)
        record = table.playing.record()
        return await self.processes.call(hint_of_record, record, seat, plan)


def advice_of(hint: Hint, key: str, number: int, seat: int) -> outgoing.Advice:
    return outgoing.Advice(
        key=key,
        number=number,
        seat=seat,
        choices=tuple(advised(choice, seat) for choice in hint.choices),
        sure=hint.is_sure,
        why=hint.why,
    )


def advised(choice: Choice, seat: int) -> outgoing.AdvisedChoice:
    return outgoing.AdvisedChoice(
        action=choice.action,
        picks=choice.picks,
        chance=choice.chances[seat],
        error=choice.error,
    )
