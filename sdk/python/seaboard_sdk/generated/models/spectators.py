# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.spectators_kind import SpectatorsKind, check_spectators_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="Spectators")


@_attrs_define
class Spectators:
    """What those who do not sit in a match may follow while it runs; then, everybody may follow everything.

    Attributes:
        kind (SpectatorsKind): `none`: nothing. `live`: all that is public, as it happens. `delayed`: that, `delay`
            public events later.
        delay (int | Unset): How many public events later; 0 unless `delayed`. Default: 0.
    """

    kind: SpectatorsKind
    delay: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        delay = self.delay

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
            }
        )
        if delay is not UNSET:
            field_dict["delay"] = delay

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_spectators_kind(d.pop("kind"))

        delay = d.pop("delay", UNSET)

        spectators = cls(
            kind=kind,
            delay=delay,
        )

        return spectators
