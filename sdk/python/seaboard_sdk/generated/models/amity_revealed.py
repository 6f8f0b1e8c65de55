# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.amity_revealed_start_type_0 import (
    AmityRevealedStartType0,
    check_amity_revealed_start_type_0,
)
from ..models.amity_revealed_tokens_item import (
    AmityRevealedTokensItem,
    check_amity_revealed_tokens_item,
)
from ..models.amity_revealed_type import AmityRevealedType, check_amity_revealed_type

if TYPE_CHECKING:
    from ..models.amity_voyage import AmityVoyage


T = TypeVar("T", bound="AmityRevealed")


@_attrs_define
class AmityRevealed:
    """What was hidden in the act, shown after its end: where the shark began, each of its turns, the tokens it kept.

    Attributes:
        type_ (AmityRevealedType):  Default: 'amity.revealed'.
        start (AmityRevealedStartType0 | None): Null if the act ended before the shark had chosen.
        voyages (list[AmityVoyage]):
        tokens (list[AmityRevealedTokensItem]):
    """

    start: AmityRevealedStartType0 | None
    voyages: list[AmityVoyage]
    tokens: list[AmityRevealedTokensItem]
    type_: AmityRevealedType = "amity.revealed"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        start: None | str
        if isinstance(self.start, str):
            start = self.start
        else:
            start = self.start

        voyages = []
        for voyages_item_data in self.voyages:
            voyages_item = voyages_item_data.to_dict()
            voyages.append(voyages_item)

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item: str = tokens_item_data
            tokens.append(tokens_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "start": start,
                "voyages": voyages,
                "tokens": tokens,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.amity_voyage import AmityVoyage

        d = dict(src_dict)
        type_ = check_amity_revealed_type(d.pop("type"))

        def _parse_start(data: object) -> AmityRevealedStartType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    start_type_0 = check_amity_revealed_start_type_0(data)

                    return start_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AmityRevealedStartType0 | None, data)

        start = _parse_start(d.pop("start"))

        voyages = []
        _voyages = d.pop("voyages")
        for voyages_item_data in _voyages:
            voyages_item = AmityVoyage.from_dict(voyages_item_data)

            voyages.append(voyages_item)

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = check_amity_revealed_tokens_item(tokens_item_data)

            tokens.append(tokens_item)

        amity_revealed = cls(
            type_=type_,
            start=start,
            voyages=voyages,
            tokens=tokens,
        )

        return amity_revealed
