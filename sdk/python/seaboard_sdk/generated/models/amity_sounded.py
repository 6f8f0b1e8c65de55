# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.amity_sounded_answer import AmitySoundedAnswer, check_amity_sounded_answer
from ..models.amity_sounded_space import AmitySoundedSpace, check_amity_sounded_space
from ..models.amity_sounded_type import AmitySoundedType, check_amity_sounded_type

T = TypeVar("T", bound="AmitySounded")


@_attrs_define
class AmitySounded:
    """Hooper used the fish finder in his space (AM-6.4).

    Attributes:
        type_ (AmitySoundedType):  Default: 'amity.sounded'.
        space (AmitySoundedSpace):
        answer (AmitySoundedAnswer):
    """

    space: AmitySoundedSpace
    answer: AmitySoundedAnswer
    type_: AmitySoundedType = "amity.sounded"

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        space: str = self.space

        answer: str = self.answer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "space": space,
                "answer": answer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = check_amity_sounded_type(d.pop("type"))

        space = check_amity_sounded_space(d.pop("space"))

        answer = check_amity_sounded_answer(d.pop("answer"))

        amity_sounded = cls(
            type_=type_,
            space=space,
            answer=answer,
        )

        return amity_sounded
