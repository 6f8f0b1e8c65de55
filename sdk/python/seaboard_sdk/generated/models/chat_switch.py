# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ChatSwitch")


@_attrs_define
class ChatSwitch:
    """Whether there is any chat.

    Attributes:
        is_on (bool):
    """

    is_on: bool

    def to_dict(self) -> dict[str, Any]:
        is_on = self.is_on

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "is_on": is_on,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        is_on = d.pop("is_on")

        chat_switch = cls(
            is_on=is_on,
        )

        return chat_switch
