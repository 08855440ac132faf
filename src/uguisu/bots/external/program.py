"""Programs as bots: one question in a line of JSON, one answer in another (docs/programs.md).

A program is started once in a process and asked for every seat and game it plays there. It gets
what any bot gets: its seat's view and history and the legal actions, never a state or a seed.
"""

from itertools import count
from typing import Any, Final

import msgspec

from uguisu.bots.bot import Turn
from uguisu.bots.bot_failures import GONE, ILLEGAL, LATE, NONSENSE, BotFailed
from uguisu.bots.external.pipe import Pipe
from uguisu.kernel.action import Action

SECONDS: Final = 5.0
"""Time limit of an answer if the turn's budget sets none."""
GRACE: Final = 0.5
"""Grace period in seconds, for pipes and a busy machine."""
PATIENCE: Final = 3
"""Starts before a program that keeps ending or being late is given up."""
WORD: Final = 1 << 16

_pipes: dict[str, Pipe] = {}
_tables = count(1)
_asks = count(1)


class ProgramBot:
    """One for each seat of each game; all of a command share its process."""

    remembers = True

    def __init__(self, command: str) -> None:
        self.name = command
        self.table = next(_tables)

    def choose(self, turn: Turn) -> Action:
        pipe = running(self.name)
        asked = question(turn, self.table)
        seconds: float = asked["seconds"]
        try:
            answer = pipe.exchange(msgspec.json.encode(asked), seconds + GRACE)
        except BotFailed as failed:
            if failed.kind in (LATE, GONE):
                pipe.close()
            raise
        try:
            return action_in(answer, asked["ask"], turn)
        except BotFailed as failed:
            pipe.send(msgspec.json.encode({"error": sentence(failed)}))
            raise


def running(command: str) -> Pipe:
    """The process of this command, restarted if it has ended, up to the limit."""
    pipe = _pipes.get(command)
    if pipe is None or not pipe.is_open:
        starts = pipe.starts if pipe else 0
        if starts >= PATIENCE:
            raise BotFailed(GONE, f"{command}: given up after {starts} starts")
        _pipes[command] = pipe = Pipe(command, starts + 1)
    return pipe


def question(turn: Turn, table: int) -> dict[str, Any]:
    """The question to a program. Its seed comes from the turn, so that games can be repeated."""
    game, view = turn.game, turn.view
    return {
        "ask": next(_asks),
        "table": table,
        "game": game.id,
        "seat": turn.seat,
        "position": game.write_view(view),
        "view": view,
        "history": [{"seat": step.actor, "shown": step.shown} for step in turn.history[1:]],
        "legal": [
            {
                "action": action,
                "notation": game.write_action(action),
                "picks": [list(group) for group in game.picks(view, action)],
            }
            for action in turn.legal
        ],
        "iterations": turn.budget.iterations,
        "seconds": turn.budget.seconds or SECONDS,
        "lots": turn.chance.below(WORD) * WORD + turn.chance.below(WORD),
    }


def action_in(answer: bytes, ask: int, turn: Turn) -> Action:
    """The legal action that an answer names, by its number or its notation."""
    shown = answer.decode(errors="replace").strip()[:80]
    try:
        told = msgspec.json.decode(answer)
    except msgspec.DecodeError:
        raise BotFailed(NONSENSE, shown) from None
    action = told.get("action") if isinstance(told, dict) else None
    if isinstance(action, bool) or not isinstance(action, int | str):
        raise BotFailed(NONSENSE, shown)
    if told.get("ask", ask) != ask:
        raise BotFailed(NONSENSE, f"{shown} answers another question than {ask}")
    named = {turn.game.write_action(legal): legal for legal in turn.legal}
    found = named.get(action) if isinstance(action, str) else action
    if found is None or found not in turn.legal:
        raise BotFailed(ILLEGAL, str(action)[:80])
    return Action(found)


def sentence(failed: BotFailed) -> str:
    """The reply to a wrong answer."""
    if failed.kind == ILLEGAL:
        return f"Action {failed.detail} is not among the legal ones; another bot moved instead."
    return (
        f"This is no answer: {failed.detail} – an answer is one line such as "
        '{"action": 13}; another bot moved instead.'
    )
