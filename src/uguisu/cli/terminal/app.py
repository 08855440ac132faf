"""The terminal application: language, style, and screens."""

import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen
from textual.theme import Theme

from uguisu.cli.characters import fit_screen, is_ascii_screen
from uguisu.cli.exit_codes import INTERRUPTED
from uguisu.cli.files.saves import Saved
from uguisu.cli.terminal import palette
from uguisu.cli.terminal.pace import BOT_SECONDS
from uguisu.cli.terminal.plain_screen import PlainScreen
from uguisu.cli.terminal.table import LocalTable
from uguisu.kernel.message import Arg
from uguisu.texts import LANGUAGES, Catalogue, catalogue

LOOK: Final = Theme(
    name="uguisu",
    primary=palette.WIN,
    secondary=palette.CALM,
    accent=palette.ACT,
    foreground=palette.INK,
    background=palette.PAPER,
    surface=palette.RAISED,
    panel=palette.LACQUER,
    success=palette.OK,
    warning=palette.WARN,
    error=palette.ACT,
    dark=True,
    variables={
        "scrollbar": palette.LINE,
        "scrollbar-hover": palette.INK_FAINT,
        "scrollbar-active": palette.INK_SOFT,
        "scrollbar-background": palette.LACQUER,
        "scrollbar-background-hover": palette.LACQUER,
        "scrollbar-background-active": palette.LACQUER,
    },
)

CLOSED_SECONDS: Final = 1.0
"""Seconds between checks that the terminal still exists."""


def has_terminal() -> bool:
    return sys.__stdin__ is not None and sys.__stdin__.isatty()


class UguisuApp(App[None]):
    CSS_PATH = "uguisu.tcss"
    TITLE = "Uguisu"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True)
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (96, "-wide")]  # noqa: RUF012 (declared by Textual)

    def __init__(
        self,
        first: Screen[Any],
        language: str = "en",
        pace: float = BOT_SECONDS,
        cores: int = 1,
        *,
        is_language_given: bool = False,
    ) -> None:
        super().__init__()
        self.register_theme(LOOK)
        self.theme = LOOK.name
        self.first = first
        self.language = language
        self.pace = pace
        self.cores = cores
        """Cores for bots."""
        self.is_language_given = is_language_given
        """Whether the player chose it; else a game that is resumed keeps its own."""
        self.wants_browser = False

    def on_mount(self) -> None:
        self.push_screen(self.first)
        if has_terminal():
            self.set_interval(CLOSED_SECONDS, self.leave_closed_terminal)

    def leave_closed_terminal(self) -> None:
        """Exit if the terminal window was closed without a hang-up signal."""
        if not has_terminal():
            self.exit(return_code=INTERRUPTED)

    def open(self) -> int:
        """Run until somebody leaves; the exit code."""
        fit_screen()
        self.run()
        return self.return_code or 0

    def get_line_filters(self) -> Sequence[LineFilter]:
        usual = [] if self.no_color else super().get_line_filters()
        if self.no_color or is_ascii_screen():
            return [*usual, PlainScreen(has_colours=not self.no_color)]
        return usual

    def action_interrupt(self) -> None:
        self.exit(return_code=INTERRUPTED)

    @property
    def catalogue(self) -> Catalogue:
        return catalogue(self.language)

    def text(self, id: str, **args: Arg) -> str:
        return self.catalogue.text(id, args)

    def next_language(self, by: int = 1) -> None:
        """Switch the language; the screens redraw themselves."""
        self.is_language_given = True
        at = LANGUAGES.index(self.language)
        self.language = LANGUAGES[(at + by) % len(LANGUAGES)]
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()

    def speak_as_at(self, table: LocalTable) -> None:
        """A resumed game keeps its language, unless the player asked for another."""
        if table.language in LANGUAGES and not self.is_language_given:
            self.language = table.language
        table.language = self.language

    def sit_down(self, table: LocalTable) -> None:
        """Play at this table instead of what is on the screen."""
        from uguisu.cli.terminal.screens.play import PlayScreen

        self.switch_screen(PlayScreen(table))

    def saved_text(self, saved: Saved) -> str:
        """One line about an interrupted game."""
        record = saved.record
        return self.text(
            "cli-saved",
            game=f"@{saved.game.prefix.lower()}-title",
            players=", ".join(record.players),
            actions=len(record.entries),
        )
