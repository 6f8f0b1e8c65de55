// Generated from services/seaboard/api/problems.py by `make sdk`; edits here are lost.
/**
 * One class per type of problem.
 *
 * SeaboardError
 * ├── NoAnswer
 * └── ProblemError      code, detail, status, request_id, retry_after, errors, rule
 *     ├── Conflict
 *     │   ├── AlreadyPaired            already-paired
 *     │   ├── AlreadySeated            already-seated
 *     │   ├── AlreadyStarted           already-started
 *     │   ├── AlreadyWaiting           already-waiting
 *     │   ├── CannotTakeBack           cannot-take-back
 *     │   ├── ChatClosed               chat-closed
 *     │   ├── DecisionClosed           decision-closed
 *     │   ├── DecisionVoid             decision-void
 *     │   ├── EntryClosed              entry-closed
 *     │   ├── GivenUp                  given-up
 *     │   ├── InvitationGone           invitation-gone
 *     │   ├── KnowsTooMuch             knows-too-much
 *     │   ├── MatchOver                match-over
 *     │   ├── NameTaken                name-taken
 *     │   ├── NoClock                  no-clock
 *     │   ├── NotFull                  not-full
 *     │   ├── NotLapsed                not-lapsed
 *     │   ├── NotSandbox               not-sandbox
 *     │   ├── NotSealed                not-sealed
 *     │   ├── NotStarted               not-started
 *     │   ├── PickTaken                pick-taken
 *     │   ├── QuotaReached             quota-reached
 *     │   ├── RenamedLately            renamed-lately
 *     │   ├── SeatTaken                seat-taken
 *     │   ├── StillRunning             still-running
 *     │   ├── TooBusy                  too-busy
 *     │   ├── TooFewEntrants           too-few-entrants
 *     │   ├── TooLate                  too-late
 *     │   ├── TooManyLetters           too-many-letters
 *     │   ├── TooManyTokens            too-many-tokens
 *     │   ├── TooManyTournaments       too-many-tournaments
 *     │   ├── TooManyWebhooks          too-many-webhooks
 *     │   ├── TournamentOver           tournament-over
 *     │   ├── VacationSpent            vacation-spent
 *     │   └── WebhookInactive          webhook-inactive
 *     ├── Forbidden
 *     │   ├── NamedByApp               named-by-app
 *     │   ├── NoChat                   no-chat
 *     │   ├── NoLetters                no-letters
 *     │   ├── NoSandbox                no-sandbox
 *     │   ├── NoSpectators             no-spectators
 *     │   ├── NotWelcome               not-welcome
 *     │   ├── NotYourMatch             not-your-match
 *     │   ├── NotYourSeat              not-your-seat
 *     │   ├── NotYourTournament        not-your-tournament
 *     │   └── ScopeMissing             scope-missing
 *     ├── Invalid
 *     │   ├── BadAddress               bad-address
 *     │   ├── BadChoice                bad-choice
 *     │   ├── BadCode                  bad-code
 *     │   ├── BadCursor                bad-cursor
 *     │   ├── BadLine                  bad-line
 *     │   ├── BadName                  bad-name
 *     │   ├── BadOptions               bad-options
 *     │   ├── BadPick                  bad-pick
 *     │   ├── BadPosition              bad-position
 *     │   ├── BadRating                bad-rating
 *     │   ├── BadRequest               bad-request
 *     │   ├── BadRest                  bad-rest
 *     │   ├── BadSeats                 bad-seats
 *     │   ├── BadSpectators            bad-spectators
 *     │   ├── BadStanding              bad-standing
 *     │   ├── BadTimeControl           bad-time-control
 *     │   ├── BadTimeLimit             bad-time-limit
 *     │   ├── BadToken                 bad-token
 *     │   ├── BadTournament            bad-tournament
 *     │   ├── BadVacation              bad-vacation
 *     │   ├── BadWait                  bad-wait
 *     │   ├── BadWebhook               bad-webhook
 *     │   ├── BodyTooLarge             body-too-large
 *     │   ├── IdempotencyKeyMissing    idempotency-key-missing
 *     │   ├── IdempotencyKeyReused     idempotency-key-reused
 *     │   ├── IllegalAction            illegal-action
 *     │   ├── InvalidRequest           invalid-request
 *     │   ├── MalformedJson            malformed-json
 *     │   ├── NotAcceptable            not-acceptable
 *     │   └── NotJson                  not-json
 *     ├── NotFound
 *     │   ├── UnknownAccessToken       unknown-access-token
 *     │   ├── UnknownCode              unknown-code
 *     │   ├── UnknownDecision          unknown-decision
 *     │   ├── UnknownDelivery          unknown-delivery
 *     │   ├── UnknownEntry             unknown-entry
 *     │   ├── UnknownGame              unknown-game
 *     │   ├── UnknownMailbox           unknown-mailbox
 *     │   ├── UnknownMatch             unknown-match
 *     │   ├── UnknownPlayer            unknown-player
 *     │   ├── UnknownRoom              unknown-room
 *     │   ├── UnknownRound             unknown-round
 *     │   ├── UnknownSeat              unknown-seat
 *     │   ├── UnknownTournament        unknown-tournament
 *     │   ├── UnknownVacation          unknown-vacation
 *     │   └── UnknownWebhook           unknown-webhook
 *     ├── ProblemError
 *     │   └── MethodNotAllowed         method-not-allowed
 *     ├── ServerFault
 *     │   ├── InternalError            internal-error
 *     │   ├── IssuerUnreachable        issuer-unreachable
 *     │   └── Unavailable              unavailable
 *     ├── Stale
 *     │   ├── EtagNeeded               etag-needed
 *     │   └── EtagStale                etag-stale
 *     ├── TooMany
 *     │   ├── TooManyLines             too-many-lines
 *     │   ├── TooManyRequests          too-many-requests
 *     │   └── TooManyStreams           too-many-streams
 *     ├── Unauthenticated
 *     │   ├── NotSignedIn              not-signed-in
 *     │   └── UnknownToken             unknown-token
 *     └── WrongProcess
 */

