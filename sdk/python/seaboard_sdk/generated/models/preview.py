# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.aqualin_place import AqualinPlace
    from ..models.aqualin_slide import AqualinSlide
    from ..models.aqualin_view import AqualinView
    from ..models.other_view import OtherView


T = TypeVar("T", bound="Preview")


@_attrs_define
class Preview:
    """What would follow from these actions, as far as the seat can know; nothing is changed.

    Attributes:
        actions (list[AqualinPlace | AqualinSlide]):
        view (AqualinView | None | OtherView):
        next_actions (list[AqualinPlace | AqualinSlide]): What may follow as part of the choice.
        brings_news (bool): Whether something comes to light that the seat cannot foresee.
        is_whole (bool): Whether these actions may be sent as the choice.
    """

    actions: list[AqualinPlace | AqualinSlide]
    view: AqualinView | None | OtherView
    next_actions: list[AqualinPlace | AqualinSlide]
    brings_news: bool
    is_whole: bool

    def to_dict(self) -> dict[str, Any]:
        from ..models.aqualin_slide import AqualinSlide
        from ..models.aqualin_view import AqualinView
        from ..models.other_view import OtherView

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if isinstance(actions_item_data, AqualinSlide):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)

        view: dict[str, Any] | None
        if isinstance(self.view, AqualinView) or isinstance(self.view, OtherView):
            view = self.view.to_dict()
        else:
            view = self.view

        next_actions = []
        for next_actions_item_data in self.next_actions:
            next_actions_item: dict[str, Any]
            if isinstance(next_actions_item_data, AqualinSlide):
                next_actions_item = next_actions_item_data.to_dict()
            else:
                next_actions_item = next_actions_item_data.to_dict()

            next_actions.append(next_actions_item)

        brings_news = self.brings_news

        is_whole = self.is_whole

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "actions": actions,
                "view": view,
                "next_actions": next_actions,
                "brings_news": brings_news,
                "is_whole": is_whole,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aqualin_place import AqualinPlace
        from ..models.aqualin_slide import AqualinSlide
        from ..models.aqualin_view import AqualinView
        from ..models.other_view import OtherView

        d = dict(src_dict)
        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:

            def _parse_actions_item(data: object) -> AqualinPlace | AqualinSlide:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_0 = AqualinSlide.from_dict(data)

                    return componentsschemas_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_1 = AqualinPlace.from_dict(data)

                return componentsschemas_action_type_1

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        def _parse_view(data: object) -> AqualinView | None | OtherView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_0 = AqualinView.from_dict(data)

                return componentsschemas_view_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_view_type_1 = OtherView.from_dict(data)

                return componentsschemas_view_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AqualinView | None | OtherView, data)

        view = _parse_view(d.pop("view"))

        next_actions = []
        _next_actions = d.pop("next_actions")
        for next_actions_item_data in _next_actions:

            def _parse_next_actions_item(data: object) -> AqualinPlace | AqualinSlide:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_0 = AqualinSlide.from_dict(data)

                    return componentsschemas_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_1 = AqualinPlace.from_dict(data)

                return componentsschemas_action_type_1

            next_actions_item = _parse_next_actions_item(next_actions_item_data)

            next_actions.append(next_actions_item)

        brings_news = d.pop("brings_news")

        is_whole = d.pop("is_whole")

        preview = cls(
            actions=actions,
            view=view,
            next_actions=next_actions,
            brings_news=brings_news,
            is_whole=is_whole,
        )

        return preview
