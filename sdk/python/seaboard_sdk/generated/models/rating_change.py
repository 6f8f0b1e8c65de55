# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.rating_change_list import RatingChangeList, check_rating_change_list

T = TypeVar("T", bound="RatingChange")


@_attrs_define
class RatingChange:
    """What one match did to my rating.

    Attributes:
        id (str):
        match (str):
        game (str):
        role (str): One role, or the roles that one seat plays, joined by `+`; empty for all roles of the game together.
        list_ (RatingChangeList): Matches in which a house bot sat from the start are counted apart: `house`.
        rating_before (int):
        rating_after (int):
        at (datetime.datetime):
    """

    id: str
    match: str
    game: str
    role: str
    list_: RatingChangeList
    rating_before: int
    rating_after: int
    at: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        match = self.match

        game = self.game

        role = self.role

        list_: str = self.list_

        rating_before = self.rating_before

        rating_after = self.rating_after

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "match": match,
                "game": game,
                "role": role,
                "list": list_,
                "rating_before": rating_before,
                "rating_after": rating_after,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        match = d.pop("match")

        game = d.pop("game")

        role = d.pop("role")

        list_ = check_rating_change_list(d.pop("list"))

        rating_before = d.pop("rating_before")

        rating_after = d.pop("rating_after")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        rating_change = cls(
            id=id,
            match=match,
            game=game,
            role=role,
            list_=list_,
            rating_before=rating_before,
            rating_after=rating_after,
            at=at,
        )

        return rating_change
