"""`python -m campaigns chaos --quick`."""

import argparse
import importlib
import os

NAMES = ("chaos", "hostile", "soak")
QUIET = "ignore:resource_tracker:UserWarning"
"""Whoever is killed leaves semaphores of worker processes behind, which are then tidied up."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="campaigns")
    parser.add_argument("campaign", choices=NAMES)
    parser.add_argument("--quick", action="store_true", help="the form of CI: about a minute")
    parser.add_argument("--seed", type=int, default=1, help="of everything random (default: 1)")
    asked = parser.parse_args()
    os.environ["PYTHONWARNINGS"] = QUIET
    run = importlib.import_module(f"campaigns.{asked.campaign}").run
    raise SystemExit(run(quick=asked.quick, seed=asked.seed))


if __name__ == "__main__":
    main()
