# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.delivery_status import DeliveryStatus, check_delivery_status

if TYPE_CHECKING:
    from ..models.attempt import Attempt


T = TypeVar("T", bound="Delivery")


@_attrs_define
class Delivery:
    """What is or was sent to a webhook.

    Attributes:
        id (str): The header `webhook-id`: the same at each attempt.
        topic (str):
        body (str): As it is sent, byte for byte.
        status (DeliveryStatus):
        attempts (int): How often it was sent.
        due_at (datetime.datetime | None): When it is sent next.
        created_at (datetime.datetime):
        ended_at (datetime.datetime | None):
        log (list[Attempt]): Each attempt, the oldest first; in lists it is left empty.
    """

    id: str
    topic: str
    body: str
    status: DeliveryStatus
    attempts: int
    due_at: datetime.datetime | None
    created_at: datetime.datetime
    ended_at: datetime.datetime | None
    log: list[Attempt]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        topic = self.topic

        body = self.body

        status: str = self.status

        attempts = self.attempts

        due_at: None | str
        if isinstance(self.due_at, datetime.datetime):
            due_at = self.due_at.isoformat()
        else:
            due_at = self.due_at

        created_at = self.created_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        log = []
        for log_item_data in self.log:
            log_item = log_item_data.to_dict()
            log.append(log_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "topic": topic,
                "body": body,
                "status": status,
                "attempts": attempts,
                "due_at": due_at,
                "created_at": created_at,
                "ended_at": ended_at,
                "log": log,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.attempt import Attempt

        d = dict(src_dict)
        id = d.pop("id")

        topic = d.pop("topic")

        body = d.pop("body")

        status = check_delivery_status(d.pop("status"))

        attempts = d.pop("attempts")

        def _parse_due_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    due_at_type_0 = datetime.datetime.fromisoformat(data)

                    return due_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        due_at = _parse_due_at(d.pop("due_at"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    ended_at_type_0 = datetime.datetime.fromisoformat(data)

                    return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        log = []
        _log = d.pop("log")
        for log_item_data in _log:
            log_item = Attempt.from_dict(log_item_data)

            log.append(log_item)

        delivery = cls(
            id=id,
            topic=topic,
            body=body,
            status=status,
            attempts=attempts,
            due_at=due_at,
            created_at=created_at,
            ended_at=ended_at,
            log=log,
        )

        return delivery
