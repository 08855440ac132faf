"""Signals in compiled code. This module must not be compiled itself."""


def check_signals() -> None:
    """Compiled code never handles signals by itself, so a time limit or Ctrl-C would wait for its
    end. Calling any function that is not compiled lets Python handle them."""
