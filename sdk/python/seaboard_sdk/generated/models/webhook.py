# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.webhook_status import WebhookStatus, check_webhook_status
from ..models.webhook_topics_item import WebhookTopicsItem, check_webhook_topics_item

T = TypeVar("T", bound="Webhook")


@_attrs_define
class Webhook:
    """Where a player is told by HTTP.

    Attributes:
        id (str):
        url (str):
        topics (list[WebhookTopicsItem]): The topics of the notices that are sent.
        is_shared (bool): Whoever else has a webhook at this URL that is shared too: each fact is sent there once.
        status (WebhookStatus): `gone`: the URL answered 410. `given-up`: nothing was taken there for days. Nothing more
            is sent to either.
        old_secret_until (datetime.datetime | None): Until when the secret before the last signs too.
        failing_since (datetime.datetime | None): Since when nothing has been taken there; null if all is well.
        created_at (datetime.datetime):
    """

    id: str
    url: str
    topics: list[WebhookTopicsItem]
    is_shared: bool
    status: WebhookStatus
    old_secret_until: datetime.datetime | None
    failing_since: datetime.datetime | None
    created_at: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        topics = []
        for topics_item_data in self.topics:
            topics_item: str = topics_item_data
            topics.append(topics_item)

        is_shared = self.is_shared

        status: str = self.status

        old_secret_until: None | str
        if isinstance(self.old_secret_until, datetime.datetime):
            old_secret_until = self.old_secret_until.isoformat()
        else:
            old_secret_until = self.old_secret_until

        failing_since: None | str
        if isinstance(self.failing_since, datetime.datetime):
            failing_since = self.failing_since.isoformat()
        else:
            failing_since = self.failing_since

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "url": url,
                "topics": topics,
                "is_shared": is_shared,
                "status": status,
                "old_secret_until": old_secret_until,
                "failing_since": failing_since,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        topics = []
        _topics = d.pop("topics")
        for topics_item_data in _topics:
            topics_item = check_webhook_topics_item(topics_item_data)

            topics.append(topics_item)

        is_shared = d.pop("is_shared")

        status = check_webhook_status(d.pop("status"))

        def _parse_old_secret_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    old_secret_until_type_0 = datetime.datetime.fromisoformat(data)

                    return old_secret_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        old_secret_until = _parse_old_secret_until(d.pop("old_secret_until"))

        def _parse_failing_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if isinstance(data, str):
                    failing_since_type_0 = datetime.datetime.fromisoformat(data)

                    return failing_since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        failing_since = _parse_failing_since(d.pop("failing_since"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        webhook = cls(
            id=id,
            url=url,
            topics=topics,
            is_shared=is_shared,
            status=status,
            old_secret_until=old_secret_until,
            failing_since=failing_since,
            created_at=created_at,
        )

        return webhook
