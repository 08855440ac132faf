"""Locks on files, on every system: held until the file is closed or the process ends."""

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def take_lock(file: IO[str]) -> bool:
    """Lock an open file, without waiting; False if somebody else has it."""
    try:
        if sys.platform == "win32":
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
