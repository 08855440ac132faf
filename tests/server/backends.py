"""Private servers for tests of several nodes: PostgreSQL and Redis, on free ports, in a temporary
directory. PostgreSQL refuses to run as root; then an unprivileged user runs it."""

import os
import pwd
import signal
import subprocess
from pathlib import Path

import psycopg
import redis

from tests.server.house import free_port


class Postgres:
    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.user: str | None = None
        if os.geteuid() == 0:
            self.user = "nobody"
            for parent in (folder, *folder.parents):
                if parent != Path("/tmp") and Path("/tmp") in parent.parents:
                    parent.chmod(0o755)
            os.chown(folder, pwd.getpwnam("nobody").pw_uid, -1)

    def start(self) -> None:
        make = [
            str(self.programs / "initdb"),
            "-D",
            str(self.folder / "data"),
            "-A",
            "trust",
            "-U",
            "uguisu",
            "--no-sync",
        ]
        subprocess.run(make, check=True, capture_output=True, user=self.user)
        self.restart()

    def restart(self) -> None:
        """From what is on the disk."""
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": "100",
        }
        settings = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        program = str(self.programs / "postgres")
        data = str(self.folder / "data")
        command = [program, "-D", data, "-p", str(self.port), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, stdout=log, user=self.user)
        self._wait()

    def _wait(self) -> None:
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address).close()
        except psycopg.OperationalError:
            return False
        return True

    @property
    def address(self) -> str:
        return f"host=127.0.0.1 port={self.port} user=uguisu dbname=postgres"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=20)

    def new_database(self, name: str) -> str:
        """An empty database; returns its URL."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return f"postgresql+psycopg://uguisu@127.0.0.1:{self.port}/{name}"


class Redis:
    def __init__(self, program: str) -> None:
        self.program = program
        self.port = free_port()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--save", "", "--bind", "127.0.0.1"]
        self.process = subprocess.Popen([self.program, *options], stdout=subprocess.DEVNULL)
        client = redis.Redis(port=self.port)
        while not self._answers(client):
            assert self.process.poll() is None
        client.close()

    def _answers(self, client: "redis.Redis") -> bool:
        try:
            return bool(client.ping())
        except (redis.RedisError, OSError):
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)
