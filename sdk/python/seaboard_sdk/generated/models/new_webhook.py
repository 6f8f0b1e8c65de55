# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.new_webhook_topics_item import (
    NewWebhookTopicsItem,
    check_new_webhook_topics_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="NewWebhook")


@_attrs_define
class NewWebhook:
    """Where to be told.

    Attributes:
        url (str): Begins with `https://`.
        topics (list[NewWebhookTopicsItem] | Unset): The topics of the notices that are sent.
        is_shared (bool | Unset): Whoever else has a webhook at this URL that is shared too: each fact is sent there
            once. Default: False.
    """

    url: str
    topics: list[NewWebhookTopicsItem] | Unset = UNSET
    is_shared: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        topics: list[str] | Unset = UNSET
        if not isinstance(self.topics, Unset):
            topics = []
            for topics_item_data in self.topics:
                topics_item: str = topics_item_data
                topics.append(topics_item)

        is_shared = self.is_shared

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if topics is not UNSET:
            field_dict["topics"] = topics
        if is_shared is not UNSET:
            field_dict["is_shared"] = is_shared

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        url = d.pop("url")

        _topics = d.pop("topics", UNSET)
        topics: list[NewWebhookTopicsItem] | Unset = UNSET
        if _topics is not UNSET:
            topics = []
            for topics_item_data in _topics:
                topics_item = check_new_webhook_topics_item(topics_item_data)

                topics.append(topics_item)

        is_shared = d.pop("is_shared", UNSET)

        new_webhook = cls(
            url=url,
            topics=topics,
            is_shared=is_shared,
        )

        return new_webhook
