# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.entrant import Entrant


T = TypeVar("T", bound="Pairing")


@_attrs_define
class Pairing:
    """Two entrants at a board, the first in seat 0; without a second, the first has a bye.

    Attributes:
        board (int):
        first (Entrant): Who plays in a tournament; neither player nor level: somebody who is gone.
        second (Entrant | None):
        match (None | str):
        first_points (float | None): Null until the match is over.
        second_points (float | None):
    """

    board: int
    first: Entrant
    second: Entrant | None
    match: None | str
    first_points: float | None
    second_points: float | None

    def to_dict(self) -> dict[str, Any]:
        board = self.board

        first = self.first.to_dict()

        second: dict[str, Any] | None
        if hasattr(self.second, "to_dict"):
            second = self.second.to_dict()
        else:
            second = self.second

        match: None | str
        match = self.match

        first_points: float | None
        first_points = self.first_points

        second_points: float | None
        second_points = self.second_points

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "board": board,
                "first": first,
                "second": second,
                "match": match,
                "first_points": first_points,
                "second_points": second_points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.entrant import Entrant

        d = dict(src_dict)
        board = d.pop("board")

        first = Entrant.from_dict(d.pop("first"))

        def _parse_second(data: object) -> Entrant | None:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    second_type_0 = Entrant.from_dict(data)

                    return second_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Entrant | None, data)

        second = _parse_second(d.pop("second"))

        def _parse_match(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        match = _parse_match(d.pop("match"))

        def _parse_first_points(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        first_points = _parse_first_points(d.pop("first_points"))

        def _parse_second_points(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        second_points = _parse_second_points(d.pop("second_points"))

        pairing = cls(
            board=board,
            first=first,
            second=second,
            match=match,
            first_points=first_points,
            second_points=second_points,
        )

        return pairing
