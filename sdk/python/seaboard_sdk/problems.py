# Generated from services/seaboard/api/problems.py by `make sdk`; edits here are lost.
"""One exception class per type of problem.

SeaboardError
├── NoAnswer
└── ProblemError      code, detail, status, request_id, retry_after, errors, rule
    ├── Conflict
    │   ├── AlreadySeated            already-seated
    │   ├── AlreadyStarted           already-started
    │   ├── DecisionClosed           decision-closed
    │   ├── DecisionVoid             decision-void
    │   ├── InvitationGone           invitation-gone
    │   ├── MatchOver                match-over
    │   ├── NotFull                  not-full
    │   ├── NotSealed                not-sealed
    │   ├── NotStarted               not-started
    │   ├── PickTaken                pick-taken
    │   ├── SeatTaken                seat-taken
    │   ├── StillRunning             still-running
    │   ├── TooLate                  too-late
    │   └── TooManyTokens            too-many-tokens
    ├── Forbidden
    │   ├── NotYourMatch             not-your-match
    │   ├── NotYourSeat              not-your-seat
    │   └── ScopeMissing             scope-missing
    ├── Invalid
    │   ├── BadChoice                bad-choice
    │   ├── BadCursor                bad-cursor
    │   ├── BadName                  bad-name
    │   ├── BadOptions               bad-options
    │   ├── BadPick                  bad-pick
    │   ├── BadRequest               bad-request
    │   ├── BadSeats                 bad-seats
    │   ├── BadTimeLimit             bad-time-limit
    │   ├── BadToken                 bad-token
    │   ├── BodyTooLarge             body-too-large
    │   ├── IdempotencyKeyMissing    idempotency-key-missing
    │   ├── IdempotencyKeyReused     idempotency-key-reused
    │   ├── IllegalAction            illegal-action
    │   ├── InvalidRequest           invalid-request
    │   ├── MalformedJson            malformed-json
    │   ├── NotAcceptable            not-acceptable
    │   └── NotJson                  not-json
    ├── NotFound
    │   ├── UnknownAccessToken       unknown-access-token
    │   ├── UnknownCode              unknown-code
    │   ├── UnknownDecision          unknown-decision
    │   ├── UnknownGame              unknown-game
    │   ├── UnknownMatch             unknown-match
    │   ├── UnknownPlayer            unknown-player
    │   └── UnknownSeat              unknown-seat
    ├── ProblemError
    │   └── MethodNotAllowed         method-not-allowed
    ├── ServerFault
    │   ├── InternalError            internal-error
    │   └── Unavailable              unavailable
    ├── Stale
    │   ├── EtagNeeded               etag-needed
    │   └── EtagStale                etag-stale
    ├── TooMany
    │   └── TooManyStreams           too-many-streams
    ├── Unauthenticated
    │   ├── NotSignedIn              not-signed-in
    │   └── UnknownToken             unknown-token
    └── WrongProcess
"""

from __future__ import annotations

from seaboard_sdk.groups import Conflict as Conflict
from seaboard_sdk.groups import DecisionClosed as DecisionClosed
from seaboard_sdk.groups import DecisionVoid as DecisionVoid
from seaboard_sdk.groups import Forbidden as Forbidden
from seaboard_sdk.groups import IllegalAction as IllegalAction
from seaboard_sdk.groups import Invalid as Invalid
from seaboard_sdk.groups import NoAnswer as NoAnswer
from seaboard_sdk.groups import NotFound as NotFound
from seaboard_sdk.groups import ProblemError as ProblemError
from seaboard_sdk.groups import SeaboardError as SeaboardError
from seaboard_sdk.groups import ServerFault as ServerFault
from seaboard_sdk.groups import Stale as Stale
from seaboard_sdk.groups import TooMany as TooMany
from seaboard_sdk.groups import Unauthenticated as Unauthenticated
from seaboard_sdk.groups import WrongProcess as WrongProcess


class AlreadySeated(Conflict):
    """You sit already: You hold another seat in this match."""


class AlreadyStarted(Conflict):
    """The match has started: Seats do not change any more; whoever gives up resigns."""


class BadChoice(Invalid):
    """Not a choice in this game: `errors` says which part is no action of this game."""


class BadCursor(Invalid):
    """Not a cursor of ours: Take `next` of the page before as it is, or start anew."""


class BadName(Invalid):
    """Not a name: `errors` says why a player cannot be called so."""


class BadOptions(Invalid):
    """Not the game's options: `errors` says which option is unknown or has a wrong value."""


class BadPick(Invalid):
    """Not to be picked: `errors` says what the seat's `picks` are."""


class BadRequest(Invalid):
    """The request cannot be read: The HTTP request itself is broken."""


class BadSeats(Invalid):
    """Not the game's seats: `errors` says why a match of this game cannot be seated so."""


class BadTimeLimit(Invalid):
    """Not a time limit: `errors` says why."""


class BadToken(Invalid):
    """Not to be had so: `errors` says which part of the access token cannot be."""


class BodyTooLarge(Invalid):
    """The body is too large: Send less; `GET /v1` tells the limit."""


class EtagNeeded(Stale):
    """If-Match is needed: A sealed choice is changed only with the decision's ETag in `If-Match`."""


class EtagStale(Stale):
    """Changed since: The decision changed since you read it; read it again."""


