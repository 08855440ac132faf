"""What is wrong although the command line is right: in a file, with a folder or a terminal."""

from typing import ClassVar

from uguisu.cli import INVALID
from uguisu.cli.usage_errors import Wrong


class Invalid(Wrong):
    """Told like any mistake, with exit code 1."""

    exit_code: ClassVar[int] = INVALID
