"""Start of a worker process in which bots think: of a server, a study or a parallel search."""

import multiprocessing
import os
import signal
import threading


def start_worker() -> None:
    """Ignore Ctrl-C, which the parent handles, and exit when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
