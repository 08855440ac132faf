"""Accounts: keep one's games and ratings under a name and a password."""

from uguisu.server import people
from uguisu.server.api.endpoint import Asked, Endpoint, Reply
from uguisu.server.api.types import Credentials, Me, NewPassword
from uguisu.server.talk import clean


async def register(asked: Asked) -> Reply:
    """The guest who asks, or a new one named like the account, becomes an account."""
    body = asked.body
    guest = asked.who or await people.new_guest(asked.node.store, clean(body.login))
    await asked.node.accounts.register(guest, body.login, body.password)
    return Reply(Me(name=guest.name, account=await asked.node.accounts.login_name(guest)), guest.id)


async def sign_in(asked: Asked) -> Reply:
    accounts, body = asked.node.accounts, asked.body
    who = await accounts.sign_in(asked.who, body.login, body.password, asked.address)
    return Reply(Me(name=who.name, account=await accounts.login_name(who)), who.id)


async def change_password(asked: Asked) -> Reply:
    accounts, who, body = asked.node.accounts, asked.person, asked.body
    await accounts.change_password(who, body.old, body.new, asked.address)
    return Reply(Me(name=who.name, account=await accounts.login_name(who)), who.id)


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/account",
        summary="Register: the guest becomes an account and keeps all games.",
        handler=register,
        takes=Credentials,
        gives=Me,
        status=201,
    ),
    Endpoint(
        method="POST",
        path="/api/account/session",
        summary="Sign in to an account; a guest's games move into it.",
        handler=sign_in,
        takes=Credentials,
        gives=Me,
    ),
    Endpoint(
        method="PUT",
        path="/api/account/password",
        summary="Change the password, and sign out everywhere else.",
        handler=change_password,
        takes=NewPassword,
        gives=Me,
    ),
)
