# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_prepared_brody import AmityPreparedBrody, check_amity_prepared_brody
from ..models.amity_prepared_type import AmityPreparedType, check_amity_prepared_type

T = TypeVar("T", bound="AmityPrepared")


@_attrs_define
class AmityPrepared:
    """The board is laid out (AM-3).

    Attributes:
        type_ (AmityPreparedType):  Default: 'amity.prepared'.
        brody (AmityPreparedBrody):
    """

    brody: AmityPreparedBrody
    type_: AmityPreparedType = "amity.prepared"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        brody: str = self.brody

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "brody": brody,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_prepared_type(d.pop("type"))

        brody = check_amity_prepared_brody(d.pop("brody"))

        amity_prepared = cls(
            type_=type_,
            brody=brody,
        )

        return amity_prepared
