"""How matches are filled: by join codes, by invitations, and again by those who played."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size, plain, tagged
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import end
from seaboard.api.routes.matches import MATCH
from seaboard.api.shapes.filling import (
    CodeShape,
    DeclineShape,
    HandOverShape,
    InvitationShape,
    InvitationsShape,
    InviteShape,
    JoinShape,
)
from seaboard.api.shapes.matches import MatchShape, SitDownShape
from seaboard.api.shapes.queries import InvitationsQuery
from seaboard.matches import answer_invitation as answering
from seaboard.matches import hand_over as handing
from seaboard.matches import invite as inviting
from seaboard.matches import join_match as joining
from seaboard.matches import list_invitations as listing
from seaboard.matches import rematch as rematching
from seaboard.matches.refusals import InvitationGone, UnknownMatch

filling = Blueprint("filling", "How matches are filled: join codes, invitations, rematches.")

INVITED, INVITATIONS = InvitationShape(), InvitationsShape()
INVITATION = "/v1/matches/<id:match>/seats/<seat:seat>/invitation"
SEAT = ("unknown-match", "unknown-seat")
SITTING = (
    "seat-taken",
    "already-seated",
    "already-started",
    "bad-pick",
    "pick-taken",
    "match-over",
    "invitation-gone",
    "not-welcome",
    "knows-too-much",
)


@filling.post("/v1/join/look")
@access("player", "play")
@refuses("unknown-code")
@filling.arguments(CodeShape)
@filling.response(200, MatchShape)
def look_by_code(body: dict[str, Any]) -> Response:
    """Get the private match that a join code leads to."""
    return plain(MATCH.dump(joining.look_by_code(service(), player(), body["code"])))


@filling.post("/v1/join")
@access("player", "play")
@refuses("unknown-code", "unknown-seat", *SITTING)
@filling.arguments(JoinShape)
@filling.response(200, MatchShape)
def join_match(body: dict[str, Any]) -> Response:
    """Sit down in the private match that a join code leads to; repeating it changes nothing."""
    return tagged(MATCH, joining.join_match(service(), player(), **body))


@filling.put(INVITATION)
@access("player", "open")
@refuses(
    *SEAT,
    "not-your-match",
    "unknown-player",
    "not-welcome",
    "seat-taken",
    "already-seated",
    "already-started",
    "match-over",
    "bad-seats",
)
@filling.arguments(InviteShape)
@filling.response(200, MatchShape)
def invite(body: dict[str, Any], match: str, seat: int) -> Response:
    """Keep an open seat of my match for a player; repeating it changes nothing."""
    return tagged(MATCH, inviting.invite(service(), player(), match, seat, **body))


@filling.delete(INVITATION)
@access("player", "open")
@refuses(*SEAT, "not-your-match", "invitation-gone")
@filling.response(200, MatchShape)
def cancel_invitation(match: str, seat: int) -> Response:
    """Take an invitation to my match back; the seat is open again."""
    return tagged(MATCH, inviting.uninvite(service(), player(), match, seat))


@filling.post(f"{INVITATION}/accept")
@access("player", "play")
@refuses(*SEAT, "not-your-seat", *SITTING)
@filling.arguments(SitDownShape, required=False)
@filling.response(200, MatchShape)
def accept_invitation(body: dict[str, Any], match: str, seat: int) -> Response:
    """Sit down on the seat that I am invited to, if the invitation still stands."""
    return tagged(MATCH, answering.accept_invitation(service(), player(), match, seat, pick=body.get("pick")))


@filling.post(f"{INVITATION}/decline")
@access("player", "play")
@refuses(*SEAT, "not-your-seat", "invitation-gone")
@filling.arguments(DeclineShape, required=False)
@filling.response(200, InvitationShape)
def decline_invitation(body: dict[str, Any], match: str, seat: int) -> Response:
    """Decline an invitation, and say why if you like. Repeated, it is answered as the first time."""
    reason = body.get("reason", "unsaid")

    def decline() -> Response:
        return plain(INVITED.dump(answering.decline_invitation(service(), player(), match, seat, reason=reason)))

    return end(decline, InvitationGone, UnknownMatch, body=reason)


@filling.put("/v1/matches/<id:match>/rematch")
@access("player", "open")
@refuses("unknown-match", "not-your-seat", "not-started", "still-running", "not-welcome", "quota-reached")
@filling.response(200, MatchShape)
def rematch(match: str) -> Response:
    """Have a finished match of mine played again: its one rematch is opened, or given if there is one. The others are
    invited, and roles are swapped where the game says so."""
    return tagged(MATCH, rematching.rematch(service(), player(), match))


@filling.post("/v1/matches/<id:match>/seats/<seat:seat>/hand-over")
@access("player", "play")
@refuses(*SEAT, "not-your-seat", "not-started", "match-over", "given-up", "bad-seats")
@filling.arguments(HandOverShape)
@filling.response(200, MatchShape)
def hand_over(body: dict[str, Any], match: str, seat: int) -> Response:
    """Get up from a running match without giving up: a house bot goes on, or whoever takes the seat. From then on they
    see what the seat has seen, and I do not."""
    if body["to"] == "house":
        return tagged(MATCH, handing.hand_to_house(service(), player(), match, seat, body["level"]))
    wanted = {"expires_in": body["expires_in"], "level": body["level"]}
    return tagged(MATCH, handing.vacate(service(), player(), match, seat, **wanted))


@filling.get("/v1/account/invitations")
@access("player", "read")
@refuses("bad-cursor")
@filling.arguments(InvitationsQuery, location="query")
@filling.response(200, InvitationsShape)
def list_invitations(query: dict[str, Any]) -> Response:
    """List the invitations that wait for my answer, the first to expire first; or those that I have sent."""
    found = listing.list_invitations(
        service(), player(), sent=query["sent"], cursor=query.get("after"), limit=page_size(query)
    )
    return tagged(INVITATIONS, found)
