# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Advance")


@_attrs_define
class Advance:
    """How far the sandbox's clock is moved.

    Attributes:
        seconds (int): How far forward.
    """

    seconds: int

    def to_dict(self) -> dict[str, Any]:
        seconds = self.seconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seconds": seconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seconds = d.pop("seconds")

        advance = cls(
            seconds=seconds,
        )

        return advance
