"""The command line: `uguisu`, one file per command, imported when it is used.

Started without a command it opens a menu. An error is one sentence on standard error. The exit code
is 2 if the command line is wrong (no such command, game or file), 1 for everything else (a file
that is not a record, a port in use, a closed pipe), and 130 for Ctrl-C.
"""

import os
import sys
from collections.abc import Sequence

from uguisu.cli.characters import fit_output
from uguisu.cli.exit_codes import INTERRUPTED, INVALID, USAGE
from uguisu.cli.language import environment_language, language_of


def main() -> None:
    fit_output(sys.argv[1:], os.environ)
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Carry out one command line; returns the exit code."""
    language = environment_language(os.environ)
    try:
        language = language_of(argv, os.environ)
        from uguisu.cli.dispatch import dispatch

        return dispatch(list(argv), language)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INVALID
    except Exception as error:
        from uguisu.cli.usage_errors import sentence_of

        sentence = sentence_of(error, language)
        if sentence is None:
            raise
        print(f"uguisu: {sentence}", file=sys.stderr)
        return _code_of(error)


def _code_of(error: Exception) -> int:
    """Errors name their exit code; those of the engine and the server mean bad input, those of
    Typer and all others a wrong command line."""
    from uguisu.kernel.errors import UguisuError

    usual = INVALID if isinstance(error, UguisuError) else USAGE
    return int(getattr(error, "exit_code", usual))
