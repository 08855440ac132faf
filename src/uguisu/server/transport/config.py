"""Uvicorn's configuration, with what our own protocols need besides."""

from typing import Any

import uvicorn
from starlette.types import ASGIApp

from uguisu.server.settings import Settings
from uguisu.server.transport.connection_limits import ConnectionLimits
from uguisu.server.transport.handover import Handover
from uguisu.server.transport.request_queue import RequestQueue


class Config(uvicorn.Config):
    def __init__(
        self, app: ASGIApp, settings: Settings, handover: Handover | None = None, **others: Any
    ) -> None:
        super().__init__(app, **others)
        self.limits = settings.limits
        self.connections = ConnectionLimits(settings)
        self.requests = RequestQueue()
        self.handover = handover
