"""The play screen: runs the table and handles the player's input.

It narrows picks to an action, lets bots and the clock act, and knows no rule. What it looks like is
in `screens/table_screen.py`.
"""

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual import events, on
from textual.binding import Binding, BindingType

from uguisu.cli.bot_failures import failure_notice
from uguisu.cli.terminal.choosing import Choosing, Cursor
from uguisu.cli.terminal.screens.curtain import Curtain
from uguisu.cli.terminal.screens.end import End
from uguisu.cli.terminal.screens.log import Log
from uguisu.cli.terminal.screens.picture import Picture
from uguisu.cli.terminal.screens.rules import RulesScreen
from uguisu.cli.terminal.screens.table_screen import TableScreen
from uguisu.cli.terminal.table import LocalTable
from uguisu.kernel.action import Action
from uguisu.kernel.errors import Refused
from uguisu.kernel.message import Message

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class PlayScreen(TableScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("escape", "back", show=False),
        Binding("u", "undo", show=False),
        Binding("question_mark", "why", show=False),
        Binding("l", "language", show=False),
        Binding("space", "hurry", show=False),
        Binding("f1", "rules", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(1)", show=False),
        Binding("q,ctrl+q", "leave", show=False),
    ]

    def __init__(self, table: LocalTable) -> None:
        super().__init__(table)
        self.hurry = asyncio.Event()

    def on_mount(self) -> None:
        self.table.cores = self.app.cores
        self.app.speak_as_at(self.table)
        if self.board.frames:
            self.set_interval(1 / self.board.frames, self._tick)
        self.call_after_refresh(self.advance)

    # What happens.

    def advance(self) -> None:
        """Continue to the next decision: the end, the clock, a bot or a person."""
        self.choosing = self.wondering = None
        table = self.table
        person = table.person_to_act(self.eyes)
        if table.is_over:
            self._end()
        elif table.is_timed:
            self._invite_all()
        elif table.bot_to_act() is not None:
            self.run_worker(self._bots_act(), group="bots")
        elif person is not None:
            self._invite(person)
        self.redraw()

    def _invite(self, person: int) -> None:
        if person == self.eyes or self.board.is_open:
            self._ask(person)
            return
        curtain = Curtain(self.table.names[person], may_undo=self.may_undo())
        self.app.push_screen(curtain, lambda answer: self._lift(person, answer))

    def _lift(self, person: int, answer: str | None) -> None:
        if answer == "open":
            self._ask(person)
            self.retell()
        elif answer == "undo":
            self.action_undo()
        else:
            self.action_leave()

    def _ask(self, person: int) -> None:
        self.eyes = person
        self.hurry.clear()
        self.choosing = Choosing(self.table.play.game, self.view, self._legal(person))
        if self.board.keys(self.view, self.choosing.options) is not None:
            self.choosing.focus = ""  # in haste, Enter alone must not choose anything

    def _legal(self, seat: int) -> list[int]:
        return list(self.table.play.state.legal(seat))

    async def _bots_act(self) -> None:
        """Let bots move one by one, slowly enough to follow, until it is somebody else's turn."""
        while (seat := self.table.bot_to_act()) is not None and not self.table.is_timed:
            action = await asyncio.to_thread(self.table.bot_choice, seat)
            self.notice = failure_notice(self.table.failures) or self.notice
            if pause := self.board.pause(self.view, self.app.pace):
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.hurry.wait(), pause)
            self.table.act(seat, action)
            self.redraw()
        self.advance()

    def _act(self, seat: int, action: int) -> None:
        self.notice = None
        try:
            self.table.act(seat, Action(action))
        except Refused:  # in real time somebody else may have been quicker
            self.notice = self._refusal(seat, action)
        self.advance()

    def _refusal(self, seat: int, action: int) -> Message | None:
        legal = self._legal(seat)
        if seat != self.eyes or not legal or action in legal:
            return None
        return self.table.play.game.why_not(self.view, action)

    def _invite_all(self) -> None:
        """In real time one person on the machine chooses by picks, several by keys of the board."""
        if len(self.table.people) == 1 and self.table.people[0] in self.table.play.state.actors():
            self._ask(self.table.people[0])

    def _tick(self) -> None:
        if self.table.is_timed and self.app.screen is self:
            if self.table.tick():
                self.notice = failure_notice(self.table.failures) or self.notice
                self.advance()
            else:
                self.redraw()

    def _end(self) -> None:
        """The reveal: what everybody sees now, then the result."""
        if len(self.table.people) != 1:
            self.eyes = None
            self.retell()
        self.app.push_screen(End(self.table, self.eyes), self._after)

    def _after(self, answer: str | None) -> None:
        if answer == "rematch":
            self.app.sit_down(self.table.rematch())
        elif answer == "leave":
            self.action_leave()

    # What the player does.

    def on_key(self, event: events.Key) -> None:
        pressed = self.board.press(self.view, event.key, self.table.people)
        if pressed is not None:
            self._act(*pressed)
        elif self.board.types(self.view, event.key, self.table.people):
            self.redraw()
        elif event.key in ARROWS and self.cursor:
            places = self.query_one("#board", Picture).canvas.places()
            self.cursor.move(*ARROWS[event.key], places)
            self.redraw()
        elif pick := self._pick_of(event.character):
            self.take(pick)
        else:
            return
        event.stop()
        event.prevent_default()

    def _pick_of(self, character: str | None) -> str | None:
        listed = self.listed(self.cursor) if character and self.cursor else {}
        return next((pick for pick, key in listed.items() if key == character), None)

    @on(Picture.Picked)
    def picked(self, event: Picture.Picked) -> None:
        self.take(event.pick)

    @on(Picture.Pointed)
    def pointed(self, event: Picture.Pointed) -> None:
        if self.cursor and event.pick in self.cursor.options and event.pick != self.cursor.focus:
            self.cursor.focus = event.pick
            self.redraw()

    def take(self, pick: str) -> None:
        """Pick what is possible; say why the rest is not."""
        if self.choosing is None:
            return
        if self.wondering or pick not in self.choosing.options:
            self._explain(pick)
            return
        self.notice = None
        action = self.choosing.pick(pick)
        if action is not None and self.eyes is not None:
            self._act(self.eyes, action)
        else:
            self.redraw()

    def _explain(self, pick: str) -> None:
        assert self.choosing is not None
        assert self.eyes is not None
        things = self.query_one("#board", Picture).canvas.places()
        picks = (*self.choosing.made, pick)
        legal = self._legal(self.eyes)
        reason = self.table.play.game.why_not_picks(self.view, legal, picks, things)
        self.notice = reason or Message("cli-not-asked")
        self.redraw()

    def action_choose(self) -> None:
        if self.table.is_over:
            self._end()
        elif self.cursor and self.cursor.focus:
            self.take(self.cursor.focus)

    def action_step(self, by: int) -> None:
        if self.cursor:
            self.cursor.step(by)
            self.redraw()

    def action_back(self) -> None:
        self.notice = None
        if self.wondering:
            self.wondering = None
        elif self.choosing:
            self.choosing.back()
        self.redraw()

    def action_undo(self) -> None:
        if self.eyes is not None and self.may_undo():
            self.workers.cancel_group(self, "bots")
            self.table.undo(self.eyes)
            self.notice = Message("cli-undone")
            self.advance()

    def action_why(self) -> None:
        """Point at anything on the board that cannot be picked now."""
        if self.choosing and not self.wondering:
            things = self.query_one("#board", Picture).canvas.places()
            self.wondering = Cursor([t for t in things if t not in self.choosing.options])
            self.notice = Message("cli-why-ask")
        else:
            self.wondering = self.notice = None
        self.redraw()

    def action_language(self) -> None:
        self.app.next_language()
        self.app.speak_as_at(self.table)
        if not self.table.is_over:
            self.table.keep()

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.table.play.game.id))

    def action_hurry(self) -> None:
        self.hurry.set()

    def action_scroll(self, by: int) -> None:
        log = self.query_one(Log)
        log.scroll_relative(y=by * max(log.size.height - 1, 1), animate=False)

    def action_leave(self) -> None:
        self.app.exit()

    def on_unmount(self) -> None:
        self.table.leave()