import {
  Conflict,
  DecisionClosed,
  DecisionVoid,
  Forbidden,
  IllegalAction,
  Invalid,
  NotFound,
  ProblemError,
  ServerFault,
  Stale,
  TooMany,
  Unauthenticated,
  WrongProcess,
  type ProblemClass,
} from "../errors.js";

export { Conflict, DecisionClosed, DecisionVoid, Forbidden, IllegalAction, Invalid, NotFound, ProblemError, ServerFault, Stale, TooMany, Unauthenticated, WrongProcess };

/** Others were found: The entry names the match; whoever gives it up resigns there. */
export class AlreadyPaired extends Conflict {}

/** You sit already: You hold another seat in this match. */
export class AlreadySeated extends Conflict {}

/** The match has started: Only a seat whose player has got up may be taken. */
export class AlreadyStarted extends Conflict {}

/** You wait already: You have an entry in the pool for the very same. */
export class AlreadyWaiting extends Conflict {}

/** Not an address for letters: `errors` says why. */
export class BadAddress extends Invalid {}

/** Not a choice in this game: `errors` says which part is no action of this game. */
export class BadChoice extends Invalid {}

/** Not the code: `errors` says why; setting the address again sends another. */
export class BadCode extends Invalid {}

/** Not a cursor of ours: Take `next` of the page before as it is, or start anew. */
export class BadCursor extends Invalid {}

/** Not to be said: `errors` says why. */
export class BadLine extends Invalid {}

/** Not a name: `errors` says why a player cannot be called so. */
export class BadName extends Invalid {}

/** Not the game's options: `errors` says which option is unknown or has a wrong value. */
export class BadOptions extends Invalid {}

/** Not to be picked: `errors` says what the seat's `picks` are. */
export class BadPick extends Invalid {}

/** Not a position to begin in: `errors` says which choice cannot be played, and why. */
export class BadPosition extends Invalid {}

/** Not to be rated so: `errors` says why. */
export class BadRating extends Invalid {}

/** The request cannot be read: The HTTP request itself is broken. */
export class BadRequest extends Invalid {}

/** Not a week to rest: `errors` says why. */
export class BadRest extends Invalid {}

/** Not the game's seats: `errors` says why a match of this game cannot be seated so. */
export class BadSeats extends Invalid {}

/** Not to be followed so: `errors` says why. */
export class BadSpectators extends Invalid {}

/** Not to be chosen in advance: `errors` says which part is nothing in this game. */
export class BadStanding extends Invalid {}

/** Not a time control: `errors` says why. */
export class BadTimeControl extends Invalid {}

