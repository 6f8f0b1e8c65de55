# Generated from services/seaboard/api/problems.py by `make sdk`; edits here are lost.
"""One exception class per type of problem.

SeaboardError
├── NoAnswer
└── ProblemError      code, detail, status, request_id, retry_after, errors, rule
    ├── Conflict
    │   ├── AlreadyPaired            already-paired
    │   ├── AlreadySeated            already-seated
    │   ├── AlreadyStarted           already-started
    │   ├── AlreadyWaiting           already-waiting
    │   ├── CannotTakeBack           cannot-take-back
    │   ├── ChatClosed               chat-closed
    │   ├── DecisionClosed           decision-closed
    │   ├── DecisionVoid             decision-void
    │   ├── EntryClosed              entry-closed
    │   ├── GivenUp                  given-up
    │   ├── InvitationGone           invitation-gone
    │   ├── KnowsTooMuch             knows-too-much
    │   ├── MatchOver                match-over
    │   ├── NameTaken                name-taken
    │   ├── NoClock                  no-clock
    │   ├── NotFull                  not-full
    │   ├── NotLapsed                not-lapsed
    │   ├── NotSandbox               not-sandbox
    │   ├── NotSealed                not-sealed
    │   ├── NotStarted               not-started
    │   ├── PickTaken                pick-taken
    │   ├── QuotaReached             quota-reached
    │   ├── RenamedLately            renamed-lately
    │   ├── SeatTaken                seat-taken
    │   ├── StillRunning             still-running
    │   ├── TooBusy                  too-busy
    │   ├── TooFewEntrants           too-few-entrants
    │   ├── TooLate                  too-late
    │   ├── TooManyLetters           too-many-letters
    │   ├── TooManyTokens            too-many-tokens
    │   ├── TooManyTournaments       too-many-tournaments
    │   ├── TooManyWebhooks          too-many-webhooks
    │   ├── TournamentOver           tournament-over
    │   ├── VacationSpent            vacation-spent
    │   └── WebhookInactive          webhook-inactive
    ├── Forbidden
    │   ├── NamedByApp               named-by-app
    │   ├── NoChat                   no-chat
    │   ├── NoLetters                no-letters
    │   ├── NoSandbox                no-sandbox
    │   ├── NoSpectators             no-spectators
    │   ├── NotWelcome               not-welcome
    │   ├── NotYourMatch             not-your-match
    │   ├── NotYourSeat              not-your-seat
    │   ├── NotYourTournament        not-your-tournament
    │   └── ScopeMissing             scope-missing
    ├── Invalid
    │   ├── BadAddress               bad-address
    │   ├── BadChoice                bad-choice
    │   ├── BadCode                  bad-code
    │   ├── BadCursor                bad-cursor
    │   ├── BadLine                  bad-line
    │   ├── BadName                  bad-name
    │   ├── BadOptions               bad-options
    │   ├── BadPick                  bad-pick
    │   ├── BadPosition              bad-position
    │   ├── BadRating                bad-rating
    │   ├── BadRequest               bad-request
    │   ├── BadRest                  bad-rest
    │   ├── BadSeats                 bad-seats
    │   ├── BadSpectators            bad-spectators
    │   ├── BadStanding              bad-standing
    │   ├── BadTimeControl           bad-time-control
    │   ├── BadTimeLimit             bad-time-limit
    │   ├── BadToken                 bad-token
    │   ├── BadTournament            bad-tournament
    │   ├── BadVacation              bad-vacation
    │   ├── BadWait                  bad-wait
    │   ├── BadWebhook               bad-webhook
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
    │   ├── UnknownDelivery          unknown-delivery
    │   ├── UnknownEntry             unknown-entry
    │   ├── UnknownGame              unknown-game
    │   ├── UnknownMailbox           unknown-mailbox
    │   ├── UnknownMatch             unknown-match
    │   ├── UnknownPlayer            unknown-player
    │   ├── UnknownRoom              unknown-room
    │   ├── UnknownRound             unknown-round
    │   ├── UnknownSeat              unknown-seat
    │   ├── UnknownTournament        unknown-tournament
    │   ├── UnknownVacation          unknown-vacation
    │   └── UnknownWebhook           unknown-webhook
    ├── ProblemError
    │   └── MethodNotAllowed         method-not-allowed
    ├── ServerFault
    │   ├── InternalError            internal-error
    │   ├── IssuerUnreachable        issuer-unreachable
    │   └── Unavailable              unavailable
    ├── Stale
    │   ├── EtagNeeded               etag-needed
    │   └── EtagStale                etag-stale
    ├── TooMany
    │   ├── TooManyLines             too-many-lines
    │   ├── TooManyRequests          too-many-requests
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


class AlreadyPaired(Conflict):
    """Others were found: The entry names the match; whoever gives it up resigns there."""


class AlreadySeated(Conflict):
    """You sit already: You hold another seat in this match."""


class AlreadyStarted(Conflict):
    """The match has started: Only a seat whose player has got up may be taken."""


class AlreadyWaiting(Conflict):
    """You wait already: You have an entry in the pool for the very same."""


class BadAddress(Invalid):
    """Not an address for letters: `errors` says why."""


class BadChoice(Invalid):
    """Not a choice in this game: `errors` says which part is no action of this game."""


class BadCode(Invalid):
    """Not the code: `errors` says why; setting the address again sends another."""


class BadCursor(Invalid):
    """Not a cursor of ours: Take `next` of the page before as it is, or start anew."""


class BadLine(Invalid):
    """Not to be said: `errors` says why."""


class BadName(Invalid):
    """Not a name: `errors` says why a player cannot be called so."""


class BadOptions(Invalid):
    """Not the game's options: `errors` says which option is unknown or has a wrong value."""


