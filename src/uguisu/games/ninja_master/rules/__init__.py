"""The rules of Ninja Master, the only code that changes its state.

`race` is a round until it ends, `scoring` counts it, `ending` passes the pieces on or ends all. The
state and the chapters need each other; whichever is asked for first, the state comes first.
"""

import uguisu.games.ninja_master.state  # noqa: F401
