# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.entrant import Entrant


T = TypeVar("T", bound="TableRow")


@_attrs_define
class TableRow:
    """An entrant's place and what it goes by. Who is alike in all of it shares a place.

    Attributes:
        place (int):
        entrant (Entrant): Who plays in a tournament; neither player nor level: somebody who is gone.
        points (float): 1 for a win, 0.5 for a draw.
        buchholz (float): The points of all opponents; not counted in a round robin.
        sonneborn_berger (float): The points of the beaten, and half those of the drawn.
        wins (int):
        played (int):
        byes (int):
    """

    place: int
    entrant: Entrant
    points: float
    buchholz: float
    sonneborn_berger: float
    wins: int
    played: int
    byes: int

    def to_dict(self) -> dict[str, Any]:
        place = self.place

        entrant = self.entrant.to_dict()

        points = self.points

        buchholz = self.buchholz

        sonneborn_berger = self.sonneborn_berger

        wins = self.wins

        played = self.played

        byes = self.byes

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "place": place,
                "entrant": entrant,
                "points": points,
                "buchholz": buchholz,
                "sonneborn_berger": sonneborn_berger,
                "wins": wins,
                "played": played,
                "byes": byes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.entrant import Entrant

        d = dict(src_dict)
        place = d.pop("place")

        entrant = Entrant.from_dict(d.pop("entrant"))

        points = d.pop("points")

        buchholz = d.pop("buchholz")

        sonneborn_berger = d.pop("sonneborn_berger")

        wins = d.pop("wins")

        played = d.pop("played")

        byes = d.pop("byes")

        table_row = cls(
            place=place,
            entrant=entrant,
            points=points,
            buchholz=buchholz,
            sonneborn_berger=sonneborn_berger,
            wins=wins,
            played=played,
            byes=byes,
        )

        return table_row
