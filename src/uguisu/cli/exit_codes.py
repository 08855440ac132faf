"""Exit codes of `uguisu`, besides 0."""

from typing import Final

INVALID: Final = 1
"""The command line is fine, but a file, a folder or the terminal is not."""
USAGE: Final = 2
"""The command line is wrong."""
INTERRUPTED: Final = 130
"""Ctrl-C."""
