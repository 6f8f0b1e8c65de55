# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.rating_list import RatingList, check_rating_list

T = TypeVar("T", bound="Rating")


@_attrs_define
class Rating:
    """How strong I am held to be: 1500 ± 500 before the first match.

    Attributes:
        game (str):
        role (str): One role, or the roles that one seat plays, joined by `+`; empty for all roles of the game together.
        list_ (RatingList): Matches in which a house bot sat from the start are counted apart: `house`.
        rating (int): The likeliest strength.
        deviation (int): How uncertain that is: one standard deviation.
        standing (int): What the strength is at least: the rating less three deviations.
        matches (int): How many were counted.
        changed_at (datetime.datetime):
    """

    game: str
    role: str
    list_: RatingList
    rating: int
    deviation: int
    standing: int
    matches: int
    changed_at: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        role = self.role

        list_: str = self.list_

        rating = self.rating

        deviation = self.deviation

        standing = self.standing

        matches = self.matches

        changed_at = self.changed_at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "role": role,
                "list": list_,
                "rating": rating,
                "deviation": deviation,
                "standing": standing,
                "matches": matches,
                "changed_at": changed_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game = d.pop("game")

        role = d.pop("role")

        list_ = check_rating_list(d.pop("list"))

        rating = d.pop("rating")

        deviation = d.pop("deviation")

        standing = d.pop("standing")

        matches = d.pop("matches")

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        rating = cls(
            game=game,
            role=role,
            list_=list_,
            rating=rating,
            deviation=deviation,
            standing=standing,
            matches=matches,
            changed_at=changed_at,
        )

        return rating
