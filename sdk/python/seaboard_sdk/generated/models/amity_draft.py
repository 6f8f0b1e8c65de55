# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.amity_draft_met_item import AmityDraftMetItem, check_amity_draft_met_item
from ..models.amity_draft_path_item import (
    AmityDraftPathItem,
    check_amity_draft_path_item,
)
from ..models.amity_draft_thrown_item import (
    AmityDraftThrownItem,
    check_amity_draft_thrown_item,
)
from ..models.amity_draft_token_type_0 import (
    AmityDraftTokenType0,
    check_amity_draft_token_type_0,
)

T = TypeVar("T", bound="AmityDraft")


@_attrs_define
class AmityDraft:
    """The shark's turn as far as it is planned.

    Attributes:
        path (list[AmityDraftPathItem]): From where it began the turn to where it is.
        points (int): Action points left.
        bites (list[int]): Swimmers eaten at N, E, S, W, Michael not counted.
        michael (bool): Whether Michael is eaten.
        token (AmityDraftTokenType0 | None):
        dashed (bool): Whether the burst of `speed-burst` is used.
        met (list[AmityDraftMetItem]): Captains whose boat it has met, under Ben Gardner's Boat.
        thrown (list[AmityDraftThrownItem]):
    """

    path: list[AmityDraftPathItem]
    points: int
    bites: list[int]
    michael: bool
    token: AmityDraftTokenType0 | None
    dashed: bool
    met: list[AmityDraftMetItem]
    thrown: list[AmityDraftThrownItem]

    def to_dict(self) -> dict[str, Any]:
        path = []
        for path_item_data in self.path:
            path_item: str = path_item_data
            path.append(path_item)

        points = self.points

        bites = self.bites

        michael = self.michael

        token: None | str
        if isinstance(self.token, str):
            token = self.token
        else:
            token = self.token

        dashed = self.dashed

        met = []
        for met_item_data in self.met:
            met_item: str = met_item_data
            met.append(met_item)

        thrown = []
        for thrown_item_data in self.thrown:
            thrown_item: str = thrown_item_data
            thrown.append(thrown_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "path": path,
                "points": points,
                "bites": bites,
                "michael": michael,
                "token": token,
                "dashed": dashed,
                "met": met,
                "thrown": thrown,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        path = []
        _path = d.pop("path")
        for path_item_data in _path:
            path_item = check_amity_draft_path_item(path_item_data)

            path.append(path_item)

        points = d.pop("points")

        bites = cast(list[int], d.pop("bites"))

        michael = d.pop("michael")

        def _parse_token(data: object) -> AmityDraftTokenType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    token_type_0 = check_amity_draft_token_type_0(data)

                    return token_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmityDraftTokenType0 | None, data)

        token = _parse_token(d.pop("token"))

        dashed = d.pop("dashed")

        met = []
        _met = d.pop("met")
        for met_item_data in _met:
            met_item = check_amity_draft_met_item(met_item_data)

            met.append(met_item)

        thrown = []
        _thrown = d.pop("thrown")
        for thrown_item_data in _thrown:
            thrown_item = check_amity_draft_thrown_item(thrown_item_data)

            thrown.append(thrown_item)

        amity_draft = cls(
            path=path,
            points=points,
            bites=bites,
            michael=michael,
            token=token,
            dashed=dashed,
            met=met,
            thrown=thrown,
        )

        return amity_draft
