# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.orca_revealed_type import OrcaRevealedType, check_orca_revealed_type

T = TypeVar("T", bound="OrcaRevealed")


@_attrs_define
class OrcaRevealed:
    """A round begins; the three places are shown (OR-4.1).

    Attributes:
        type_ (OrcaRevealedType):  Default: 'orca.revealed'.
        round_ (int):
        a (str): A zone of the boat: port P or starboard S, 1 at the bow.
        b (str): A zone of the boat: port P or starboard S, 1 at the bow.
        c (str): A zone of the boat: port P or starboard S, 1 at the bow.
        reshuffled (bool): Whether the discards were shuffled into a new pile.
    """

    round_: int
    a: str
    b: str
    c: str
    reshuffled: bool
    type_: OrcaRevealedType = "orca.revealed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        round_ = self.round_

        a = self.a

        b = self.b

        c = self.c

        reshuffled = self.reshuffled

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "round": round_,
                "a": a,
                "b": b,
                "c": c,
                "reshuffled": reshuffled,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_orca_revealed_type(d.pop("type"))

        round_ = d.pop("round")

        a = d.pop("a")

        b = d.pop("b")

        c = d.pop("c")

        reshuffled = d.pop("reshuffled")

        orca_revealed = cls(
            type_=type_,
            round_=round_,
            a=a,
            b=b,
            c=c,
            reshuffled=reshuffled,
        )

        return orca_revealed
