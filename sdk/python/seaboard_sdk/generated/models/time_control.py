# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.time_control_kind import TimeControlKind, check_time_control_kind
from ..models.time_control_policy import TimeControlPolicy, check_time_control_policy
from ..types import UNSET, Unset

T = TypeVar("T", bound="TimeControl")


@_attrs_define
class TimeControl:
    """How long a seat may take. In all kinds that keep time: bank after = min(cap, bank - used + increment).

    Attributes:
        kind (TimeControlKind): `per-decision`: `seconds` for each decision. `fischer`: a bank that starts with
            `seconds`; each decision made adds `increment`, up to `cap`. `reserve`: each decision may take `increment` and,
            beyond it, a reserve that starts with `seconds` and never holds more.
        seconds (int): For each decision, or at the start.
        policy (TimeControlPolicy): What happens when the time has run out. `forfeit`: the seat has left the match.
            `default-action`: a sensible choice is made for it. `house`: a house bot plays for it until its player is back.
            `opponents-decide`: an opponent may claim the forfeit or wait; if nobody does for as long again, a sensible
            choice is made.
        increment (int | Unset): Not of `per-decision`. Default: 0.
        cap (int | None | Unset): Of `fischer`; without it the bank never exceeds `seconds`.
        rests (bool | Unset): Whether vacations, days off and quiet hours of a seat's player stop its clock. Default:
            False.
    """

    kind: TimeControlKind
    seconds: int
    policy: TimeControlPolicy
    increment: int | Unset = 0
    cap: int | None | Unset = UNSET
    rests: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        seconds = self.seconds

        policy: str = self.policy

        increment = self.increment

        cap: int | None | Unset
        if isinstance(self.cap, Unset):
            cap = UNSET
        else:
            cap = self.cap

        rests = self.rests

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "seconds": seconds,
                "policy": policy,
            }
        )
        if increment is not UNSET:
            field_dict["increment"] = increment
        if cap is not UNSET:
            field_dict["cap"] = cap
        if rests is not UNSET:
            field_dict["rests"] = rests

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        kind = check_time_control_kind(d.pop("kind"))

        seconds = d.pop("seconds")

        policy = check_time_control_policy(d.pop("policy"))

        increment = d.pop("increment", UNSET)

        def _parse_cap(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        cap = _parse_cap(d.pop("cap", UNSET))

        rests = d.pop("rests", UNSET)

        time_control = cls(
            kind=kind,
            seconds=seconds,
            policy=policy,
            increment=increment,
            cap=cap,
            rests=rests,
        )

        return time_control
