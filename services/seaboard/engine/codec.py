"""States to bytes and back, for the store alone. The bytes are canonical: equal states give equal bytes."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeVar, cast, get_args, get_origin

from seaboard.engine.records import Record, from_data, from_tagged, hints, is_record, members, strip, to_data
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


# Writing


Writer = Callable[[Any], Any]


def _write(state: State) -> dict[str, Any]:
    plan = _writers.get(type(state))
    if plan is None:
        plan = _writers[type(state)] = tuple((name, _writer(hint)) for name, hint in hints(type(state)).items())
    return {name: getattr(state, name) if write is None else write(getattr(state, name)) for name, write in plan}


_writers: dict[type[State], tuple[tuple[str, Writer | None], ...]] = {}


@cache
def _writer(hint: Any) -> Writer | None:
    """How a value of this type becomes data, worked out once; None where it already is."""
    hint, _ = strip(hint)
    branches = members(hint)
    if len(branches) > 1:
        return _union_writer(branches)
    if isinstance(hint, type) and issubclass(hint, State):
        return _write
    if is_record(hint):
        return to_data
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (set, frozenset):
        return sorted
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping_writer(*arguments)
    if origin is tuple and not (len(arguments) == 2 and arguments[1] is Ellipsis):
        return _fixed_writer(tuple(map(_writer, arguments)))
    if origin in (tuple, list):
        write = _writer(arguments[0])
        return None if write is None else lambda value: [write(item) for item in value]
    return None


def _union_writer(branches: tuple[Any, ...]) -> Writer | None:
    writers = {_writer(branch) for branch in branches if branch is not type(None)}
    if writers == {None}:
        return None
    if len(writers) == 1:
        (write,) = cast("set[Writer]", writers)
        return lambda value: None if value is None else write(value)
    return lambda value: to_data(value) if isinstance(value, Record) else value


def _mapping_writer(key_hint: Any, value_hint: Any) -> Writer | None:
    write = _writer(value_hint)
    if write is not None:
        return lambda value: {str(key): write(item) for key, item in value.items()}
    return None if strip(key_hint)[0] is str else lambda value: {str(key): item for key, item in value.items()}


def _fixed_writer(writers: tuple[Writer | None, ...]) -> Writer | None:
    if all(write is None for write in writers):
        return None
    return lambda value: [item if write is None else write(item) for item, write in zip(value, writers, strict=True)]


# Reading


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
    return ((name, _reader(hint)) for name, hint in hints(cls).items())


def _read_state(cls: type[State], data: Any) -> State:
    return cls(**{name: read(data[name]) for name, read in _plan(cls)})
