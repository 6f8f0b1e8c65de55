# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_act_over_ending import (
    AmityActOverEnding,
    check_amity_act_over_ending,
)
from ..models.amity_act_over_type import AmityActOverType, check_amity_act_over_type

T = TypeVar("T", bound="AmityActOver")


@_attrs_define
class AmityActOver:
    """The act is over (AM-7).

    Attributes:
        type_ (AmityActOverType):  Default: 'amity.over'.
        ending (AmityActOverEnding):
        track (int):
    """

    ending: AmityActOverEnding
    track: int
    type_: AmityActOverType = "amity.over"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        ending: str = self.ending

        track = self.track

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "ending": ending,
                "track": track,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_act_over_type(d.pop("type"))

        ending = check_amity_act_over_ending(d.pop("ending"))

        track = d.pop("track")

        amity_act_over = cls(
            type_=type_,
            ending=ending,
            track=track,
        )

        return amity_act_over
