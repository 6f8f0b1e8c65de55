# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.beach_closed_ended_type import (
    BeachClosedEndedType,
    check_beach_closed_ended_type,
)

if TYPE_CHECKING:
    from ..models.beach_closed_whereabouts import BeachClosedWhereabouts


T = TypeVar("T", bound="BeachClosedEnded")


@_attrs_define
class BeachClosedEnded:
    """The match is over, and everybody may know where the shark was.

    Attributes:
        type_ (BeachClosedEndedType):  Default: 'beach-closed.ended'.
        ending (str):
        shark (BeachClosedWhereabouts): Where the shark is. With `due` it is under no card: it must first go to an
            island (`island`, then `card` is null)
            or to a card that touches the place of the removed card it was under (`leave`).
    """

    ending: str
    shark: BeachClosedWhereabouts
    type_: BeachClosedEndedType = "beach-closed.ended"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        ending = self.ending

        shark = self.shark.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "ending": ending,
                "shark": shark,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.beach_closed_whereabouts import BeachClosedWhereabouts

        d = dict(src_dict)
        type_ = check_beach_closed_ended_type(d.pop("type"))

        ending = d.pop("ending")

        shark = BeachClosedWhereabouts.from_dict(d.pop("shark"))

        beach_closed_ended = cls(
            type_=type_,
            ending=ending,
            shark=shark,
        )

        return beach_closed_ended
