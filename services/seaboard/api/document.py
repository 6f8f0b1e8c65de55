"""The OpenAPI document: the operations as flask-smorest gathers them, and the games' actions, events and views."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

import flask_smorest
from apispec.ext.marshmallow import MarshmallowPlugin
from flask import Flask

from seaboard import __version__
from seaboard.api.fields import describe_recorded
from seaboard.api.links import links_of
from seaboard.api.shapes.base import Shape
from seaboard.api.shapes.by_hand import BY_HAND
from seaboard.catalogue import Catalogue
from seaboard.engine.facts import Outcome
from seaboard.engine.play import AnyGame
from seaboard.engine.records import Record
from seaboard.engine.schemas import one_of, schemas_of
from seaboard.matches.events import SERVICE_EVENTS
from seaboard.matches.tokens import SCOPES

Document = dict[str, Any]

EXAMPLES: Final = files("seaboard.api").joinpath("examples")
"""A file for each operation: what it may be asked and what it then answers."""

DESCRIPTION: Final = """\
Turn-based board games with hidden information, as a service.

- **A decision is made once.** A seat's pending choice is a resource, numbered from 1 for that seat. `PUT` the choice;
  `PUT` it again after a lost answer and you get the same receipt: nothing is played twice, and no key is needed.
- **You learn what your seat may know.** Views, events, legal actions and refusals hold that and nothing else.
- **Every refusal is a problem** (RFC 9457, `application/problem+json`) with a stable `type` and `code`, and with the
  rule's id where a rule of the game forbids something.
- Times are RFC 3339 in UTC; ids, seeds and cursors are strings; lists are `{items, next}`, `next` being the cursor of
  the page after. An answer that may be asked for again unchanged has an `ETag`.
- What an answer leads to stands in its `links`: follow them to open a match, read what you are asked, and decide.
- Creating something takes an `Idempotency-Key` of your choosing, so that it is safe to repeat.
"""

IN_PATH: Final[dict[str, Document]] = {
    "game": {"description": "A game's id.", "example": "aqualin"},
    "match": {"description": "A match's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "seat": {"description": "A seat's number, from 0.", "example": 0},
    "n": {"description": "A decision's number: it counts this seat's decisions, from 1.", "example": 1},
    "webhook": {"description": "A webhook's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "delivery": {"description": "A delivery's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "token": {"description": "An access token's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "vacation": {"description": "A vacation's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "blocked": {"description": "Another player's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "muted": {"description": "Another player's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "room": {"description": "A room's name, such as `seats`.", "example": "seats"},
    "letter": {"description": "What the link of a letter ends with.", "example": "kR1uJ0m6p9sQ2vYx7cTfWb3nEaLhZd8o"},
    "external": {"description": "A player's id in the app that brings it.", "example": "user-17"},
    "entry": {"description": "A pool entry's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "tournament": {"description": "A tournament's id.", "example": "01a22da9-898f-7037-b851-9714eccf0bb4"},
    "number": {"description": "A round's number, from 1.", "example": 1},
    "code": {"description": "A problem's `code`.", "example": "illegal-action"},
}
"""What may stand in an address, by name; a name that is not here fails as the document is made."""

ACCESS_TOKEN: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "\n".join(
        [
            "An access token, as `POST /v1/players` and `POST /v1/account/tokens` give, or one that an app mints or",
            "signs for its player. Each operation states in `x-scope` which of its scopes is needed:",
            "",
            *(f"- `{scope}`: {words}." for scope, words in SCOPES.items()),
        ]
    ),
}

APP_KEY: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "An app's key, which whoever runs the service makes (`seaboard tenant create`).",
}


def open_document(app: Flask) -> flask_smorest.Api:
    """The document of an app before its endpoints are registered."""
    app.config.update(API_TITLE="Seaboard", API_VERSION=__version__, OPENAPI_VERSION="3.1.0")
    plugin = MarshmallowPlugin(schema_name_resolver=lambda schema: _shape_name(schema))
    api = flask_smorest.Api(app, spec_kwargs={"marshmallow_plugin": plugin, "info": {"description": DESCRIPTION}})
    api.DEFAULT_ERROR_RESPONSE_NAME = None
    converter: Any = plugin.converter
    converter.add_attribute_function(describe_recorded)
    api.spec.components.security_scheme("accessToken", ACCESS_TOKEN)
    api.spec.components.security_scheme("appKey", APP_KEY)
    for name, schema in BY_HAND.items():
        api.spec.components.schema(name, schema)
    return api


def _shape_name(schema: Any) -> str:
    kind = schema if isinstance(schema, type) else type(schema)
    return kind.__name__.removesuffix("Shape")


def close_document(api: flask_smorest.Api, catalogue: Catalogue) -> Document:
    """The document once all endpoints are registered."""
    document: Document = api.spec.to_dict()
    schemas = document["components"]["schemas"]
    schemas.pop("PaginationMetadataSchema", None)
    for shape in Shape.__subclasses__():
        name = _shape_name(shape)
        schemas[name] = {"description": inspect.cleandoc(shape.__doc__ or ""), **schemas[name]}
    schemas.update(game_schemas(entry.game for entry in catalogue.values()))
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    for path in document["paths"].values():
        path.update({method: _finish(path[method]) for method in path if method != "parameters"})
        for parameter in path.get("parameters", ()):
            parameter.update(IN_PATH[parameter["name"]])
    return _in_order(document)


def _finish(operation: Document) -> Document:
    """An operation in order, with its links and its example; a new one has none until it is recorded."""
    success = operation["responses"][min(status for status in operation["responses"] if status.startswith("2"))]
    if links := dict(links_of(operation["operationId"])):
        success["links"] = links
    file = EXAMPLES.joinpath(f"{operation['operationId']}.json")
    if not file.is_file():
        return _in_order(operation)
    example = json.loads(file.read_text(encoding="utf-8"))
    if "request" in example:
        operation["requestBody"]["content"]["application/json"]["example"] = example["request"]
    next(iter(success["content"].values()))["example"] = example["response"]
    return _in_order(operation)


ORDER: Final = ("openapi", "info", "tags", "operationId", "summary", "description", "x-access", "x-scope", "security")
"""What stands first in the document and in each operation; the rest follows as it comes."""


def _in_order(part: Document) -> Document:
    return {key: part[key] for key in ORDER if key in part} | part


def game_schemas(games: Iterable[AnyGame]) -> dict[str, Any]:
    """The records of all games by name, and the unions `Action`, `Event` and `View` over all of them and by game."""
    named: dict[str, Any] = schemas_of([Outcome, *SERVICE_EVENTS])
    every: dict[str, list[type[Record]]] = {"Action": [], "Event": list(SERVICE_EVENTS), "View": []}
    for game in games:
        kinds = kinds_of(game)
        prefix = "".join(word.capitalize() for word in game.facts.id.replace("-", "_").split("_"))
        for union, classes in kinds.items():
            named.update(schemas_of(classes))
            every[union] += [cls for cls in classes if cls not in every[union]]
            if union != "View":
                named[prefix + union] = one_of(classes)
    return named | {union: one_of(classes) for union, classes in every.items()}


def kinds_of(game: AnyGame) -> Mapping[str, list[type[Record]]]:
    """A game's tagged records by the union they belong to."""
    return {"Action": list(game.action_types), "Event": list(game.event_types), "View": [game.view_type]}
