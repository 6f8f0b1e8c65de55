"""Small frozen typed records (actions, events, views, their parts), described once; JSON to and from them follows.

A record is declared with one of the decorators `record`, `action`, `event`, `view`. Its fields may be `str`, `int`,
`bool`, `None`, `Literal[...]`, other records, unions of tagged records, `tuple[X, ...]`, fixed tuples, `frozenset[X]`
and `Mapping[str | int, X]`, each also as `X | None`; `Annotated` may add `Pattern`, `Between`, `Slots` and a sentence.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from seaboard.engine.texts import Text

Data = Any
T = TypeVar("T")


class Record:
    """A frozen value. `TAG` is the JSON key that names its kind among others (empty: none), `TYPE` its name there."""

    __slots__ = ()
    TAG: ClassVar[str] = ""
    TYPE: ClassVar[str] = ""


class Action(Record):
    """One thing a seat may do."""

    __slots__ = ()
    TAG = "type"


class Event(Record):
    """A fact that happened, as one viewer or everybody may know it."""

    __slots__ = ()
    TAG = "type"

    def texts(self) -> Iterable[Text]:
        """What happened, in sentences; by default one, keyed by the event's type, with the event's fields."""
        data = to_data(self)
        data.pop("type")
        return (Text(self.TYPE, data),)


class View(Record):
    """What a viewer may know of a match now."""

    __slots__ = ()
    TAG = "game"


@dataclass(frozen=True, slots=True)
class Pattern:
    """A string field matches this regular expression as a whole."""

    regex: str


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number is at least `low` and at most `high`; a tuple has so many items; a string so many characters."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Slots:
    """For those who lay a view out in a vector of fixed length: so many items of this list, its last ones, have a place
    there. Says nothing of how long the list may be."""

    items: int


class BadRecord(Exception):
    """Data that is not such a record: where (a JSON pointer such as `/actions/0/origin`) and why."""

    def __init__(self, pointer: str, why: str) -> None:
        super().__init__(f"{pointer or '/'}: {why}")
        self.pointer = pointer
        self.why = why


def _declare(cls: type[T], name: str) -> type[T]:
    made = dataclass(frozen=True, slots=True)(cls)
    made.TYPE = name  # type: ignore[attr-defined]
    return made


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Declare an untagged part of other records."""
    return _declare(cls, "")


@dataclass_transform(frozen_default=True)
def action(name: str) -> Callable[[type[T]], type[T]]:
    """Declare an action under its wire name, such as `aqualin.slide`."""
    return lambda cls: _declare(cls, name)


@dataclass_transform(frozen_default=True)
def event(name: str) -> Callable[[type[T]], type[T]]:
    """Declare an event under its wire name, such as `aqualin.slid`; the name is also the key of its text."""
    return lambda cls: _declare(cls, name)


@dataclass_transform(frozen_default=True)
def view(name: str) -> Callable[[type[T]], type[T]]:
    """Declare a game's view under the game's id."""
    return lambda cls: _declare(cls, name)


# Writing


Writer = Callable[[Any], Data]
_writers: dict[type, tuple[tuple[str, Writer | None], ...]] = {}


def to_data(value: Record) -> dict[str, Data]:
    """The record as JSON data, its tag first."""
    cls = type(value)
    plan = _writers.get(cls)
    if plan is None:
        plan = _writers[cls] = tuple((name, _writer(hint)) for name, hint in hints(cls).items())
    data: dict[str, Data] = {cls.TAG: cls.TYPE} if cls.TAG else {}
    for name, write in plan:
        item = getattr(value, name)
        data[name] = item if write is None else write(item)
    return data


def hints(cls: type) -> dict[str, Any]:
    """The types of a record's (or state's) fields, in order, with their annotations."""
    found = get_type_hints(cls, include_extras=True)
    return {one.name: found[one.name] for one in fields(cast(Any, cls))}


