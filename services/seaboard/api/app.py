"""The Flask app, put together: settings and service in, endpoints and document out."""

from __future__ import annotations

from typing import Final

from flask import Flask

from seaboard.api.blueprint import Blueprint
from seaboard.api.browsers import compress, open_to_browsers
from seaboard.api.context import KEY, House
from seaboard.api.document import Document, close_document, open_document
from seaboard.api.encoder import PlainJson
from seaboard.api.errors import add_error_handlers
from seaboard.api.limits import Limits
from seaboard.api.manners import add_manners
from seaboard.api.routes.app_webhooks import app_hooks
from seaboard.api.routes.chat import chat
from seaboard.api.routes.feed import feed
from seaboard.api.routes.filling import filling
from seaboard.api.routes.games import games
from seaboard.api.routes.house import house
from seaboard.api.routes.mailbox import letters
from seaboard.api.routes.matches import matches
from seaboard.api.routes.papers import papers
from seaboard.api.routes.play import play
from seaboard.api.routes.players import players
from seaboard.api.routes.pool import pool
from seaboard.api.routes.ratings import ratings
from seaboard.api.routes.records import records
from seaboard.api.routes.tenant import tenant
from seaboard.api.routes.time import time
from seaboard.api.routes.tokens import tokens
from seaboard.api.routes.tournaments import tournaments
from seaboard.api.routes.webhooks import hooks
from seaboard.api.routing import add_converters, describe_converters
from seaboard.broker import Broker
from seaboard.matches.hub import Hub
from seaboard.matches.service import Service
from seaboard.settings import Settings

BLUEPRINTS: Final[tuple[Blueprint, ...]] = (
    players,
    tokens,
    tenant,
    games,
    matches,
    filling,
    pool,
    ratings,
    tournaments,
    time,
    play,
    papers,
    chat,
    feed,
    letters,
    hooks,
    app_hooks,
    records,
    house,
)


def create_app(settings: Settings, service: Service) -> Flask:
    """The app of one process. Nothing is connected to before the first request; but a streaming process listens."""
    app = Flask("seaboard.api", static_url_path="/docs/assets", static_folder="static")
    app.json = PlainJson(app)
    app.config["MAX_CONTENT_LENGTH"] = settings.body_bytes
    app.url_map.merge_slashes = False
    hub = Hub(service.database) if settings.streams else None
    broker = Broker(settings.broker_url) if settings.broker_url else None
    app.extensions[KEY] = House(settings, service, hub, broker)
    app.extensions["limits"] = Limits(settings)
    open_to_browsers(app)
    compress(app)
    add_converters(app)
    add_manners(app)
    app.extensions["document"] = _register(app, service)
    add_error_handlers(app)
    return app


def _register(app: Flask, service: Service) -> Document:
    """Register all endpoints, and describe them."""
    api = open_document(app)
    describe_converters(api)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    return close_document(api, service.catalogue)
