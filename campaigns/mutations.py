"""Commands with one thing changed."""

import json
import random

import msgspec

from tests.server.nasty import RAW, TEXTS, Good, encoded, whole
from uguisu.bots.registry import DEFAULT_RANK
from uguisu.client import Place, new_key
from uguisu.games import GAMES
from uguisu.server.protocol import outgoing
from uguisu.server.table.talk import REACTIONS

KINDS = {
    "act": 12, "why-not": 4, "undo": 2, "say": 1, "react": 1, "phrase": 1, "look": 1, "sit": 2,
    "stand": 1, "seat-bot": 2, "kick": 1, "back": 2, "start": 2, "abort": 1, "rematch": 1,
    "ping": 1, "echo": 1, "hello": 1,
}  # fmt: skip
"""How often each is sent, in comparison."""
UNCHANGED = 0.15
"""The share of valid commands, so that games go on."""
SEATS = 6
WEIGHTED = [kind for kind, weight in KINDS.items() for _ in range(weight)]


class Mutator:
    """Of one person: it also sends old keys, and numbers that were right before."""

    def __init__(self, lots: random.Random) -> None:
        self.lots = lots
        self.keys = [new_key()]

    def next(self, place: Place) -> bytes:
        """The next message for this table: mostly a good command with one thing changed."""
        kind = self.lots.choice(WEIGHTED)
        good = {"type": json.dumps(kind).encode(), **self.fields(kind, place)}
        if self.lots.random() < UNCHANGED and not (kind == "abort" and self.lots.random() < 0.9):
            return whole(good)
        return self.changed(good)

    def key(self) -> str:
        self.keys = [*self.keys[-30:], new_key()]
        return self.keys[-1]

    def fields(self, kind: str, place: Place) -> Good:
        """What a well-meaning client sends now."""
        lots, seats = self.lots, len(place.table.seats)
        seat = place.mine[0] if place.mine else lots.randrange(seats)
        choices = place.choices
        action = lots.choice(choices).action if choices else lots.randrange(200)
        match kind:
            case "act":
                to = place.view.get("rest_at") or 0
                race = {"to": to, "reaction": lots.randint(50, 900)} if to else {}
                return encoded(key=self.key(), seat=seat, action=action, after=place.number, **race)
            case "why-not":
                picks = lots.choice(choices).picks[0] if choices else ("hand:oda",)
                about = {"action": lots.randrange(300)} if lots.random() < 0.5 else {"picks": picks}
                return encoded(key=self.key(), seat=seat, **about)
            case "sit" | "seat-bot" | "kick":
                other = encoded(key=self.key(), seat=lots.choice(open_seats(place.table)))
                return other | (encoded(rank=DEFAULT_RANK) if kind == "seat-bot" else {})
            case "stand" | "back" | "undo":
                return encoded(key=self.key(), seat=seat)
            case "say":
                return encoded(key=self.key(), text=lots.choice(["hello", "再見", "🥷"]))
            case "react":
                return encoded(key=self.key(), reaction=lots.choice(REACTIONS))
            case "phrase":
                phrases = GAMES[place.table.game].info.phrases or ("none",)
                return encoded(key=self.key(), phrase=lots.choice(phrases), about=seat)
            case "look":
                return encoded(eyes=seat)
            case "abort":
                return encoded(key=self.key(), agree=True)
            case "ping":
                return encoded(at=1.5)
            case "echo":
                return encoded(probe=lots.randrange(1 << 31))
            case "hello":
                return encoded(version=1, last=0)
            case _:
                return encoded(key=self.key())

    def changed(self, good: Good) -> bytes:
        lots = self.lots
        name = lots.choice(list(good))
        match lots.randrange(10):
            case 0:
                return whole({one: value for one, value in good.items() if one != name})
            case 1 | 2:
                return whole(good | {name: lots.choice(RAW)})
            case 3 | 4 | 5:
                return whole(good | self.plausible(good))
            case 6:
                return whole(good | {lots.choice(["by", "secret", "x", "\\u0000"]): b"1"})
            case 7:
                return whole(good | {name: json.dumps(lots.choice(TEXTS)).encode()})
            case 8:
                text = whole(good)
                return text[:-1] + b',"%s":%s}' % (name.encode(), good[name])
            case _:
                return self.broken(whole(good))

    def plausible(self, good: Good) -> Good:
        """A value that a good command could have, but not this one now."""
        lots = self.lots
        wrong = {
            "key": lots.choice(self.keys),
            "seat": lots.randrange(SEATS),
            "eyes": lots.choice([None, *range(SEATS)]),
            "about": lots.randrange(SEATS),
            "action": lots.choice([0, 1, lots.randrange(1000), (1 << 31) - 1]),
            "after": lots.choice([1, lots.randrange(500), (1 << 53) - 1]),
            "last": lots.choice([1, (1 << 53) - 1]),
            "to": lots.choice([1, lots.randrange(100_000), (1 << 53) - 1]),
            "reaction": lots.choice([-3_600_000, -1, 0, 3_600_000]),
            "picks": [lots.choice(TEXTS)[:64]] * lots.randrange(41),
            "type": lots.choice(WEIGHTED),
            "agree": False,
        }
        name = lots.choice([one for one in good if one in wrong] or ["type"])
        return {name: msgspec.json.encode(wrong[name])}

    def broken(self, text: bytes) -> bytes:
        """Cut off, doubled, or with one byte changed."""
        place = self.lots.randrange(len(text))
        match self.lots.randrange(4):
            case 0:
                return text[:place]
            case 1:
                return text + text
            case 2:
                return text[:place] + bytes([self.lots.randrange(128)]) + text[place + 1 :]
            case _:
                return b"[" * self.lots.randrange(9000) + text


def open_seats(table: outgoing.TableInfo) -> list[int]:
    """Those that are free, or else all."""
    free = [one.seat for one in table.seats if one.kind == "open"]
    return free or [one.seat for one in table.seats]
