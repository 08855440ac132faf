"""Plants faults, one at a time, and sees whether `make test` catches them: `make mutants`.

The faults are in tests/mutants/*.toml. Each names the part of `make test` that should fail; only
that part is run, to save time, and with the sizes of `make test`. It runs in a scratch copy of the
checkout. A fault is caught if a test fails with it and passes without it. Words choose among the
faults: `python -m scripts.mutants secrets Ninjato`.

Prints what was caught; exits with 1 if a fault survives.
"""

import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
LIST: Final = ROOT / "tests" / "mutants"
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
PATIENCE_MS: Final = "60000"
"""How long browsers wait for what a fault may keep from coming (tests/browser/visitors.py)."""
FAILED: Final = 1
"""Pytest's exit code when tests ran and some failed."""
FAILURE: Final = re.compile(r"^FAILED (.+?)(?: - |$)", re.MULTILINE)
LINKED: Final = ("web/node_modules",)
BUILT: Final = "src/uguisu/web"


class Mutant(msgspec.Struct, frozen=True):
    name: str
    file: str
    old: str
    new: str
    tests: list[str]
    kind: str = ""
    """The file of the list it is from."""

    def change(self, text: str) -> str:
        assert text.count(self.old) == 1, f"{self.file} has {self.old!r} {text.count(self.old)}x"
        return text.replace(self.old, self.new)


def mutants() -> list[Mutant]:
    found: list[Mutant] = []
    for path in sorted(LIST.glob("*.toml")):
        listed = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
        found += (msgspec.convert(one | {"kind": path.stem}, Mutant) for one in listed)
    return found


def chosen(words: list[str]) -> list[Mutant]:
    def is_meant(mutant: Mutant) -> bool:
        told = f"{mutant.kind} {mutant.name}".lower()
        return not words or any(word.lower() in told for word in words)

    return list(filter(is_meant, mutants()))


class Copy:
    """A copy of the checkout in which faults are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        for name in LINKED:
            if (ROOT / name).exists():
                (folder / name).symlink_to(ROOT / name)
        if (ROOT / BUILT).exists():
            shutil.copytree(ROOT / BUILT, folder / BUILT)

    def run(self, tests: list[str], *options: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        return subprocess.run(
            [*PYTEST, *options, *tests],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": path, "UGUISU_TEST_PATIENCE_MS": PATIENCE_MS},
            capture_output=True,
            text=True,
            check=False,
        )

    def outcome(self, mutant: Mutant) -> tuple[bool, str]:
        """Whether a test catches it, and which."""
        path = self.folder / mutant.file
        honest = path.read_text(encoding="utf-8")
        write(path, mutant.change(honest))
        try:
            done = self.run(mutant.tests, "-x")
        finally:
            write(path, honest)
        failure = FAILURE.search(done.stdout)
        if done.returncode != FAILED or failure is None:
            return False, "\n".join((done.stdout + done.stderr).splitlines()[-5:])
        again = self.run([failure[1]])
        return again.returncode == 0, failure[1] if again.returncode == 0 else again.stdout


MOMENTS: Final = itertools.count(1_000_000_000)


def write(path: Path, text: str) -> None:
    """With a time of its own: bytecode of the file before is not taken for this one's."""
    path.write_text(text, encoding="utf-8")
    moment = next(MOMENTS)
    os.utime(path, (moment, moment))


def survivors(faults: list[Mutant], copies: list[Copy]) -> list[str]:
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def hunt(mutant: Mutant) -> tuple[bool, str]:
        copy = free.get()
        try:
            return copy.outcome(mutant)
        finally:
            free.put(copy)

    left = []
    with ThreadPoolExecutor(len(copies)) as pool:
        for mutant, (is_caught, what) in zip(faults, pool.map(hunt, faults), strict=True):
            print(f"{'caught  ' if is_caught else 'SURVIVED'}  {mutant.name}\n            {what}")
            sys.stdout.flush()
            if not is_caught:
                left.append(mutant.name)
    return left


def main() -> None:
    faults = chosen(sys.argv[1:])
    if not faults:
        sys.exit(f"There is no such fault; they are in {LIST.relative_to(ROOT)}.")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="uguisu-mutants-") as folder:
        count = min(os.cpu_count() or 1, len(faults))
        copies = [Copy(Path(folder) / str(number)) for number in range(count)]
        left = survivors(faults, copies)
    caught = len(faults) - len(left)
    print(f"{caught} of {len(faults)} faults caught in {time.monotonic() - began:.0f} s")
    sys.exit(1 if left else 0)


if __name__ == "__main__":
    main()
