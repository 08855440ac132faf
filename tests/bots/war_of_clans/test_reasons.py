"""Why an order was better in War of Clans."""

from uguisu.bots.war_of_clans.reasons import of_orders
from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.games.war_of_clans.notation.actions import read_action

MORI, ODA = CLAN_NAMES.index("mori"), CLAN_NAMES.index("oda")
SURE = {"loyalty:C": {"oda": 0.71, "hojo": 0.29}, "loyalty:B": {"hojo": 0.3, "takeda": 0.7}}


def why(best: str, played: str) -> tuple[str, dict[str, int | str]] | None:
    found = of_orders(0, MORI, read_action(best), read_action(played), SURE)
    return (found.id, found.args) if found else None


def test_a_strike_at_a_clan_that_a_rival_probably_serves() -> None:
    args = {"clan": "@woc-card-oda", "player": "#2", "chance": 71}

    assert why("hxCo", "hxBu") == ("woc-why-rival-loses", args)
    assert why("nxCo", "hxBu") == ("woc-why-rival-loses", args)


def test_a_strike_at_ones_own_clan() -> None:
    assert why("hxCo", "hxBm") == ("woc-why-own-loses", {"clan": "@woc-card-mori", "player": "#0"})


def test_help_for_a_clan_that_a_rival_probably_serves() -> None:
    args = {"clan": "@woc-card-oda", "player": "#2", "chance": 71}

    assert why("u>B", "o>B") == ("woc-why-rival-gains", args)


def test_a_troop_for_ones_own_clan() -> None:
    assert why("m>B", "u>B") == ("woc-why-own-gains", {"clan": "@woc-card-mori", "player": "#0"})


def test_no_sentence_rather_than_a_wrong_one() -> None:
    assert why("tB>C", "tB>D") is None
    assert why("hxCo", "nxCo") is None
    assert why("hxBu", "hxDu") is None
