"""Processes that write the same SQLite file take turns."""

import threading
from pathlib import Path
from queue import SimpleQueue

from uguisu.server.store.turns import FileTurns


def test_turns_alternate_while_both_want_to_write(tmp_path: Path) -> None:
    """Whoever has just written does not overtake the one that waits."""
    one, other = (FileTurns(tmp_path / "turns") for _ in range(2))
    written: SimpleQueue[str] = SimpleQueue()
    waits, has_begun = threading.Event(), threading.Event()

    def write(turns: FileTurns, name: str) -> None:
        with turns:
            written.put(name)

    def wait_and_write() -> None:
        has_begun.set()
        write(other, "other")

    with one:
        thread = threading.Thread(target=wait_and_write)
        thread.start()
        has_begun.wait()
        while not is_held(tmp_path / "turns.next"):
            waits.wait(0.01)
        written.put("one")
    write(one, "one again")
    thread.join()

    assert [written.get() for _ in range(3)] == ["one", "other", "one again"]
    one.close()
    other.close()


def is_held(file: Path) -> bool:
    """Whether somebody holds a lock on it."""
    return f":{file.stat().st_ino} " in Path("/proc/locks").read_text()
