# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Note")


@_attrs_define
class Note:
    """A player's note to itself.

    Attributes:
        text (str):
        written_at (datetime.datetime | None):
    """

    text: str
    written_at: datetime.datetime | None

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        written_at: None | str
        if isinstance(self.written_at, datetime.datetime):
            written_at = self.written_at.isoformat()
        else:
            written_at = self.written_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "text": text,
                "written_at": written_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        text = d.pop("text")

        def _parse_written_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    written_at_type_0 = datetime.datetime.fromisoformat(data)

                    return written_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        written_at = _parse_written_at(d.pop("written_at"))

        note = cls(
            text=text,
            written_at=written_at,
        )

        return note
