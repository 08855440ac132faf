"""`uguisu` without a command: the menu."""

import os


def open_menu(language: str, cores: int | None = None) -> int:
    """Bots of the tables that are set up there think on so many cores; None: on all."""
    from uguisu.cli.app import UguisuApp
    from uguisu.cli.saves import data_folder
    from uguisu.cli.screens.menu import MenuScreen
    from uguisu.cli.setup import cores_of

    menu = MenuScreen(data_folder(os.environ))
    return UguisuApp(menu, language, cores=cores_of(cores)).open()
