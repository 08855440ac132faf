"""The terminal application: one language, one look, and the screens on it."""

from textual.app import App
from textual.screen import Screen

from uguisu.kernel.message import Arg
from uguisu.texts import LANGUAGES, Catalogue, catalogue


class UguisuApp(App[None]):
    CSS_PATH = "uguisu.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (96, "-wide")]  # noqa: RUF012 (declared by Textual)

    def __init__(self, first: Screen[None], language: str = "en") -> None:
        super().__init__()
        self.first = first
        self.language = language

    def on_mount(self) -> None:
        self.push_screen(self.first)

    @property
    def catalogue(self) -> Catalogue:
        return catalogue(self.language)

    def text(self, id: str, **args: Arg) -> str:
        return self.catalogue.text(id, args)

    def next_language(self) -> None:
        """Switch to the next of the five; screens redraw themselves."""
        at = LANGUAGES.index(self.language)
        self.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()
