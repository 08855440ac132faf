"""The session cookie: HttpOnly, SameSite, and Secure over HTTPS."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "uguisu"
YEAR: Final = 365 * 86400


def cookie_name(*, secure: bool) -> str:
    """With `__Host-` a browser takes it only over HTTPS, and from no other host of the domain."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def token_of(request: HTTPConnection, *, secure: bool) -> str:
    """The token in the cookie; empty if there is none."""
    return request.cookies.get(cookie_name(secure=secure), "")


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    """For a year; an empty token removes it."""
    response.set_cookie(
        cookie_name(secure=secure),
        token,
        max_age=YEAR if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )
