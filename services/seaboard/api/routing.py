"""What may stand in an address: ids, names and numbers, so narrow that no odd text reaches the store."""

from __future__ import annotations

from typing import Any

from flask import Flask
from flask_smorest import Api
from werkzeug.routing import BaseConverter


class Name(BaseConverter):
    """A game's id or a problem's code."""

    regex = "[a-z][a-z0-9-]{0,39}"
    schema: dict[str, Any] = {"type": "string", "pattern": f"^{regex}$"}  # noqa: RUF012


class Id(BaseConverter):
    """An id that the service gave."""

    regex = "[A-Za-z0-9_-]{1,40}"
    schema: dict[str, Any] = {"type": "string", "pattern": f"^{regex}$"}  # noqa: RUF012


class External(BaseConverter):
    """An id that an app gave."""

    regex = "[A-Za-z0-9._~@:+=|-]{1,100}"
    schema: dict[str, Any] = {"type": "string", "pattern": f"^{regex}$"}  # noqa: RUF012


class Number(BaseConverter):
    """A count from 0 or 1 that fits a database's integer."""

    regex = "0|[1-9][0-9]{0,8}"
    schema: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}  # noqa: RUF012

    def to_python(self, value: str) -> int:
        return int(value)


class Seat(Number):
    """A seat's number."""

    regex = "0|[1-9][0-9]?"
    schema: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": 99}  # noqa: RUF012


CONVERTERS = {"name": Name, "id": Id, "external": External, "number": Number, "seat": Seat}


def add_converters(app: Flask) -> None:
    """Make the converters known to the app's addresses; before its endpoints are registered."""
    app.url_map.converters.update(CONVERTERS)


def describe_converters(api: Api) -> None:
    """Make the converters known to the document."""
    for converter in CONVERTERS.values():
        api.register_converter(converter, lambda used: type(used).schema)
