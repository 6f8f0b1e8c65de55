"""States to bytes and back, for the store alone. The bytes are canonical: equal states give equal bytes."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
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
    return cast(S, _read_state(cls, json.loads(data)))


def digest(state: State) -> str:
    """SHA-256 of the encoded state, in hex. A secret of few values could be guessed from it: it is shown to nobody."""
    return hashlib.sha256(encode(state)).hexdigest()


def mark(state: State) -> str:
    """Eight hex digits that tell states apart inside one process and mean nothing outside it: safe in a log line."""
    return hashlib.blake2s(encode(state), key=_PROCESS_KEY, digest_size=4).hexdigest()


def _write(value: Any) -> Any:
    if isinstance(value, State):
        return {name: _write(getattr(value, name)) for name, _ in _plan(type(value))}
    if isinstance(value, Record):
        return to_data(value)
    if isinstance(value, list | tuple):
        return [_write(item) for item in value]
    if isinstance(value, dict):
        return {str(key): _write(item) for key, item in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(value)
    return value


Reader = Callable[[Any], Any]


def _same(data: Any) -> Any:
    return data


@cache
def _reader(hint: Any) -> Reader:
    """How data becomes a value of this type: worked out once, for states are read with every request."""
    hint, _ = strip(hint)
    branches = members(hint)
    if len(branches) > 1:
        return _union_reader(branches)
    if isinstance(hint, type) and issubclass(hint, State):
        return lambda data: _read_state(hint, data)
    if is_record(hint):
        return lambda data: from_data(hint, data)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple and not (len(arguments) == 2 and arguments[1] is Ellipsis):
        readers = tuple(map(_reader, arguments))
        return lambda data: tuple(read(item) for read, item in zip(readers, data, strict=True))
    if origin in (tuple, list, set, frozenset):
        return _many_reader(cast(Callable[[Iterable[Any]], Any], origin), _reader(arguments[0]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping_reader(*arguments)
    return _same


def _many_reader(make: Callable[[Iterable[Any]], Any], read: Reader) -> Reader:
    return make if read is _same else lambda data: make(map(read, data))


def _mapping_reader(key_hint: Any, value_hint: Any) -> Reader:
    read = _reader(value_hint)
    if strip(key_hint)[0] is int:
        return lambda data: {int(key): read(item) for key, item in data.items()}
    return lambda data: {key: read(item) for key, item in data.items()}


def _union_reader(branches: tuple[Any, ...]) -> Reader:
    others = [branch for branch in branches if branch is not type(None)]
    if len(others) == 1:
        read = _reader(others[0])
        return lambda data: None if data is None else read(data)
    records = [branch for branch in others if is_record(branch)]
    return lambda data: from_tagged(records, data) if isinstance(data, dict) and records else data


_plans: dict[type[State], tuple[tuple[str, Reader], ...]] = {}


def _plan(cls: type[State]) -> tuple[tuple[str, Reader], ...]:
    """The fields of a state in order, each with how its data is read."""
    if cls not in _plans:
        _plans[cls] = tuple(_fields(cls))
    return _plans[cls]


def _fields(cls: type[State]) -> Iterator[tuple[str, Reader]]:
    found = get_type_hints(cls, include_extras=True)
    return ((one.name, _reader(found[one.name])) for one in fields(cast(Any, cls)))


def _read_state(cls: type[State], data: Any) -> State:
    return cls(**{name: read(data[name]) for name, read in _plan(cls)})
