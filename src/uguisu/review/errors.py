"""Why a game cannot be reviewed."""

from uguisu.kernel.errors import Refused


class NotOver(Refused):
    """Nothing of a running game is reviewed, by anybody."""

    code = "not-over"
