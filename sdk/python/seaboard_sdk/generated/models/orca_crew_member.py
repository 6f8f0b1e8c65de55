# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.orca_plan import OrcaPlan


T = TypeVar("T", bound="OrcaCrewMember")


@_attrs_define
class OrcaCrewMember:
    """One member of the crew.

    Attributes:
        seats (list[int]): The seats that may act for it.
        space (None | str): Where it stands; null before it took its place and once it is eliminated.
        wounds (int):
        eliminated (bool):
        gear (list[str]): Its gear, face up.
        offered (list[str]): While gear is shared out: what the plan gives it.
        plan (None | OrcaPlan): Once it is ready, and until it attacked: what it prepared.
        open_ (bool): Whether this phase still waits for it.
        cage (None | str): The space in which it used a shark cage this round.
    """

    seats: list[int]
    space: None | str
    wounds: int
    eliminated: bool
    gear: list[str]
    offered: list[str]
    plan: None | OrcaPlan
    open_: bool
    cage: None | str

    def to_dict(self) -> dict[str, Any]:
        seats = self.seats

        space: None | str
        space = self.space

        wounds = self.wounds

        eliminated = self.eliminated

        gear = self.gear

        offered = self.offered

        plan: dict[str, Any] | None
        if hasattr(self.plan, "to_dict"):
            plan = self.plan.to_dict()
        else:
            plan = self.plan

        open_ = self.open_

        cage: None | str
        cage = self.cage

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seats": seats,
                "space": space,
                "wounds": wounds,
                "eliminated": eliminated,
                "gear": gear,
                "offered": offered,
                "plan": plan,
                "open": open_,
                "cage": cage,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.orca_plan import OrcaPlan

        d = dict(src_dict)
        seats = cast(list[int], d.pop("seats"))

        def _parse_space(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        space = _parse_space(d.pop("space"))

        wounds = d.pop("wounds")

        eliminated = d.pop("eliminated")

        gear = cast(list[str], d.pop("gear"))

        offered = cast(list[str], d.pop("offered"))

        def _parse_plan(data: object) -> None | OrcaPlan:
            if data is None:
                return data
            try:
                if isinstance(data, dict):
                    plan_type_0 = OrcaPlan.from_dict(data)

                    return plan_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrcaPlan, data)

        plan = _parse_plan(d.pop("plan"))

        open_ = d.pop("open")

        def _parse_cage(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        cage = _parse_cage(d.pop("cage"))

        orca_crew_member = cls(
            seats=seats,
            space=space,
            wounds=wounds,
            eliminated=eliminated,
            gear=gear,
            offered=offered,
            plan=plan,
            open_=open_,
            cage=cage,
        )

        return orca_crew_member
