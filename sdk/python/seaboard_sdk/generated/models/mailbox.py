# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.mailbox_status import MailboxStatus, check_mailbox_status
from ..models.mailbox_turns import MailboxTurns, check_mailbox_turns

T = TypeVar("T", bound="Mailbox")


@_attrs_define
class Mailbox:
    """Where I am told of my turns by e-mail.

    Attributes:
        address (str):
        turns (MailboxTurns):
        status (MailboxStatus): `unconfirmed`: a code was sent there. `confirmed`: letters are. `refused`: what was sent
            came back. Set it again.
    """

    address: str
    turns: MailboxTurns
    status: MailboxStatus

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        turns: str = self.turns

        status: str = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "address": address,
                "turns": turns,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        address = d.pop("address")

        turns = check_mailbox_turns(d.pop("turns"))

        status = check_mailbox_status(d.pop("status"))

        mailbox = cls(
            address=address,
            turns=turns,
            status=status,
        )

        return mailbox
