"""E-mails by SMTP: short, plain, in the language of the receiver."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from uguisu.kernel.message import Arg
from uguisu.server.errors import CannotServe
from uguisu.texts import catalogue

SECONDS: Final = 20


class Mail:
    """`smtp://` uses TLS where the other side offers it, `smtps://` always; with a password TLS is
    required."""

    def __init__(self, url: str, sender: str) -> None:
        self.where = urlsplit(url)
        self.sender = sender
        if self.where.scheme not in ("smtp", "smtps") or not self.where.hostname:
            raise CannotServe("smtp must look like smtp://user:password@host:port.")
        if "@" not in sender:
            raise CannotServe("E-mails need smtp_from, an e-mail address.")

    def send(
        self, to: str, language: str, text: str, link: str, *, off: str = "", **args: Arg
    ) -> None:
        """Send the text `<text>` with its link, under `<text>-subject`. `off` is where such e-mails
        can be turned off (RFC 8058: with one touch, by the program that shows them). Takes its
        time: call it in a thread."""
        message = EmailMessage()
        words = catalogue(language).text
        message["From"], message["To"] = self.sender, to
        message["Subject"] = words(f"{text}-subject")
        message["Auto-Submitted"] = "auto-generated"
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip("> "))
        content = f"{words(text, args)}\n\n{link}\n"
        if off:
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            content += f"\n-- \n{words('notice-off')}\n{off}\n"
        message.set_content(content, cte="quoted-printable")
        with self._connected() as connection:
            connection.send_message(message)

    def _connected(self) -> smtplib.SMTP:
        host, port = self.where.hostname or "", self.where.port or 0
        context = ssl.create_default_context()
        if self.where.scheme == "smtps":
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port, timeout=SECONDS, context=context
            )
        else:
            connection = smtplib.SMTP(host, port, timeout=SECONDS)
            connection.ehlo()
            if connection.has_extn("starttls") or self.where.password:
                connection.starttls(context=context)
        if self.where.password:
            connection.login(unquote(self.where.username or ""), unquote(self.where.password))
        return connection
