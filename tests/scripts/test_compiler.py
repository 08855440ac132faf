"""Compiling: link-time optimisation only where the compiler can, and what killed builds leave."""

import os
import time
from pathlib import Path

import pytest

import hatch_build

GCC = "cc (Debian) 12.2.0 Copyright (C) 2022 Free Software Foundation, Inc."


@pytest.mark.parametrize(
    ("about", "links", "can"),
    [(GCC, True, True), (GCC, False, False), ("clang version 14.0.6", True, False)],
)
def test_modules_are_linked_in_parts_only_by_a_gcc_that_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, about: str, links: bool, can: bool
) -> None:
    compiler = tmp_path / "cc"
    code = f'#!/bin/sh\n[ "$1" = --version ] && echo "{about}" || exit {0 if links else 1}\n'
    compiler.write_text(code)
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", str(compiler))

    assert hatch_build.can_link_in_parts(tmp_path) is can


def test_what_killed_builds_left_is_removed_and_the_last_builds_stay(tmp_path: Path) -> None:
    old = time.time() - 7200
    for number in range(6):
        (tmp_path / f"build{number}").mkdir()
        os.utime(tmp_path / f"build{number}", (old + number, old + number))
    for name in ("tmp-killed", "tmp-running"):
        (tmp_path / name).mkdir()
    os.utime(tmp_path / "tmp-killed", (old, old))

    hatch_build.forget_old(tmp_path)

    assert {path.name for path in tmp_path.iterdir()} == {
        "build3",
        "build4",
        "build5",
        "tmp-running",
    }
