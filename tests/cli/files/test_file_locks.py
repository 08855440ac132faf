"""Locks on files: one holder, until it closes the file or its process ends."""

import subprocess
import sys
from pathlib import Path

from uguisu.cli.files.file_locks import take_lock


def test_only_one_has_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("a") as first, path.open("a") as second:
        assert take_lock(first)
        assert not take_lock(second)
        first.close()
        assert take_lock(second)


def test_a_process_that_ends_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    code = (
        "import sys; from uguisu.cli.files.file_locks import take_lock; "
        "file = open(sys.argv[1], 'a'); print(take_lock(file), flush=True); sys.stdin.read()"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with holder, path.open("a") as file:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not take_lock(file)

        holder.kill()
        holder.wait()

        assert take_lock(file)
