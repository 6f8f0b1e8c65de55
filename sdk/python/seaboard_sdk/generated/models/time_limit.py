# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.time_limit_policy import TimeLimitPolicy, check_time_limit_policy

T = TypeVar("T", bound="TimeLimit")


@_attrs_define
class TimeLimit:
    """The short form of a time control per decision: how long a seat may take, and what happens when it is late.

    Attributes:
        seconds (int):
        policy (TimeLimitPolicy): `forfeit`: the seat has left the match. `default-action`: a sensible choice is made
            for it.
    """

    seconds: int
    policy: TimeLimitPolicy

    def to_dict(self) -> dict[str, Any]:
        seconds = self.seconds

        policy: str = self.policy

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seconds": seconds,
                "policy": policy,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        seconds = d.pop("seconds")

        policy = check_time_limit_policy(d.pop("policy"))

        time_limit = cls(
            seconds=seconds,
            policy=policy,
        )

        return time_limit
