"""`uguisu` without a command: the menu."""

import os


def open_menu(language: str, cores: int | None = None, *, is_language_given: bool = False) -> int:
    """Bots of the tables that are set up there think on so many cores; None: on all. Whoever
    would rather play in the browser gets a server when the menu has closed."""
    from uguisu.cli.saves import data_folder
    from uguisu.cli.setup import cores_of
    from uguisu.cli.terminal.app import UguisuApp
    from uguisu.cli.terminal.screens.menu import MenuScreen

    menu = MenuScreen(data_folder(os.environ))
    app = UguisuApp(menu, language, cores=cores_of(cores), is_language_given=is_language_given)
    code = app.open()
    if not app.wants_browser:
        return code
    from uguisu.cli.browser import play_in_browser

    return play_in_browser(app.language)
