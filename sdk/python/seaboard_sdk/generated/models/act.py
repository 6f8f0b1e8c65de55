# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.act_details import ActDetails


T = TypeVar("T", bound="Act")


@_attrs_define
class Act:
    """An act that is remembered: who did what to what. Ids only, no names.

    Attributes:
        id (str):
        at (datetime.datetime):
        actor (str): The id of a player or of one of the app's keys, or `operator`.
        act (str): Such as `key-created`, `quotas-set`, `player-erased`.
        subject (str): The id of what it was done to.
        details (ActDetails):
    """

    id: str
    at: datetime.datetime
    actor: str
    act: str
    subject: str
    details: ActDetails

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        at = self.at.isoformat()

        actor = self.actor

        act = self.act

        subject = self.subject

        details = self.details.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "at": at,
                "actor": actor,
                "act": act,
                "subject": subject,
                "details": details,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.act_details import ActDetails

        d = dict(src_dict)
        id = d.pop("id")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        actor = d.pop("actor")

        act = d.pop("act")

        subject = d.pop("subject")

        details = ActDetails.from_dict(d.pop("details"))

        act = cls(
            id=id,
            at=at,
            actor=actor,
            act=act,
            subject=subject,
            details=details,
        )

        return act
