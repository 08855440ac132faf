"""Other browsers, driven over their own protocols: Firefox by WebDriver BiDi, WebKit by W3C
WebDriver. No driver library: what a journey needs is to open an address and to run a script."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Protocol

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.house import free_port

PATIENCE_S = 300
MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"


class Window(Protocol):
    """A window of some browser."""

    def goto(self, url: str) -> None: ...

    def run(self, script: str, *arguments: Any) -> Any:
        """What the function in `script` returns or resolves to, called with the arguments."""

    def close(self) -> None: ...


class Firefox:
    """Debian's firefox-esr without a screen, over a BiDi socket."""

    def __init__(self, program: str, folder: Path) -> None:
        port = free_port()
        flags = ["--headless", "--no-remote", "--profile", str(folder)]
        self.process = started([program, *flags, "--remote-debugging-port", str(port)])
        self.life = contextlib.ExitStack()
        self.socket = self._connected(f"ws://127.0.0.1:{port}/session")
        self.count = 0
        self._ask("session.new", capabilities={})
        self.context = self._ask("browsingContext.create", type="tab")["context"]

    def _connected(self, url: str) -> ClientConnection:
        last = time.monotonic() + PATIENCE_S
        while True:
            try:
                return self.life.enter_context(connect(url, max_size=None))
            except (OSError, WebSocketException):
                if self.process.poll() is not None or time.monotonic() > last:
                    raise
                time.sleep(0.2)

    def _ask(self, method: str, **params: Any) -> Any:
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(timeout=PATIENCE_S))
            if told.get("id") == self.count:
                assert told["type"] == "success", told
                return told["result"]

    def goto(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, script: str, *arguments: Any) -> Any:
        call = f"Promise.resolve(({script})(...{json.dumps(arguments)})).then(JSON.stringify)"
        told = self._ask(
            "script.evaluate",
            expression=call,
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        found = told["result"].get("value")
        return None if found is None else json.loads(found)

    def close(self) -> None:
        self.life.close()
        ended(self.process)


class WebKit:
    """WebKitGTK's small browser on a screen that nobody sees, over HTTP."""

    def __init__(self, program: str, folder: Path) -> None:
        self.url = f"http://127.0.0.1:{(port := free_port())}"
        run = shutil.which("xvfb-run") or "xvfb-run"
        alone = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "HOME": str(folder)}
        self.process = started([run, "-a", program, f"--port={port}"], alone)
        browser = str(next(Path("/").glob(MINI_BROWSER.lstrip("/"))))
        options = {"binary": browser, "args": ["--automation"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._wait()
        self.session = self._post("/session", {"capabilities": wish})["sessionId"]
        self._post(self._own("timeouts"), {"script": PATIENCE_S * 1000})

    def _wait(self) -> None:
        last = time.monotonic() + PATIENCE_S
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/status", timeout=PATIENCE_S).close()
            except urllib.error.URLError:
                if self.process.poll() is not None or time.monotonic() > last:
                    raise
                time.sleep(0.2)
            else:
                return

    def _own(self, what: str) -> str:
        return f"/session/{self.session}/{what}"

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def goto(self, url: str) -> None:
        self._post(self._own("url"), {"url": url})

    def run(self, script: str, *arguments: Any) -> Any:
        call = (
            f"const done = arguments[0];"
            f"Promise.resolve(({script})(...{json.dumps(arguments)}))"
            f".then(found => done([found ?? null]), error => done([null, String(error)]))"
        )
        found, *error = self._post(self._own("execute/async"), {"script": call, "args": []})
        assert not error, error
        return found

    def close(self) -> None:
        request = urllib.request.Request(f"{self.url}/session/{self.session}", method="DELETE")
        urllib.request.urlopen(request, timeout=PATIENCE_S).close()
        ended(self.process)


def started(command: list[str], more: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
    """A process of a group of its own, to be ended with all that it started."""
    quiet = subprocess.DEVNULL
    around = os.environ | (more or {})
    return subprocess.Popen(command, env=around, start_new_session=True, stdout=quiet, stderr=quiet)


def ended(process: subprocess.Popen[bytes]) -> None:
    os.killpg(process.pid, signal.SIGTERM)
    process.wait(timeout=60)
