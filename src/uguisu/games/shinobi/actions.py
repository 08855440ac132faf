"""The actions of Shinobi, declared; numbers for rules and bots are made from the declaration."""

from typing import Final

from uguisu.kernel.action_space import ActionSpace, Kind

WEAPON_LETTERS: Final = "sikb"
"""Shuriken, sai, katana, blowgun."""
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
"""Two of one's three attackers; distances count from 0, the nearest."""

CRIMES: Final = ("incompetence", "plotting")

SPACE: Final = ActionSpace(
    Kind(
        "give",
        "{card} as {declared}",
        "give the next target a card, declared as this weapon",
        "k as s",
        card=WEAPON_LETTERS,
        declared=WEAPON_LETTERS,
    ),
    Kind(
        "reveal",
        "reveal {pair}",
        "turn over the cards of two attackers; 1 is the nearest",
        "reveal 13",
        pair=[f"{one + 1}{other + 1}" for one, other in PAIRS],
    ),
    Kind("accept", "accept", "accept what the two cards say"),
    Kind(
        "denounce",
        "denounce {crime}",
        "turn over the third card as well, and accuse the attackers",
        crime=CRIMES,
    ),
)

REVEAL: Final = SPACE.first("reveal")
ACCEPT: Final = SPACE.first("accept")
INCOMPETENCE: Final = SPACE.encode("denounce", CRIMES.index("incompetence"))
PLOTTING: Final = SPACE.encode("denounce", CRIMES.index("plotting"))

CARD: Final = SPACE.column("card")
DECLARED: Final = SPACE.column("declared")
PAIR: Final = SPACE.column("pair")

GIVE: Final = SPACE.grid("give")
"""[card][weapon declared]"""
REVEALS: Final[list[int]] = [SPACE.encode("reveal", pair) for pair in range(len(PAIRS))]
REVEAL_WITHOUT: Final = REVEALS[::-1]
"""[distance of the attacker whose card stays face down]"""
