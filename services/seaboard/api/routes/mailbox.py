"""Letters (e-mail) about one's turns: the address, its confirmation, and the end of it by one click."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.shapes.mailbox import MailboxShape, MailCodeShape, NewMailboxShape
from seaboard.matches import mailbox as mailboxes
from seaboard.matches.words.people import Mailbox

letters = Blueprint("letters", "Being told of my turns by e-mail.")

HTML = "text/html"
STRING = {"type": "string"}
ASKED = (
    "<h1>No more letters?</h1><form method='post'>"
    "<input type='hidden' name='List-Unsubscribe' value='One-Click'>"
    "<button>Send me no more letters about my turns</button></form>"
)
DONE = "<h1>No more letters</h1><p>You are told of your turns by e-mail no more. Your account can change that.</p>"


@letters.get("/v1/account/mailbox")
@access("player", "admin")
@refuses("unknown-mailbox")
@letters.response(200, MailboxShape)
def get_mailbox() -> Mailbox:
    """Get where I am told of my turns by e-mail."""
    return mailboxes.read_mailbox(service(), player())


@letters.put("/v1/account/mailbox")
@access("player", "admin")
@refuses("no-letters", "bad-address", "too-many-letters")
@letters.arguments(NewMailboxShape)
@letters.response(200, MailboxShape)
def set_mailbox(body: dict[str, Any]) -> Mailbox:
    """Set where and how often I am told of my turns. An address not confirmed yet is sent a code alone."""
    return mailboxes.set_mailbox(service(), player(), body["address"], body["turns"])


@letters.delete("/v1/account/mailbox")
@access("player", "admin")
@letters.response(204, description="It is gone.")
def remove_mailbox() -> Response:
    """Remove my address."""
    mailboxes.remove_mailbox(service(), player())
    return Response(status=204)


@letters.post("/v1/account/mailbox/confirm")
@access("player", "admin")
@refuses("unknown-mailbox", "bad-code")
@letters.arguments(MailCodeShape)
@letters.response(200, MailboxShape)
def confirm_mailbox(body: dict[str, Any]) -> Mailbox:
    """Confirm my address with the code that was sent there."""
    return mailboxes.confirm_mailbox(service(), player(), body["code"])


@letters.get("/v1/unsubscribe/<id:letter>")
@access("anyone")
@letters.response(200, STRING, content_type=HTML, description="A page with one button. Reading it changes nothing.")
def ask_to_unsubscribe(letter: str) -> Response:
    """Ask whoever follows the link of a letter, before anything is done: programs follow links too."""
    return page("No more letters?", ASKED, form=True)


@letters.post("/v1/unsubscribe/<id:letter>")
@access("anyone")
@refuses("unknown-mailbox")
@letters.response(200, STRING, content_type=HTML, description="No more letters about turns are sent there.")
def unsubscribe(letter: str) -> Response:
    """Stop the letters by one click (RFC 8058): who has the link needs no login. The body says nothing more."""
    mailboxes.unsubscribe(service(), letter)
    return page("No more letters", DONE)
