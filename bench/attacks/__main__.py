"""Runs one attack: `python -m bench.attacks NAME URL`. Prints `ready` when it begins, and goes on
until its standard input ends or it is terminated. It only gets the processor's idle time."""

import asyncio
import resource
import sys

import uvloop

from bench.attacks import find
from bench.hostile_idle import run_when_idle


async def run(name: str, url: str) -> None:
    attacking = asyncio.ensure_future(find(name).attack(url, lambda: print("ready", flush=True)))
    leaving = asyncio.ensure_future(asyncio.to_thread(sys.stdin.read))
    done, _ = await asyncio.wait((attacking, leaving), return_when=asyncio.FIRST_COMPLETED)
    if attacking in done:
        attacking.result()
    attacking.cancel()


def main() -> None:
    run_when_idle()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(run(sys.argv[1], sys.argv[2]))


if __name__ == "__main__":
    main()
