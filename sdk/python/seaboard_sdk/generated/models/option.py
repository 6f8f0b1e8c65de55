# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.option_schema import OptionSchema


T = TypeVar("T", bound="Option")


@_attrs_define
class Option:
    """A choice fixed when a match is opened.

    Attributes:
        name (str):
        default (Any): What holds if nothing is said.
        schema (OptionSchema): The JSON Schema of its values.
        text (str):
        rule (str): The id of the rule that it stands in.
    """

    name: str
    default: Any
    schema: OptionSchema
    text: str
    rule: str

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        default = self.default

        schema = self.schema.to_dict()

        text = self.text

        rule = self.rule

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "default": default,
                "schema": schema,
                "text": text,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.option_schema import OptionSchema

        d = dict(src_dict)
        name = d.pop("name")

        default = d.pop("default")

        schema = OptionSchema.from_dict(d.pop("schema"))

        text = d.pop("text")

        rule = d.pop("rule")

        option = cls(
            name=name,
            default=default,
            schema=schema,
            text=text,
            rule=rule,
        )

        return option
