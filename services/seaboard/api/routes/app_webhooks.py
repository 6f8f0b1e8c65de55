"""An app's webhooks: where it is told by HTTP of all that its players are told. As a player's, but for the owner."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, plain
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import app, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, plain_key
from seaboard.api.routes.webhooks import DELIVERY, making
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

app_hooks = Blueprint("app-webhooks", "Where an app is told by HTTP of all that its players are told.")


@app_hooks.post("/v1/tenant/webhooks")
@access("app")
@refuses("bad-webhook", "too-many-webhooks", *KEY_REFUSALS)
@app_hooks.arguments(NewWebhookShape)
@app_hooks.arguments(KeyHeader, location="headers")
@app_hooks.response(201, WebhookSecretShape)
def add_app_webhook(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Have the app told at a URL. The answer holds the secret to verify with, this once."""
    make = making(lambda: webhooks.add_webhook(service(), app().tenant, **body))
    return create(app().tenant, plain_key(headers["key"]), body, make)


@app_hooks.get("/v1/tenant/webhooks")
@access("app")
@app_hooks.response(200, WebhooksShape)
def list_app_webhooks() -> dict[str, Any]:
    """List the app's webhooks."""
    return {"items": webhooks.list_webhooks(service(), app().tenant), "next": None}


@app_hooks.get("/v1/tenant/webhooks/<id:webhook>")
@access("app")
@refuses("unknown-webhook")
@app_hooks.response(200, WebhookShape)
def get_app_webhook(webhook: str) -> Webhook:
    """Get one of the app's webhooks."""
    return webhooks.look_at_webhook(service(), app().tenant, webhook)


@app_hooks.put("/v1/tenant/webhooks/<id:webhook>")
@access("app")
@refuses("unknown-webhook", "bad-webhook")
@app_hooks.arguments(ChangedWebhookShape)
@app_hooks.response(200, WebhookShape)
def change_app_webhook(body: dict[str, Any], webhook: str) -> Webhook:
    """Change a webhook of the app: its URL, its topics, whether it is active."""
    return webhooks.change_webhook(service(), app().tenant, webhook, **body)


@app_hooks.delete("/v1/tenant/webhooks/<id:webhook>")
@access("app")
@app_hooks.response(204, description="It is gone, with all that waited to be sent.")
def remove_app_webhook(webhook: str) -> Response:
    """Have the app told there no more."""
    webhooks.remove_webhook(service(), app().tenant, webhook)
    return Response(status=204)


@app_hooks.post("/v1/tenant/webhooks/<id:webhook>/secret")
@access("app")
@refuses("unknown-webhook", *KEY_REFUSALS)
@app_hooks.arguments(KeyHeader, location="headers")
@app_hooks.response(201, WebhookSecretShape)
def change_app_secret(headers: dict[str, Any], webhook: str) -> Response:
    """Get a new secret. For a day each message is signed with the old one too, so that no message is lost."""
    make = making(lambda: webhooks.change_secret(service(), app().tenant, webhook))
    return create(app().tenant, plain_key(headers["key"]), None, make)


@app_hooks.post("/v1/tenant/webhooks/<id:webhook>/ping")
@access("app")
@refuses("unknown-webhook", "webhook-inactive", *KEY_REFUSALS)
@app_hooks.arguments(KeyHeader, location="headers")
@app_hooks.response(201, DeliveryShape)
def ping_app_webhook(headers: dict[str, Any], webhook: str) -> Response:
    """Have a test sent at once, of type `webhook.ping`."""

    def make() -> Made:
        return Made(DELIVERY.dump(deliveries.ping(service(), app().tenant, webhook)))

    return create(app().tenant, plain_key(headers["key"]), None, make)


@app_hooks.get("/v1/tenant/webhooks/<id:webhook>/deliveries")
@access("app")
@refuses("unknown-webhook", "bad-cursor")
@app_hooks.arguments(DeliveriesQuery, location="query")
@app_hooks.response(200, DeliveriesShape)
def list_app_deliveries(query: dict[str, Any], webhook: str) -> Response:
    """List what was sent to a webhook, the newest first."""
    page = deliveries.list_deliveries(
        service(), app().tenant, webhook, cursor=query.get("after"), limit=page_size(query)
    )
    return plain({"items": [DELIVERY.dump(one) for one in page.deliveries], "next": page.next})


@app_hooks.get("/v1/tenant/webhooks/<id:webhook>/deliveries/<id:delivery>")
@access("app")
@refuses("unknown-webhook", "unknown-delivery")
@app_hooks.response(200, DeliveryShape)
def get_app_delivery(webhook: str, delivery: str) -> Response:
    """Get one delivery, with each attempt at it."""
    return plain(DELIVERY.dump(deliveries.look_at_delivery(service(), app().tenant, webhook, delivery)))


@app_hooks.post("/v1/tenant/webhooks/<id:webhook>/deliveries/<id:delivery>/replay")
@access("app")
@refuses("unknown-webhook", "unknown-delivery", "webhook-inactive")
@app_hooks.response(200, DeliveryShape)
def replay_app_delivery(webhook: str, delivery: str) -> Response:
    """Have a delivery sent again, under its own id."""
    return plain(DELIVERY.dump(deliveries.replay(service(), app().tenant, webhook, delivery)))
