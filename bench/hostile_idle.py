"""Work that gets only what others leave of the processor, and is interrupted as soon as they want
it back: `hostile_idle.py COMMAND ...` runs a command so."""

import os
import sys


def run_when_idle() -> None:
    """This process and those it starts, from now on."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    os.nice(19)


if __name__ == "__main__":
    run_when_idle()
    os.execvp(sys.argv[1], sys.argv[1:])
