"""States to bytes and back, for the store alone. The bytes are canonical: equal states give equal bytes."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from seaboard.engine.records import Record, from_data, from_tagged, is_record, members, strip, to_data
from seaboard.engine.states import State

S = TypeVar("S", bound=State)

_PROCESS_KEY = secrets.token_bytes(32)


def encode(state: State) -> bytes:
    """The whole truth as canonical JSON."""
    return json.dumps(_write(state), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def decode(cls: type[S], data: bytes | str) -> S:
    """The state that `encode` wrote."""
    return cast(S, _read(cls, json.loads(data)))


def digest(state: State) -> str:
    """SHA-256 of the encoded state, in hex. A secret of few values could be guessed from it: it is shown to nobody."""
    return hashlib.sha256(encode(state)).hexdigest()


def mark(state: State) -> str:
    """Eight hex digits that tell states apart inside one process and mean nothing outside it: safe in a log line."""
    return hashlib.blake2s(encode(state), key=_PROCESS_KEY, digest_size=4).hexdigest()


def _write(value: Any) -> Any:
    if isinstance(value, State):
        return {name: _write(getattr(value, name)) for name, _ in _hints(type(value))}
    if isinstance(value, Record):
        return to_data(value)
    if isinstance(value, list | tuple):
        return [_write(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _write(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(value)
    return value


_known: dict[type[State], tuple[tuple[str, Any], ...]] = {}


def _hints(cls: type[State]) -> tuple[tuple[str, Any], ...]:
    """The types of a state's fields, in order."""
    if cls not in _known:
        found = get_type_hints(cls, include_extras=True)
        _known[cls] = tuple((one.name, found[one.name]) for one in fields(cast(Any, cls)))
    return _known[cls]


def _read(hint: Any, data: Any) -> Any:
    hint, _ = strip(hint)
    branches = members(hint)
    if len(branches) > 1:
        return _read_union(branches, data)
    if isinstance(hint, type) and issubclass(hint, State):
        return hint(**{name: _read(kind, data[name]) for name, kind in _hints(hint)})
    if is_record(hint):
        return from_data(hint, data)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return tuple(_read(arguments[0], item) for item in data)
    if origin is tuple:
        return tuple(_read(argument, item) for argument, item in zip(arguments, data, strict=True))
    if origin in (list, set, frozenset):
        return origin(_read(arguments[0], item) for item in data)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {_key(arguments[0], key): _read(arguments[1], item) for key, item in data.items()}
    return data


def _key(hint: Any, key: str) -> Any:
    return int(key) if strip(hint)[0] is int else key


def _read_union(branches: tuple[Any, ...], data: Any) -> Any:
    if data is None:
        return None
    others = [branch for branch in branches if branch is not type(None)]
    if len(others) == 1:
        return _read(others[0], data)
    records = [branch for branch in others if is_record(branch)]
    return from_tagged(records, data) if isinstance(data, dict) and records else data
