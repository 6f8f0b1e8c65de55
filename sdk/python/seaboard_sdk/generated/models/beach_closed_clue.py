# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_clue_line import (
    BeachClosedClueLine,
    check_beach_closed_clue_line,
)

T = TypeVar("T", bound="BeachClosedClue")


@_attrs_define
class BeachClosedClue:
    """The row (`1` to `5`) or column (`a` to `f`) in which Jaws ended its move.

    Attributes:
        line (BeachClosedClueLine):
        name (str):
    """

    line: BeachClosedClueLine
    name: str

    def to_dict(self) -> dict[str, Any]:
        line: str = self.line

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "line": line,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        line = check_beach_closed_clue_line(d.pop("line"))

        name = d.pop("name")

        beach_closed_clue = cls(
            line=line,
            name=name,
        )

        return beach_closed_clue
