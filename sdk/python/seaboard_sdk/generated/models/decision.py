# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.decision_mode import DecisionMode, check_decision_mode
from ..models.decision_status import DecisionStatus, check_decision_status

if TYPE_CHECKING:
    from ..models.aqualin_place import AqualinPlace
    from ..models.aqualin_slide import AqualinSlide
    from ..models.receipt import Receipt


T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """A point at which a seat must choose.

    Attributes:
        match (str):
        game (str):
        seat (int):
        number (int): Counts the decisions of this seat, from 1.
        status (DecisionStatus): `open`; `sealed`: made, waiting for the others; `closed`: played; `void`: overtaken.
        mode (DecisionMode): `one`: this seat alone is asked. `any`: the first of several to act acts. `all`: each makes
            a sealed choice.
        is_private (bool): Whether the choice must be a whole turn, hidden until it ends.
        legal_actions (list[AqualinPlace | AqualinSlide]): All that may be chosen now; in a private turn, as its first
            step.
        opened_at (datetime.datetime):
        deadline (datetime.datetime | None):
        receipt (None | Receipt):
        current (int | None): The number of the seat's open or sealed decision.
        server_time (datetime.datetime):
    """

    match: str
    game: str
    seat: int
    number: int
    status: DecisionStatus
    mode: DecisionMode
    is_private: bool
    legal_actions: list[AqualinPlace | AqualinSlide]
    opened_at: datetime.datetime
    deadline: datetime.datetime | None
    receipt: None | Receipt
    current: int | None
    server_time: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        from ..models.aqualin_slide import AqualinSlide
        from ..models.receipt import Receipt

        match = self.match

        game = self.game

        seat = self.seat

        number = self.number

        status: str = self.status

        mode: str = self.mode

        is_private = self.is_private

        legal_actions = []
        for legal_actions_item_data in self.legal_actions:
            legal_actions_item: dict[str, Any]
            if isinstance(legal_actions_item_data, AqualinSlide):
                legal_actions_item = legal_actions_item_data.to_dict()
            else:
                legal_actions_item = legal_actions_item_data.to_dict()

            legal_actions.append(legal_actions_item)

        opened_at = self.opened_at.isoformat()

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        receipt: dict[str, Any] | None
        if isinstance(self.receipt, Receipt):
            receipt = self.receipt.to_dict()
        else:
            receipt = self.receipt

        current: int | None
        current = self.current

        server_time = self.server_time.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "match": match,
                "game": game,
                "seat": seat,
                "number": number,
                "status": status,
                "mode": mode,
                "is_private": is_private,
                "legal_actions": legal_actions,
                "opened_at": opened_at,
                "deadline": deadline,
                "receipt": receipt,
                "current": current,
                "server_time": server_time,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.aqualin_place import AqualinPlace
        from ..models.aqualin_slide import AqualinSlide
        from ..models.receipt import Receipt

        d = dict(src_dict)
        match = d.pop("match")

        game = d.pop("game")

        seat = d.pop("seat")

        number = d.pop("number")

        status = check_decision_status(d.pop("status"))

        mode = check_decision_mode(d.pop("mode"))

        is_private = d.pop("is_private")

        legal_actions = []
        _legal_actions = d.pop("legal_actions")
        for legal_actions_item_data in _legal_actions:

            def _parse_legal_actions_item(data: object) -> AqualinPlace | AqualinSlide:
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

            legal_actions_item = _parse_legal_actions_item(legal_actions_item_data)

            legal_actions.append(legal_actions_item)

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        def _parse_receipt(data: object) -> None | Receipt:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                receipt_type_0 = Receipt.from_dict(data)

                return receipt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Receipt, data)

        receipt = _parse_receipt(d.pop("receipt"))

        def _parse_current(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        current = _parse_current(d.pop("current"))

        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))

        decision = cls(
            match=match,
            game=game,
            seat=seat,
            number=number,
            status=status,
            mode=mode,
            is_private=is_private,
            legal_actions=legal_actions,
            opened_at=opened_at,
            deadline=deadline,
            receipt=receipt,
            current=current,
            server_time=server_time,
        )

        return decision
