"""How uvicorn is set up, with what our own protocols need to know besides."""

from typing import Any

import uvicorn
from starlette.types import ASGIApp

from uguisu.server.settings import Limits


class Config(uvicorn.Config):
    def __init__(self, app: ASGIApp, limits: Limits, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.limits = limits
