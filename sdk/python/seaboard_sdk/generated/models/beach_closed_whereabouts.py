# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.beach_closed_whereabouts_due_type_0 import (
    BeachClosedWhereaboutsDueType0,
    check_beach_closed_whereabouts_due_type_0,
)

T = TypeVar("T", bound="BeachClosedWhereabouts")


@_attrs_define
class BeachClosedWhereabouts:
    """Where the shark is. With `due` it is under no card: it must first go to an island (`island`, then `card` is null)
    or to a card that touches the place of the removed card it was under (`leave`).

        Attributes:
            card (None | str): A place of the hunting ground: column a to f, row 1 to 5 from the top.
            due (BeachClosedWhereaboutsDueType0 | None):
    """

    card: None | str
    due: BeachClosedWhereaboutsDueType0 | None

    def to_dict(self) -> dict[str, Any]:
        card: None | str
        card = self.card

        due: None | str
        if isinstance(self.due, str):
            due = self.due
        else:
            due = self.due

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "due": due,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)

        def _parse_card(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        card = _parse_card(d.pop("card"))

        def _parse_due(data: object) -> BeachClosedWhereaboutsDueType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    due_type_0 = check_beach_closed_whereabouts_due_type_0(data)

                    return due_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(BeachClosedWhereaboutsDueType0 | None, data)

        due = _parse_due(d.pop("due"))

        beach_closed_whereabouts = cls(
            card=card,
            due=due,
        )

        return beach_closed_whereabouts
