# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Line")


@_attrs_define
class Line:
    """A sentence of what happened.

    Attributes:
        number (int): The event's.
        at (datetime.datetime):
        text (str):
    """

    number: int
    at: datetime.datetime
    text: str

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        at = self.at.isoformat()

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "at": at,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        text = d.pop("text")

        line = cls(
            number=number,
            at=at,
            text=text,
        )

        return line
