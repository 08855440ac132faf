"""`make play`: prepares only what players need, then starts the game on whichever build is ready.

Packages and pages are prepared side by side. Where the compiled build is not up to date, plain
Python plays at once and scripts/behind.py compiles behind it. Only the standard library is needed.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from scripts import build_web, compiled_venv, tools
from scripts.progress import Progress
from scripts.tools import ROOT, CannotPrepare

VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
SAID: Final = ROOT / "build" / "said-there-is-no-compiler"
DEFAULT: Final = ["serve", "--open"]
LONG: Final = ("serve", "play")
"""Commands that last long enough to compile behind them, as the menu does."""
STUDIES: Final = ("sim", "ladder", "lab")
STEPS: Final = 5
"""Steps of a first start; installing Node is one more."""


def main() -> None:
    try:
        start(arguments_for(sys.argv[1:]), dict(os.environ))
    except CannotPrepare as reason:
        sys.exit(f"uguisu: {reason}")
    except KeyboardInterrupt:
        sys.exit(130)


def arguments_for(arguments: list[str]) -> list[str]:
    """What to start when all is prepared: without pages, the terminal in place of the browser."""
    why_not = prepare(with_pages=arguments[:1] == ["serve"])
    if why_not is None:
        return arguments
    if arguments != DEFAULT:
        say(f"going on without the browser's pages: {why_not}")
        return arguments
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise CannotPrepare(f"{why_not} Without pages, `make terminal` plays in a terminal.")
    say(f"{why_not} Playing in the terminal instead.")
    return []


def prepare(*, with_pages: bool) -> str | None:
    """Packages, and beside them pages; returns why there are none."""
    progress = Progress(STEPS)
    try:
        with ThreadPoolExecutor(2) as hands:
            packages = hands.submit(prepare_packages, progress)
            pages = hands.submit(prepare_pages, progress, packages) if with_pages else None
            if packages.result():
                first_import(progress)
            if pages:
                pages.result()
    except build_web.CannotBuild as reason:
        return str(reason)
    finally:
        progress.close()
    return None


def prepare_packages(progress: Progress) -> bool:
    """Whether any were installed."""
    if not tools.are_ready():
        with progress.step("uv"):
            tools.install()
    stamp = VENV / ".runtime"
    wanted = compiled_venv.packages_state()
    if PYTHON.exists() and stamp.is_file() and stamp.read_text() == wanted:
        return False
    with progress.step("packages"):
        tools.sync("--no-default-groups")
    stamp.write_text(wanted)
    return True


def first_import(progress: Progress) -> None:
    """Writes bytecode while pages are built, so that the game starts sooner after it."""
    with progress.step("first import"):
        subprocess.run(
            [str(PYTHON), "-c", compiled_venv.FIRST_IMPORT], env=plain(os.environ), check=False
        )


def prepare_pages(progress: Progress, packages: "Future[bool]") -> None:
    """Raises CannotBuild. Node is downloaded only where there is none that will do."""
    if build_web.are_current():
        return
    try:
        build_web.find_node()
    except build_web.NoNode as reason:
        packages.result()
        with progress.step("Node"):
            install_node(reason)
    build_web.build(progress.step)


def install_node(missing: build_web.NoNode) -> None:
    try:
        tools.sync("--only-group", "build")
    except CannotPrepare as reason:
        raise build_web.NoNode(f"{missing} It could not be downloaded either.") from reason


def start(arguments: Sequence[str], environment: dict[str, str]) -> None:
    """Become the game. Never returns."""
    if compiled_venv.is_current():
        python = compiled_venv.PYTHON
    else:
        python = PYTHON
        environment = plain(environment | build_behind(arguments, environment))
    command = [str(python), "-m", "uguisu", *arguments]
    sys.stderr.flush()
    os.execve(python, command, environment)


def plain(environment: Mapping[str, str]) -> dict[str, str]:
    """For plain Python: the package is imported from its sources."""
    return {**environment, "PYTHONPATH": str(ROOT / "src")}


def build_behind(arguments: Sequence[str], environment: Mapping[str, str]) -> dict[str, str]:
    """Compile while the game runs; returns what that has to know in its environment."""
    command = arguments[0] if arguments else ""
    if environment.get("UGUISU_COMPILE") == "0":
        return {}
    if not has_compiler():
        say_once("there is no C compiler here: this is plain Python, slower but the same.")
        return {}
    if command in STUDIES:
        say("not compiled yet; after `make build` this is several times as fast.")
    if command and command not in LONG:
        return {}
    compiled_venv.READY.unlink(missing_ok=True)
    start_behind(environment, is_quiet=command != "serve")
    return {"UGUISU_WORKER_PYTHON": str(compiled_venv.READY / "bin" / "python")}


def has_compiler() -> bool:
    """Whether the build will find one; hatch_build.py looks closer."""
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(shlex.split(command)[0]) is not None


def start_behind(environment: Mapping[str, str], *, is_quiet: bool) -> None:
    """Starts a process that Ctrl-C does not reach. It ends when its end of the pipe is closed,
    which this process keeps open."""
    reading, writing = os.pipe()
    log = ROOT / "build" / "behind.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as quiet:
        subprocess.Popen(
            [str(PYTHON), "-m", "scripts.behind", str(reading)],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=quiet,
            stderr=quiet if is_quiet else None,
            pass_fds=[reading],
            start_new_session=True,
        )
    os.close(reading)
    os.set_inheritable(writing, True)


def say(sentence: str) -> None:
    print(f"uguisu: {sentence}", file=sys.stderr)


def say_once(sentence: str) -> None:
    """Not again at the next start either."""
    if not SAID.exists():
        SAID.parent.mkdir(exist_ok=True)
        SAID.touch()
        say(sentence)


if __name__ == "__main__":
    main()
