"""What the shell offers after Tab, asked as the shells ask."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from uguisu.bots.registry import bots_of
from uguisu.cli.completion import words_being_completed
from uguisu.cli.dispatch import COMMANDS
from uguisu.games import GAMES
from uguisu.texts import LANGUAGES

BIN = str(Path(sys.executable).parent)


def offered(*words: str) -> list[str]:
    """For the last of these words, as bash asks."""
    line = ["uguisu", *words]
    asked = {
        "_UGUISU_COMPLETE": "complete_bash",
        "COMP_WORDS": "\n".join(line),
        "COMP_CWORD": str(len(line) - 1),
    }
    done = subprocess.run(
        [f"{BIN}/uguisu"], env=os.environ | asked, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_commands() -> None:
    assert offered("") == list(COMMANDS)
    assert offered("la") == ["ladder", "lab"]


def test_options_of_the_command_on_the_line() -> None:
    assert "--no-timing" in offered("sim", "--")
    assert "--install-completion" in offered("--")
    assert "--compare" in offered("lab", "balance", "--")


@pytest.mark.parametrize("command", [["play"], ["sim"], ["ladder"], ["rules"], ["lab", "balance"]])
def test_games(command: list[str]) -> None:
    assert offered(*command, "") == list(GAMES)
    assert offered(*command, "ninja-") == ["ninja-master"]


def test_bots_and_languages() -> None:
    assert offered("play", "shinobi", "--bot", "") == list(bots_of("shinobi"))
    assert offered("play", "--language", "") == list(LANGUAGES)


def test_after_a_word_that_is_no_command_the_commands_are_offered() -> None:
    assert offered("paly", "") == list(COMMANDS)


@pytest.mark.parametrize(
    ("environ", "words"),
    [
        ({}, None),
        ({"_UGUISU_COMPLETE": "complete_bash", "COMP_WORDS": "uguisu play"}, ["play"]),
        ({"_UGUISU_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "uguisu 'a b"}, ["'a", "b"]),
        ({"_UGUISU_COMPLETE": "source_bash"}, []),
    ],
)
def test_the_words_of_the_question(environ: dict[str, str], words: list[str] | None) -> None:
    assert words_being_completed(environ) == words


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_completes_after_it_was_installed(tmp_path: Path) -> None:
    script = (
        "uguisu --install-completion >/dev/null && source ~/.bashrc && "
        "COMP_WORDS=(uguisu rules shi) COMP_CWORD=2 && _uguisu_completion uguisu && "
        'echo "offered: ${COMPREPLY[*]}"'
    )
    environment = {"HOME": str(tmp_path), "PATH": f"{BIN}:/usr/bin:/bin", "LANG": "C.UTF-8"}
    done = subprocess.run(
        ["bash", "-c", script], env=environment, capture_output=True, text=True, check=False
    )

    assert done.stdout == "offered: shinobi\n", done.stderr
