# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.week_days_off_item import WeekDaysOffItem, check_week_days_off_item
from ..types import UNSET, Unset

T = TypeVar("T", bound="Week")


@_attrs_define
class Week:
    """When a player's clocks stand still every week, in matches whose time control lets rests count.

    Attributes:
        zone (str): Of the time zone database, such as `Europe/Berlin`.
        days_off (list[WeekDaysOffItem] | Unset): At most three days.
        quiet_from (None | str | Unset): Each day, local time.
        quiet_to (None | str | Unset): At most 14 hours later, perhaps on the next day.
    """

    zone: str
    days_off: list[WeekDaysOffItem] | Unset = UNSET
    quiet_from: None | str | Unset = UNSET
    quiet_to: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        zone = self.zone

        days_off: list[str] | Unset = UNSET
        if not isinstance(self.days_off, Unset):
            days_off = []
            for days_off_item_data in self.days_off:
                days_off_item: str = days_off_item_data
                days_off.append(days_off_item)

        quiet_from: None | str | Unset
        if isinstance(self.quiet_from, Unset):
            quiet_from = UNSET
        else:
            quiet_from = self.quiet_from

        quiet_to: None | str | Unset
        if isinstance(self.quiet_to, Unset):
            quiet_to = UNSET
        else:
            quiet_to = self.quiet_to

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "zone": zone,
            }
        )
        if days_off is not UNSET:
            field_dict["days_off"] = days_off
        if quiet_from is not UNSET:
            field_dict["quiet_from"] = quiet_from
        if quiet_to is not UNSET:
            field_dict["quiet_to"] = quiet_to

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        zone = d.pop("zone")

        _days_off = d.pop("days_off", UNSET)
        days_off: list[WeekDaysOffItem] | Unset = UNSET
        if _days_off is not UNSET:
            days_off = []
            for days_off_item_data in _days_off:
                days_off_item = check_week_days_off_item(days_off_item_data)

                days_off.append(days_off_item)

        def _parse_quiet_from(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        quiet_from = _parse_quiet_from(d.pop("quiet_from", UNSET))

        def _parse_quiet_to(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        quiet_to = _parse_quiet_to(d.pop("quiet_to", UNSET))

        week = cls(
            zone=zone,
            days_off=days_off,
            quiet_from=quiet_from,
            quiet_to=quiet_to,
        )

        return week
