"""Plays random games inside the engine and reports how long they are: no game may run forever.

Needs nothing but the package, so that the compiled build can run it. Exits with 1 if a game is
not over after MOST decisions; no limit of rounds is set.
"""

import argparse
import sys

from uguisu.games import GAMES
from uguisu.kernel.playout import play_out
from uguisu.kernel.rng import Lots

MOST = 100_000


def lengths(name: str, seats: int, games: int) -> list[int]:
    """The decisions of so many random games."""
    game = GAMES[name]
    found = []
    for seed in range(games):
        state = game.new(seats, None, seed)
        found.append(play_out(state, Lots(seed), limit=MOST))
        if not state.is_over:
            sys.exit(f"{name} with {seats} players and seed {seed} is not over after {MOST}.")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, help="with so many players only")
    parser.add_argument("--games", type=int, default=10_000)
    wish = parser.parse_args()
    for seats in [wish.seats] if wish.seats else GAMES[wish.game].seat_range:
        found = sorted(lengths(wish.game, seats, wish.games))
        mean = sum(found) / len(found)
        print(
            f"{wish.game} {seats}: {len(found)} games, decisions {found[0]} / {mean:.1f} / "
            f"{found[len(found) * 99 // 100]} / {found[-1]} (least, mean, 99%, most)"
        )


if __name__ == "__main__":
    main()
