# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="BeachClosedSwimmer")


@_attrs_define
class BeachClosedSwimmer:
    """A swimmer in the water.

    Attributes:
        card (str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
        protected (bool): Whether it is protected until Orca's next turn begins (BC-4.4).
        rested (bool): In Orca's turn: it was protected up to now and cannot be again at once (BC-4.4).
    """

    card: str
    protected: bool
    rested: bool

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        protected = self.protected

        rested = self.rested

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "protected": protected,
                "rested": rested,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        card = d.pop("card")

        protected = d.pop("protected")

        rested = d.pop("rested")

        beach_closed_swimmer = cls(
            card=card,
            protected=protected,
            rested=rested,
        )

        return beach_closed_swimmer
