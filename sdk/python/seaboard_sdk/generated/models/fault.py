# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.fault_in import FaultIn, check_fault_in

T = TypeVar("T", bound="Fault")


@_attrs_define
class Fault:
    """One part of a request that does not fit.

    Attributes:
        in_ (FaultIn):
        pointer (str): Where: a JSON pointer (RFC 6901), such as `/actions/0/cell`.
        detail (str):
    """

    in_: FaultIn
    pointer: str
    detail: str

    def to_dict(self) -> dict[str, Any]:
        in_: str = self.in_

        pointer = self.pointer

        detail = self.detail

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "in": in_,
                "pointer": pointer,
                "detail": detail,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        in_ = check_fault_in(d.pop("in"))

        pointer = d.pop("pointer")

        detail = d.pop("detail")

        fault = cls(
            in_=in_,
            pointer=pointer,
            detail=detail,
        )

        return fault
