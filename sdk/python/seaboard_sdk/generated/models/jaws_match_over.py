# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.jaws_match_over_type import JawsMatchOverType, check_jaws_match_over_type
from ..models.jaws_match_over_winner_type_0 import (
    JawsMatchOverWinnerType0,
    check_jaws_match_over_winner_type_0,
)

T = TypeVar("T", bound="JawsMatchOver")


@_attrs_define
class JawsMatchOver:
    """The match is over: how both acts ended (JW-3).

    Attributes:
        type_ (JawsMatchOverType):  Default: 'jaws.over'.
        first (str): How Act 1 ended.
        eaten (int):
        second (None | str): How Act 2 ended; null if the match was given up in Act 1.
        winner (JawsMatchOverWinnerType0 | None): The side that won the match; null for a draw.
    """

    first: str
    eaten: int
    second: None | str
    winner: JawsMatchOverWinnerType0 | None
    type_: JawsMatchOverType = "jaws.over"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        first = self.first

        eaten = self.eaten

        second: None | str
        second = self.second

        winner: None | str
        if isinstance(self.winner, str):
            winner = self.winner
        else:
            winner = self.winner

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "first": first,
                "eaten": eaten,
                "second": second,
                "winner": winner,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_jaws_match_over_type(d.pop("type"))

        first = d.pop("first")

        eaten = d.pop("eaten")

        def _parse_second(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        second = _parse_second(d.pop("second"))

        def _parse_winner(data: object) -> JawsMatchOverWinnerType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    winner_type_0 = check_jaws_match_over_winner_type_0(data)

                    return winner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(JawsMatchOverWinnerType0 | None, data)

        winner = _parse_winner(d.pop("winner"))

        jaws_match_over = cls(
            type_=type_,
            first=first,
            eaten=eaten,
            second=second,
            winner=winner,
        )

        return jaws_match_over
