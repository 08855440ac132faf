"""`uguisu` without a command: the menu."""

import os


def open_menu(language: str, cores: int | None = None, *, is_language_given: bool = False) -> int:
    """`cores` is what bots of the tables set up there use; None means all. A player who chooses the
    browser gets a server after the menu has closed."""
    from uguisu.cli.files.saves import data_folder
    from uguisu.cli.setup import cores_of
    from uguisu.cli.terminal.app import UguisuApp
    from uguisu.cli.terminal.screens.menu import MenuScreen

    menu = MenuScreen(data_folder(os.environ))
    app = UguisuApp(menu, language, cores=cores_of(cores), is_language_given=is_language_given)
    code = app.open()
    if not app.wants_browser:
        return code
    from uguisu.cli.terminal.browser import play_in_browser

    return play_in_browser(app.language)
