# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.amity_voyage_path_item import (
    AmityVoyagePathItem,
    check_amity_voyage_path_item,
)
from ..models.amity_voyage_token_type_0 import (
    AmityVoyageTokenType0,
    check_amity_voyage_token_type_0,
)

if TYPE_CHECKING:
    from ..models.amity_eaten import AmityEaten
    from ..models.amity_thrown import AmityThrown


T = TypeVar("T", bound="AmityVoyage")


@_attrs_define
class AmityVoyage:
    """One whole turn of the shark, as the shark and, after the act, everybody knows it.

    Attributes:
        round_ (int):
        path (list[AmityVoyagePathItem]): Where it was, from where it began to where it ended.
        eaten (list[AmityEaten]):
        token (AmityVoyageTokenType0 | None): The power token that it played.
        thrown (list[AmityThrown]):
    """

    round_: int
    path: list[AmityVoyagePathItem]
    eaten: list[AmityEaten]
    token: AmityVoyageTokenType0 | None
    thrown: list[AmityThrown]

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        path = []
        for path_item_data in self.path:
            path_item: str = path_item_data
            path.append(path_item)

        eaten = []
        for eaten_item_data in self.eaten:
            eaten_item = eaten_item_data.to_dict()
            eaten.append(eaten_item)

        token: None | str
        if isinstance(self.token, str):
            token = self.token
        else:
            token = self.token

        thrown = []
        for thrown_item_data in self.thrown:
            thrown_item = thrown_item_data.to_dict()
            thrown.append(thrown_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "round": round_,
                "path": path,
                "eaten": eaten,
                "token": token,
                "thrown": thrown,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_eaten import AmityEaten
        from ..models.amity_thrown import AmityThrown

        d = dict(src_dict)
        round_ = d.pop("round")

        path = []
        _path = d.pop("path")
        for path_item_data in _path:
            path_item = check_amity_voyage_path_item(path_item_data)

            path.append(path_item)

        eaten = []
        _eaten = d.pop("eaten")
        for eaten_item_data in _eaten:
            eaten_item = AmityEaten.from_dict(eaten_item_data)

            eaten.append(eaten_item)

        def _parse_token(data: object) -> AmityVoyageTokenType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    token_type_0 = check_amity_voyage_token_type_0(data)

                    return token_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmityVoyageTokenType0 | None, data)

        token = _parse_token(d.pop("token"))

        thrown = []
        _thrown = d.pop("thrown")
        for thrown_item_data in _thrown:
            thrown_item = AmityThrown.from_dict(thrown_item_data)

            thrown.append(thrown_item)

        amity_voyage = cls(
            round_=round_,
            path=path,
            eaten=eaten,
            token=token,
            thrown=thrown,
        )

        return amity_voyage
