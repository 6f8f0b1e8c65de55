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
        from ..models.amity_view import AmityView
        from ..models.aqualin_view import AqualinView
        from ..models.beach_closed_view import BeachClosedView
        from ..models.jaws_view import JawsView
        from ..models.orca_view import OrcaView

        after = self.after

        view: dict[str, Any]
        if (
            isinstance(self.view, AmityView)
            or isinstance(self.view, AqualinView)
            or isinstance(self.view, BeachClosedView)
            or isinstance(self.view, JawsView)
            or isinstance(self.view, OrcaView)
        ):
            view = self.view.to_dict()
        else:
            view = self.view.to_dict()

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
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_0 = AmityView.from_dict(data)

                return componentsschemas_view_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_1 = AqualinView.from_dict(data)

                return componentsschemas_view_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_2 = BeachClosedView.from_dict(data)

                return componentsschemas_view_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_3 = JawsView.from_dict(data)

                return componentsschemas_view_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_4 = OrcaView.from_dict(data)

                return componentsschemas_view_type_4
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_view_type_5 = WalkThePlankView.from_dict(data)

            return componentsschemas_view_type_5

        view = _parse_view(d.pop("view"))

        seen_replay_views_item = cls(
            after=after,
            view=view,
        )

        return seen_replay_views_item