/** Not a time limit: `errors` says why. */
export class BadTimeLimit extends Invalid {}

/** Not to be had so: `errors` says which part of the access token cannot be. */
export class BadToken extends Invalid {}

/** Not a tournament: `errors` says why nobody could play in it. */
export class BadTournament extends Invalid {}

/** Not a vacation: `errors` says why. */
export class BadVacation extends Invalid {}

/** Not to be waited for so: `errors` says why. */
export class BadWait extends Invalid {}

/** Not a webhook: `errors` says why nothing can be sent so. */
export class BadWebhook extends Invalid {}

/** The body is too large: Send less; `GET /v1` tells the limit. */
export class BodyTooLarge extends Invalid {}

/** Done is done: Something came to light, chance was used, another seat was asked, or the match is paused. */
export class CannotTakeBack extends Conflict {}

/** The room is closed: The rules close it for now, or it may only be read. */
export class ChatClosed extends Conflict {}

/** Too late to enter: The tournament has begun, is full, or you have withdrawn from it. */
export class EntryClosed extends Conflict {}

/** If-Match is needed: A sealed choice is changed only with the decision's ETag in `If-Match`. */
export class EtagNeeded extends Stale {}

/** Changed since: The decision changed since you read it; read it again. */
export class EtagStale extends Stale {}

/** The seat has given up: There is nothing left to hand over. */
export class GivenUp extends Conflict {}

/** An idempotency key is needed: Send `Idempotency-Key` with a text of your own, a new one for each thing. */
export class IdempotencyKeyMissing extends Invalid {}

/** The key was used for something else: A new request needs a new `Idempotency-Key`. */
export class IdempotencyKeyReused extends Invalid {}

/** A fault of ours: Tell us the `request_id`. */
export class InternalError extends ServerFault {}

/** The request does not fit: `errors` names every part that does not fit, and why. */
export class InvalidRequest extends Invalid {}

/** The invitation is gone: It was answered or cancelled before, or it has expired. */
export class InvitationGone extends Conflict {}

/** The issuer does not answer: The keys of who signed the token cannot be had; try again soon. */
export class IssuerUnreachable extends ServerFault {}

/** You know too much: You have held another seat in this match, and know what it knew. */
export class KnowsTooMuch extends Conflict {}

/** The body is not JSON: Send one JSON text in UTF-8, no name twice, not nested deeply. */
export class MalformedJson extends Invalid {}

/** The match is over: Nothing can be done in it any more. */
export class MatchOver extends Conflict {}

/** Not this method: The `Allow` header names the methods that this address takes. */
export class MethodNotAllowed extends ProblemError {}

/** The name is taken: Somebody has this name, or one that looks like it; take another. */
export class NameTaken extends Conflict {}

/** Not for you to say: What you are called is said by the app that has brought you. */
export class NamedByApp extends Forbidden {}

/** No chat here: The service, the app, or who opened the match has turned it off. */
export class NoChat extends Forbidden {}

/** No clock: The match has no time control, so nothing can be paused. */
export class NoClock extends Conflict {}

/** No e-mail here: The service is set to send none (`SEABOARD_MAIL_HOST`). */
export class NoLetters extends Forbidden {}

/** No sandboxes here: The service is set to open none (`SEABOARD_SANDBOX`). */
export class NoSandbox extends Forbidden {}

/** No spectators: The match may be followed when it is over; a seat follows its own. */
export class NoSpectators extends Forbidden {}

/** Not in this form: `Accept` names no form in which this can be answered. */
export class NotAcceptable extends Invalid {}

/** Seats are open: The match starts when all seats are taken. */
export class NotFull extends Conflict {}

/** The body must be JSON: Send `Content-Type: application/json`. */
export class NotJson extends Invalid {}

/** Nothing to claim: The seat has time, or the match's clock needs no opponent to decide. */
export class NotLapsed extends Conflict {}

/** No sandbox: Only a sandbox's clock can be moved; the match's `is_sandbox` tells. */
export class NotSandbox extends Conflict {}

/** Nothing to withdraw: The decision has no sealed choice. */
export class NotSealed extends Conflict {}

/** Who is asking?: Send `Authorization: Bearer` with an access token. */
export class NotSignedIn extends Unauthenticated {}

/** The match has not started: Try again when its `status` is `running`. */
export class NotStarted extends Conflict {}

/** Not welcome: You cannot play with this player, or in this match. */
export class NotWelcome extends Forbidden {}

