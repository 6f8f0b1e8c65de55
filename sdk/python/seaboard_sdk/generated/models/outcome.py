# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Outcome")


@_attrs_define
class Outcome:
    """How a match ended: the ending's id, each seat's place (1 is best, ties share it: in a draw all have place 1,
    and a match that nobody won has none), and each seat's score where the game has one (ALL-6).

        Attributes:
            ending (str):
            places (list[int]):
            scores (list[int] | None | Unset):
    """

    ending: str
    places: list[int]
    scores: list[int] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        ending = self.ending

        places = self.places

        scores: list[int] | None | Unset
        if isinstance(self.scores, Unset):
            scores = UNSET
        elif isinstance(self.scores, list):
            scores = self.scores

        else:
            scores = self.scores

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ending": ending,
                "places": places,
            }
        )
        if scores is not UNSET:
            field_dict["scores"] = scores

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        ending = d.pop("ending")

        places = cast(list[int], d.pop("places"))

        def _parse_scores(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if isinstance(data, list):
                    scores_type_0 = cast(list[int], data)

                    return scores_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        scores = _parse_scores(d.pop("scores", UNSET))

        outcome = cls(
            ending=ending,
            places=places,
            scores=scores,
        )

        return outcome
