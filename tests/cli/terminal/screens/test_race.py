"""A race of Ninja Master at the terminal: keys against bots, with a clock turned by hand."""

from textual.pilot import Pilot

from tests.cli.terminal.tables import SMALL, play_screen, shown, terminal_text
from uguisu.cli.terminal.pace import HandClock
from uguisu.cli.terminal.screens.end import End
from uguisu.cli.terminal.screens.play import PlayScreen
from uguisu.cli.terminal.table import PERSON, LocalTable, SeatedPlayer, new_play
from uguisu.games import GAMES
from uguisu.kernel.seats import letter

GAME = GAMES["ninja-master"]


def table(*kinds: str, seed: str = "3", **options: int) -> LocalTable:
    names = ("Aki", "Ben", "Chiyo", "Daichi", "Emi")
    sitters = [SeatedPlayer(name, kind) for name, kind in zip(names, kinds, strict=False)]
    return LocalTable(new_play(GAME, sitters, options, seed), sitters, clock=HandClock())


async def wait(pilot: Pilot[None], milliseconds: int) -> None:
    """Let time pass at the table."""
    screen = pilot.app.screen
    assert isinstance(screen, PlayScreen)
    clock = screen.table.clock
    assert isinstance(clock, HandClock)
    clock.turn(milliseconds)
    screen._tick()
    await pilot.pause()


async def until_the_dice_rest(pilot: Pilot[None]) -> None:
    """Aki throws, if it is on Aki; bots throw by themselves."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    screen = play_screen(pilot)
    if not screen.table.is_timed:
        await pilot.press("enter")
    await wait(pilot, 1800)


def played(at: LocalTable) -> list[str]:
    return [f"{letter(e.seat)} {GAME.write_action(e.action)} @{e.at}" for e in at.play.entries]


async def test_one_throws_grabs_two_tokens_and_shouts_by_keys() -> None:
    race = table(PERSON, "genin", "genin")
    async with shown(PlayScreen(race)) as pilot:
        await until_the_dice_rest(pilot)
        await pilot.press("1", "0")
        await wait(pilot, 700)
        await pilot.press("o")
        await wait(pilot, 100)
        await pilot.press("p")
        assert "Shout 10: Enter" in terminal_text(pilot)
        await pilot.press("enter")
        await pilot.pause()

        assert played(race)[:5] == [
            "A throw @0",
            "clock rest @1800",
            "A o @2500",
            "A p @2600",
            "A 10 @2600",
        ]
        assert "You shout 10!" in terminal_text(pilot)


async def test_bots_reach_for_tokens_at_their_own_times() -> None:
    race = table(PERSON, "genin", "genin")
    async with shown(PlayScreen(race), SMALL) as pilot:
        await until_the_dice_rest(pilot)
        await wait(pilot, 9000)

        mine = [line for line in played(race) if line.startswith("A ")]
        grabs = [entry for entry in race.play.entries if entry.seat in (1, 2)]
        assert mine[0] == "A throw @0"
        assert grabs
        assert all(entry.at >= 1800 + 550 for entry in grabs if entry.at)


async def test_a_grab_while_the_dice_roll_is_a_false_start() -> None:
    race = table(PERSON, "genin", "genin")
    async with shown(PlayScreen(race)) as pilot:
        await pilot.press("enter")
        await wait(pilot, 500)
        await pilot.press("s")

        assert played(race) == ["A throw @0", "A s @500"]
        assert "You grab the sword" in terminal_text(pilot)


async def test_a_void_shout_is_explained() -> None:
    race = table(PERSON, "genin")
    async with shown(PlayScreen(race)) as pilot:
        await until_the_dice_rest(pilot)
        await wait(pilot, 100)
        await pilot.press("7", "enter")
        await pilot.pause()

        assert "A shout counts only after somebody has grabbed a token. (NMA-11)" in (
            terminal_text(pilot)
        )
        assert len(race.play.entries) == 2


async def test_enter_alone_chooses_nothing_in_haste() -> None:
    race = table(PERSON, "genin")
    async with shown(PlayScreen(race)) as pilot:
        await until_the_dice_rest(pilot)
        await pilot.press("enter", "enter")

        assert len(race.play.entries) == 2


async def test_a_token_can_also_be_chosen_with_the_arrows() -> None:
    race = table(PERSON, "genin")
    async with shown(PlayScreen(race)) as pilot:
        await until_the_dice_rest(pilot)
        await wait(pilot, 200)
        await pilot.press("tab", "enter")

        assert played(race)[-1] == "A o @2000"


async def test_two_people_race_at_one_keyboard() -> None:
    race = table(PERSON, PERSON)
    async with shown(PlayScreen(race)) as pilot:
        await pilot.press("enter")
        await wait(pilot, 1800)
        await wait(pilot, 300)
        await pilot.press("w", "u")
        await wait(pilot, 100)
        await pilot.press("k", "x")

        assert played(race)[2:] == ["A o @2100", "B late-o @2100", "B v @2200", "A done @2200"]


async def test_a_whole_game_is_played_to_its_end() -> None:
    race = table(PERSON, "genin", round_limit=3)
    async with shown(PlayScreen(race)) as pilot:
        for _ in range(40):
            if isinstance(pilot.app.screen, End):
                break
            if race.is_timed:
                await wait(pilot, 4000)
            else:
                await pilot.press("enter")
            await pilot.app.workers.wait_for_complete()
            await pilot.pause()

        assert isinstance(pilot.app.screen, End)
