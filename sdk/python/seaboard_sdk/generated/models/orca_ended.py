# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_ended_side_type_0 import (
    OrcaEndedSideType0,
    check_orca_ended_side_type_0,
)
from ..models.orca_ended_type import OrcaEndedType, check_orca_ended_type

T = TypeVar("T", bound="OrcaEnded")


@_attrs_define
class OrcaEnded:
    """The match is over (OR-8).

    Attributes:
        type_ (OrcaEndedType):  Default: 'orca.ended'.
        ending (str):
        side (None | OrcaEndedSideType0): The side that won; null for a draw.
    """

    ending: str
    side: None | OrcaEndedSideType0
    type_: OrcaEndedType = "orca.ended"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        ending = self.ending

        side: None | str
        if isinstance(self.side, str):
            side = self.side
        else:
            side = self.side

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "ending": ending,
                "side": side,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_ended_type(d.pop("type"))

        ending = d.pop("ending")

        def _parse_side(data: object) -> None | OrcaEndedSideType0:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    side_type_0 = check_orca_ended_side_type_0(data)

                    return side_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaEndedSideType0, data)

        side = _parse_side(d.pop("side"))

        orca_ended = cls(
            type_=type_,
            ending=ending,
            side=side,
        )

        return orca_ended
