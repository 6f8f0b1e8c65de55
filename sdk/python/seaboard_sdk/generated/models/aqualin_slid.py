# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.aqualin_slid_type import AqualinSlidType, check_aqualin_slid_type

T = TypeVar("T", bound="AqualinSlid")


@_attrs_define
class AqualinSlid:
    """A creature slid (AQ-3.1).

    Attributes:
        type_ (AqualinSlidType):  Default: 'aqualin.slid'.
        seat (int): A seat's number.
        creature (str): A creature: colour and animal.
        origin (str): A cell of the reef: column a to f from the left, row 1 to 6 from below.
        target (str): A cell of the reef: column a to f from the left, row 1 to 6 from below.
    """

    seat: int
    creature: str
    origin: str
    target: str
    type_: AqualinSlidType = "aqualin.slid"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        seat = self.seat

        creature = self.creature

        origin = self.origin

        target = self.target

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "creature": creature,
                "origin": origin,
                "target": target,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_aqualin_slid_type(d.pop("type"))

        seat = d.pop("seat")

        creature = d.pop("creature")

        origin = d.pop("origin")

        target = d.pop("target")

        aqualin_slid = cls(
            type_=type_,
            seat=seat,
            creature=creature,
            origin=origin,
            target=target,
        )

        return aqualin_slid
