# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_launch_to import AmityLaunchTo, check_amity_launch_to
from ..models.amity_launch_type import AmityLaunchType, check_amity_launch_type

T = TypeVar("T", bound="AmityLaunch")


@_attrs_define
class AmityLaunch:
    """Quint launches a barrel from the Orca into his own or a touching space (AM-6.2).

    Attributes:
        type_ (AmityLaunchType):  Default: 'amity.launch'.
        to (AmityLaunchTo):
    """

    to: AmityLaunchTo
    type_: AmityLaunchType = "amity.launch"

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
        type_ = check_amity_launch_type(d.pop("type"))

        to = check_amity_launch_to(d.pop("to"))

        amity_launch = cls(
            type_=type_,
            to=to,
        )

        return amity_launch
