# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.asked import Asked
    from ..models.line import Line


T = TypeVar("T", bound="CatchUp")


@_attrs_define
class CatchUp:
    """What happened since my last look, in English, and who must choose now.

    Attributes:
        match (str):
        seat (int):
        since (str): The number of the last event that was known.
        text (str): All lines, each on one of its own; empty if nothing happened.
        lines (list[Line]): The oldest first.
        next_ (str): What to note as the last look, or to ask for more `after`.
        has_more (bool): Whether there is more now.
        is_over (bool):
        asked (list[Asked]): The seats that must choose now.
        server_time (datetime.datetime):
    """

    match: str
    seat: int
    since: str
    text: str
    lines: list[Line]
    next_: str
    has_more: bool
    is_over: bool
    asked: list[Asked]
    server_time: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        match = self.match

        seat = self.seat

        since = self.since

        text = self.text

        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)

        next_ = self.next_

        has_more = self.has_more

        is_over = self.is_over

        asked = []
        for asked_item_data in self.asked:
            asked_item = asked_item_data.to_dict()
            asked.append(asked_item)

        server_time = self.server_time.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "seat": seat,
                "since": since,
                "text": text,
                "lines": lines,
                "next": next_,
                "has_more": has_more,
                "is_over": is_over,
                "asked": asked,
                "server_time": server_time,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.asked import Asked
        from ..models.line import Line

        d = dict(src_dict)
        match = d.pop("match")

        seat = d.pop("seat")

        since = d.pop("since")

        text = d.pop("text")

        lines = []
        _lines = d.pop("lines")
        for lines_item_data in _lines:
            lines_item = Line.from_dict(lines_item_data)

            lines.append(lines_item)

        next_ = d.pop("next")

        has_more = d.pop("has_more")

        is_over = d.pop("is_over")

        asked = []
        _asked = d.pop("asked")
        for asked_item_data in _asked:
            asked_item = Asked.from_dict(asked_item_data)

            asked.append(asked_item)

        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))

        catch_up = cls(
            match=match,
            seat=seat,
            since=since,
            text=text,
            lines=lines,
            next_=next_,
            has_more=has_more,
            is_over=is_over,
            asked=asked,
            server_time=server_time,
        )

        return catch_up
