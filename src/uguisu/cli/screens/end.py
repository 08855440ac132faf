"""The end of a game: the ranking, how every point was made, and what to do next."""

from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from uguisu.cli.files import SUFFIX
from uguisu.cli.saves import write_file
from uguisu.cli.screens.sheet import Sheet
from uguisu.cli.table import Table
from uguisu.cli.wrong import Wrong
from uguisu.kernel.record import write_record


class End(Sheet[str]):
    """Dismissed with "rematch", "look" (at the board) or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "answer('rematch')", show=False),
        Binding("enter,escape", "answer('look')", show=False),
        Binding("s", "save", show=False),
        Binding("q,ctrl+q", "answer('leave')", show=False),
    ]

    def __init__(self, table: Table, eyes: int | None) -> None:
        super().__init__()
        self.table = table
        self.eyes = eyes
        self.kept = ""

    def title_text(self) -> str:
        view = self.table.play.game.view(self.table.play.state, self.eyes)
        winners = [self.table.names[s] for s, place in enumerate(view.places or ()) if place == 1]
        return self.app.text("cli-end-title", winners=", ".join(winners), count=len(winners))

    def body_text(self) -> str:
        view = self.table.play.game.view(self.table.play.state, self.eyes)
        sheets = self.table.play.game.score_sheet(view)
        places = list(view.places or ())
        order = sorted(range(view.seats), key=lambda seat: (places[seat], seat))
        lines: list[str] = []
        for seat in order:
            total = sum(line.points for line in sheets[seat]) if sheets else None
            lines += [self._rank(places[seat], self.table.names[seat], total)]
            lines += [self._line(line.what, line.args, line.points) for line in sheets[seat]]
        return "\n".join([*lines, *(["", self.kept] if self.kept else [])])

    def _rank(self, place: int, name: str, total: int | None) -> str:
        points = "" if total is None else f"   {total}"
        return f"{place}.  {name}{points}"

    def _line(self, what: str, args: dict[str, int | str], points: int) -> str:
        words = self.app.catalogue.text(what, args, self.table.names)
        return f"      {points:+d}  {words}"

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
        except Wrong as error:
            self.kept = self.app.text(error.id, **error.args_of_text)
        self.retell()
