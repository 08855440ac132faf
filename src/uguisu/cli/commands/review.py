"""`uguisu review FILE`: what every seat could have known, and what its choices cost."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from uguisu.cli import options
from uguisu.cli.dispatch import Language

if TYPE_CHECKING:
    from uguisu.kernel.play import Play
    from uguisu.review.review import Plan
    from uguisu.review.types import Choice, Decision, Review
    from uguisu.texts import Catalogue

SHOWN: Final = 10
"""Costly decisions that are listed."""


def command(
    file: Annotated[Path, typer.Argument(help="cli-help-file", metavar="FILE")],
    iterations: Annotated[int, typer.Option(help="cli-help-review-iterations")] = 0,
    worlds: Annotated[int, typer.Option(help="cli-help-review-worlds")] = 0,
    seed: options.Seed = "1",
    processes: options.Processes = 0,
    json: Annotated[bool, typer.Option("--json", help="cli-help-review-json")] = False,
    html: Annotated[Path | None, typer.Option(help="cli-help-review-html", metavar="FILE")] = None,
    language: Language = "",
) -> None:
    from uguisu.cli.commands.replay import play_of
    from uguisu.cli.usage_errors import InvalidInput
    from uguisu.review.errors import NotOver
    from uguisu.texts import catalogue

    play, texts = play_of(file), catalogue(language)
    plan = _plan(play.game.id, iterations, worlds, seed)
    try:
        found = _review(play, plan, processes, texts)
    except NotOver as error:
        raise InvalidInput("cli-review-not-over", file=file.name) from error
    if html is not None:
        from uguisu.review.report import report

        html.write_text(report(play, found, texts), encoding="utf-8")
        print(texts.text("cli-review-written", {"file": str(html)}))
    elif json:
        print(_json(play, found, texts))
    else:
        _print(play, found, texts)


def _plan(game: str, iterations: int, worlds: int, seed: str) -> "Plan":
    from uguisu.cli.lab.budget import at_least
    from uguisu.cli.setup import seed_of
    from uguisu.review.review import plan_for

    return plan_for(
        game,
        at_least("--iterations", iterations, 0),
        at_least("--worlds", worlds, 0),
        str(seed_of(seed)),
    )


def _review(play: "Play", plan: "Plan", processes: int, texts: "Catalogue") -> "Review":
    from uguisu.cli.lab.budget import processes_of
    from uguisu.cli.printing import with_bar
    from uguisu.review.review import collected, steps_of
    from uguisu.review.workers import on_cores

    steps = steps_of(play)
    found = on_cores(play, plan, processes_of(processes))
    return collected(play, with_bar(found, texts.text("cli-review-running"), len(steps)), plan)


def _json(play: "Play", review: "Review", texts: "Catalogue") -> str:
    """With every reason as a sentence too, for programs that do not read our texts."""
    import msgspec

    from uguisu.texts import seat_name

    names = [seat_name(seat, play.players) for seat in range(review.seats)]
    told = msgspec.to_builtins(review)
    whys = [one.why for one in review.decisions] + [one.why for one in review.deeds]
    for why, row in zip(whys, told["decisions"] + told["deeds"], strict=True):
        row["because"] = texts.say(why, names) if why else ""
    return msgspec.json.encode(told).decode()


def _print(play: "Play", review: "Review", texts: "Catalogue") -> None:
    from uguisu.cli.printing import console_of, table_of
    from uguisu.texts import seat_name

    console = console_of()
    columns = ("reaction",) if review.deeds else ("decisions", "slips")
    heads = [texts.text(f"cli-review-{name}") for name in ("who", "accuracy", *columns)]
    rows = [
        (
            seat_name(one.seat, play.players),
            "" if one.accuracy is None else f"{one.accuracy:.0f}",
            *((_ms(one.reaction),) if review.deeds else (f"{one.decisions}", f"{one.slips}")),
        )
        for one in review.summaries
    ]
    console.print(table_of(heads, rows))
    if review.play_share is not None:
        shares = {"play": f"{review.play_share:.0%}", "cards": f"{1 - review.play_share:.0%}"}
        print(texts.text("cli-review-decided", shares))
    costly = sorted(review.decisions, key=lambda one: -one.cost)[:SHOWN]
    heads = [
        texts.text(f"cli-review-{name}") for name in ("step", "who", "played", "better", "cost")
    ]
    cells = [_cells(play, one) for one in costly if one.cost]
    if cells:
        console.print(table_of(heads, cells, left=(1, 2, 3)))
    names = [seat_name(seat, play.players) for seat in range(review.seats)]
    for one in costly:
        if one.why:
            print(f"{one.step}: {texts.say(one.why, names)}")
    for deed in review.deeds:
        print(f"{deed.step}: {_ms(deed.after)}: {texts.say(deed.why, names)}")


def _ms(time: int | None) -> str:
    return "" if time is None else f"{time} ms"


def _cells(play: "Play", one: "Decision") -> tuple[str, ...]:
    from uguisu.texts import seat_name

    return (
        f"{one.step}",
        seat_name(one.seat, play.players),
        _valued(one.made, one.seat),
        _valued(one.best, one.seat),
        f"{100 * one.cost:.0f}",
    )


def _valued(choice: "Choice", seat: int) -> str:
    return f"{choice.shown} {choice.chances[seat]:.0%} ± {choice.error:.0%}"
