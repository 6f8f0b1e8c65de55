"""How answers become JSON text: data only. What is not plain data is refused, above all a match's state."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from flask import Flask
from flask.json.provider import JSONProvider


class NotData(TypeError):
    """Something other than plain data was about to be written to a caller. Names the kind and never the content."""


def _refuse(value: Any) -> NoReturn:
    raise NotData(f"a {type(value).__name__} is not data")


_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_refuse)


class PlainJson(JSONProvider):
    """Flask's JSON without its conveniences: no dataclasses, no dates, no objects that turn themselves into text."""

    def __init__(self, app: Flask) -> None:
        super().__init__(app)

    def dumps(self, obj: Any, **options: Any) -> str:
        """The value as compact JSON text; raises NotData for anything but plain data."""
        return _ENCODER.encode(obj)

    def loads(self, s: str | bytes, **options: Any) -> Any:
        """A value from JSON text."""
        return json.loads(s)
