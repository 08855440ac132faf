"""Answers to the sender of a command: refusals with their reasons, `why-not`, `what-if`."""

from typing import Any

from uguisu.kernel.action import Action
from uguisu.kernel.errors import UguisuError
from uguisu.kernel.message import Message
from uguisu.kernel.picks import narrow
from uguisu.server import metrics
from uguisu.server.errors import message_of
from uguisu.server.protocol import incoming, outgoing
from uguisu.server.protocol.wire import encode
from uguisu.server.room.connection import Connection
from uguisu.server.table.needs import own_chair
from uguisu.server.table.table import Table
from uguisu.server.table.who import Who


def refuse(
    connection: Connection, error: UguisuError, key: str, message: Message | None = None
) -> None:
    metrics.COMMANDS.labels(error.code).inc()
    refusal = outgoing.Refused(
        code=error.code,
        sentence=error.sentence,
        key=key,
        clause=error.clause,
        message=message or message_of(error),
    )
    connection.tell(encode(refusal))


def reason_of(table: Table, who: Who, message: Any, now: int) -> Message | None:
    """The reason for a refused action, to be said in the player's language."""
    if not isinstance(message, incoming.Act) or message.seat not in table.choices:
        return None
    if table.chairs[message.seat].person not in who.ids:
        return None
    if message.action >= table.game.action_space:
        return None
    view = table.game.view(table.playing.state, message.seat)
    if message.action not in table.choices[message.seat]:
        return table.game.why_not(view, message.action)
    moment = table.moment(now)
    if table.playing.may_act(message.seat, Action(message.action), moment):
        return None
    return table.game.why_not_then(view, message.action, moment)


def because(table: Table, who: Who, question: incoming.WhyNot) -> outgoing.Because:
    """Why something cannot be done, from the view of one's own seat."""
    own_chair(table, who, question.seat)
    reason = None
    legal = table.choices.get(question.seat, ())
    if table.play is not None and legal:
        view = table.game.view(table.play.state, question.seat)
        if question.action is None:
            reason = table.game.why_not_picks(view, legal, question.picks)
        elif question.action not in legal and question.action < table.game.action_space:
            reason = table.game.why_not(view, question.action)
    sentence = table.game.say(reason) if reason else ""
    return outgoing.Because(key=question.key, message=reason, sentence=sentence)


def foretold(table: Table, who: Who, question: incoming.WhatIf) -> outgoing.Foretold:
    """What picks lead to, from the view of one's own seat."""
    own_chair(table, who, question.seat)
    legal = table.choices.get(question.seat, ())
    if table.play is None or not legal:
        return outgoing.Foretold(key=question.key)
    game, view = table.game, table.game.view(table.play.state, question.seat)
    candidates = narrow({a: game.picks(view, a) for a in legal}, question.picks).candidates
    message = game.foretell(view, candidates, question.picks) if candidates else None
    return outgoing.Foretold(key=question.key, message=message)
