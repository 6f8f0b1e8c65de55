# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.verdict_verdict import VerdictVerdict, check_verdict_verdict

T = TypeVar("T", bound="Verdict")


@_attrs_define
class Verdict:
    """What comes of a seat whose time has run out.

    Attributes:
        verdict (VerdictVerdict): `forfeit`: the seat has left the match. `wait`: it has its whole time again.
    """

    verdict: VerdictVerdict

    def to_dict(self) -> dict[str, Any]:
        verdict: str = self.verdict

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "verdict": verdict,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        verdict = check_verdict_verdict(d.pop("verdict"))

        verdict = cls(
            verdict=verdict,
        )

        return verdict