class BadPick(Invalid):
    """Not to be picked: `errors` says what the seat's `picks` are."""


class BadPosition(Invalid):
    """Not a position to begin in: `errors` says which choice cannot be played, and why."""


class BadRating(Invalid):
    """Not to be rated so: `errors` says why."""


class BadRequest(Invalid):
    """The request cannot be read: The HTTP request itself is broken."""


class BadRest(Invalid):
    """Not a week to rest: `errors` says why."""


class BadSeats(Invalid):
    """Not the game's seats: `errors` says why a match of this game cannot be seated so."""


class BadSpectators(Invalid):
    """Not to be followed so: `errors` says why."""


class BadStanding(Invalid):
    """Not to be chosen in advance: `errors` says which part is nothing in this game."""


class BadTimeControl(Invalid):
    """Not a time control: `errors` says why."""


class BadTimeLimit(Invalid):
    """Not a time limit: `errors` says why."""


class BadToken(Invalid):
    """Not to be had so: `errors` says which part of the access token cannot be."""


class BadTournament(Invalid):
    """Not a tournament: `errors` says why nobody could play in it."""


class BadVacation(Invalid):
    """Not a vacation: `errors` says why."""


class BadWait(Invalid):
    """Not to be waited for so: `errors` says why."""


class BadWebhook(Invalid):
    """Not a webhook: `errors` says why nothing can be sent so."""


class BodyTooLarge(Invalid):
    """The body is too large: Send less; `GET /v1` tells the limit."""


class CannotTakeBack(Conflict):
    """Done is done: Something came to light, chance was used, another seat was asked, or the match is paused."""


class ChatClosed(Conflict):
    """The room is closed: The rules close it for now, or it may only be read."""


class EntryClosed(Conflict):
    """Too late to enter: The tournament has begun, is full, or you have withdrawn from it."""


class EtagNeeded(Stale):
    """If-Match is needed: A sealed choice is changed only with the decision's ETag in `If-Match`."""


class EtagStale(Stale):
    """Changed since: The decision changed since you read it; read it again."""


class GivenUp(Conflict):
    """The seat has given up: There is nothing left to hand over."""


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


class IssuerUnreachable(ServerFault):
    """The issuer does not answer: The keys of who signed the token cannot be had; try again soon."""


class KnowsTooMuch(Conflict):
    """You know too much: You have held another seat in this match, and know what it knew."""


class MalformedJson(Invalid):
    """The body is not JSON: Send one JSON text in UTF-8, no name twice, not nested deeply."""


class MatchOver(Conflict):
    """The match is over: Nothing can be done in it any more."""


class MethodNotAllowed(ProblemError):
    """Not this method: The `Allow` header names the methods that this address takes."""


class NameTaken(Conflict):
    """The name is taken: Somebody has this name, or one that looks like it; take another."""


class NamedByApp(Forbidden):
    """Not for you to say: What you are called is said by the app that has brought you."""


class NoChat(Forbidden):
    """No chat here: The service, the app, or who opened the match has turned it off."""


class NoClock(Conflict):
    """No clock: The match has no time control, so nothing can be paused."""


class NoLetters(Forbidden):
    """No e-mail here: The service is set to send none (`SEABOARD_MAIL_HOST`)."""


