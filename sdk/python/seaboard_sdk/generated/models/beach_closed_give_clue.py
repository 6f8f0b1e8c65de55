# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_give_clue_line import (
    BeachClosedGiveClueLine,
    check_beach_closed_give_clue_line,
)
from ..models.beach_closed_give_clue_type import (
    BeachClosedGiveClueType,
    check_beach_closed_give_clue_type,
)

T = TypeVar("T", bound="BeachClosedGiveClue")


@_attrs_define
class BeachClosedGiveClue:
    """End the move and put the shark token beside the row or the column (BC-4.3).

    Attributes:
        type_ (BeachClosedGiveClueType):  Default: 'beach-closed.clue'.
        line (BeachClosedGiveClueLine):
    """

    line: BeachClosedGiveClueLine
    type_: BeachClosedGiveClueType = "beach-closed.clue"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        line: str = self.line

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "line": line,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_beach_closed_give_clue_type(d.pop("type"))

        line = check_beach_closed_give_clue_line(d.pop("line"))

        beach_closed_give_clue = cls(
            type_=type_,
            line=line,
        )

        return beach_closed_give_clue
