"""`uguisu` without a command: the menu."""

import os


def open_menu(language: str) -> None:
    from uguisu.cli.app import UguisuApp
    from uguisu.cli.saves import data_folder
    from uguisu.cli.screens.menu import MenuScreen

    UguisuApp(MenuScreen(data_folder(os.environ)), language).run()