def strip(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without `Annotated`, and what was annotated."""
    if get_origin(hint) is Annotated:
        base, *notes = get_args(hint)
        return base, tuple(notes)
    return hint, ()


def members(hint: Any) -> tuple[Any, ...]:
    """The branches of a union; a type that is none is its own only branch."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Record)


def _writer(hint: Any) -> Writer | None:
    """How a value of this type becomes data; None where it already is."""
    hint, _ = strip(hint)
    branches = members(hint)
    if len(branches) > 1:
        writers = [_writer(branch) for branch in branches if branch is not type(None)]
        if all(write is None for write in writers):
            return None
        if len(writers) == 1:
            only = cast(Writer, writers[0])
            return lambda value: None if value is None else only(value)
        return lambda value: to_data(value) if isinstance(value, Record) else value
    if is_record(hint):
        return to_data
    origin = get_origin(hint)
    if origin is tuple:
        return _sequence_writer(get_args(hint))
    if origin in (frozenset, set):
        return sorted
    if origin is not None and isinstance(origin, type) and issubclass(origin, Mapping):
        inner = _writer(get_args(hint)[1])
        if inner is None:
            return lambda value: {str(key): item for key, item in value.items()}
        return lambda value: {str(key): inner(item) for key, item in value.items()}
    return None


def _sequence_writer(arguments: tuple[Any, ...]) -> Writer:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        inner = _writer(arguments[0])
        return list if inner is None else lambda value: [inner(item) for item in value]
    writers = [_writer(argument) for argument in arguments]
    return lambda value: [item if write is None else write(item) for item, write in zip(value, writers, strict=True)]


# Reading


Reader = Callable[[Data, str], Any]
_readers: dict[type, Reader] = {}


def from_data(cls: type[T], data: Data, pointer: str = "") -> T:
    """The record that `to_data` wrote. Strict: raises BadRecord for a wrong type, a missing or an unknown field."""
    reader = _readers.get(cls)
    if reader is None:
        reader = _readers[cls] = _record_reader(cls)
    return cast(T, reader(data, pointer))


def from_tagged(classes: Iterable[type[T]], data: Data, pointer: str = "") -> T:
    """One record of several kinds, told apart by their tag."""
    kinds = {cast(Any, cls).TYPE: cls for cls in classes}
    tag = next((cast(Any, cls).TAG for cls in kinds.values()), "type")
    if not isinstance(data, dict):
        raise BadRecord(pointer, "must be an object")
    name = data.get(tag)
    if not isinstance(name, str) or name not in kinds:
        raise BadRecord(f"{pointer}/{tag}", f"must be one of {', '.join(sorted(kinds))}")
    return from_data(kinds[name], data, pointer)


def _record_reader(cls: Any) -> Reader:
    readers = {name: _reader(hint) for name, hint in hints(cls).items()}
    optional = {one.name for one in fields(cls) if one.default is not MISSING or one.default_factory is not MISSING}

    def read(data: Data, pointer: str) -> Any:
        if not isinstance(data, dict):
            raise BadRecord(pointer, "must be an object")
        if cls.TAG and data.get(cls.TAG) != cls.TYPE:
            raise BadRecord(f"{pointer}/{cls.TAG}", f"must be {cls.TYPE}")
        unknown = sorted(str(key) for key in data if key not in readers and key != cls.TAG)
        if unknown:
            raise BadRecord(f"{pointer}/{unknown[0]}", "unknown field")
        values = {}
        for name, one in readers.items():
            if name in data:
                values[name] = one(data[name], f"{pointer}/{name}")
            elif name not in optional:
                raise BadRecord(f"{pointer}/{name}", "missing")
        return cls(**values)

    return read


def _reader(hint: Any) -> Reader:
    hint, notes = strip(hint)
    read = _plain_reader(hint)
    for note in notes:
        if isinstance(note, Pattern):
            read = _with_pattern(read, note)
        elif isinstance(note, Between):
            read = _with_bounds(read, note)
    return read


def _with_pattern(read: Reader, pattern: Pattern) -> Reader:
    compiled = re.compile(pattern.regex)

    def checked(data: Data, pointer: str) -> Any:
        value = read(data, pointer)
        if value is not None and not compiled.fullmatch(value):
            raise BadRecord(pointer, f"must match {pattern.regex}")
        return value

    return checked


def _with_bounds(read: Reader, bounds: Between) -> Reader:
    def checked(data: Data, pointer: str) -> Any:
        value = read(data, pointer)
        size = value if isinstance(value, int) else len(value)
        if not bounds.low <= size <= bounds.high:
            raise BadRecord(pointer, f"must be between {bounds.low} and {bounds.high}")
        return value

    return checked


def _plain_reader(hint: Any) -> Reader:
    branches = members(hint)
    if len(branches) > 1:
        return _union_reader(branches)
    if is_record(hint):
        return lambda data, pointer: from_data(hint, data, pointer)
    origin = get_origin(hint)
    if origin is Literal:
        return _literal_reader(get_args(hint))
    if origin is tuple:
        return _tuple_reader(get_args(hint))
    if origin is frozenset:
        item = _tuple_reader((get_args(hint)[0], Ellipsis))
        return lambda data, pointer: frozenset(item(data, pointer))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _mapping_reader(*get_args(hint))
    return _scalar_reader(hint)


_SCALARS: dict[Any, str] = {str: "a string", int: "a whole number", bool: "true or false", type(None): "null"}


def _scalar_reader(hint: Any) -> Reader:
    name = _SCALARS[hint]

    def read(data: Data, pointer: str) -> Any:
        if type(data) is not hint:
            raise BadRecord(pointer, f"must be {name}")
        return data

    return read


def _literal_reader(allowed: tuple[Any, ...]) -> Reader:
    def read(data: Data, pointer: str) -> Any:
        for value in allowed:
            if type(value) is type(data) and value == data:
                return value
        raise BadRecord(pointer, f"must be one of {', '.join(map(str, allowed))}")

    return read


def _tuple_reader(arguments: tuple[Any, ...]) -> Reader:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        inner = _reader(arguments[0])

        def read_all(data: Data, pointer: str) -> Any:
            if not isinstance(data, list | tuple):
                raise BadRecord(pointer, "must be an array")
            return tuple(inner(item, f"{pointer}/{index}") for index, item in enumerate(data))

        return read_all
    readers = [_reader(argument) for argument in arguments]

    def read_each(data: Data, pointer: str) -> Any:
        if not isinstance(data, list | tuple) or len(data) != len(readers):
            raise BadRecord(pointer, f"must be an array of {len(readers)}")
        return tuple(
            read(item, f"{pointer}/{index}") for index, (read, item) in enumerate(zip(readers, data, strict=True))
        )

    return read_each


def _mapping_reader(key_hint: Any, value_hint: Any) -> Reader:
    key_base, _ = strip(key_hint)
    inner = _reader(value_hint)

    def read(data: Data, pointer: str) -> Any:
        if not isinstance(data, dict):
            raise BadRecord(pointer, "must be an object")
        return {(int(key) if key_base is int else key): inner(item, f"{pointer}/{key}") for key, item in data.items()}

    return read


def _union_reader(branches: tuple[Any, ...]) -> Reader:
    nullable = type(None) in branches
    others = [branch for branch in branches if branch is not type(None)]
    records = [branch for branch in others if is_record(branch)]
    if len(others) == 1:
        one = _reader(others[0])
    elif len(records) == len(others):
        one = _tagged_reader(records)
    else:
        one = _first_reader([_reader(branch) for branch in others])

    def read(data: Data, pointer: str) -> Any:
        return None if nullable and data is None else one(data, pointer)

    return read


def _tagged_reader(records: list[Any]) -> Reader:
    return lambda data, pointer: from_tagged(records, data, pointer)


def _first_reader(readers: list[Reader]) -> Reader:
    def read(data: Data, pointer: str) -> Any:
        for one in readers:
            try:
                return one(data, pointer)
            except BadRecord as error:
                last = error
        raise last

    return read
