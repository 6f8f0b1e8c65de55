# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Statement")


@_attrs_define
class Statement:
    """How a match ended, signed.

    Attributes:
        statement (str): A JWT (RFC 7519) signed by Ed25519, of type `seaboard-outcome+jwt`: `sub` is the match, `iss`
            this service, `outcome` and `seats` say how it ended and for whom, and `replay_sha256` is the SHA-256, in hex,
            over the replay as JSON in UTF-8 with sorted names and without spaces.
    """

    statement: str

    def to_dict(self) -> dict[str, Any]:
        statement = self.statement

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "statement": statement,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        statement = d.pop("statement")

        statement = cls(
            statement=statement,
        )

        return statement
