# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.hand_over_level_type_1 import (
    HandOverLevelType1,
    check_hand_over_level_type_1,
)
from ..models.hand_over_level_type_2_type_1 import (
    HandOverLevelType2Type1,
    check_hand_over_level_type_2_type_1,
)
from ..models.hand_over_level_type_3_type_1 import (
    HandOverLevelType3Type1,
    check_hand_over_level_type_3_type_1,
)
from ..models.hand_over_to import HandOverTo, check_hand_over_to
from ..types import UNSET, Unset

T = TypeVar("T", bound="HandOver")


@_attrs_define
class HandOver:
    """Who goes on in a seat whose player gets up.

    Attributes:
        to (HandOverTo): `house`: a house bot of `level`, at once. `anybody`: whoever takes the seat first; if nobody
            comes, a house bot of `level`, or without one the seat gives up.
        level (HandOverLevelType1 | HandOverLevelType2Type1 | HandOverLevelType3Type1 | None | Unset):
        expires_in (int | Unset): How many seconds the seat waits for `anybody`. Its clock goes on. Default: 86400.
    """

    to: HandOverTo
    level: (
        HandOverLevelType1
        | HandOverLevelType2Type1
        | HandOverLevelType3Type1
        | None
        | Unset
    ) = UNSET
    expires_in: int | Unset = 86400

    def to_dict(self) -> dict[str, Any]:
        to: str = self.to

        level: None | str | Unset
        if isinstance(self.level, Unset):
            level = UNSET
        elif (
            isinstance(self.level, str)
            or isinstance(self.level, str)
            or isinstance(self.level, str)
        ):
            level = self.level
        else:
            level = self.level

        expires_in = self.expires_in

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "to": to,
            }
        )
        if level is not UNSET:
            field_dict["level"] = level
        if expires_in is not UNSET:
            field_dict["expires_in"] = expires_in

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        to = check_hand_over_to(d.pop("to"))

        def _parse_level(
            data: object,
        ) -> (
            HandOverLevelType1
            | HandOverLevelType2Type1
            | HandOverLevelType3Type1
            | None
            | Unset
        ):
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if isinstance(data, str):
                    level_type_1 = check_hand_over_level_type_1(data)

                    return level_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if isinstance(data, str):
                    level_type_2_type_1 = check_hand_over_level_type_2_type_1(data)

                    return level_type_2_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if isinstance(data, str):
                    level_type_3_type_1 = check_hand_over_level_type_3_type_1(data)

                    return level_type_3_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                HandOverLevelType1
                | HandOverLevelType2Type1
                | HandOverLevelType3Type1
                | None
                | Unset,
                data,
            )

        level = _parse_level(d.pop("level", UNSET))

        expires_in = d.pop("expires_in", UNSET)

        hand_over = cls(
            to=to,
            level=level,
            expires_in=expires_in,
        )

        return hand_over
