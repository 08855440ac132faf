"""The end of a game: the ranking, the score sheet, and what to do next."""

from pathlib import Path
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual.binding import Binding, BindingType

from uguisu.cli.files.record_files import SUFFIX
from uguisu.cli.files.saves import write_file
from uguisu.cli.terminal import palette
from uguisu.cli.terminal.screens.dialog import Dialog
from uguisu.cli.terminal.table import LocalTable
from uguisu.cli.usage_errors import UsageError
from uguisu.kernel.record import write_record
from uguisu.kernel.seats import letter
from uguisu.kernel.view import ScoreLine

WIDTH: Final = 52
"""Of the lines of the ranking."""


class End(Dialog[str]):
    """Dismissed with "rematch", "look" (at the board) or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "answer('rematch')", show=False),
        Binding("enter,escape", "answer('look')", show=False),
        Binding("s", "save", show=False),
        Binding("q,ctrl+q", "answer('leave')", show=False),
    ]

    def __init__(self, table: LocalTable, eyes: int | None) -> None:
        super().__init__()
        self.table = table
        self.eyes = eyes
        self.kept = ""

    def title_text(self) -> str:
        view = self.table.play.game.view(self.table.play.state, self.eyes)
        winners = [self.table.names[s] for s, place in enumerate(view.places or ()) if place == 1]
        return self.app.text("cli-end-title", winners=", ".join(winners), count=len(winners))

    def body_text(self) -> Text:
        """The ranking with all points, then how each of them was made."""
        view = self.table.play.game.view(self.table.play.state, self.eyes)
        sheets = self.table.play.game.score_sheet(view) or [[] for _ in range(view.seats)]
        places = view.places or (1,) * view.seats
        lines: list[Text] = []
        for seat in sorted(range(view.seats), key=lambda seat: (places[seat], seat)):
            lines.append(self._rank(places[seat], seat, sheets[seat]))
            lines += [self._line(line) for line in sheets[seat]]
        lines += [Text(), Text(self.kept, palette.CALM)] if self.kept else []
        return Text("\n").join(lines)

    def _rank(self, place: int, seat: int, sheet: list[ScoreLine]) -> Text:
        total = str(sum(line.points for line in sheet)) if sheet else ""
        name = f"{place}  {letter(seat)} {self.table.names[seat]} "
        dots = "·" * max(WIDTH - cell_len(name + total) - 1, 1)
        ink = f"bold {palette.WIN}" if place == 1 else f"bold {palette.INK}"
        return Text.assemble((name, ink), (dots, palette.LINE), (f" {total}", ink))

    def _line(self, line: ScoreLine) -> Text:
        words = self.app.catalogue.text(line.what, line.args, self.table.names)
        return Text.assemble(f"{line.points:+7d}  ", words, style=palette.INK_SOFT)

    def hint_text(self) -> str:
        return self.app.text("cli-end-hint")

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def action_save(self) -> None:
        """A copy of the record in the folder where the command was started."""
        record = self.table.record()
        game = self.table.play.game
        number = 1
        path = Path.cwd() / f"{game.id}{SUFFIX}"
        while path.exists():
            number += 1
            path = Path.cwd() / f"{game.id}-{number}{SUFFIX}"
        try:
            write_file(path, write_record(record, game))
            self.kept = self.app.text("cli-end-saved", file=str(path))
        except UsageError as error:
            self.kept = self.app.text(error.id, **error.args_of_text)
        self.retell()