class NoSandbox(Forbidden):
    """No sandboxes here: The service is set to open none (`SEABOARD_SANDBOX`)."""


class NoSpectators(Forbidden):
    """No spectators: The match may be followed when it is over; a seat follows its own."""


class NotAcceptable(Invalid):
    """Not in this form: `Accept` names no form in which this can be answered."""


class NotFull(Conflict):
    """Seats are open: The match starts when all seats are taken."""


class NotJson(Invalid):
    """The body must be JSON: Send `Content-Type: application/json`."""


class NotLapsed(Conflict):
    """Nothing to claim: The seat has time, or the match's clock needs no opponent to decide."""


class NotSandbox(Conflict):
    """No sandbox: Only a sandbox's clock can be moved; the match's `is_sandbox` tells."""


class NotSealed(Conflict):
    """Nothing to withdraw: The decision has no sealed choice."""


class NotSignedIn(Unauthenticated):
    """Who is asking?: Send `Authorization: Bearer` with an access token."""


class NotStarted(Conflict):
    """The match has not started: Try again when its `status` is `running`."""


class NotWelcome(Forbidden):
    """Not welcome: You cannot play with this player, or in this match."""


class NotYourMatch(Forbidden):
    """Not your match: Only who opened the match may do this."""


class NotYourSeat(Forbidden):
    """Not your seat: You do not hold this seat."""


class NotYourTournament(Forbidden):
    """Not your tournament: Only who opened it may do this."""


class PickTaken(Conflict):
    """Picked by another seat: The seat's `picks` show what is left."""


class QuotaReached(Conflict):
    """Enough of them: The app has as many as it may have: `quota` says of what."""


class RenamedLately(Conflict):
    """Renamed lately: A new name is kept for a day; then there may be another."""


class ScopeMissing(Forbidden):
    """Not with this token: The access token lacks the scope `scope`."""


class SeatTaken(Conflict):
    """The seat is taken: Somebody else holds it; the match's `seats` show which are open."""


class StillRunning(Conflict):
    """The match is not over: Try again when its `status` is `finished`."""


class TooBusy(Conflict):
    """Changed meanwhile: Others kept changing it; try again."""


class TooFewEntrants(Conflict):
    """Too few: A tournament begins with two entrants at least; wait for more."""


class TooLate(Conflict):
    """Too late: The time for this decision has run out; the match goes on without it."""


class TooManyLetters(Conflict):
    """Enough letters today: `most` in a day ask one address, or are asked for by one player, to confirm."""


class TooManyLines(TooMany):
    """Too much said: In a match one may say `most` lines a minute; wait a little."""


class TooManyRequests(TooMany):
    """Too much in a minute: Wait as many seconds as `Retry-After` says, then ask again."""


class TooManyStreams(TooMany):
    """Too many streams: The access token has `most` streams open, which is as many as it may; close one, or wait."""


class TooManyTokens(Conflict):
    """Enough tokens: Revoke an access token before you make another."""


class TooManyTournaments(Conflict):
    """Too many tournaments: You have `most` under way, which is as many as you may; end one first."""


class TooManyWebhooks(Conflict):
    """Too many webhooks: You have `most` webhooks, which is as many as you may."""


class TournamentOver(Conflict):
    """The tournament is over: Nothing can be done in it any more."""


class Unavailable(ServerFault):
    """Not ready: A server that is needed does not answer; try again soon."""


class UnknownAccessToken(NotFound):
    """No such access token: You have no access token of this id."""


class UnknownCode(NotFound):
    """No such join code: No match has it; mind that it has 12 letters and digits."""


class UnknownDecision(NotFound):
    """No such decision: The seat was never asked a decision of this number."""


class UnknownDelivery(NotFound):
    """No such delivery: The webhook has no delivery of this id, or none any more."""


class UnknownEntry(NotFound):
    """No such entry: You have no such entry in the pool."""


class UnknownGame(NotFound):
    """No such game: `GET /v1/games` lists the games."""


class UnknownMailbox(NotFound):
    """No such mailbox: You have set no address, or this link leads to none any more."""


class UnknownMatch(NotFound):
    """No such match: There is none, or none that you may see."""


class UnknownPlayer(NotFound):
    """No such player: There is no player of this id."""


class UnknownRoom(NotFound):
    """No such room: `GET …/chat` lists the rooms that you may read."""


class UnknownRound(NotFound):
    """No such round: The tournament's `round` tells how far it is."""


class UnknownSeat(NotFound):
    """No such seat: The match has no seat of this number."""


