"""Tries an installed wheel as a newcomer would: games between bots, a record, the first page.

    python scripts/try_installed.py [--compiled]

Uses nothing but the standard library and the `uguisu` of the Python it is run with; --compiled
demands that the engine is compiled. The wheels of a release are tried with it on every system.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from typing import IO, Final

GAMES: Final = ("war-of-clans", "shinobi", "ninja-master", "ninjato")
UGUISU: Final = (sys.executable, "-m", "uguisu")


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ |= {"UGUISU_DATA": folder, "UGUISU_LOG_LEVEL": "warning", "LC_ALL": "C.UTF-8"}
        os.chdir(folder)  # so that nothing of a checkout is imported
        print(told("--version"))
        check_build(wants_compiled="--compiled" in sys.argv[1:])
        for game in GAMES:
            print(simulated(game))
        print(verified())
        print(served())


def told(*words: str) -> str:
    return subprocess.run(
        [*UGUISU, *words], check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout.strip()


def check_build(*, wants_compiled: bool) -> None:
    code = "from uguisu.build import is_compiled; print(is_compiled())"
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE)
    is_compiled = done.stdout.strip() == b"True"
    if wants_compiled and not is_compiled:
        sys.exit("the engine of this installation is not compiled")
    print("compiled" if is_compiled else "plain Python")


def simulated(game: str) -> str:
    report = json.loads(told("sim", game, "-n", "20", "--json"))
    assert report["games"] == 20
    return f"{game}: {report['decisions']['total']} decisions"


def verified() -> str:
    """A game of the bots, written down, read again and checked by the rules."""
    code = (
        "from uguisu.games import GAMES; from uguisu.kernel.play import Play;"
        "from uguisu.kernel.record import write_record;"
        "game = GAMES['war-of-clans']; play = Play(game, seats=3, seed=1)\n"
        "while not play.state.is_over:\n"
        "    seat = play.state.actors()[0]; play.act(seat, play.state.legal(seat)[0])\n"
        "open('game.uguisu', 'w', encoding='utf-8').write(write_record(play.record(), game))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    return told("verify", "game.uguisu")


def served() -> str:
    """The first page, with its script, from a server that is started and ended."""
    command = [*UGUISU, "serve", "--port", "0", "--data", "server"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            return first_page(address_in(server.stdout))
        finally:
            server.terminate()


def address_in(output: IO[str]) -> str:
    for line in output:
        if found := re.search(r"https?://[\w.:-]+", line):
            return found[0]
    sys.exit("the server ended before it said its address")


def first_page(address: str) -> str:
    page = fetched(address)
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.decode())
    assert scripts, "the first page has no script: the pages are missing"
    assert fetched(address + scripts[0])
    assert fetched(f"{address}/healthz")
    return f"first page: {len(page)} bytes, {scripts[0]}"


def fetched(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return bytes(answer.read())


if __name__ == "__main__":
    main()
