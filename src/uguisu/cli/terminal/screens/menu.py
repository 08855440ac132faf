"""The menu: choose a game, who sits where and the options, each explained in a sentence."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from uguisu.cli.files.saves import Saved, interrupted, new_save
from uguisu.cli.terminal.resume import resume
from uguisu.cli.terminal.screens.menu_picture import Line, draw_menu
from uguisu.cli.terminal.screens.picture import Picture
from uguisu.cli.terminal.table import PERSON, LocalTable, new_play
from uguisu.cli.terminal.table_settings import TableSettings
from uguisu.cli.usage_errors import UsageError
from uguisu.kernel.options import Option
from uguisu.kernel.seats import letter

if TYPE_CHECKING:
    from uguisu.cli.terminal.app import UguisuApp


class Row(NamedTuple):
    """One line of the menu. `turn` changes its value, `type` takes keys, `enter` does something."""

    id: str
    label: str
    value: str
    about: str
    turn: Callable[[int], None] | None = None
    type: Callable[[str], None] | None = None
    enter: Callable[[], None] | None = None


class MenuScreen(Screen[None]):
    app: "UguisuApp"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "move(-1)", show=False),
        Binding("down,tab", "move(1)", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("enter", "enter", show=False),
        Binding("escape,ctrl+q", "leave", show=False),
    ]

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.settings = TableSettings()
        self.saved: list[Saved] = []
        self.at = "play"
        self.complaint: UsageError | None = None

    def compose(self) -> ComposeResult:
        yield Picture(id="menu")
        yield Static(id="about", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.saved = interrupted(self.folder)
        self.at = "resume" if self.saved else "play"
        self.call_after_refresh(self.retell)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.retell)

    def on_resize(self) -> None:
        self.call_after_refresh(self.retell)

    # What is shown.

    def rows(self) -> list[Row]:
        rows = [self._game(), self._seats()]
        rows += [self._seat(seat) for seat in range(self.settings.seats)]
        rows += [self._option(option) for option in self.settings.game.options]
        rows += [self._language(), self._seed()]
        for id, action in (
            ("play", self._play),
            ("browser", self._browser),
            ("rules", self._rules),
            ("leave", self.action_leave),
        ):
            rows.append(Row(id, self._text(id), "", self._text(f"{id}-about"), enter=action))
        return [*self._resume(), *rows]

    def _text(self, id: str) -> str:
        return self.app.text(f"cli-menu-{id}")

    def _resume(self) -> list[Row]:
        if not self.saved:
            return []
        about = self.app.saved_text(self.saved[0])
        return [Row("resume", self._text("resume"), "", about, enter=self._go_on)]

    def _game(self) -> Row:
        prefix = self.settings.game.prefix.lower()
        title = self.app.text(f"{prefix}-title")
        about = self._about(prefix)
        return Row("game", self._text("game"), title, about, self.settings.turn_game)

    def _about(self, prefix: str) -> str:
        """One line about the game, ours or what its package says; and how long it takes."""
        ids = (f"cli-menu-game-{prefix}", f"{prefix}-about")
        about = next((self.app.text(id) for id in ids if self.app.catalogue.has(id)), "")
        minutes = self.settings.game.info.minutes
        return self.app.text("cli-menu-minutes", about=about, minutes=minutes).strip()

    def _seats(self) -> Row:
        seats = self.settings.game.seat_range
        about = self.app.text("cli-menu-seats-about", low=seats[0], high=seats[-1])
        settings = self.settings
        return Row("seats", self._text("seats"), str(settings.seats), about, settings.turn_seats)

    def _seat(self, seat: int) -> Row:
        kind = self.settings.kinds[seat]
        person = kind == PERSON
        value = self._text("person") if person else self.app.text("cli-menu-bot", bot=kind)
        about = self._text("person-about" if person else f"bot-{kind}")

        label = f"{letter(seat)}  {self.settings.names[seat]}"
        turn = partial(self.settings.turn_kind, seat)
        typed = partial(self.settings.type_name, seat) if person else None
        return Row(f"seat:{seat}", label, value, about, turn, typed)

    def _text_or(self, id: str, name: str) -> str:
        """The words for an option; a game of another package may have none but its name."""
        return self.app.text(id) if self.app.catalogue.has(id) else name.replace("_", " ")

    def _option(self, option: Option) -> Row:
        id = f"{self.settings.game.prefix.lower()}-option-{option.name}"
        value = self.settings.options[option.name]
        question, answer = self._text_or(id, option.name), str(value)
        if option.choices:
            answer = self._text_or(f"{id}-{value}", answer)
        about = f"{question} {answer}" if option.choices else question
        turn = partial(self.settings.turn_option, option)
        typed = partial(self.settings.type_letters, option) if option.letters else None
        return Row(f"option:{option.name}", question, answer.rstrip("."), about, turn, typed)

    def _language(self) -> Row:
        about, name = self._text("language-about"), self._text("language-name")
        return Row("language", self._text("language"), name, about, self.app.next_language)

    def _seed(self) -> Row:
        value = self.settings.seed or self._text("seed-none")
        about = self._text("seed-about")
        return Row("seed", self._text("seed"), value, about, type=self.settings.type_seed)

    def retell(self) -> None:
        rows = self.rows()
        if self.at not in [row.id for row in rows]:
            self.at = "play"
        picture = self.query_one("#menu", Picture)
        looks = [
            Line(r.id, r.label, r.value, r.turn is not None, r.enter is not None) for r in rows
        ]
        picture.show(draw_menu(*picture.size, looks, self.at, self._text("hello")))
        row = next(row for row in rows if row.id == self.at)
        complaint = self.complaint
        about = self.app.text(complaint.id, **complaint.args_of_text) if complaint else row.about
        self.query_one("#about", Static).update(about)
        self.query_one("#keys", Static).update(self.app.text("cli-menu-keys"))

    # What the player does.

    def on_key(self, event: events.Key) -> None:
        row = self._row()
        printed = event.character if event.is_printable else None
        key = event.key if event.key == "backspace" else printed
        if row.type is not None and key:
            row.type(key)
            self.retell()
            event.stop()
        elif event.key == "q":
            self.action_leave()

    @on(Picture.Picked)
    def picked(self, event: Picture.Picked) -> None:
        """A click on ‹ or › turns the value, one elsewhere on a line goes there or does it."""
        id, _, way = event.pick.partition("|")
        again = id == self.at
        self.at = id
        if way:
            self.action_turn(1 if way == "next" else -1)
        elif self._row().enter is not None or again:
            self.action_enter()
        else:
            self.retell()

    def _row(self) -> Row:
        return next(row for row in self.rows() if row.id == self.at)

    def action_move(self, by: int) -> None:
        ids = [row.id for row in self.rows()]
        self.complaint = None
        self.at = ids[(ids.index(self.at) + by) % len(ids)]
        self.retell()

    def action_turn(self, by: int) -> None:
        row = self._row()
        if row.turn is not None:
            row.turn(by)
            self.retell()

    def action_enter(self) -> None:
        row = self._row()
        if row.enter is not None:
            row.enter()
        else:
            self.action_turn(1)

    def action_leave(self) -> None:
        self.app.exit()

    def _play(self) -> None:
        settings = self.settings
        try:
            play = new_play(
                settings.game, settings.sitters(), settings.options, settings.seed.strip()
            )
            save = new_save(self.folder, settings.game)
        except UsageError as error:
            self.complaint = error
            self.retell()
            return
        self.app.sit_down(LocalTable(play, settings.sitters(), save))

    def _browser(self) -> None:
        self.app.wants_browser = True
        self.app.exit()

    def _go_on(self) -> None:
        try:
            self.app.sit_down(resume(self.saved[0]))
        except UsageError as error:
            self.complaint = error
            self.retell()

    def _rules(self) -> None:
        from uguisu.cli.terminal.screens.rules import RulesScreen

        self.app.push_screen(RulesScreen(self.settings.game.id))
