# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.beach_closed_own_turn_type import (
    BeachClosedOwnTurnType,
    check_beach_closed_own_turn_type,
)

if TYPE_CHECKING:
    from ..models.beach_closed_whereabouts import BeachClosedWhereabouts


T = TypeVar("T", bound="BeachClosedOwnTurn")


@_attrs_define
class BeachClosedOwnTurn:
    """What Jaws alone knows of its turn: where it began, every card it came to, where it is now.

    Attributes:
        type_ (BeachClosedOwnTurnType):  Default: 'beach-closed.own-turn'.
        began (BeachClosedWhereabouts): Where the shark is. With `due` it is under no card: it must first go to an
            island (`island`, then `card` is null)
            or to a card that touches the place of the removed card it was under (`leave`).
        path (list[str]):
        now (BeachClosedWhereabouts): Where the shark is. With `due` it is under no card: it must first go to an island
            (`island`, then `card` is null)
            or to a card that touches the place of the removed card it was under (`leave`).
    """

    began: BeachClosedWhereabouts
    path: list[str]
    now: BeachClosedWhereabouts
    type_: BeachClosedOwnTurnType = "beach-closed.own-turn"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        began = self.began.to_dict()

        path = self.path

        now = self.now.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "began": began,
                "path": path,
                "now": now,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.beach_closed_whereabouts import BeachClosedWhereabouts

        d = dict(src_dict)
        type_ = check_beach_closed_own_turn_type(d.pop("type"))

        began = BeachClosedWhereabouts.from_dict(d.pop("began"))

        path = cast(list[str], d.pop("path"))

        now = BeachClosedWhereabouts.from_dict(d.pop("now"))

        beach_closed_own_turn = cls(
            type_=type_,
            began=began,
            path=path,
            now=now,
        )

        return beach_closed_own_turn
