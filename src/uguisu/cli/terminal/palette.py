"""The colours of the terminal, with the same meaning as in the browser.

Vermilion means "you can act here" and nothing else; gold is honour and victory.
"""

from typing import Final

PAPER: Final = "#10141d"
RAISED: Final = "#1b2230"
SUNK: Final = "#0b0e15"
LACQUER: Final = "#151922"
INK: Final = "#eee6d6"
INK_SOFT: Final = "#b6ac9a"
INK_FAINT: Final = "#857d70"
HILL: Final = "#212939"
LINE: Final = "#364054"

ACT: Final = "#ef6a52"
ACT_SOFT: Final = "#4a2a2a"
WIN: Final = "#d9ad4a"
CALM: Final = "#8fb4dd"
OK: Final = "#86b78f"
WARN: Final = "#e0b060"

CARD_INK: Final = "#fbf5e6"
CARD_BACK: Final = "#2b3f66"
BLACK: Final = "#0a0908"