class UnknownToken(Unauthenticated):
    """Not a token of ours: The access token is unknown, expired or revoked."""


class UnknownTournament(NotFound):
    """No such tournament: There is none, or none that you may see."""


class UnknownVacation(NotFound):
    """No such vacation: You have booked none of this id, this year or later."""


class UnknownWebhook(NotFound):
    """No such webhook: You have no webhook of this id."""


class VacationSpent(Conflict):
    """Not so many days left: `GET /v1/account/vacations` tells how many there are."""


class WebhookInactive(Conflict):
    """The webhook is not active: It is paused or closed; set its `status` to `active`."""


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
    "bad-position": BadPosition,
    "bad-time-limit": BadTimeLimit,
    "bad-time-control": BadTimeControl,
    "bad-rest": BadRest,
    "bad-standing": BadStanding,
    "bad-vacation": BadVacation,
    "bad-spectators": BadSpectators,
    "bad-pick": BadPick,
    "bad-wait": BadWait,
    "bad-choice": BadChoice,
    "bad-rating": BadRating,
    "bad-tournament": BadTournament,
    "bad-cursor": BadCursor,
    "bad-line": BadLine,
    "bad-address": BadAddress,
    "bad-code": BadCode,
    "bad-webhook": BadWebhook,
    "bad-token": BadToken,
    "not-found": NotFound,
    "unknown-game": UnknownGame,
    "unknown-match": UnknownMatch,
    "unknown-seat": UnknownSeat,
    "unknown-decision": UnknownDecision,
    "unknown-vacation": UnknownVacation,
    "unknown-player": UnknownPlayer,
    "unknown-room": UnknownRoom,
    "unknown-mailbox": UnknownMailbox,
    "unknown-webhook": UnknownWebhook,
    "unknown-delivery": UnknownDelivery,
    "unknown-access-token": UnknownAccessToken,
    "unknown-code": UnknownCode,
    "unknown-tournament": UnknownTournament,
    "unknown-round": UnknownRound,
    "unknown-entry": UnknownEntry,
    "method-not-allowed": MethodNotAllowed,
    "not-acceptable": NotAcceptable,
    "wrong-process": WrongProcess,
    "not-signed-in": NotSignedIn,
    "unknown-token": UnknownToken,
    "forbidden": Forbidden,
    "scope-missing": ScopeMissing,
    "not-welcome": NotWelcome,
    "named-by-app": NamedByApp,
    "not-your-seat": NotYourSeat,
    "no-sandbox": NoSandbox,
    "not-your-tournament": NotYourTournament,
    "no-chat": NoChat,
    "no-letters": NoLetters,
    "not-your-match": NotYourMatch,
    "no-spectators": NoSpectators,
    "too-many-streams": TooManyStreams,
    "too-many-tournaments": TooManyTournaments,
    "too-many-lines": TooManyLines,
    "too-many-letters": TooManyLetters,
    "too-many-webhooks": TooManyWebhooks,
    "name-taken": NameTaken,
    "renamed-lately": RenamedLately,
    "chat-closed": ChatClosed,
    "quota-reached": QuotaReached,
    "too-busy": TooBusy,
    "seat-taken": SeatTaken,
    "pick-taken": PickTaken,
    "already-seated": AlreadySeated,
    "invitation-gone": InvitationGone,
    "already-waiting": AlreadyWaiting,
    "already-paired": AlreadyPaired,
    "knows-too-much": KnowsTooMuch,
    "given-up": GivenUp,
    "already-started": AlreadyStarted,
    "not-started": NotStarted,
    "entry-closed": EntryClosed,
    "too-few-entrants": TooFewEntrants,
    "tournament-over": TournamentOver,
    "not-full": NotFull,
    "match-over": MatchOver,
    "still-running": StillRunning,
    "decision-closed": DecisionClosed,
    "decision-void": DecisionVoid,
    "too-late": TooLate,
    "cannot-take-back": CannotTakeBack,
    "not-lapsed": NotLapsed,
    "not-sandbox": NotSandbox,
    "no-clock": NoClock,
    "vacation-spent": VacationSpent,
    "not-sealed": NotSealed,
    "webhook-inactive": WebhookInactive,
    "too-many-tokens": TooManyTokens,
    "etag-needed": EtagNeeded,
    "etag-stale": EtagStale,
    "illegal-action": IllegalAction,
    "too-many-requests": TooManyRequests,
    "internal-error": InternalError,
    "issuer-unreachable": IssuerUnreachable,
    "unavailable": Unavailable,
}
