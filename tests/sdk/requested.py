"""Holds what a client asked against the document: the operation, its parameters, its headers, its body."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import yaml

from contract import Contract

ROOT = Path(__file__).parent.parent.parent


@cache
def the_published_document() -> Mapping[str, Any]:
    """As it is read by others."""
    text = (ROOT / "openapi" / "openapi.yaml").read_text(encoding="utf-8")
    found: Mapping[str, Any] = yaml.load(text, yaml.CSafeLoader)
    return found


def operation_of(contract: Contract, request: httpx.Request) -> str:
    """The operation that the request is. Raises AssertionError where it is none, or does not fit it."""
    path = request.url.path
    operation = contract.operation(request.method, path)
    assert operation is not None, f"{request.method} {path} is not in the document"
    said = f"{operation['operationId']} asked as {request.method} {request.url}"
    document = the_published_document()
    (template,) = (name for name, ways in document["paths"].items() if operation in ways.values())
    around = document["paths"][template].get("parameters", [])
    wanted = [resolved(one) for one in [*operation.get("parameters", []), *around]]
    check_parameters(contract, wanted, values_of(request, template), said)
    if operation.get("security", document.get("security")):
        assert request.headers["Authorization"].startswith("Bearer "), said
    body = operation.get("requestBody")
    assert bool(request.content) == bool(body), f"{said}: a body that the document has not, or none"
    if body:
        kind = request.headers["Content-Type"].partition(";")[0]
        contract.fits(body["content"][kind]["schema"], request.content, said)
    return str(operation["operationId"])


def resolved(parameter: Mapping[str, Any]) -> Mapping[str, Any]:
    if "$ref" not in parameter:
        return parameter
    found: Mapping[str, Any] = the_published_document()["components"]["parameters"][
        parameter["$ref"].rpartition("/")[2]
    ]
    return found


def values_of(request: httpx.Request, template: str) -> dict[str, dict[str, str]]:
    """What the request says, by the place where it says it."""
    pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(template))
    match = re.fullmatch(pattern, request.url.raw_path.decode().partition("?")[0])
    assert match is not None, request.url
    path = {name: unquote(value) for name, value in match.groupdict().items()}
    return {"path": path, "query": dict(request.url.params), "header": dict(request.headers)}


def check_parameters(
    contract: Contract, wanted: list[Mapping[str, Any]], values: Mapping[str, Mapping[str, str]], said: str
) -> None:
    known = {one["name"] for one in wanted if one["in"] == "query"}
    assert values["query"].keys() <= known, f"{said}: a query that the document has not"
    for one in wanted:
        name = one["name"].lower() if one["in"] == "header" else one["name"]
        value = values[one["in"]].get(name)
        if value is None:
            assert not one.get("required"), f"{said}: {name} is missing"
        else:
            contract.fits(one["schema"], read(one["schema"], value).encode(), f"{said}: {name}")


def read(schema: Mapping[str, Any], value: str) -> str:
    """The parameter as JSON."""
    is_number = re.fullmatch(r"-?\d+|true|false", value) and "string" not in schema.get("type", "string")
    return value if is_number else json.dumps(value)
