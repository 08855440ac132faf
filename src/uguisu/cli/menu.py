"""`uguisu` without a command: the menu."""

import os


def open_menu(language: str) -> int:
    from uguisu.cli.app import UguisuApp
    from uguisu.cli.saves import data_folder
    from uguisu.cli.screens.menu import MenuScreen

    return UguisuApp(MenuScreen(data_folder(os.environ)), language).open()
