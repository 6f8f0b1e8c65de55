# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.receipt_maker import ReceiptMaker, check_receipt_maker
from ..models.receipt_status import ReceiptStatus, check_receipt_status

if TYPE_CHECKING:
    from ..models.aqualin_place import AqualinPlace
    from ..models.aqualin_slide import AqualinSlide


T = TypeVar("T", bound="Receipt")


@_attrs_define
class Receipt:
    """The stored record of a choice made. A repeated request gets the very same.

    Attributes:
        match (str):
        seat (int):
        decision (int):
        status (ReceiptStatus): `sealed`: made, waiting for the others. `closed`: played.
        actions (list[AqualinPlace | AqualinSlide]):
        maker (ReceiptMaker): Who made it: the seat's player, its clock, a choice made in advance, or a house bot.
        made_at (datetime.datetime):
        first_event (int | None): The first of the seat's own events that it caused.
        last_event (int | None): The last of them.
        next_decision (int | None): The seat's decision that was open after it.
    """

    match: str
    seat: int
    decision: int
    status: ReceiptStatus
    actions: list[AqualinPlace | AqualinSlide]
    maker: ReceiptMaker
    made_at: datetime.datetime
    first_event: int | None
    last_event: int | None
    next_decision: int | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.aqualin_slide import AqualinSlide

        match = self.match

        seat = self.seat

        decision = self.decision

        status: str = self.status

        actions = []
        for actions_item_data in self.actions:
            actions_item: dict[str, Any]
            if isinstance(actions_item_data, AqualinSlide):
                actions_item = actions_item_data.to_dict()
            else:
                actions_item = actions_item_data.to_dict()

            actions.append(actions_item)

        maker: str = self.maker

        made_at = self.made_at.isoformat()

        first_event: int | None
        first_event = self.first_event

        last_event: int | None
        last_event = self.last_event

        next_decision: int | None
        next_decision = self.next_decision

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "seat": seat,
                "decision": decision,
                "status": status,
                "actions": actions,
                "maker": maker,
                "made_at": made_at,
                "first_event": first_event,
                "last_event": last_event,
                "next_decision": next_decision,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aqualin_place import AqualinPlace
        from ..models.aqualin_slide import AqualinSlide

        d = dict(src_dict)
        match = d.pop("match")

        seat = d.pop("seat")

        decision = d.pop("decision")

        status = check_receipt_status(d.pop("status"))

        actions = []
        _actions = d.pop("actions")
        for actions_item_data in _actions:

            def _parse_actions_item(data: object) -> AqualinPlace | AqualinSlide:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_action_type_0 = AqualinSlide.from_dict(data)

                    return componentsschemas_action_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_action_type_1 = AqualinPlace.from_dict(data)

                return componentsschemas_action_type_1

            actions_item = _parse_actions_item(actions_item_data)

            actions.append(actions_item)

        maker = check_receipt_maker(d.pop("maker"))

        made_at = datetime.datetime.fromisoformat(d.pop("made_at"))

        def _parse_first_event(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_event = _parse_first_event(d.pop("first_event"))

        def _parse_last_event(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        last_event = _parse_last_event(d.pop("last_event"))

        def _parse_next_decision(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_decision = _parse_next_decision(d.pop("next_decision"))

        receipt = cls(
            match=match,
            seat=seat,
            decision=decision,
            status=status,
            actions=actions,
            maker=maker,
            made_at=made_at,
            first_event=first_event,
            last_event=last_event,
            next_decision=next_decision,
        )

        return receipt
