"""The whole truth of a match, as a value that copies fast and never shows itself: it prints as its game and a mark.

A state is declared with `state` and holds only `int`, `str`, `bool`, `None`, frozen records, tuples of those, `list`,
`dict` and `set` of those, and other states. What turns it into data is `seaboard.engine.codec`, for the store alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, TypeVar, cast, dataclass_transform, get_args, get_origin, get_type_hints

T = TypeVar("T")
Copier = Callable[[Any], Any]


class State:
    """Base of all states. Shares nothing with views: there is no way from one to the other but a game's `view`."""

    __slots__ = ()
    GAME: ClassVar[str] = ""

    def copy(self) -> Self:
        """An independent state with the same truth."""
        cls = type(self)
        plan = _copiers.get(cls)
        if plan is None:
            plan = _copiers[cls] = _plan(cls)
        twin = cls.__new__(cls)
        for name, copier in plan:
            value = getattr(self, name)
            setattr(twin, name, value if copier is None else copier(value))
        return twin

    def __repr__(self) -> str:
        from seaboard.engine.codec import mark

        return f"<{self.GAME} state {mark(self)}>"


@dataclass_transform(eq_default=True)
def state(game: str) -> Callable[[type[T]], type[T]]:
    """Declare a mutable state (or a part of one) of a game."""

    def declare(cls: type[T]) -> type[T]:
        made = dataclass(slots=True, repr=False)(cls)
        made.GAME = game  # type: ignore[attr-defined]
        return made

    return declare


_copiers: dict[type, tuple[tuple[str, Copier | None], ...]] = {}


def _plan(cls: type) -> tuple[tuple[str, Copier | None], ...]:
    found = get_type_hints(cls)
    return tuple((one.name, _copier(found[one.name])) for one in fields(cast(Any, cls)))


def _copier(hint: Any) -> Copier | None:
    """How a value of this type is copied; None where it cannot change."""
    if isinstance(hint, type) and issubclass(hint, State):
        return lambda value: value.copy()
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is list:
        return _container(_copier(arguments[0]), list.copy, _copy_list)
    if origin is dict:
        return _container(_copier(arguments[1]), dict.copy, _copy_dict)
    if origin is set:
        return set.copy
    if origin is tuple or not arguments:
        return None
    inner = next((found for found in map(_copier, arguments) if found is not None), None)
    return None if inner is None else _optional(inner)  # a union holds at most one kind that can change


def _container(inner: Copier | None, shallow: Copier, deep: Callable[[Copier, Any], Any]) -> Copier:
    return shallow if inner is None else lambda value: deep(inner, value)


def _copy_list(inner: Copier, value: list[Any]) -> list[Any]:
    return [inner(item) for item in value]


def _copy_dict(inner: Copier, value: dict[Any, Any]) -> dict[Any, Any]:
    return {key: inner(item) for key, item in value.items()}


def _optional(inner: Copier) -> Copier:
    return lambda value: None if value is None else inner(value)
