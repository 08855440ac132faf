"""Games of other packages: found, loaded when asked for, left out when broken."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import uguisu
from tests.other_games import LIARS_DICE, named_games
from uguisu import texts
from uguisu.bots.registry import bots_of, make_bot
from uguisu.games import GAMES, MODULES, make, other_games, third_party
from uguisu.games.third_party import GROUP, VARIABLE
from uguisu.kernel.errors import BadComponents, BadSetup
from uguisu.kernel.play import Play


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test finds its own games, and leaves none behind."""
    with named_games(monkeypatch):
        yield


def name_games(monkeypatch: pytest.MonkeyPatch, *targets: str) -> None:
    monkeypatch.setenv(VARIABLE, ",".join(targets))


def declare(monkeypatch: pytest.MonkeyPatch, **targets: str) -> None:
    """Entry points, as installed packages would declare them."""
    points = [EntryPoint(id.replace("_", "-"), to, GROUP) for id, to in targets.items()]
    monkeypatch.setattr(third_party, "entry_points", lambda **_: points)


def write_game(folder: Path, name: str, source: str) -> str:
    """A module in a package that the current folder makes importable."""
    package = folder / name
    (package / "locales" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(source)
    return f"{name}.game"


def test_without_other_packages_there_are_our_games() -> None:
    assert tuple(GAMES) == tuple(MODULES) == uguisu.games()
    assert len(GAMES) == len(MODULES)


def test_a_game_named_in_the_environment_is_one_of_the_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name_games(monkeypatch, LIARS_DICE)

    assert list(GAMES) == [*MODULES, "liars-dice"]
    assert make("liars-dice") is GAMES["liars-dice"]
    assert Play(make("liars-dice"), 2).game.title == "Liar's Dice"


def test_a_game_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, liars_dice=LIARS_DICE)

    assert "liars-dice" in GAMES
    assert texts.catalogue("it").text("ld-title") == "Liar's Dice"


def test_asking_for_our_own_game_looks_at_no_other_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(group: str) -> None:
        raise AssertionError(group)

    monkeypatch.setattr(third_party, "entry_points", fail)

    assert make("shinobi").id == "shinobi"
    assert "ninjato" in GAMES


BROKEN = {
    "no-module": ("nothing.here:Game", "ModuleNotFoundError: No module named 'nothing'"),
    "no-class": ("examples.liars_dice.game:Nobody", "AttributeError"),
    "no-game": ("examples.liars_dice.view:Bid", "Bid is no subclass of uguisu.kernel.game.Game"),
    "no-reference": ("examples.liars_dice", "is not of the form module:Class"),
    "another-name": (LIARS_DICE, "its entry point is named 'another-name', its id is 'liars-dice'"),
    "abstract": ("uguisu.games.rulebook:Rulebook", "Rulebook lacks 'id'"),
    "ours": ("uguisu.games.shinobi.game:Shinobi", "its entry point is named 'ours'"),
    "shinobi": ("uguisu.games.shinobi.game:Shinobi", "there is no text 'shi-title' in locales/en"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_entry_point_is_one_error_and_leaves_the_others(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    target, why = BROKEN[name]
    declare(monkeypatch, **{name.replace("-", "_"): target, "liars_dice": LIARS_DICE})

    assert "liars-dice" in GAMES
    assert list(GAMES) == [*MODULES, "liars-dice"]
    (said,) = caplog.messages
    assert said.startswith(f"The game {name} of the package")
    assert why in said
    if name not in MODULES:
        with pytest.raises(BadSetup, match=f"The game {name} of the package"):
            make(name)


def test_a_module_that_raises_names_its_package_and_its_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    module = write_game(tmp_path, "raising_game", "raise RuntimeError('out of\\norder')")
    name_games(monkeypatch, f"{module}:Game")

    assert list(GAMES) == [*MODULES]
    (failure,) = other_games().failures.values()
    assert failure.sentence == (
        "The game raising_game.game:Game of UGUISU_GAMES cannot be loaded: "
        "RuntimeError: out of order."
    )


def test_no_package_can_take_the_place_of_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    name_games(monkeypatch, LIARS_DICE, LIARS_DICE)

    assert list(GAMES) == [*MODULES, "liars-dice"]
    (failure,) = other_games().failures.values()
    assert "there is a game liars-dice already" in failure.sentence


def test_an_unknown_game_is_told_with_all_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    name_games(monkeypatch, LIARS_DICE)

    with pytest.raises(BadSetup, match=r"no game 'go'; there are war-of-clans, .*, liars-dice"):
        make("go")


def test_a_game_without_components_refuses_house_components(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name_games(monkeypatch, LIARS_DICE)

    with pytest.raises(BadComponents, match="Liar's Dice has no components"):
        make("liars-dice", "dice = 7")


def test_a_game_brings_bots_and_gets_the_ranks_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    name_games(monkeypatch, LIARS_DICE)
    info = GAMES["liars-dice"].info
    own = {"chunin": "uguisu.bots.random_bot:RandomBot", "liar": "uguisu.bots.random_bot:RandomBot"}
    changed = type(info)(minutes=1, quick_seats=2, bots=own)
    monkeypatch.setattr(type(GAMES["liars-dice"]), "info", changed)

    assert bots_of("liars-dice") == ("random", "genin", "chunin", "jonin", "liar")
    assert make_bot("liars-dice", "chunin").name == "random"
    assert make_bot("liars-dice", "genin").name == "genin"


def test_a_translation_goes_before_english_and_may_have_gaps(tmp_path: Path) -> None:
    for language, lines in {"en": "zz-a = one\nzz-b = two\n", "de": "zz-b = zwei\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "zz.ftl").write_text(lines)
    german = texts.catalogue("de")

    texts.add_folder(tmp_path)

    assert (german.text("zz-a"), german.text("zz-b")) == ("one", "zwei")
    assert texts.catalogue("en").text("zz-b") == "two"
