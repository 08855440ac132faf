"""The log beside the board: sentences, as one observer saw it."""

from rich.table import Table
from rich.text import Text
from textual.widgets import RichLog

from uguisu.cli.terminal import palette
from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK, letter
from uguisu.texts import Catalogue


class Log(RichLog):
    can_focus = False

    def __init__(self) -> None:
        super().__init__(id="log", wrap=True, markup=False, min_width=10)
        self.told = 0
        self.actor: int | None = None
        """Whose turn the last line belongs to; None: its turn has ended."""

    def tell(
        self, play: Play, eyes: int | None, catalogue: Catalogue, until: int | None = None
    ) -> None:
        """Add what happened since; if something was taken back, tell everything again."""
        until = len(play.entries) if until is None else until
        if self.told > until:
            self.forget()
        while self.told < until:
            self.told += 1
            actor = play.entries[self.told - 1].seat
            for message in play.narrate(self.told, eyes):
                self._line(actor, catalogue.say(message, play.players), mine=actor == eyes)
            if play.ends_turn(self.told, eyes):
                self.actor = None

    def forget(self) -> None:
        self.clear()
        self.told = 0
        self.actor = None

    def _line(self, actor: int, sentence: str, *, mine: bool) -> None:
        """A seat's letter stands before the first line of its turn."""
        new = actor != self.actor
        self.actor = actor
        head = " " if not new else "◷" if actor == CLOCK else letter(actor)
        ink = palette.INK if mine else palette.INK_SOFT
        line = Table.grid(expand=True)
        line.add_column(width=2)
        line.add_column(ratio=1)
        line.add_row(Text(head, f"bold {palette.WIN}"), Text(sentence, ink))
        self.write(line, expand=True)
