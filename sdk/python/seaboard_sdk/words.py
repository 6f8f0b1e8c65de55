"""Small words of the hand-made layer that are the same whether one waits or not."""

from __future__ import annotations

from typing import Any, Protocol

from attrs import define, fields, frozen

from seaboard_sdk.generated import models


class Action(Protocol):
    """An action, as the generated core has a class for each kind."""

    def to_dict(self) -> dict[str, Any]: ...


@define
class Asked(models.Decision):
    """A decision as it was read: `etag` names this state of it, where one was told."""

    etag: str = ""


@frozen
class Gap:
    """Some of what should come here is not kept any more: look anew. What follows comes after the number `last`."""

    last: str


def asked(decision: models.Decision, etag: str | None = None) -> Asked:
    """The decision with its ETag."""
    values = {field.name: getattr(decision, field.name) for field in fields(models.Decision)}
    return Asked(**values, etag=etag or "")


def number_of(decision: models.Decision | int) -> int:
    """The number of a decision."""
    return decision if isinstance(decision, int) else decision.number


def given(**values: Any) -> dict[str, Any]:
    """Those that are said: what is None is left out of a request, where it has its default."""
    return {name: value for name, value in values.items() if value is not None}


def written(actions: Any) -> dict[str, Any]:
    """Actions as a choice or a draft has them."""
    return {"actions": [action.to_dict() for action in actions]}
