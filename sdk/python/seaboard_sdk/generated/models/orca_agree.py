# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_agree_type import OrcaAgreeType, check_orca_agree_type

T = TypeVar("T", bound="OrcaAgree")


@_attrs_define
class OrcaAgree:
    """Agree to the plan of sharing as it stands; when every crew seat has, it is done (OR-3.1).

    Attributes:
        type_ (OrcaAgreeType):  Default: 'orca.agree'.
    """

    type_: OrcaAgreeType = "orca.agree"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_agree_type(d.pop("type"))

        orca_agree = cls(
            type_=type_,
        )

        return orca_agree
