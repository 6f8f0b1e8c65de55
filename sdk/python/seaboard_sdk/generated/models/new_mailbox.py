# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.new_mailbox_turns import NewMailboxTurns, check_new_mailbox_turns

T = TypeVar("T", bound="NewMailbox")


@_attrs_define
class NewMailbox:
    """An address, and which letters should come there.

    Attributes:
        address (str): An e-mail address, in ASCII.
        turns (NewMailboxTurns): `each`: a letter for each turn. `hourly`, `daily`: one an hour, or a day, at most, with
            all that came up. `off`: none.
    """

    address: str
    turns: NewMailboxTurns

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        turns: str = self.turns

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "address": address,
                "turns": turns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        address = d.pop("address")

        turns = check_new_mailbox_turns(d.pop("turns"))

        new_mailbox = cls(
            address=address,
            turns=turns,
        )

        return new_mailbox
