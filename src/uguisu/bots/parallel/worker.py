"""How a process begins in which bots think for another: a server's, or that of a study."""

import multiprocessing
import os
import signal
import threading


def start_worker() -> None:
    """Leave signals to the process that hands out the work, and end however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
