# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Erased")


@_attrs_define
class Erased:
    """A player that is gone.

    Attributes:
        id (str):
        left (int): How many matches it gave up that were being played.
    """

    id: str
    left: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        left = self.left

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "left": left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        left = d.pop("left")

        erased = cls(
            id=id,
            left=left,
        )

        return erased
