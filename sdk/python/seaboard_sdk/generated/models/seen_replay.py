# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.seen_replay_format import SeenReplayFormat, check_seen_replay_format

if TYPE_CHECKING:
    from ..models.seen_replay_events_item import SeenReplayEventsItem
    from ..models.seen_replay_options import SeenReplayOptions
    from ..models.seen_replay_views_item import SeenReplayViewsItem


T = TypeVar("T", bound="SeenReplay")


@_attrs_define
class SeenReplay:
    """What one seat has seen of its match so far.

    Attributes:
        format_ (SeenReplayFormat):
        match (str):
        game (str):
        rules_version (int):
        options (SeenReplayOptions):
        seat (int):
        events (list[SeenReplayEventsItem]): All that the seat was told.
        views (list[SeenReplayViewsItem]): The seat's view after each step of which it was told.
    """

    format_: SeenReplayFormat
    match: str
    game: str
    rules_version: int
    options: SeenReplayOptions
    seat: int
    events: list[SeenReplayEventsItem]
    views: list[SeenReplayViewsItem]

    def to_dict(self) -> dict[str, Any]:
        format_: str = self.format_

        match = self.match

        game = self.game

        rules_version = self.rules_version

        options = self.options.to_dict()

        seat = self.seat

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        views = []
        for views_item_data in self.views:
            views_item = views_item_data.to_dict()
            views.append(views_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "format": format_,
                "match": match,
                "game": game,
                "rules_version": rules_version,
                "options": options,
                "seat": seat,
                "events": events,
                "views": views,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.seen_replay_events_item import SeenReplayEventsItem
        from ..models.seen_replay_options import SeenReplayOptions
        from ..models.seen_replay_views_item import SeenReplayViewsItem

        d = dict(src_dict)
        format_ = check_seen_replay_format(d.pop("format"))

        match = d.pop("match")

        game = d.pop("game")

        rules_version = d.pop("rules_version")

        options = SeenReplayOptions.from_dict(d.pop("options"))

        seat = d.pop("seat")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = SeenReplayEventsItem.from_dict(events_item_data)

            events.append(events_item)

        views = []
        _views = d.pop("views")
        for views_item_data in _views:
            views_item = SeenReplayViewsItem.from_dict(views_item_data)

            views.append(views_item)

        seen_replay = cls(
            format_=format_,
            match=match,
            game=game,
            rules_version=rules_version,
            options=options,
            seat=seat,
            events=events,
            views=views,
        )

        return seen_replay
