# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.decline_reason import DeclineReason, check_decline_reason
from ..types import UNSET, Unset

T = TypeVar("T", bound="Decline")


@_attrs_define
class Decline:
    """Why an invitation is declined; an empty body will do.

    Attributes:
        reason (DeclineReason | Unset): The others are told. Default: 'unsaid'.
    """

    reason: DeclineReason | Unset = "unsaid"

    def to_dict(self) -> dict[str, Any]:
        reason: str | Unset = UNSET
        if not isinstance(self.reason, Unset):
            reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        _reason = d.pop("reason", UNSET)
        reason: DeclineReason | Unset
        if isinstance(_reason, Unset):
            reason = UNSET
        else:
            reason = check_decline_reason(_reason)

        decline = cls(
            reason=reason,
        )

        return decline
