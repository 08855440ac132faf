"""The rules of War of Clans, the only code that changes its state.

The state and the chapters need each other; whichever is asked for first, the state comes first.
"""

import uguisu.games.war_of_clans.state  # noqa: F401
