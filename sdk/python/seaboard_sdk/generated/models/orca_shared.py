# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.orca_shared_type import OrcaSharedType, check_orca_shared_type

T = TypeVar("T", bound="OrcaShared")


@_attrs_define
class OrcaShared:
    """The sharing is done; what each member got (OR-3.1, OR-7.5).

    Attributes:
        type_ (OrcaSharedType):  Default: 'orca.shared'.
        brody (list[str]):
        hooper (list[str]):
        quint (list[str]):
    """

    brody: list[str]
    hooper: list[str]
    quint: list[str]
    type_: OrcaSharedType = "orca.shared"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        brody = self.brody

        hooper = self.hooper

        quint = self.quint

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "brody": brody,
                "hooper": hooper,
                "quint": quint,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_shared_type(d.pop("type"))

        brody = cast(list[str], d.pop("brody"))

        hooper = cast(list[str], d.pop("hooper"))

        quint = cast(list[str], d.pop("quint"))

        orca_shared = cls(
            type_=type_,
            brody=brody,
            hooper=hooper,
            quint=quint,
        )

        return orca_shared
