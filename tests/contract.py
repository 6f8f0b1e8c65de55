"""Holds every answer against the document: its status, its type, its headers and its body must stand there."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

PROBLEM = "application/problem+json"
ELSEWHERE = {404: "not-found", 405: "method-not-allowed"}
"""What is answered where the document has no operation."""


@cache
def the_document() -> Mapping[str, Any]:
    """The document of the app as it is; made once, for it is large."""
    from seaboard.api.spec import make_document  # not at the top: what only checks answers needs no app

    return make_document()


class Contract:
    """One document, and whether answers keep it."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._document = document
        self._paths = [(re.compile(_pattern(path)), path) for path in document["paths"]]
        self._validators: dict[str, Draft202012Validator] = {}

    def operation(self, method: str, path: str) -> Mapping[str, Any] | None:
        """The operation that answers such a request."""
        for pattern, template in self._paths:
            if pattern.fullmatch(path):
                found: Mapping[str, Any] | None = self._document["paths"][template].get(method.lower())
                return found
        return None

    def check(self, method: str, path: str, status: int, headers: Mapping[str, str], body: bytes) -> None:
        """Raises AssertionError if the answer is not one that the document has."""
        if method in ("OPTIONS", "HEAD") or path.startswith("/docs/assets/"):
            return
        said = f"{method} {path} answered {status} {body[:300]!r}"
        assert headers.get("X-Request-Id"), f"{said} without an id"
        operation = self.operation(method, path)
        if operation is None or (status == 404 and str(status) not in operation["responses"]):
            assert json.loads(body)["code"] == ELSEWHERE[status], said
            self.fits({"$ref": "#/components/schemas/Problem"}, body, said)
            return
        answer = operation["responses"].get(str(status))
        assert answer is not None, f"{said}, a status that the document has not"
        self._check_content(answer, headers.get("Content-Type", ""), body, said)

    def _check_content(self, answer: Mapping[str, Any], content_type: str, body: bytes, said: str) -> None:
        if "content" not in answer:
            assert not body, said
            return
        kind = content_type.partition(";")[0]
        assert kind in answer["content"], f"{said} as {kind}, which the document has not"
        media = answer["content"][kind]
        if kind.endswith(("/json", "+json")):
            self.fits(media["schema"], body, said)
        if kind == PROBLEM:
            code = json.loads(body)["code"]
            assert code in media["examples"], f"{said}: the document has no {code} there"

    def fits(self, schema: Mapping[str, Any], body: bytes, said: str) -> None:
        """Raises AssertionError if the JSON is not as the schema says."""
        key = json.dumps(schema)
        if key not in self._validators:
            whole = {**schema, "components": self._document["components"]}  # where its references lead
            self._validators[key] = Draft202012Validator(whole, validate_formats=True)
        errors = self._validators[key].iter_errors(json.loads(body))
        faults = [f"{error.instance_path}: {error.message[:200]}" for error in errors]
        assert not faults, f"{said}: {faults[:3]}"


@cache
def _pattern(path: str) -> str:
    return re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))
