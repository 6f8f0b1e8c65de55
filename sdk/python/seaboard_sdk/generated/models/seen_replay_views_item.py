# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.amity_view import AmityView
    from ..models.aqualin_view import AqualinView
    from ..models.beach_closed_view import BeachClosedView
    from ..models.jaws_view import JawsView
    from ..models.orca_view import OrcaView
    from ..models.walk_the_plank_view import WalkThePlankView


T = TypeVar("T", bound="SeenReplayViewsItem")


@_attrs_define
class SeenReplayViewsItem:
    """
    Attributes:
        after (int): The number of the step's last event.
        view (AmityView | AqualinView | BeachClosedView | JawsView | OrcaView | WalkThePlankView):
    """

    after: int
    view: (
        AmityView
        | AqualinView
        | BeachClosedView
        | JawsView
        | OrcaView
        | WalkThePlankView
    )

    def to_dict(self) -> dict[str, Any]:
        after = self.after

        view: dict[str, Any]
        if hasattr(self.view, "to_dict"):
            view = self.view.to_dict()
        else:
            view = self.view

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "after": after,
                "view": view,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_view import AmityView
        from ..models.aqualin_view import AqualinView
        from ..models.beach_closed_view import BeachClosedView
        from ..models.jaws_view import JawsView
        from ..models.orca_view import OrcaView
        from ..models.walk_the_plank_view import WalkThePlankView

        d = dict(src_dict)
        after = d.pop("after")

        def _parse_view(
            data: object,
        ) -> (
            AmityView
            | AqualinView
            | BeachClosedView
            | JawsView
            | OrcaView
            | WalkThePlankView
        ):
            if isinstance(data, dict):
                try:
                    if data.get("game") == "amity":
                        return AmityView.from_dict(data)
                    if data.get("game") == "aqualin":
                        return AqualinView.from_dict(data)
                    if data.get("game") == "beach-closed":
                        return BeachClosedView.from_dict(data)
                    if data.get("game") == "jaws":
                        return JawsView.from_dict(data)
                    if data.get("game") == "orca":
                        return OrcaView.from_dict(data)
                    if data.get("game") == "walk-the-plank":
                        return WalkThePlankView.from_dict(data)
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
            if isinstance(data, dict):
                from seaboard_sdk.unknown import Unknown

                return Unknown(data)
            raise TypeError(f"not what was expected: {data!r}")

        view = _parse_view(d.pop("view"))

        seen_replay_views_item = cls(
            after=after,
            view=view,
        )

        return seen_replay_views_item
