"""Link previews: what a messenger shows of a link.

For a table, by its address or by a short link, only what anybody with the link may see: the game,
and who invites while players are still sought. Nothing of a running game, and the same for every
reader. For a page about a game, its picture; for other pages, that of the site.
"""

import html
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from uguisu.games import GAMES
from uguisu.server.api.endpoint import address_of
from uguisu.server.errors import UNREADABLE, TooMany
from uguisu.server.node import Node
from uguisu.server.protocol.outgoing import TableInfo
from uguisu.server.store.codes import read_code
from uguisu.server.store.invitations import table_of
from uguisu.server.store.schema import tables
from uguisu.server.table.table import GATHERING
from uguisu.texts import LANGUAGES, catalogue

PICTURES: Final = "preview"
LEAD_TO_TABLES: Final = frozenset({"t", "j", "replay", "review"})
COMMON: Final = "uguisu"
"""The picture of the house, for games that have none of their own."""
META: Final = '<meta property="{name}" content="{text}" />'
WIDE: Final = {"og:image:width": "1200", "og:image:height": "630"}

decode = msgspec.json.Decoder(TableInfo).decode


async def tags(request: Request, folder: Path) -> str:
    """The tags for the head of a page."""
    node: Node = request.app.state.node
    page, _, name = request.path_params["path"].partition("/")
    info = await _info(request, page, name)
    language = language_of(request.headers.get("accept-language", ""))
    title, sentence = _words(info, language)
    home = node.settings.public_url or str(request.base_url).rstrip("/")
    game = info.game if info else name
    has_own = game in GAMES and (folder / PICTURES / f"{game}.jpg").is_file()
    picture = game if has_own else COMMON
    facts = {
        "og:site_name": "Uguisu",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:image": f"{home}/{PICTURES}/{picture}.jpg",
        **WIDE,
    }
    lines = [META.format(name=name, text=html.escape(text)) for name, text in facts.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])


async def _info(request: Request, page: str, name: str) -> TableInfo | None:
    """Of the table that the address leads to, if it leads to one."""
    node: Node = request.app.state.node
    try:
        table = await _invited(request, name) if page == "j" else name
        return await _find(node, table) if table and page in LEAD_TO_TABLES else None
    except (SQLAlchemyError, TooMany):
        return None  # then the preview is that of the house


async def _invited(request: Request, typed: str) -> str | None:
    """The table of a short link. It counts as a try: codes must not be found here either."""
    node: Node = request.app.state.node
    node.rate_limits.pass_code(None, address_of(request))
    code = read_code(typed)
    return await table_of(node.store, code) if code else None


async def _find(node: Node, table: str) -> TableInfo | None:
    """What is known of a table, without opening it."""
    query = sa.select(tables.c.info).where(tables.c.id == table)
    row = await node.store.read(lambda connection: connection.execute(query).first())
    try:
        return None if row is None else decode(row.info)
    except UNREADABLE:
        return None


def _words(info: TableInfo | None, language: str) -> tuple[str, str]:
    """The title and the sentence below it."""
    say = catalogue(language).literal
    game = GAMES.get(info.game) if info else None
    if info is None or game is None:
        return "Uguisu", say("preview-house", {})
    host = next((seat.name for seat in info.seats if seat.host), "")
    if info.status == GATHERING and host:
        return game.title, say("preview-invited", {"host": host, "game": game.title})
    return game.title, say("preview-table", {"game": game.title})


def language_of(accepted: str) -> str:
    """The first of our languages that the reader asks for."""
    asked = (part.split(";")[0].strip().lower()[:2] for part in accepted.split(",")[:20])
    return next((one for one in asked if one in LANGUAGES), "en")
