"""What each refusal means in HTTP: one table, and the RFC 9457 problem that a row of it becomes.

Problem         an answer that is not the one asked for, raised by this package itself
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from seaboard.matches.refusals import BadCursor, Invalid, Refusal

CONTENT_TYPE = "application/problem+json"
SECONDS_TO_WAIT = 10
"""How long whoever has too many of something should wait before asking again."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A row: the status, the title, what it means, and whether the same request may succeed later."""

    status: int
    title: str
    meaning: str
    again: bool = False


KINDS: Mapping[str, Kind] = {
    # The request cannot be read
    "bad-request": Kind(400, "The request cannot be read", "The HTTP request itself is broken."),
    "malformed-json": Kind(
        400, "The body is not JSON", "Send one JSON text in UTF-8, no name twice, not nested deeply."
    ),
    "not-json": Kind(415, "The body must be JSON", "Send `Content-Type: application/json`."),
    "body-too-large": Kind(413, "The body is too large", "Send less; `GET /v1` tells the limit."),
    "invalid-request": Kind(422, "The request does not fit", "`errors` names every part that does not fit, and why."),
    "idempotency-key-missing": Kind(
        400, "An idempotency key is needed", "Send `Idempotency-Key` with a text of your own, a new one for each thing."
    ),
    "idempotency-key-reused": Kind(
        422, "The key was used for something else", "A new request needs a new `Idempotency-Key`."
    ),
    # The request cannot be meant
    "bad-name": Kind(422, "Not a name", "`errors` says why a player cannot be called so."),
    "bad-options": Kind(422, "Not the game's options", "`errors` says which option is unknown or has a wrong value."),
    "bad-seats": Kind(422, "Not the game's seats", "`errors` says why a match of this game cannot be seated so."),
    "bad-position": Kind(422, "Not a position to begin in", "`errors` says which choice cannot be played, and why."),
    "bad-time-limit": Kind(422, "Not a time limit", "`errors` says why."),
    "bad-time-control": Kind(422, "Not a time control", "`errors` says why."),
    "bad-rest": Kind(422, "Not a week to rest", "`errors` says why."),
    "bad-standing": Kind(422, "Not to be chosen in advance", "`errors` says which part is nothing in this game."),
    "bad-vacation": Kind(422, "Not a vacation", "`errors` says why."),
    "bad-spectators": Kind(422, "Not to be followed so", "`errors` says why."),
    "bad-pick": Kind(422, "Not to be picked", "`errors` says what the seat's `picks` are."),
    "bad-wait": Kind(422, "Not to be waited for so", "`errors` says why."),
    "bad-choice": Kind(422, "Not a choice in this game", "`errors` says which part is no action of this game."),
    "bad-rating": Kind(422, "Not to be rated so", "`errors` says why."),
    "bad-tournament": Kind(422, "Not a tournament", "`errors` says why nobody could play in it."),
    "bad-cursor": Kind(422, "Not a cursor of ours", "Take `next` of the page before as it is, or start anew."),
    "bad-line": Kind(422, "Not to be said", "`errors` says why."),
    "bad-address": Kind(422, "Not an address for letters", "`errors` says why."),
    "bad-code": Kind(422, "Not the code", "`errors` says why; setting the address again sends another."),
    "bad-webhook": Kind(422, "Not a webhook", "`errors` says why nothing can be sent so."),
    "bad-token": Kind(422, "Not to be had so", "`errors` says which part of the access token cannot be."),
    # The address is wrong
    "not-found": Kind(404, "There is nothing here", "The address leads nowhere."),
    "unknown-game": Kind(404, "No such game", "`GET /v1/games` lists the games."),
    "unknown-match": Kind(404, "No such match", "There is none, or none that you may see."),
    "unknown-seat": Kind(404, "No such seat", "The match has no seat of this number."),
    "unknown-decision": Kind(404, "No such decision", "The seat was never asked a decision of this number."),
    "unknown-vacation": Kind(404, "No such vacation", "You have booked none of this id, this year or later."),
    "unknown-player": Kind(404, "No such player", "There is no player of this id."),
    "unknown-room": Kind(404, "No such room", "`GET …/chat` lists the rooms that you may read."),
    "unknown-mailbox": Kind(404, "No such mailbox", "You have set no address, or this link leads to none any more."),
    "unknown-webhook": Kind(404, "No such webhook", "You have no webhook of this id."),
    "unknown-delivery": Kind(404, "No such delivery", "The webhook has no delivery of this id, or none any more."),
    "unknown-access-token": Kind(404, "No such access token", "You have no access token of this id."),
    "unknown-code": Kind(404, "No such join code", "No match has it; mind that it has 12 letters and digits."),
    "unknown-tournament": Kind(404, "No such tournament", "There is none, or none that you may see."),
    "unknown-round": Kind(404, "No such round", "The tournament's `round` tells how far it is."),
    "unknown-entry": Kind(404, "No such entry", "You have no such entry in the pool."),
    "method-not-allowed": Kind(405, "Not this method", "The `Allow` header names the methods that this address takes."),
    "not-acceptable": Kind(406, "Not in this form", "`Accept` names no form in which this can be answered."),
    "wrong-process": Kind(
        421,
        "Another process answers this",
        "Waiting (`wait`, streams) is done by the streaming processes, all else by the others; `GET /v1` tells where.",
    ),
    # The caller is not known, or may not
    "not-signed-in": Kind(401, "Who is asking?", "Send `Authorization: Bearer` with an access token."),
    "unknown-token": Kind(401, "Not a token of ours", "The access token is unknown, expired or revoked."),
    "forbidden": Kind(403, "Not yours to do", "You may know of it, but it is not yours to do."),
    "scope-missing": Kind(403, "Not with this token", "The access token lacks the scope `scope`."),
    "not-welcome": Kind(403, "Not welcome", "You cannot play with this player, or in this match."),
    "named-by-app": Kind(403, "Not for you to say", "What you are called is said by the app that has brought you."),
    "not-your-seat": Kind(403, "Not your seat", "You do not hold this seat."),
    "no-sandbox": Kind(403, "No sandboxes here", "The service is set to open none (`SEABOARD_SANDBOX`)."),
    "not-your-tournament": Kind(403, "Not your tournament", "Only who opened it may do this."),
    "no-chat": Kind(403, "No chat here", "The service, the app, or who opened the match has turned it off."),
    "no-letters": Kind(403, "No e-mail here", "The service is set to send none (`SEABOARD_MAIL_HOST`)."),
    "not-your-match": Kind(403, "Not your match", "Only who opened the match may do this."),
    "no-spectators": Kind(403, "No spectators", "The match may be followed when it is over; a seat follows its own."),
    # As many as there may be
    "too-many-streams": Kind(
        429,
        "Too many streams",
        "The access token has `most` streams open, which is as many as it may; close one, or wait.",
        again=True,
    ),
    "too-many-tournaments": Kind(
        409,
        "Too many tournaments",
        "You have `most` under way, which is as many as you may; end one first.",
        again=True,
    ),
    "too-many-lines": Kind(
        429, "Too much said", "In a match one may say `most` lines a minute; wait a little.", again=True
    ),
    "too-many-letters": Kind(
        409, "Enough letters today", "`most` in a day ask one address, or are asked for by one player, to confirm."
    ),
    "too-many-webhooks": Kind(409, "Too many webhooks", "You have `most` webhooks, which is as many as you may."),
    # Not as things stand
    "name-taken": Kind(409, "The name is taken", "Somebody has this name, or one that looks like it; take another."),
    "renamed-lately": Kind(409, "Renamed lately", "A new name is kept for a day; then there may be another."),
    "chat-closed": Kind(409, "The room is closed", "The rules close it for now, or it may only be read.", again=True),
    "quota-reached": Kind(
        409, "Enough of them", "The app has as many as it may have: `quota` says of what.", again=True
    ),
    "too-busy": Kind(409, "Changed meanwhile", "Others kept changing it; try again.", again=True),
    "seat-taken": Kind(409, "The seat is taken", "Somebody else holds it; the match's `seats` show which are open."),
    "pick-taken": Kind(409, "Picked by another seat", "The seat's `picks` show what is left."),
    "already-seated": Kind(409, "You sit already", "You hold another seat in this match."),
    "invitation-gone": Kind(
        409,
        "The invitation is gone",
        "It was answered or cancelled before, or it has expired.",
    ),
    "already-waiting": Kind(409, "You wait already", "You have an entry in the pool for the very same."),
    "already-paired": Kind(409, "Others were found", "The entry names the match; whoever gives it up resigns there."),
    "knows-too-much": Kind(
        409, "You know too much", "You have held another seat in this match, and know what it knew."
    ),
    "given-up": Kind(409, "The seat has given up", "There is nothing left to hand over."),
    "already-started": Kind(409, "The match has started", "Only a seat whose player has got up may be taken."),
    "not-started": Kind(409, "The match has not started", "Try again when its `status` is `running`.", again=True),
    "entry-closed": Kind(409, "Too late to enter", "The tournament has begun, is full, or you have withdrawn from it."),
    "too-few-entrants": Kind(
        409, "Too few", "A tournament begins with two entrants at least; wait for more.", again=True
    ),
    "tournament-over": Kind(409, "The tournament is over", "Nothing can be done in it any more."),
    "not-full": Kind(409, "Seats are open", "The match starts when all seats are taken.", again=True),
    "match-over": Kind(409, "The match is over", "Nothing can be done in it any more."),
    "still-running": Kind(409, "The match is not over", "Try again when its `status` is `finished`.", again=True),
    "decision-closed": Kind(
        409, "Decided otherwise", "This decision was made, with another choice; `current` is the seat's open one."
    ),
    "decision-void": Kind(409, "Overtaken", "The seat is asked something else now: `current`, or nothing if null."),
    "too-late": Kind(409, "Too late", "The time for this decision has run out; the match goes on without it."),
    "cannot-take-back": Kind(
        409, "Done is done", "Something came to light, chance was used, another seat was asked, or the match is paused."
    ),
    "not-lapsed": Kind(409, "Nothing to claim", "The seat has time, or the match's clock needs no opponent to decide."),
    "not-sandbox": Kind(409, "No sandbox", "Only a sandbox's clock can be moved; the match's `is_sandbox` tells."),
    "no-clock": Kind(409, "No clock", "The match has no time control, so nothing can be paused."),
    "vacation-spent": Kind(409, "Not so many days left", "`GET /v1/account/vacations` tells how many there are."),
    "not-sealed": Kind(409, "Nothing to withdraw", "The decision has no sealed choice."),
    "webhook-inactive": Kind(409, "The webhook is not active", "It is paused or closed; set its `status` to `active`."),
    "too-many-tokens": Kind(409, "Enough tokens", "Revoke an access token before you make another."),
    "etag-needed": Kind(
        428, "If-Match is needed", "A sealed choice is changed only with the decision's ETag in `If-Match`."
    ),
    "etag-stale": Kind(412, "Changed since", "The decision changed since you read it; read it again."),
    "illegal-action": Kind(
        422, "The rules forbid it", "`rule` is the id in the game's rules page, `index` which action of the choice."
    ),
    # Too much
    "too-many-requests": Kind(
        429, "Too much in a minute", "Wait as many seconds as `Retry-After` says, then ask again.", again=True
    ),
    # The service cannot answer now
    "internal-error": Kind(500, "A fault of ours", "Tell us the `request_id`.", again=True),
    "issuer-unreachable": Kind(
        503, "The issuer does not answer", "The keys of who signed the token cannot be had; try again soon.", again=True
    ),
    "unavailable": Kind(503, "Not ready", "A server that is needed does not answer; try again soon.", again=True),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One part of a request that does not fit: whether in the body, query or a header, where in it, and why."""

    place: str
    pointer: str
    why: str

    def to_data(self) -> dict[str, str]:
        return {"in": self.place, "pointer": self.pointer, "detail": self.why}


class Problem(Exception):
    """An answer with a status of 400 or more. `code` is a row of the table, `members` further parts of the answer."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        *,
        errors: Sequence[Fault] = (),
        headers: Mapping[str, str] | None = None,
        **members: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.kind = KINDS[code]
        self.detail = detail or self.kind.meaning
        self.errors = tuple(errors)
        self.headers = dict(headers or {})
        self.members = members

    def to_data(self, request_id: str) -> dict[str, Any]:
        """The body."""
        data: dict[str, Any] = {
            "type": f"/problems/{self.code}",
            "title": self.kind.title,
            "status": self.kind.status,
            "detail": self.detail,
            "code": self.code,
            "request_id": request_id,
        }
        if self.errors:
            data["errors"] = [fault.to_data() for fault in self.errors]
        return data | {name: value for name, value in self.members.items() if value is not None or name == "current"}


def problem_of(refusal: Refusal) -> Problem:
    """What a use case's refusal is in HTTP: the row of its own code, with what it tells besides."""
    if isinstance(refusal, Invalid):
        place = "query" if isinstance(refusal, BadCursor) else "body"
        return Problem(refusal.code, refusal.sentence, errors=[Fault(place, refusal.pointer, refusal.why)])
    waiting = {"Retry-After": str(SECONDS_TO_WAIT)} if KINDS[refusal.code].status == 429 else None
    return Problem(refusal.code, refusal.sentence, headers=waiting, **refusal.details)
