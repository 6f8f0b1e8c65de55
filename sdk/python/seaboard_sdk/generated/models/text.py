# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.text_params import TextParams


T = TypeVar("T", bound="Text")


@_attrs_define
class Text:
    """A sentence by the key of its template and what fills it, to be said in any language.

    Attributes:
        key (str):
        params (TextParams):
    """

    key: str
    params: TextParams

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        params = self.params.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "key": key,
                "params": params,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.text_params import TextParams

        d = dict(src_dict)
        key = d.pop("key")

        params = TextParams.from_dict(d.pop("params"))

        text = cls(
            key=key,
            params=params,
        )

        return text
