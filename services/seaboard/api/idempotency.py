"""How requests are answered once and for all: creating ones by their header `Idempotency-Key`, ending ones without."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from typing import Any, Final, NoReturn

from flask import Response, request
from marshmallow import Schema, ValidationError, fields

from seaboard.api.answers import plain
from seaboard.api.context import player, service
from seaboard.api.problems import Fault, Problem
from seaboard.api.shapes.base import Whole
from seaboard.matches.once import once, once_ended
from seaboard.matches.refusals import Refusal
from seaboard.matches.words.requests import Claim, Made

KEY: Final = re.compile(r"[\x21\x23-\x5b\x5d-\x7e]{1,100}")
UUID: Final = r"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$"
KEY_REFUSALS: Final = ("idempotency-key-missing", "idempotency-key-reused")
"""What an endpoint that needs a key refuses."""
DESCRIPTION: Final = "A text of your own for this one thing, so that repeating the request makes nothing twice."


class KeyHeader(Schema):
    """The key, which a creating request must have."""

    key = fields.String(
        required=True,
        data_key="Idempotency-Key",
        metadata={"description": DESCRIPTION, "example": "5d0f8c0e-6d0f-4b59-9d55-3f5c6b0f2a11"},
    )

    def handle_error(self, error: ValidationError, data: Any, **more: Any) -> NoReturn:
        """The draft has a status of its own for a missing key."""
        raise Problem("idempotency-key-missing")


class FreeKeyHeader(Schema):
    """The key where it may be left out; if given it is a UUID, since the one who knows it is taken for the sender."""

    key = fields.String(
        data_key="Idempotency-Key",
        validate=Whole(UUID, error="must be a UUID"),
        metadata={"description": f"{DESCRIPTION} A random UUID: who sends it again is taken for the same caller."},
    )


def create(scope: str, key: str, body: Any, make: Callable[[], Made], secret: str = "") -> Response:
    """The answer to a creating request: 201 with what was made, now or when the same request came first. What is secret
    in it is kept under `secret`, or else under the access token that was sent."""
    known = secret or request.headers.get("Authorization", "").partition(" ")[2].strip()
    made = once(service(), Claim(scope, key, fingerprint(body), known), make)
    response = plain({**made.body, **made.secrets}, 201)
    if made.is_repeated:
        response.headers["Idempotency-Replayed"] = "true"
    return response


def end(act: Callable[[], Response], *gone: type[Refusal], body: Any = None) -> Response:
    """The answer to a request of the player's that ends something: what `act` says, or, where it finds that `gone`,
    what it said when the same request came first. Whoever has ended nothing is refused as ever."""

    def ended() -> Made:
        response = act()
        return Made({"answer": response.get_json(), "etag": response.get_etag()[0]})

    claim = Claim(player().player.id, f"{request.method} {request.path}", fingerprint(body))  # no key has a space
    made = once_ended(service(), claim, gone, ended)
    response = plain(made.body["answer"])
    if made.body["etag"] is not None:
        response.set_etag(made.body["etag"], weak=True)
    return response


def plain_key(key: str) -> str:
    """The key without the quotes in which the draft puts it."""
    bare = key[1:-1] if len(key) > 2 and key[0] == key[-1] == '"' else key
    if not KEY.fullmatch(bare):
        fault = Fault("header", "/Idempotency-Key", "must be 1 to 100 visible characters")
        raise Problem("invalid-request", errors=[fault])
    return bare


def fingerprint(body: Any) -> str:
    """What the key is held to: the address and the body."""
    text = json.dumps([request.method, request.path, body], sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()
