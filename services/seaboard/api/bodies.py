"""How a request's parts are read: JSON taken strictly, every fault named by its place. Knows no game, no use case."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from flask import Request
from marshmallow import RAISE, Schema, ValidationError, fields
from marshmallow import missing as missing_field
from webargs.core import missing
from webargs.flaskparser import FlaskParser
from werkzeug.datastructures import Headers

from seaboard.api.problems import Fault, Problem

NESTING_MOST = 32
"""How deep arrays and objects of a body may lie in each other."""
NO_TEXT = re.compile("[\x00\ud800-\udfff]")
FAULTS_MOST = 50
"""So many faults are named, so that a refusal is not longer than what was refused."""


class BadJson(ValueError):
    """Bytes that are not the JSON we take; the text says why."""


def parse_json(raw: bytes) -> Any:
    """The value of a JSON text in UTF-8. Refuses what other readers could understand otherwise: a name twice in one
    object, numbers such as NaN, characters that no database keeps, and nesting without end."""
    try:
        value = json.loads(raw.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_constant)
    except RecursionError:
        raise BadJson(f"nested deeper than {NESTING_MOST}") from None
    except UnicodeDecodeError:
        raise BadJson("not in UTF-8") from None
    except json.JSONDecodeError as error:
        raise BadJson(f"{error.msg} at line {error.lineno}, column {error.colno}") from None
    except ValueError as error:
        raise BadJson(str(error)) from None
    _check(value, 0)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise BadJson("a name stands twice in one object")
    return made


def _no_constant(name: str) -> NoReturn:
    raise BadJson(f"{name} is no JSON number")


def _check(value: Any, depth: int) -> None:
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, dict | list):
        if depth == NESTING_MOST:
            raise BadJson(f"nested deeper than {NESTING_MOST}")
        for item in value:
            _check(item, depth + 1)
        if isinstance(value, dict):
            for item in value.values():
                _check(item, depth + 1)


def _check_text(text: str) -> None:
    if NO_TEXT.search(text):
        raise BadJson("a string holds a character that no text may hold (U+0000 or half a surrogate pair)")


class Parser(FlaskParser):
    """Reads arguments for flask-smorest by our manners; every fault becomes a problem."""

    # webargs merges this with its own table by location; a query's unknown names are refused as a body's are.
    DEFAULT_UNKNOWN_BY_LOCATION: dict[str, str | None] = {  # noqa: RUF012
        **FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION,
        "query": RAISE,
    }

    def parse(self, argmap: Any, req: Request | None = None, *, location: str | None = None, **more: Any) -> Any:
        """What the request says in that place. Headers that may be missing, and are, are not looked for further."""
        if location == "headers" and isinstance(argmap, Schema):
            sent = (req or self.get_default_request()).headers
            if not any(_is_looked_for(name, field, sent) for name, field in argmap.load_fields.items()):
                return {}
        return super().parse(argmap, req, location=location, **more)

    def load_json(self, req: Request, schema: Schema) -> Any:
        """The body, if it says that it is JSON."""
        raw = req.get_data(cache=False)
        if not raw:
            return missing
        if not req.is_json:
            raise Problem("not-json")
        try:
            return parse_json(raw)
        except BadJson as bad:
            raise Problem("malformed-json", detail=f"The body is not JSON that is taken here: {bad}.") from None

    def handle_error(
        self,
        error: ValidationError,
        req: Request,
        schema: Schema,
        *,
        error_status_code: int | None,
        error_headers: Mapping[str, str] | None,
    ) -> NoReturn:
        """Every fault that marshmallow found, by place."""
        faults = [
            Fault(_PLACES.get(str(place), str(place)), pointer, why)
            for place, messages in _by_place(error.messages)
            for pointer, why in _flatten(messages, "")
        ]
        if len(faults) <= FAULTS_MOST:
            raise Problem("invalid-request", errors=faults)
        first = f"`errors` names the first {FAULTS_MOST} parts that do not fit, of {len(faults)}, and why."
        raise Problem("invalid-request", detail=first, errors=faults[:FAULTS_MOST])


def _is_looked_for(name: str, field: fields.Field[Any], sent: Headers) -> bool:
    return field.required or field.load_default is not missing_field or (field.data_key or name) in sent


_PLACES = {"json": "body", "json_or_form": "body", "headers": "header"}


def _by_place(messages: Any) -> Iterator[tuple[Any, Any]]:
    yield from messages.items() if isinstance(messages, dict) else [("json", messages)]


def _flatten(messages: Any, pointer: str) -> Iterator[tuple[str, str]]:
    """Marshmallow's tree of messages as pairs of JSON pointer and sentence."""
    if isinstance(messages, dict):
        for key, inner in messages.items():
            part = "" if key == "_schema" else f"/{_escape(str(key))}"
            yield from _flatten(inner, pointer + part)
    elif isinstance(messages, list):
        for inner in messages:
            yield from _flatten(inner, pointer)
    else:
        yield pointer, str(messages)


def _escape(part: str) -> str:
    return part.replace("~", "~0").replace("/", "~1")


def nest(pointer: str, why: str) -> Any:
    """The twin of the above for one fault: a pointer as marshmallow's tree of messages."""
    tree: Any = [why]
    for part in reversed([part for part in pointer.split("/") if part]):
        tree = {part: tree}
    return tree
