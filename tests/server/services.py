"""A push service and a mail server, as small as the tests can do with."""

import base64
import http.server
import json
import queue
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from uguisu.server.notices.delivery import Delivery

PUSH_HOST = "push.example.org"


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def new_vapid_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return text_of(key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption()))


def new_certificate(file: Path, host: str = PUSH_HOST) -> None:
    """A certificate that vouches for itself, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))


class Browser:
    """What a browser has: keys, and a push service that it listens to."""

    delivery: Delivery
    """The way to its push service, which is on this machine and has a certificate of its own."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.status = 201
        self.location = ""
        self.url = f"https://{PUSH_HOST}/push/1"

    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url, "p256dh": text_of(point), "auth": text_of(self.auth)}

    def next(self) -> Any:
        """The next message, decrypted."""
        body = self.heard.get(timeout=60)
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


@contextmanager
def a_browser(folder: Path) -> Iterator[Browser]:
    browser = Browser()
    certificate = folder / "push.pem"
    new_certificate(certificate)

    class Service(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            browser.heard.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(browser.status)
            if browser.location:
                self.send_header("Location", browser.location)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
    secured = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    secured.load_cert_chain(certificate)
    server.socket = secured.wrap_socket(server.socket, server_side=True)
    with _served(server) as port:
        browser.delivery = Delivery(
            resolve=on_this_machine,
            is_allowed=lambda _: True,
            tls=ssl.create_default_context(cafile=certificate),
            port=port,
        )
        yield browser


async def on_this_machine(_host: str) -> list[str]:
    return ["127.0.0.1"]


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
