# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Attempt")


@_attrs_define
class Attempt:
    """One time that a delivery was sent.

    Attributes:
        number (int):
        at (datetime.datetime):
        answered (int | None): The status of the answer.
        error (None | str): Why there was no answer: `timeout`, `forbidden-address`, `no-connection` or `no-answer`.
        milliseconds (int):
    """

    number: int
    at: datetime.datetime
    answered: int | None
    error: None | str
    milliseconds: int

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        at = self.at.isoformat()

        answered: int | None
        answered = self.answered

        error: None | str
        error = self.error

        milliseconds = self.milliseconds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "at": at,
                "answered": answered,
                "error": error,
                "milliseconds": milliseconds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        number = d.pop("number")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_answered(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        answered = _parse_answered(d.pop("answered"))

        def _parse_error(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        error = _parse_error(d.pop("error"))

        milliseconds = d.pop("milliseconds")

        attempt = cls(
            number=number,
            at=at,
            answered=answered,
            error=error,
            milliseconds=milliseconds,
        )

        return attempt
