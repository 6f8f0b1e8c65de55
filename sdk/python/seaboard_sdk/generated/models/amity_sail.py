# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_sail_to import AmitySailTo, check_amity_sail_to
from ..models.amity_sail_type import AmitySailType, check_amity_sail_type

T = TypeVar("T", bound="AmitySail")


@_attrs_define
class AmitySail:
    """Quint sails one step (AM-6.2), Hooper one or two (AM-6.4).

    Attributes:
        type_ (AmitySailType):  Default: 'amity.sail'.
        to (AmitySailTo):
    """

    to: AmitySailTo
    type_: AmitySailType = "amity.sail"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        to: str = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_sail_type(d.pop("type"))

        to = check_amity_sail_to(d.pop("to"))

        amity_sail = cls(
            type_=type_,
            to=to,
        )

        return amity_sail
