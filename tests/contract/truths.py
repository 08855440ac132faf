"""What a refusal says of the table, as a check of the table itself: for tests only.

Every refusal that states a fact has its check here, by the id of its message; the others only say
what is asked now, or what the rules are.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from uguisu.games.ninjato.components import CLAN_NAMES, SKILL_NAMES, TREASURE_NAMES
from uguisu.games.ninjato.pieces import numbers as njt
from uguisu.games.ninjato.pieces.payments import PAID
from uguisu.games.ninjato.sentences.refusals import honours_of
from uguisu.games.ninjato.sentences.words import demand
from uguisu.games.war_of_clans.components import CLAN_NAMES as WOC_CLANS
from uguisu.games.war_of_clans.state import CLANS, KINDS, NINJA
from uguisu.kernel.message import Arg

Args = Mapping[str, Arg]
Truth = Callable[[Any, Args], bool]
"""From a state, in which the seat on turn was refused, and the arguments of the message."""


def _last(names: tuple[str, ...], arg: Arg) -> int:
    """The number of `@njt-skill-boryaku` among the skills."""
    return next(number for number, name in enumerate(names) if str(arg).endswith(f"-{name}"))


# War of Clans.


def _army(state: Any, args: Args, clan: str = "clan") -> int:
    province = int(str(args["province"])[1:])
    return int(state.armies[province * CLANS + _last(WOC_CLANS, args[clan])])


def _weaker(state: Any, args: Args) -> bool:
    attacker = _last(WOC_CLANS, args["attacker"])
    own = state.armies[state.turn * CLANS + attacker]
    return bool(own == args["own"] and own <= int(args["strength"]))


def _touched(state: Any, args: Args) -> bool:
    army = int(str(args["province"])[1:]) * CLANS + _last(WOC_CLANS, args["clan"])
    return bool(state.touched >> army & 1)


def _woc_cards(state: Any, kind: int) -> int:
    return int(state.hands[state.turn * KINDS + kind])


# Ninjato.


def _hand(state: Any, value: int) -> int:
    return int(state.hands[state.turn * njt.VALUES + value])


def _tiles(state: Any, skill: Arg) -> int:
    return int(state.tiles[state.turn * njt.SKILLS + _last(SKILL_NAMES, skill)])


def _used(state: Any, skill: Arg) -> int:
    return int(state.used[state.turn * njt.SKILLS + _last(SKILL_NAMES, skill)])


def _masks(state: Any, clan: int) -> int:
    printed, own = state.printed, state.envoys[state.turn]
    return sum(printed.envoy_mask[card] and printed.envoy_clan[card] == clan for card in own)


def _disguised(state: Any, clan: int) -> int:
    return int(state.disguised[state.turn * njt.CLANS + clan])


def _treasures(state: Any) -> list[int]:
    return list(state.treasures[state.turn * njt.KINDS :][: njt.KINDS])


def _cannot_pay(state: Any, args: Args) -> bool:
    """Open cards that ask for this can be paid with nothing that the seat has."""
    view = state.game.view(state, state.turn)
    cards = [card for card in (*view.palace, *view.pavilion) if card]
    asked = [card.demand for card in cards if demand(card.demand) == args["demand"]]
    return bool(asked) and not any(_can_pay(wanted, _treasures(state)) for wanted in asked)


def _can_pay(wanted: tuple[str, ...], held: list[int]) -> bool:
    return any(
        honour and all(n <= own for n, own in zip(PAID[payment], held, strict=True))
        for payment, honour in enumerate(honours_of(wanted))
    )


def _won(state: Any, treasure: int) -> bool:
    return bool(state.shuriken[treasure])


def _sided(args: Args) -> int:
    return _last(TREASURE_NAMES, args["treasure"]) + njt.RED * (args["side"] == "red")


def _house(state: Any, house: int) -> list[int]:
    return list(state.houses[house * njt.SIDED :][: njt.SIDED])


TRUTHS: Final[dict[str, Truth]] = {
    "woc-no-card": lambda s, a: not _woc_cards(s, _last(WOC_CLANS, a["clan"])),
    "woc-no-ninja-held": lambda s, _: not _woc_cards(s, NINJA),
    "woc-no-army": lambda s, a: not _army(s, a),
    "woc-no-attack-touched": _touched,
    "woc-no-attack-weaker": _weaker,
    "woc-no-province": lambda s, a: "ABCDE".index(str(a["province"])) >= s.seats,
    "njt-no-house-empty": lambda s, a: not any(_house(s, int(a["house"]) - 1)),
    "njt-no-tile-open": lambda s, a: _last(SKILL_NAMES, a["skill"]) not in s.sensei,
    "njt-no-free-tile": lambda s, a: _last(SKILL_NAMES, a["skill"]) in s.sensei,
    "njt-no-card": lambda s, a: not _hand(s, int(a["value"])),
    "njt-no-kickers": lambda s, a: _hand(s, njt.KICKER) == a["count"],
    "njt-no-treasure": lambda s, a: (
        _treasures(s)[_last(TREASURE_NAMES, a["treasure"])] == a["count"]
    ),
    "njt-no-means": _cannot_pay,
    "njt-no-deck": lambda s, _: not s.dojo_deck and not any(s.dojo_discards),
    "njt-no-open-value": lambda s, a: int(a["value"]) not in s.dojo,
    "njt-no-going-yet": lambda s, _: s.guard != njt.NONE,
    "njt-no-keeping": lambda s, a: (
        not any(_won(s, _last(TREASURE_NAMES, a["treasure"]) + side) for side in (0, njt.RED))
    ),
    "njt-no-choho-won": lambda s, a: not _won(s, _sided(a)),
    "njt-no-choho-house": lambda s, a: not _house(s, s.house)[_sided(a)],
    "njt-no-spirit-unused": lambda s, a: not _used(s, a["skill"]),
    "njt-no-tile-used": lambda s, a: _tiles(s, a["skill"]) > 0,
    "njt-no-tile-owned": lambda s, a: not _tiles(s, a["skill"]),
    "njt-no-mask": lambda s, a: not _masks(s, _last(CLAN_NAMES, a["clan"])),
    "njt-no-mask-left": lambda s, a: (
        0 < _masks(s, _last(CLAN_NAMES, a["clan"])) == _disguised(s, _last(CLAN_NAMES, a["clan"]))
    ),
    "njt-no-marker-same": lambda s, a: (
        s.markers[s.house] // njt.MARKS == _last(CLAN_NAMES, a["clan"])
    ),
    "njt-no-pair": lambda s, _: not s.printed.is_pair(s.guard),
    "njt-no-beaten-half": lambda s, _: s.beaten > 0,
    "njt-no-honour-left": lambda s, _: s.phase == njt.SECONDS,
}

RULES_ONLY: Final = {
    *("woc-no-first-abroad", "woc-no-second-home", "woc-no-third-attacks", "woc-no-ninja-first"),
    *("woc-no-ninja-home", "woc-no-move-yet", "woc-no-move-from-home", "woc-no-move-stays"),
    *("woc-no-attack-yet", "woc-no-attack-home", "woc-no-attack-own-clan"),
    *("njt-no-paying-known-style", "njt-no-such-price", "njt-no-open-card", "njt-no-such-payment"),
    *("njt-no-harmony-failed", "njt-no-spirit-on", "njt-no-marker-free", "njt-no-side"),
    "njt-no-win",
}
"""What these say is of the action, or checked by the tests of their games."""
