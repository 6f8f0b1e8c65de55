# Generated from openapi/openapi.yaml by `make sdk`; edits here are lost.
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.webhook import Webhook


T = TypeVar("T", bound="WebhookSecret")


@_attrs_define
class WebhookSecret:
    """A webhook and its new secret, which is shown this once.

    Attributes:
        webhook (Webhook): Where a player is told by HTTP.
        secret (str): Verify with it, after the Standard Webhooks specification.
    """

    webhook: Webhook
    secret: str

    def to_dict(self) -> dict[str, Any]:
        webhook = self.webhook.to_dict()

        secret = self.secret

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "webhook": webhook,
                "secret": secret,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.webhook import Webhook

        d = dict(src_dict)
        webhook = Webhook.from_dict(d.pop("webhook"))

        secret = d.pop("secret")

        webhook_secret = cls(
            webhook=webhook,
            secret=secret,
        )

        return webhook_secret
