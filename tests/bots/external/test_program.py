"""Programs as bots: what they are told, what they may answer, and what happens if they do not."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from uguisu.bots.bot import Budget, Turn, turn_of
from uguisu.bots.bot_failures import BotFailed, Failure
from uguisu.bots.external import program
from uguisu.bots.external.lookup import bot_of, is_external
from uguisu.bots.external.program import PATIENCE, ProgramBot, question
from uguisu.bots.hosting.fallback import FallbackBot
from uguisu.bots.random_bot import RandomBot
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots, key_of

EXAMPLES = Path(__file__).resolve().parents[3] / "examples" / "bots"
QUICK = Budget(seconds=0.01)


@pytest.fixture(autouse=True)
def _end_programs() -> Iterator[None]:
    yield
    for pipe in program._pipes.values():
        pipe.close()
    program._pipes.clear()


def played(game: str = "war-of-clans", actions: int = 9, seed: str = "secret seed") -> Play:
    play = Play(GAMES[game], GAMES[game].seat_range[0], None, seed)
    lots = Lots(5)
    for _ in range(actions):
        seat = play.state.actors()[0]
        legal = play.state.legal(seat)
        play.act(seat, legal[lots.below(len(legal))])
    return play


def turn(play: Play | None = None, budget: Budget | None = None) -> Turn:
    play = play or played()
    given = budget or Budget()
    return turn_of(play, play.state.actors()[0], "lots", ProgramBot("./none"), given)


def script(folder: Path, body: str) -> str:
    """A bot in Python: the body is run for every question `asked`."""
    path = folder / "bot.py"
    path.write_text(
        f"#!{sys.executable} -S\nimport json, sys, time\nfor line in sys.stdin:\n"
        "    asked = json.loads(line)\n    legal = asked.get('legal', [])\n" + body
    )
    path.chmod(0o755)
    return str(path)


def told(turn: Turn) -> dict[str, Any]:
    import msgspec

    answer: dict[str, Any] = json.loads(msgspec.json.encode(question(turn, 1)))
    return answer


def test_a_program_is_told_what_its_seat_knows() -> None:
    play = played()
    asked = told(turn(play))
    game, seat = play.game, play.state.actors()[0]

    assert asked["game"] == "war-of-clans"
    assert asked["seat"] == seat
    assert asked["position"] == game.write_view(game.view(play.state, seat))
    assert asked["view"]["observer"] == seat
    assert [choice["action"] for choice in asked["legal"]] == play.state.legal(seat)
    assert asked["legal"][0]["notation"] == game.write_action(play.state.legal(seat)[0])
    assert asked["legal"][0]["picks"]
    assert [step["seat"] for step in asked["history"]] == [entry.seat for entry in play.entries]


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_the_same_in_every_world_its_seat_thinks_possible(game: str) -> None:
    play = played(game, 2)
    seat = play.state.actors()[0]
    asked = told(turn(play)) | {"ask": 0}
    play.state = play.game.fork(play.state, seat, 1, "another world")

    assert told(turn(play)) | {"ask": 0} == asked
    assert "secret seed" not in json.dumps(asked)
    assert key_of("secret seed").hex() not in json.dumps(asked)


@pytest.mark.parametrize("name", ["firstbot.py", "firstbot.pl"])
def test_the_examples_play(name: str) -> None:
    bot = ProgramBot(str(EXAMPLES / name))

    choices = [bot.choose(turn(played(game, 3))) for game in ("war-of-clans", "shinobi")]

    assert choices[0] in turn(played("war-of-clans", 3)).legal
    assert choices[1] in turn(played("shinobi", 3)).legal


def test_the_first_example_is_as_long_as_promised() -> None:
    assert len((EXAMPLES / "firstbot.py").read_text().splitlines()) <= 21
    assert len((EXAMPLES / "firstbot.pl").read_text().splitlines()) <= 20


def test_an_action_may_be_answered_in_notation(tmp_path: Path) -> None:
    command = script(
        tmp_path, "    print(json.dumps({'action': legal[1]['notation']}), flush=True)\n"
    )

    assert ProgramBot(command).choose(turn()) == turn().legal[1]


def test_one_process_serves_all_seats_and_games(tmp_path: Path) -> None:
    command = script(
        tmp_path,
        "    asked['count'] = globals().get('count', -1) + 1\n    count = asked['count']\n"
        "    answer = {'ask': asked['ask'], 'action': legal[count]['action']}\n"
        "    print(json.dumps(answer), flush=True)\n",
    )

    assert ProgramBot(command).choose(turn()) == turn().legal[0]
    assert ProgramBot(command).choose(turn()) == turn().legal[1]


@pytest.mark.parametrize(
    ("body", "kind", "detail"),
    [
        ("    print('hello', flush=True)\n", "nonsense", "hello"),
        ("    print('[1]', flush=True)\n", "nonsense", "[1]"),
        ("    print('{\"action\": true}', flush=True)\n", "nonsense", '{"action": true}'),
        ("    print('{\"action\": 99999}', flush=True)\n", "illegal", "99999"),
        ('    print(\'{"action": "z>Z"}\', flush=True)\n', "illegal", "z>Z"),
        ("    sys.exit('I give up')\n", "gone", "exit code 1, I give up"),
        ("    {}['view']\n", "gone", "exit code 1, KeyError: 'view'"),
    ],
)
def test_a_program_that_fails_is_told_of_and_replaced(
    body: str, kind: str, detail: str, tmp_path: Path
) -> None:
    failures: list[Failure] = []
    command = script(tmp_path, body)
    bot = FallbackBot("war-of-clans", command, 0, failures.append)

    assert bot.choose(turn()) in turn().legal
    assert failures == [Failure(command, kind, detail, "genin")]


def test_a_program_hears_why_its_answer_was_refused(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = script(
        tmp_path,
        f"    open({str(heard)!r}, 'a').write(asked.get('error', '-') + '\\n')\n"
        "    if 'error' not in asked: print('{\"action\": 99999}', flush=True)\n",
    )
    bot = ProgramBot(command)
    for _ in range(2):
        with pytest.raises(BotFailed, match=r"illegal"):
            bot.choose(turn())

    assert heard.read_text().splitlines()[:3] == [
        "-",
        "Action 99999 is not among the legal ones; another bot moved instead.",
        "-",
    ]


def test_an_answer_to_another_question_is_nonsense(tmp_path: Path) -> None:
    command = script(tmp_path, '    print(\'{"action": 0, "ask": 0}\', flush=True)\n')

    with pytest.raises(BotFailed, match=r"nonsense: .* answers another question than"):
        ProgramBot(command).choose(turn())


def test_a_program_that_does_not_answer_is_ended_and_finally_given_up(tmp_path: Path) -> None:
    command = script(tmp_path, "    sys.stdin.read()\n")
    bot = ProgramBot(command)

    for _ in range(PATIENCE):
        with pytest.raises(BotFailed, match=r"late"):
            bot.choose(turn(budget=QUICK))
        with pytest.raises(ProcessLookupError):
            os.kill(program._pipes[command].process.pid, 0)
    with pytest.raises(BotFailed, match=r"gone: .* given up after 3 starts"):
        bot.choose(turn(budget=QUICK))


def test_a_program_that_is_not_there_cannot_be_asked() -> None:
    with pytest.raises(BotFailed, match=r"gone: ./nowhere"):
        ProgramBot("./nowhere").choose(turn())


def test_bots_of_others_are_told_by_their_names() -> None:
    assert is_external("./mybot")
    assert is_external("/opt/bots/mybot --fast")
    assert is_external("my.module:MyBot")
    assert not is_external("genin")
    assert isinstance(bot_of("shinobi", "uguisu.bots.random_bot:RandomBot"), RandomBot)
    with pytest.raises(BotFailed, match=r"gone: .*no attribute 'Nobody'"):
        bot_of("shinobi", "uguisu.bots.random_bot:Nobody")
