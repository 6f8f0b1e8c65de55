# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.changed_webhook_status import (
    ChangedWebhookStatus,
    check_changed_webhook_status,
)
from ..models.changed_webhook_topics_item import (
    ChangedWebhookTopicsItem,
    check_changed_webhook_topics_item,
)

T = TypeVar("T", bound="ChangedWebhook")


@_attrs_define
class ChangedWebhook:
    """A webhook as it shall be.

    Attributes:
        url (str): Begins with `https://`.
        topics (list[ChangedWebhookTopicsItem]): The topics of the notices that are sent.
        is_shared (bool): Whoever else has a webhook at this URL that is shared too: each fact is sent there once.
        status (ChangedWebhookStatus): `paused`: nothing new is sent, and what waits goes on waiting.
    """

    url: str
    topics: list[ChangedWebhookTopicsItem]
    is_shared: bool
    status: ChangedWebhookStatus

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        topics = []
        for topics_item_data in self.topics:
            topics_item: str = topics_item_data
            topics.append(topics_item)

        is_shared = self.is_shared

        status: str = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
                "topics": topics,
                "is_shared": is_shared,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        url = d.pop("url")

        topics = []
        _topics = d.pop("topics")
        for topics_item_data in _topics:
            topics_item = check_changed_webhook_topics_item(topics_item_data)

            topics.append(topics_item)

        is_shared = d.pop("is_shared")

        status = check_changed_webhook_status(d.pop("status"))

        changed_webhook = cls(
            url=url,
            topics=topics,
            is_shared=is_shared,
            status=status,
        )

        return changed_webhook
