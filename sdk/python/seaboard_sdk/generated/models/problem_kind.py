# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ProblemKind")


@_attrs_define
class ProblemKind:
    """What a problem's `type` means.

    Attributes:
        code (str):
        title (str):
        status (int):
        meaning (str):
        again (bool): Whether the same request may succeed later, unchanged.
    """

    code: str
    title: str
    status: int
    meaning: str
    again: bool

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        title = self.title

        status = self.status

        meaning = self.meaning

        again = self.again

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
                "title": title,
                "status": status,
                "meaning": meaning,
                "again": again,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        code = d.pop("code")

        title = d.pop("title")

        status = d.pop("status")

        meaning = d.pop("meaning")

        again = d.pop("again")

        problem_kind = cls(
            code=code,
            title=title,
            status=status,
            meaning=meaning,
            again=again,
        )

        return problem_kind
