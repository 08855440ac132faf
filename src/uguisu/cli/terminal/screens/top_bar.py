"""The top line: the application, the game, the language."""

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

from uguisu.cli.terminal import palette


class TopBar(Static):
    def __init__(self) -> None:
        super().__init__(id="top-bar", markup=False)

    def tell(self, title: str, language: str) -> None:
        house, code = "鶯 Uguisu", language.upper()
        space = self.size.width - 2 - cell_len(f"{house}  {title}{code}")
        self.update(
            Content.assemble(
                (house, palette.WIN),
                ("  " + title, palette.INK),
                " " * max(space, 1),
                (code, palette.INK_SOFT),
            )
        )