class IdempotencyKeyMissing(Invalid):
    """An idempotency key is needed: Send `Idempotency-Key` with a text of your own, a new one for each thing."""


class IdempotencyKeyReused(Invalid):
    """The key was used for something else: A new request needs a new `Idempotency-Key`."""


class InternalError(ServerFault):
    """A fault of ours: Tell us the `request_id`."""


class InvalidRequest(Invalid):
    """The request does not fit: `errors` names every part that does not fit, and why."""


class InvitationGone(Conflict):
    """The invitation is gone: It was answered or cancelled before, or it has expired."""


class MalformedJson(Invalid):
    """The body is not JSON: Send one JSON text in UTF-8, no name twice, not nested deeply."""


class MatchOver(Conflict):
    """The match is over: Nothing can be done in it any more."""


class MethodNotAllowed(ProblemError):
    """Not this method: The `Allow` header names the methods that this address takes."""


class NotAcceptable(Invalid):
    """Not in this form: `Accept` names no form in which this can be answered."""


class NotFull(Conflict):
    """Seats are open: The match starts when all seats are taken."""


class NotJson(Invalid):
    """The body must be JSON: Send `Content-Type: application/json`."""


class NotSealed(Conflict):
    """Nothing to withdraw: The decision has no sealed choice."""


class NotSignedIn(Unauthenticated):
    """Who is asking?: Send `Authorization: Bearer` with an access token."""


class NotStarted(Conflict):
    """The match has not started: Try again when its `status` is `running`."""


class NotYourMatch(Forbidden):
    """Not your match: Only who opened the match may do this."""


class NotYourSeat(Forbidden):
    """Not your seat: You do not hold this seat."""


class PickTaken(Conflict):
    """Picked by another seat: The seat's `picks` show what is left."""


class ScopeMissing(Forbidden):
    """Not with this token: The access token lacks the scope `scope`."""


class SeatTaken(Conflict):
    """The seat is taken: Somebody else holds it; the match's `seats` show which are open."""


class StillRunning(Conflict):
    """The match is not over: Try again when its `status` is `finished`."""


class TooLate(Conflict):
    """Too late: The time for this decision has run out; the match goes on without it."""


class TooManyStreams(TooMany):
    """Too many streams: The access token has `most` streams open, which is as many as it may; close one, or wait."""


class TooManyTokens(Conflict):
    """Enough tokens: Revoke an access token before you make another."""


class Unavailable(ServerFault):
    """Not ready: A server that is needed does not answer; try again soon."""


class UnknownAccessToken(NotFound):
    """No such access token: You have no access token of this id."""


class UnknownCode(NotFound):
    """No such join code: No match has it; mind that it has 12 letters and digits."""


class UnknownDecision(NotFound):
    """No such decision: The seat was never asked a decision of this number."""


class UnknownGame(NotFound):
    """No such game: `GET /v1/games` lists the games."""


class UnknownMatch(NotFound):
    """No such match: There is none, or none that you may see."""


class UnknownPlayer(NotFound):
    """No such player: There is no player of this id."""


class UnknownSeat(NotFound):
    """No such seat: The match has no seat of this number."""


class UnknownToken(Unauthenticated):
    """Not a token of ours: The access token is unknown, expired or revoked."""


BY_CODE: dict[str, type[ProblemError]] = {
    "bad-request": BadRequest,
    "malformed-json": MalformedJson,
    "not-json": NotJson,
    "body-too-large": BodyTooLarge,
    "invalid-request": InvalidRequest,
    "idempotency-key-missing": IdempotencyKeyMissing,
    "idempotency-key-reused": IdempotencyKeyReused,
    "bad-name": BadName,
    "bad-options": BadOptions,
    "bad-seats": BadSeats,
    "bad-time-limit": BadTimeLimit,
    "bad-pick": BadPick,
    "bad-choice": BadChoice,
    "bad-cursor": BadCursor,
    "bad-token": BadToken,
    "not-found": NotFound,
    "unknown-game": UnknownGame,
    "unknown-match": UnknownMatch,
    "unknown-seat": UnknownSeat,
    "unknown-decision": UnknownDecision,
    "unknown-player": UnknownPlayer,
    "unknown-access-token": UnknownAccessToken,
    "unknown-code": UnknownCode,
    "method-not-allowed": MethodNotAllowed,
    "not-acceptable": NotAcceptable,
    "wrong-process": WrongProcess,
    "not-signed-in": NotSignedIn,
    "unknown-token": UnknownToken,
    "forbidden": Forbidden,
    "scope-missing": ScopeMissing,
    "not-your-seat": NotYourSeat,
    "not-your-match": NotYourMatch,
    "too-many-streams": TooManyStreams,
    "seat-taken": SeatTaken,
    "pick-taken": PickTaken,
    "already-seated": AlreadySeated,
    "invitation-gone": InvitationGone,
    "already-started": AlreadyStarted,
    "not-started": NotStarted,
    "not-full": NotFull,
    "match-over": MatchOver,
    "still-running": StillRunning,
    "decision-closed": DecisionClosed,
    "decision-void": DecisionVoid,
    "too-late": TooLate,
    "not-sealed": NotSealed,
    "too-many-tokens": TooManyTokens,
    "etag-needed": EtagNeeded,
    "etag-stale": EtagStale,
    "illegal-action": IllegalAction,
    "internal-error": InternalError,
    "unavailable": Unavailable,
}
