"""JSON Schema (2020-12) of records: the one description behind the OpenAPI document and every generated type."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Literal, cast, get_args, get_origin

from seaboard.engine.records import Between, Pattern, Record, hints, is_record, members, strip

Schema = dict[str, Any]
Named = dict[str, Schema]

_SCALARS: dict[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
}


class NameTaken(Exception):
    """Two records would have the same name in the document."""


_owners: dict[str, type[Record]] = {}


def schema_name(cls: type[Record]) -> str:
    """The schema's name in the document: the class's own after its game's; outside of games an event's wire name.

    `Slide` and `Reef` of `seaboard.games.aqualin` become `AqualinSlide` and `AqualinReef`; `match.over` `MatchOver`.
    Raises NameTaken where that is the name of another record.
    """
    name = _name(cls)
    owner = _owners.setdefault(name, cls)
    if owner is not cls:
        raise NameTaken(
            f"{name} is the name of {owner.__module__}.{owner.__name__} and of {cls.__module__}.{cls.__name__}"
        )
    return name


def _name(cls: type[Record]) -> str:
    if cls.__module__.startswith("seaboard.games."):
        package = cls.__module__.split(".")[2]
        prefix = "".join(word.capitalize() for word in package.split("_"))
        return cls.__name__ if cls.__name__.startswith(prefix) else prefix + cls.__name__
    if cls.TAG == "type":
        return "".join(word.capitalize() for word in cls.TYPE.replace(".", "-").split("-"))
    return cls.__name__


def schemas_of(classes: Iterable[type[Record]], prefix: str = "#/components/schemas/") -> Named:
    """The schemas of these records and of all records in them, by name; references start with `prefix`."""
    named: Named = {}
    for cls in classes:
        _add(cls, named, prefix)
    return named


def one_of(classes: Iterable[type[Record]], prefix: str = "#/components/schemas/") -> Schema:
    """A union of tagged records with its discriminator."""
    kinds = list(classes)
    references = {cls.TYPE: prefix + schema_name(cls) for cls in kinds}
    return {
        "oneOf": [{"$ref": reference} for reference in references.values()],
        "discriminator": {"propertyName": kinds[0].TAG, "mapping": references},
    }


def _add(cls: type[Record], named: Named, prefix: str) -> None:
    name = schema_name(cls)
    if name in named:
        return
    named[name] = {}  # stands for itself while its parts are described: records may nest
    properties: dict[str, Schema] = {}
    if cls.TAG:
        properties[cls.TAG] = {"type": "string", "enum": [cls.TYPE], "default": cls.TYPE}
    for field_name, hint in hints(cls).items():
        properties[field_name] = _schema(hint, named, prefix)
    defaults = {
        one.name for one in fields(cast(Any, cls)) if one.default is not MISSING or one.default_factory is not MISSING
    }
    named[name].update(
        type="object",
        description=inspect.cleandoc(cls.__doc__ or ""),
        properties=properties,
        required=[key for key in properties if key not in defaults],
        additionalProperties=False,
    )


def _schema(hint: Any, named: Named, prefix: str) -> Schema:
    hint, notes = strip(hint)
    schema = _plain(hint, named, prefix)
    for note in notes:
        if isinstance(note, Pattern):
            schema = {**schema, "pattern": f"^(?:{note.regex})$"}
        elif isinstance(note, Between):
            low, high = _BOUNDS[schema.get("type", "array")]
            schema = {**schema, low: note.low, high: note.high}
        elif isinstance(note, str):
            schema = {**schema, "description": note}
    return schema


_BOUNDS = {"integer": ("minimum", "maximum"), "string": ("minLength", "maxLength"), "array": ("minItems", "maxItems")}


def _plain(hint: Any, named: Named, prefix: str) -> Schema:
    branches = members(hint)
    if len(branches) > 1:
        return _union(branches, named, prefix)
    if is_record(hint):
        _add(hint, named, prefix)
        return {"$ref": prefix + schema_name(hint)}
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        kind = "integer" if all(isinstance(value, int) for value in arguments) else "string"
        return {"type": kind, "enum": list(arguments)}
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return {"type": "array", "items": _schema(arguments[0], named, prefix)}
    if origin is tuple:
        return _fixed(arguments, named, prefix)
    if origin is frozenset:
        return {"type": "array", "items": _schema(arguments[0], named, prefix), "uniqueItems": True}
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _schema(arguments[1], named, prefix)}
    return dict(_SCALARS[hint])


def _fixed(arguments: tuple[Any, ...], named: Named, prefix: str) -> Schema:
    """A tuple of fixed length; all its items of one kind, since generators know no other."""
    items = _schema(arguments[0], named, prefix)
    return {"type": "array", "items": items, "minItems": len(arguments), "maxItems": len(arguments)}


def _union(branches: tuple[Any, ...], named: Named, prefix: str) -> Schema:
    others = [branch for branch in branches if branch is not type(None)]
    nullable = len(others) < len(branches)
    if all(is_record(branch) and branch.TAG for branch in others) and len(others) > 1:
        for branch in others:
            _add(branch, named, prefix)
        schema = one_of(others, prefix)
        return {"oneOf": [*schema["oneOf"], {"type": "null"}]} if nullable else schema
    parts = [_schema(branch, named, prefix) for branch in others]
    if len(parts) == 1 and "type" in parts[0] and "enum" not in parts[0] and nullable:
        return {**parts[0], "type": [parts[0]["type"], "null"]}
    return {"oneOf": [*parts, *([{"type": "null"}] if nullable else [])]}