/** Not your match: Only who opened the match may do this. */
export class NotYourMatch extends Forbidden {}

/** Not your seat: You do not hold this seat. */
export class NotYourSeat extends Forbidden {}

/** Not your tournament: Only who opened it may do this. */
export class NotYourTournament extends Forbidden {}

/** Picked by another seat: The seat's `picks` show what is left. */
export class PickTaken extends Conflict {}

/** Enough of them: The app has as many as it may have: `quota` says of what. */
export class QuotaReached extends Conflict {}

/** Renamed lately: A new name is kept for a day; then there may be another. */
export class RenamedLately extends Conflict {}

/** Not with this token: The access token lacks the scope `scope`. */
export class ScopeMissing extends Forbidden {}

/** The seat is taken: Somebody else holds it; the match's `seats` show which are open. */
export class SeatTaken extends Conflict {}

/** The match is not over: Try again when its `status` is `finished`. */
export class StillRunning extends Conflict {}

/** Changed meanwhile: Others kept changing it; try again. */
export class TooBusy extends Conflict {}

/** Too few: A tournament begins with two entrants at least; wait for more. */
export class TooFewEntrants extends Conflict {}

/** Too late: The time for this decision has run out; the match goes on without it. */
export class TooLate extends Conflict {}

/** Enough letters today: `most` in a day ask one address, or are asked for by one player, to confirm. */
export class TooManyLetters extends Conflict {}

/** Too much said: In a match one may say `most` lines a minute; wait a little. */
export class TooManyLines extends TooMany {}

/** Too much in a minute: Wait as many seconds as `Retry-After` says, then ask again. */
export class TooManyRequests extends TooMany {}

/** Too many streams: The access token has `most` streams open, which is as many as it may; close one, or wait. */
export class TooManyStreams extends TooMany {}

/** Enough tokens: Revoke an access token before you make another. */
export class TooManyTokens extends Conflict {}

/** Too many tournaments: You have `most` under way, which is as many as you may; end one first. */
export class TooManyTournaments extends Conflict {}

/** Too many webhooks: You have `most` webhooks, which is as many as you may. */
export class TooManyWebhooks extends Conflict {}

/** The tournament is over: Nothing can be done in it any more. */
export class TournamentOver extends Conflict {}

/** Not ready: A server that is needed does not answer; try again soon. */
export class Unavailable extends ServerFault {}

/** No such access token: You have no access token of this id. */
export class UnknownAccessToken extends NotFound {}

/** No such join code: No match has it; mind that it has 12 letters and digits. */
export class UnknownCode extends NotFound {}

/** No such decision: The seat was never asked a decision of this number. */
export class UnknownDecision extends NotFound {}

/** No such delivery: The webhook has no delivery of this id, or none any more. */
export class UnknownDelivery extends NotFound {}

/** No such entry: You have no such entry in the pool. */
export class UnknownEntry extends NotFound {}

/** No such game: `GET /v1/games` lists the games. */
export class UnknownGame extends NotFound {}

/** No such mailbox: You have set no address, or this link leads to none any more. */
export class UnknownMailbox extends NotFound {}

/** No such match: There is none, or none that you may see. */
export class UnknownMatch extends NotFound {}

/** No such player: There is no player of this id. */
export class UnknownPlayer extends NotFound {}

/** No such room: `GET …/chat` lists the rooms that you may read. */
export class UnknownRoom extends NotFound {}

/** No such round: The tournament's `round` tells how far it is. */
export class UnknownRound extends NotFound {}

/** No such seat: The match has no seat of this number. */
export class UnknownSeat extends NotFound {}

/** Not a token of ours: The access token is unknown, expired or revoked. */
export class UnknownToken extends Unauthenticated {}

/** No such tournament: There is none, or none that you may see. */
export class UnknownTournament extends NotFound {}

/** No such vacation: You have booked none of this id, this year or later. */
export class UnknownVacation extends NotFound {}

/** No such webhook: You have no webhook of this id. */
export class UnknownWebhook extends NotFound {}

/** Not so many days left: `GET /v1/account/vacations` tells how many there are. */
export class VacationSpent extends Conflict {}

/** The webhook is not active: It is paused or closed; set its `status` to `active`. */
export class WebhookInactive extends Conflict {}

export const BY_CODE: Record<string, ProblemClass> = {
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
};
