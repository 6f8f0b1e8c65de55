# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_sailed_captain import AmitySailedCaptain, check_amity_sailed_captain
from ..models.amity_sailed_to import AmitySailedTo, check_amity_sailed_to
from ..models.amity_sailed_type import AmitySailedType, check_amity_sailed_type

T = TypeVar("T", bound="AmitySailed")


@_attrs_define
class AmitySailed:
    """A boat sailed (AM-6.2, AM-6.4).

    Attributes:
        type_ (AmitySailedType):  Default: 'amity.sailed'.
        captain (AmitySailedCaptain):
        to (AmitySailedTo):
    """

    captain: AmitySailedCaptain
    to: AmitySailedTo
    type_: AmitySailedType = "amity.sailed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        captain: str = self.captain

        to: str = self.to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "captain": captain,
                "to": to,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_sailed_type(d.pop("type"))

        captain = check_amity_sailed_captain(d.pop("captain"))

        to = check_amity_sailed_to(d.pop("to"))

        amity_sailed = cls(
            type_=type_,
            captain=captain,
            to=to,
        )

        return amity_sailed
