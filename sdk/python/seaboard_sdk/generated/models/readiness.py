# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.readiness_status import ReadinessStatus, check_readiness_status

if TYPE_CHECKING:
    from ..models.readiness_parts import ReadinessParts


T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    """Whether the process can do its work.

    Attributes:
        status (ReadinessStatus):
        parts (ReadinessParts): What each part that is needed says.
    """

    status: ReadinessStatus
    parts: ReadinessParts

    def to_dict(self) -> dict[str, Any]:
        status: str = self.status

        parts = self.parts.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "status": status,
                "parts": parts,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.readiness_parts import ReadinessParts

        d = dict(src_dict)
        status = check_readiness_status(d.pop("status"))

        parts = ReadinessParts.from_dict(d.pop("parts"))

        readiness = cls(
            status=status,
            parts=parts,
        )

        return readiness
