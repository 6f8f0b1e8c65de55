# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="SeatTime")


@_attrs_define
class SeatTime:
    """What a seat has of time.

    Attributes:
        seat (int):
        bank (int | None): Seconds kept, of a time control that keeps any.
        is_resting (bool): Whether its clock stands still now: a day off, quiet hours, a vacation.
        away_until (datetime.datetime | None): When its player's vacation ends, if it is on one.
        has_lapsed (bool): Whether its time has run out and its opponents may claim.
        stand_in (None | str): The level of the house bot that plays until its player is back.
        wants_pause (bool):
    """

    seat: int
    bank: int | None
    is_resting: bool
    away_until: datetime.datetime | None
    has_lapsed: bool
    stand_in: None | str
    wants_pause: bool

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        bank: int | None
        bank = self.bank

        is_resting = self.is_resting

        away_until: None | str
        if isinstance(self.away_until, datetime.datetime):
            away_until = self.away_until.isoformat()
        else:
            away_until = self.away_until

        has_lapsed = self.has_lapsed

        stand_in: None | str
        stand_in = self.stand_in

        wants_pause = self.wants_pause

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "bank": bank,
                "is_resting": is_resting,
                "away_until": away_until,
                "has_lapsed": has_lapsed,
                "stand_in": stand_in,
                "wants_pause": wants_pause,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seat = d.pop("seat")

        def _parse_bank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bank = _parse_bank(d.pop("bank"))

        is_resting = d.pop("is_resting")

        def _parse_away_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    away_until_type_0 = datetime.datetime.fromisoformat(data)

                    return away_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        away_until = _parse_away_until(d.pop("away_until"))

        has_lapsed = d.pop("has_lapsed")

        def _parse_stand_in(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        stand_in = _parse_stand_in(d.pop("stand_in"))

        wants_pause = d.pop("wants_pause")

        seat_time = cls(
            seat=seat,
            bank=bank,
            is_resting=is_resting,
            away_until=away_until,
            has_lapsed=has_lapsed,
            stand_in=stand_in,
            wants_pause=wants_pause,
        )

        return seat_time
