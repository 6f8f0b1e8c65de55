"""The Flask app, put together: settings, games and database in, endpoints and document out."""

from __future__ import annotations

from typing import Final

from flask import Flask

from seaboard.api import manners
from seaboard.api.blueprint import Blueprint
from seaboard.api.context import KEY, House
from seaboard.api.document import Document, close_document, open_document
from seaboard.api.encoder import PlainJson
from seaboard.api.errors import add_error_handlers
from seaboard.api.routes.games import games
from seaboard.api.routes.house import house
from seaboard.api.routes.reference import add_reference
from seaboard.api.routing import add_converters, describe_converters
from seaboard.catalogue import Catalogue
from seaboard.settings import Settings

BLUEPRINTS: Final[tuple[Blueprint, ...]] = (house, games)


def create_app(settings: Settings, catalogue: Catalogue | None = None) -> Flask:
    """The app of one process."""
    app = Flask("seaboard.api", static_folder="static")
    app.json = PlainJson(app)
    app.config["MAX_CONTENT_LENGTH"] = settings.body_bytes
    app.url_map.strict_slashes = False
    app.extensions[KEY] = House(settings, Catalogue() if catalogue is None else catalogue)
    add_converters(app)
    manners.add(app)
    app.extensions["document"] = _register(app)
    add_error_handlers(app)
    return app


def _register(app: Flask) -> Document:
    api = open_document(app)
    describe_converters(api)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    document = close_document(api, app.extensions[KEY].catalogue)
    add_reference(app, document)
    return document
