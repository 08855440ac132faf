#!/usr/bin/env python3
"""A bot for every game: takes the action with the most picks. Start it with

uguisu play war-of-clans --bot ./examples/bots/firstbot.py
"""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if "error" in asked:  # what we answered before was refused; another bot moved instead
        print(asked["error"], file=sys.stderr)
        continue
    lots = random.Random(asked["lots"])  # noqa: S311  (equal seeds, equal games)
    longest = max(len(choice["picks"]) for choice in asked["legal"])
    best = [choice for choice in asked["legal"] if len(choice["picks"]) == longest]
    print(json.dumps({"action": lots.choice(best)["action"]}), flush=True)
