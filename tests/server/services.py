"""A push service and a mail server, as small as the tests can do with."""

import base64
import http.server
import json
import queue
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def new_vapid_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return text_of(key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption()))


class Browser:
    """What a browser has: keys, and a push service that it listens to."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.status = 201
        self.url = ""

    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url, "p256dh": text_of(point), "auth": text_of(self.auth)}

    def next(self) -> Any:
        """The next message, decrypted."""
        body = self.heard.get(timeout=20)
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


@contextmanager
def a_browser() -> Iterator[Browser]:
    browser = Browser()

    class Service(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            browser.heard.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(browser.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with _served(http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)) as port:
        browser.url = f"http://127.0.0.1:{port}/push/1"
        yield browser


Letters = queue.Queue[str]


@contextmanager
def a_mail_server() -> Iterator[tuple[str, Letters]]:
    """Its URL, and the letters it was given."""
    letters: Letters = queue.Queue()

    class Post(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper().strip()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    letters.put(b"".join(iter(self.rfile.readline, b".\r\n")).decode())
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
                if word == b"QUIT":
                    return

    with _served(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post)) as port:
        yield f"smtp://127.0.0.1:{port}", letters


@contextmanager
def _served(server: socketserver.TCPServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
