# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.jaws_act_result_act import JawsActResultAct, check_jaws_act_result_act
from ..models.jaws_act_result_winner_type_0 import (
    JawsActResultWinnerType0,
    check_jaws_act_result_winner_type_0,
)

T = TypeVar("T", bound="JawsActResult")


@_attrs_define
class JawsActResult:
    """How one act ended.

    Attributes:
        act (JawsActResultAct):
        ending (str):
        winner (JawsActResultWinnerType0 | None): The side that won it, if any did: Act 1 alone decides nothing.
        eaten (int | None): Of Act 1, the swimmers eaten, which fix the cards of Act 2.
    """

    act: JawsActResultAct
    ending: str
    winner: JawsActResultWinnerType0 | None
    eaten: int | None

    def to_dict(self) -> dict[str, Any]:
        act: int = self.act

        ending = self.ending

        winner: None | str
        if isinstance(self.winner, str):
            winner = self.winner
        else:
            winner = self.winner

        eaten: int | None
        eaten = self.eaten

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "act": act,
                "ending": ending,
                "winner": winner,
                "eaten": eaten,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        act = check_jaws_act_result_act(d.pop("act"))

        ending = d.pop("ending")

        def _parse_winner(data: object) -> JawsActResultWinnerType0 | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    winner_type_0 = check_jaws_act_result_winner_type_0(data)

                    return winner_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(JawsActResultWinnerType0 | None, data)

        winner = _parse_winner(d.pop("winner"))

        def _parse_eaten(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        eaten = _parse_eaten(d.pop("eaten"))

        jaws_act_result = cls(
            act=act,
            ending=ending,
            winner=winner,
            eaten=eaten,
        )

        return jaws_act_result
