# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.log_revealed_kind import LogRevealedKind, check_log_revealed_kind

if TYPE_CHECKING:
    from ..models.log_revealed_actions import LogRevealedActions


T = TypeVar("T", bound="LogRevealed")


@_attrs_define
class LogRevealed:
    """The sealed choices of an `all` turn were revealed as one, by seat.

    Attributes:
        kind (LogRevealedKind):
        actions (LogRevealedActions):
    """

    kind: LogRevealedKind
    actions: LogRevealedActions

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        actions = self.actions.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "actions": actions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.log_revealed_actions import LogRevealedActions

        d = dict(src_dict)
        kind = check_log_revealed_kind(d.pop("kind"))

        actions = LogRevealedActions.from_dict(d.pop("actions"))

        log_revealed = cls(
            kind=kind,
            actions=actions,
        )

        return log_revealed
