# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NewVacation")


@_attrs_define
class NewVacation:
    """When a player is away.

    Attributes:
        ends_at (datetime.datetime): A day or more after the start.
        starts_at (datetime.datetime | None | Unset): Now, if nothing is said.
    """

    ends_at: datetime.datetime
    starts_at: datetime.datetime | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        ends_at = self.ends_at.isoformat()

        starts_at: None | str | Unset
        if isinstance(self.starts_at, Unset):
            starts_at = UNSET
        elif isinstance(self.starts_at, datetime.datetime):
            starts_at = self.starts_at.isoformat()
        else:
            starts_at = self.starts_at

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ends_at": ends_at,
            }
        )
        if starts_at is not UNSET:
            field_dict["starts_at"] = starts_at

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        ends_at = datetime.datetime.fromisoformat(d.pop("ends_at"))

        def _parse_starts_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if isinstance(data, str):
                    starts_at_type_0 = datetime.datetime.fromisoformat(data)

                    return starts_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        starts_at = _parse_starts_at(d.pop("starts_at", UNSET))

        new_vacation = cls(
            ends_at=ends_at,
            starts_at=starts_at,
        )

        return new_vacation
