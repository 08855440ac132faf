"""A table as one observer sees it: board, prompt, choices, log and help line.

It only shows things; `screens/play.py` makes them happen.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from uguisu.cli.terminal.boards import BoardContext, board_of
from uguisu.cli.terminal.choosing import Choosing, Cursor
from uguisu.cli.terminal.screens.choices import draw_choices
from uguisu.cli.terminal.screens.log import Log
from uguisu.cli.terminal.screens.picture import Picture
from uguisu.cli.terminal.screens.top_bar import TopBar
from uguisu.cli.terminal.table import LocalTable
from uguisu.kernel.message import Message
from uguisu.kernel.picks import CONFIRM
from uguisu.kernel.view import View

if TYPE_CHECKING:
    from uguisu.cli.terminal.app import UguisuApp


class TableScreen(Screen[None]):
    app: "UguisuApp"

    def __init__(self, table: LocalTable) -> None:
        super().__init__()
        self.table = table
        self.board = board_of(table.play.game.id)
        self.eyes = table.people[0] if len(table.people) == 1 else None
        self.choosing: Choosing | None = None
        self.wondering: Cursor | None = None
        self.notice: Message | None = None

    def compose(self) -> ComposeResult:
        yield TopBar()
        with Container(id="middle"):
            yield Picture(id="board")
            yield Log()
        yield Static(id="prompt", markup=False)
        yield Static(id="notice", markup=False)
        yield Picture(id="choices")
        yield Static(id="keys", markup=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self.retell)

    @property
    def view(self) -> View:
        return self.table.play.game.view(self.table.play.state, self.eyes)

    @property
    def cursor(self) -> Cursor | None:
        return self.wondering or self.choosing

    def retell(self) -> None:
        """Redraw everything, in another language or for another observer."""
        self.query_one(Log).forget()
        self.redraw()

    def redraw(self) -> None:
        view, board = self.view, self.query_one("#board", Picture)
        board.show(self.board.draw(view, self._board_context(board)))
        self._draw_choices(view)
        self._write(view)
        self.query_one(Log).tell(self.table.play, self.eyes, self.app.catalogue)

    def _board_context(self, board: Picture) -> BoardContext:
        return BoardContext(
            width=board.size.width,
            height=board.size.height,
            names=self.table.names,
            catalogue=self.app.catalogue,
            keys=self._glowing(),
            made=self.choosing.made if self.choosing else (),
            focus=self.cursor.focus if self.cursor else "",
            now=self.table.clock.now(),
            people=self.table.people,
        )

    def _glowing(self) -> dict[str, str]:
        """What can be picked now, with its key."""
        if self.choosing is None or self.wondering is not None:
            return {}
        listed = self.listed(self.choosing)
        return {pick: listed.get(pick, "") for pick in self.choosing.options}

    def listed(self, cursor: Cursor) -> Mapping[str, str]:
        """The choices in the list, with the usual keys or the board's own."""
        own = None if cursor is self.wondering else self.board.keys(self.view, cursor.options)
        return cursor.keys if own is None else own

    def _draw_choices(self, view: View) -> None:
        choices = self.query_one("#choices", Picture)
        cursor = self.cursor
        listed = self.listed(cursor) if cursor else {}
        chips = [(pick, key, self._label(view, pick)) for pick, key in listed.items()]
        focus = cursor.focus if cursor else ""
        choices.show(draw_choices(choices.size.width - 2, choices.size.height, chips, focus))

    def _label(self, view: View, pick: str) -> str:
        if pick == CONFIRM:
            return self.app.text("cli-confirm")
        label = self.table.play.game.label(view, pick)
        if not self.app.catalogue.has(label.id):
            return self.app.text("cli-pick", pick=pick)
        return self.app.catalogue.say(label, self.table.names)

    def _write(self, view: View) -> None:
        game, say = self.table.play.game, self.app.catalogue.say
        title = self.app.text(f"{game.prefix.lower()}-title")
        self.query_one("#top-bar", TopBar).tell(title, self.app.language)
        prompt = self.query_one("#prompt", Static)
        foretold = self.choosing.foretold(game, view) if self.choosing else None
        prompt.update(say(foretold or game.prompt(view), self.table.names))
        prompt.set_class(self.choosing is not None, "asks")
        self.query_one("#notice", Static).update(self._notice(view))
        self.query_one("#keys", Static).update(self._keys())

    def _notice(self, view: View) -> str:
        """The answer to why-not, or the picks made so far, or that the game cannot be saved."""
        if self.table.unsaved is not None:
            return self.app.text(self.table.unsaved.id, **self.table.unsaved.args_of_text)
        if self.notice is not None:
            clause = f" ({self.notice.clause})" if self.notice.clause else ""
            return self.app.catalogue.say(self.notice, self.table.names) + clause
        made = self.choosing.made if self.choosing else ()
        return " → ".join(self._label(view, pick) for pick in made) + (" → …" if made else "")

    def _keys(self) -> str:
        """The help line: what the keys do now."""
        ids = ["choose"] if self.cursor else ["result"] if self.table.is_over else ["hurry"]
        ids += ["back"] if self.wondering or (self.choosing and self.choosing.made) else []
        ids += ["undo"] if self.may_undo() else []
        ids += ["why"] if self.choosing else []
        words = [self.app.text(f"cli-key-{id}") for id in [*ids, "leave", "language", "rules"]]
        while cell_len(" · ".join(words)) > self.size.width - 2 and len(words) > 1:
            words.pop()
        return " · ".join(words)

    def may_undo(self) -> bool:
        return self.eyes is not None and self.table.play.may_undo(self.eyes)
