"""Nothing of the package needs a POSIX system where Windows would run it.

What is only there on POSIX stands below `if sys.platform` (mypy then checks each system), or is
asked for with `getattr` or `hasattr`.
"""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src" / "uguisu"


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


MODULES = words("fcntl grp posix pty pwd readline resource spwd syslog termios tty uvloop")
NAMES = {
    "os": words("""
        chown chroot fchmod fchown fork forkpty getegid geteuid getgid getgroups getloadavg getpgid
        getpgrp getsid getuid killpg lchown mkfifo nice openpty posix_spawn pread pwrite
        sched_getaffinity sched_setaffinity sendfile setegid seteuid setgid setpgid setpriority
        setsid setuid statvfs sync uname wait3 wait4 waitid WNOHANG
        O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_NONBLOCK
    """),
    "signal": words("""
        SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2
        SIGWINCH ITIMER_REAL alarm getitimer pause pthread_kill pthread_sigmask setitimer
        siginterrupt sigpending sigtimedwait sigwait
    """),
    "socket": words("AF_UNIX SO_REUSEPORT"),
    "time": words("clock_gettime tzset"),
}
METHODS = words("add_signal_handler remove_signal_handler create_unix_server")
ARGUMENTS = words("preexec_fn pass_fds start_new_session process_group umask")


class Finder(ast.NodeVisitor):
    """Uses of what Windows has not, outside of `if sys.platform`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_If(self, node: ast.If) -> None:
        if not asks_for_platform(node.test):
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        self.note(node, [alias.name for alias in node.names if alias.name in MODULES])

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        names = NAMES.get(node.module or "", frozenset())
        self.note(node, [alias.name for alias in node.names if alias.name in names])
        self.note(node, [node.module] if node.module in MODULES else [])

    def visit_Attribute(self, node: ast.Attribute) -> None:
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if node.attr in NAMES.get(owner, ()) or node.attr in METHODS:
            self.note(node, [f"{owner}.{node.attr}"])
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        self.note(node.value, [f"{node.arg}="] if node.arg in ARGUMENTS else [])
        self.generic_visit(node)

    def note(self, node: ast.stmt | ast.expr, names: list[str | None] | list[str]) -> None:
        self.found += [f"line {node.lineno}: {name}" for name in names]


def asks_for_platform(test: ast.expr) -> bool:
    return any(isinstance(n, ast.Attribute) and n.attr == "platform" for n in ast.walk(test))


def found_in(source: str) -> list[str]:
    finder = Finder()
    finder.visit(ast.parse(source))
    return finder.found


def test_nothing_needs_posix_where_windows_runs_it() -> None:
    paths = list(SRC.rglob("*.py"))
    found = {path.relative_to(SRC): found_in(path.read_text(encoding="utf-8")) for path in paths}

    assert len(paths) > 100
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import fcntl",
        "def f():\n    import resource",
        "from termios import tcgetattr",
        "import os\nos.geteuid()",
        "from signal import SIGKILL",
        "import signal\nx = signal.SIGALRM",
        "loop.add_signal_handler(1, f)",
        "subprocess.Popen([], start_new_session=True)",
        "try:\n    import uvloop\nexcept ImportError:\n    pass",
    ],
)
def test_what_windows_has_not_is_found(source: str) -> None:
    assert len(found_in(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import sys\nif sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl",
        "import os\nusable = getattr(os, 'sched_getaffinity', None)",
        "import os\nos.getpid()\nos.kill(1, 15)",
    ],
)
def test_what_asks_before_is_not(source: str) -> None:
    assert found_in(source) == []
