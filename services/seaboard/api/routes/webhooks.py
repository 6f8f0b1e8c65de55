"""Webhooks: where a player is told by HTTP, with which secret, what was sent there, and sending it again."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, plain
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, plain_key
from seaboard.api.shapes.webhooks import (
    ChangedWebhookShape,
    DeliveriesQuery,
    DeliveriesShape,
    DeliveryShape,
    NewWebhookShape,
    WebhookSecretShape,
    WebhookShape,
    WebhooksShape,
)
from seaboard.matches import deliveries, webhooks
from seaboard.matches.words.requests import Made
from seaboard.matches.words.telling import Webhook

hooks = Blueprint("webhooks", "Where I am told by HTTP, after the Standard Webhooks specification.")

WEBHOOK, DELIVERY = WebhookShape(), DeliveryShape()


@hooks.post("/v1/webhooks")
@access("player", "webhooks")
@refuses("bad-webhook", "too-many-webhooks", *KEY_REFUSALS)
@hooks.arguments(NewWebhookShape)
@hooks.arguments(KeyHeader, location="headers")
@hooks.response(201, WebhookSecretShape)
def add_webhook(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Be told at a URL. The answer holds the secret to verify with, this once."""
    make = making(lambda: webhooks.add_webhook(service(), player().player.id, **body))
    return create(player().player.id, plain_key(headers["key"]), body, make)


def making(act: Any) -> Any:
    """What was made, its secret apart: that is never kept as it is."""

    def make() -> Made:
        webhook, secret = act()
        return Made({"webhook": WEBHOOK.dump(webhook)}, {"secret": secret})

    return make


@hooks.get("/v1/webhooks")
@access("player", "webhooks")
@hooks.response(200, WebhooksShape)
def list_webhooks() -> dict[str, Any]:
    """List my webhooks."""
    return {"items": webhooks.list_webhooks(service(), player().player.id), "next": None}


@hooks.get("/v1/webhooks/<id:webhook>")
@access("player", "webhooks")
@refuses("unknown-webhook")
@hooks.response(200, WebhookShape)
def get_webhook(webhook: str) -> Webhook:
    """Get one of my webhooks."""
    return webhooks.look_at_webhook(service(), player().player.id, webhook)


@hooks.put("/v1/webhooks/<id:webhook>")
@access("player", "webhooks")
@refuses("unknown-webhook", "bad-webhook")
@hooks.arguments(ChangedWebhookShape)
@hooks.response(200, WebhookShape)
def change_webhook(body: dict[str, Any], webhook: str) -> Webhook:
    """Change a webhook: its URL, its topics, whether it is active."""
    return webhooks.change_webhook(service(), player().player.id, webhook, **body)


@hooks.delete("/v1/webhooks/<id:webhook>")
@access("player", "webhooks")
@hooks.response(204, description="It is gone, with all that waited to be sent.")
def remove_webhook(webhook: str) -> Response:
    """Be told there no more."""
    webhooks.remove_webhook(service(), player().player.id, webhook)
    return Response(status=204)


@hooks.post("/v1/webhooks/<id:webhook>/secret")
@access("player", "webhooks")
@refuses("unknown-webhook", *KEY_REFUSALS)
@hooks.arguments(KeyHeader, location="headers")
@hooks.response(201, WebhookSecretShape)
def change_secret(headers: dict[str, Any], webhook: str) -> Response:
    """Get a new secret. For a day each message is signed with the old one too, so that no message is lost."""
    make = making(lambda: webhooks.change_secret(service(), player().player.id, webhook))
    return create(player().player.id, plain_key(headers["key"]), None, make)


@hooks.post("/v1/webhooks/<id:webhook>/ping")
@access("player", "webhooks")
@refuses("unknown-webhook", "webhook-inactive", *KEY_REFUSALS)
@hooks.arguments(KeyHeader, location="headers")
@hooks.response(201, DeliveryShape)
def ping_webhook(headers: dict[str, Any], webhook: str) -> Response:
    """Have a test sent at once, of type `webhook.ping`."""

    def make() -> Made:
        return Made(DELIVERY.dump(deliveries.ping(service(), player().player.id, webhook)))

    return create(player().player.id, plain_key(headers["key"]), None, make)


@hooks.get("/v1/webhooks/<id:webhook>/deliveries")
@access("player", "webhooks")
@refuses("unknown-webhook", "bad-cursor")
@hooks.arguments(DeliveriesQuery, location="query")
@hooks.response(200, DeliveriesShape)
def list_deliveries(query: dict[str, Any], webhook: str) -> Response:
    """List what was sent to a webhook, the newest first."""
    page = deliveries.list_deliveries(
        service(), player().player.id, webhook, cursor=query.get("after"), limit=page_size(query)
    )
    return plain({"items": [DELIVERY.dump(one) for one in page.deliveries], "next": page.next})


@hooks.get("/v1/webhooks/<id:webhook>/deliveries/<id:delivery>")
@access("player", "webhooks")
@refuses("unknown-webhook", "unknown-delivery")
@hooks.response(200, DeliveryShape)
def get_delivery(webhook: str, delivery: str) -> Response:
    """Get one delivery, with each attempt at it."""
    return plain(DELIVERY.dump(deliveries.look_at_delivery(service(), player().player.id, webhook, delivery)))


@hooks.post("/v1/webhooks/<id:webhook>/deliveries/<id:delivery>/replay")
@access("player", "webhooks")
@refuses("unknown-webhook", "unknown-delivery", "webhook-inactive")
@hooks.response(200, DeliveryShape)
def replay_delivery(webhook: str, delivery: str) -> Response:
    """Have a delivery sent again, under its own id."""
    return plain(DELIVERY.dump(deliveries.replay(service(), player().player.id, webhook, delivery)))
