# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.aqualin_place import AqualinPlace
    from ..models.aqualin_slide import AqualinSlide


T = TypeVar("T", bound="Choice")


@_attrs_define
class Choice:
    """What the seat chooses: one or more actions, played as one.

    Attributes:
        actions (list[AqualinPlace | AqualinSlide]):
    """

    actions: list[AqualinPlace | AqualinSlide]

    def to_dict(self) -> dict[str, Any]:
        from ..models.aqualin_slide import AqualinSlide

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if isinstance(actions_item_data, AqualinSlide):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "actions": actions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aqualin_place import AqualinPlace
        from ..models.aqualin_slide import AqualinSlide

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

        choice = cls(
            actions=actions,
        )

        return choice
