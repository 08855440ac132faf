"""The rules of Shinobi, one file per chapter: the only code that changes its state.

The state and the chapters need each other; whichever is asked for first, the state comes first.
"""

import uguisu.games.shinobi.state  # noqa: F401
