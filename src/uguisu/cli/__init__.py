"""The command line: `uguisu`, one file per command, imported when it is named.

Started without a command it opens a menu. Whatever the user got wrong is told in one sentence on
standard error with exit code 2; Ctrl-C ends quietly with 130.
"""

import os
import sys
from collections.abc import Sequence
from typing import Final

from uguisu.cli.language import environment_language, language_of

INTERRUPTED: Final = 130
WRONG: Final = 2


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Carry out one command line; returns the exit code."""
    language = environment_language(os.environ)
    try:
        language = language_of(argv, os.environ)
        from uguisu.cli.commands import dispatch

        return dispatch(list(argv), language)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except Exception as error:
        from uguisu.cli.wrong import sentence_of

        sentence = sentence_of(error, language)
        if sentence is None:
            raise
        print(f"uguisu: {sentence}", file=sys.stderr)
        return WRONG
