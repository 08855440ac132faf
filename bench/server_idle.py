"""Opens many sockets that say nothing, then measures how fast the server still answers one:
`server_idle.py PORT SOCKETS NETWORK`. Prints one line of JSON when all are open and measured; the
sockets stay open until standard input ends. They come from several addresses of the network
(`127.0.1`), since one has only so many ports, and a share of the server's connections."""

import asyncio
import json
import resource
import statistics
import sys
from time import perf_counter

import uvloop

from bench.sockets import Socket, connect
from uguisu.client import new_table, sign_in

PER_TABLE = 10
PINGS = 1000
ADDRESSES = 20


class Crowd:
    def __init__(self, port: int, network: str) -> None:
        self.port = port
        self.network = network
        self.sockets: list[Socket] = []
        self.welcomed = 0
        self.pong: asyncio.Future[float] | None = None

    def heard(self, _: Socket, raw: bytes) -> None:
        if raw.startswith(b'{"type":"pong"') and self.pong is not None:
            self.pong.set_result(perf_counter())
        self.welcomed += raw.startswith(b'{"type":"snapshot"')

    async def gather(self, count: int) -> None:
        """Ten at a table: the one who made it, in ten windows."""
        host = await sign_in(f"http://127.0.0.1:{self.port}", "Host")
        cookie = f"uguisu={host.cookie}"
        for number in range(0, count, PER_TABLE):
            address = f"{self.network}.{1 + number // PER_TABLE % ADDRESSES}"
            table = await new_table(host, "war-of-clans", 3)
            for _ in range(PER_TABLE):
                socket = await connect(self.port, f"/ws/{table}", cookie, self.heard, address)
                socket.send(b'{"type":"hello"}')
                self.sockets.append(socket)
        while self.welcomed < len(self.sockets):
            await asyncio.sleep(0.05)

    async def ping(self, socket: Socket) -> float:
        self.pong = asyncio.get_running_loop().create_future()
        begin = perf_counter()
        socket.send(b'{"type":"ping","at":1}')
        return await self.pong - begin


async def main() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    crowd = Crowd(int(sys.argv[1]), sys.argv[3])
    await crowd.gather(int(sys.argv[2]))
    step = max(1, len(crowd.sockets) // 97)
    times = [await crowd.ping(crowd.sockets[n * step % len(crowd.sockets)]) for n in range(PINGS)]
    cuts = statistics.quantiles(times, n=100)
    answer = {"sockets": len(crowd.sockets), "p50": cuts[49] * 1000, "p99": cuts[98] * 1000}
    print(json.dumps(answer), flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    uvloop.run(main())
