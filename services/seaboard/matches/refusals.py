"""Why a request is refused. Each refusal has a stable `code` for machines; its docstring says it to people.

Refusal
├── NotSignedIn              who is asking is not known
│   └── UnknownToken
├── NotFound                 there is none, or none that the caller may know of: both look alike
│   ├── UnknownGame
│   ├── UnknownMatch
│   ├── UnknownSeat
│   ├── UnknownDecision
│   ├── UnknownPlayer
│   ├── UnknownVacation
│   ├── UnknownWebhook
│   ├── UnknownDelivery
│   ├── UnknownAccessToken   the caller has no token of this id
│   ├── UnknownCode
│   └── UnknownEntry
├── Forbidden                the caller may know of it, but it is not the caller's to do
│   ├── ScopeMissing         `scope` is what the access token lacks
│   ├── NotWelcome           somebody there has blocked the caller
│   ├── NotYourSeat
│   ├── NoSandbox
│   ├── NotYourMatch
│   └── NoSpectators         until the match is over
├── Invalid                  the request itself cannot be meant: `pointer` says where in it, `why` what is wrong
│   ├── BadName
│   ├── BadOptions
│   ├── BadSeats
│   ├── BadTimeLimit
│   ├── BadTimeControl
│   ├── BadRest
│   ├── BadVacation
│   ├── BadStanding
│   ├── BadPick
│   ├── BadWait
│   ├── BadChoice
│   ├── BadToken
│   ├── BadCursor
│   ├── BadWebhook
│   └── BadSpectators
├── Conflict                 not as things stand now
│   ├── NameTaken
│   ├── QuotaReached         `quota` is what the app has reached the end of
│   ├── TooBusy              others kept changing it meanwhile
│   ├── SeatTaken
│   ├── PickTaken
│   ├── AlreadySeated
│   ├── InvitationGone
│   ├── AlreadyWaiting
│   ├── AlreadyPaired
│   ├── KnowsTooMuch
│   ├── GivenUp
│   ├── AlreadyStarted
│   ├── NotStarted
│   ├── NotFull
│   ├── MatchOver
│   ├── StillRunning
│   ├── DecisionClosed       `current` points to the seat's open decision
│   ├── DecisionVoid         `current` likewise
│   ├── TooLate              the time for the decision has run out
│   ├── NotLapsed
│   ├── CannotTakeBack
│   ├── NotSandbox
│   ├── NoClock
│   ├── VacationSpent
│   ├── NotSealed
│   ├── TooManyTokens
│   ├── KeyReused
│   └── WebhookInactive
├── TooMany                  the caller has as many as it may: `most` says how many that is
│   ├── TooManyStreams
│   └── TooManyWebhooks
├── IssuerUnreachable        the keys of who signed the token cannot be had now
├── ETagNeeded               a sealed choice is changed only by who has seen it
├── ETagStale                it was changed since
└── IllegalAction            the rules forbid it: `rule` is the id in the rule book, `index` which action
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any, ClassVar

from seaboard.engine.refusals import IllegalAction as Forbiddance


class Refusal(Exception):
    """The request is refused."""

    code: ClassVar[str] = "refused"

    @property
    def sentence(self) -> str:
        """What to tell people, in English."""
        return inspect.cleandoc(type(self).__doc__ or "")

    @property
    def details(self) -> Mapping[str, Any]:
        """More for machines, as JSON data; nothing that the caller may not know."""
        return {}

    def __str__(self) -> str:
        return self.sentence


class NotSignedIn(Refusal):
    """This needs an access token."""

    code = "not-signed-in"


class UnknownToken(NotSignedIn):
    """The access token is unknown, expired or revoked."""

    code = "unknown-token"


class NotFound(Refusal):
    """There is no such thing."""

    code = "not-found"


class UnknownGame(NotFound):
    """There is no such game."""

    code = "unknown-game"


class UnknownMatch(NotFound):
    """There is no such match, or you may not see it."""

    code = "unknown-match"


class UnknownSeat(NotFound):
    """The match has no such seat."""

    code = "unknown-seat"


class UnknownDecision(NotFound):
    """The seat has no such decision."""

    code = "unknown-decision"


class UnknownVacation(NotFound):
    """You have no such vacation."""

    code = "unknown-vacation"


class UnknownPlayer(NotFound):
    """There is no such player."""

    code = "unknown-player"


class UnknownWebhook(NotFound):
    """You have no such webhook."""

    code = "unknown-webhook"


class UnknownDelivery(NotFound):
    """The webhook has no such delivery."""

    code = "unknown-delivery"


class UnknownAccessToken(NotFound):
    """You have no access token of this id."""

    code = "unknown-access-token"


class UnknownCode(NotFound):
    """No match has this join code."""

    code = "unknown-code"


class UnknownEntry(NotFound):
    """You have no such entry in the pool."""

    code = "unknown-entry"


class Forbidden(Refusal):
    """This is not yours to do."""

    code = "forbidden"


class ScopeMissing(Forbidden):
    """Your access token does not allow this."""

    code = "scope-missing"

    def __init__(self, scope: str) -> None:
        super().__init__(scope)
        self.scope = scope

    @property
    def details(self) -> Mapping[str, Any]:
        return {"scope": self.scope}


class NotWelcome(Forbidden):
    """You cannot play with this player, or in this match."""

    code = "not-welcome"


class NotYourSeat(Forbidden):
    """You do not hold this seat."""

    code = "not-your-seat"


class NoSandbox(Forbidden):
    """This service opens no sandboxes."""

    code = "no-sandbox"


class NotYourMatch(Forbidden):
    """Only who opened the match may do this."""

    code = "not-your-match"


class NoSpectators(Forbidden):
    """The match takes no spectators until it is over."""

    code = "no-spectators"


class Invalid(Refusal):
    """The request cannot be meant so."""

    code = "invalid"

    def __init__(self, pointer: str, why: str) -> None:
        super().__init__(pointer, why)
        self.pointer = pointer
        self.why = why

    @property
    def sentence(self) -> str:
        return f"{super().sentence} {self.pointer or '/'}: {self.why}."

    @property
    def details(self) -> Mapping[str, Any]:
        return {"pointer": self.pointer, "why": self.why}


class BadName(Invalid):
    """A player cannot have this name."""

    code = "bad-name"


class BadOptions(Invalid):
    """The game does not take these options."""

    code = "bad-options"


class BadSeats(Invalid):
    """A match of this game cannot be seated so."""

    code = "bad-seats"


class BadTimeLimit(Invalid):
    """This is no time limit."""

    code = "bad-time-limit"


class BadTimeControl(Invalid):
    """A match cannot be played by such a clock."""

    code = "bad-time-control"


class BadRest(Invalid):
    """A week cannot be rested so."""

    code = "bad-rest"


class BadStanding(Invalid):
    """This cannot be chosen in advance."""

    code = "bad-standing"


class BadVacation(Invalid):
    """A vacation cannot be booked so."""

    code = "bad-vacation"


class BadPick(Invalid):
    """The seat cannot pick this."""

    code = "bad-pick"


class BadWait(Invalid):
    """Nobody can wait so in the pool."""

    code = "bad-wait"


class BadChoice(Invalid):
    """This is not a choice in this game."""

    code = "bad-choice"


class BadToken(Invalid):
    """There can be no such access token."""

    code = "bad-token"


class BadCursor(Invalid):
    """This cursor was not given out by us."""

    code = "bad-cursor"


class BadWebhook(Invalid):
    """A webhook cannot be like this."""

    code = "bad-webhook"


class BadSpectators(Invalid):
    """A match cannot be followed so."""

    code = "bad-spectators"


class Conflict(Refusal):
    """Not as things stand now."""

    code = "conflict"


class NameTaken(Conflict):
    """Somebody has this name, or one that looks like it."""

    code = "name-taken"


class QuotaReached(Conflict):
    """The app has as many as it may have."""

    code = "quota-reached"

    def __init__(self, quota: str) -> None:
        super().__init__(quota)
        self.quota = quota

    @property
    def details(self) -> Mapping[str, Any]:
        return {"quota": self.quota}


class TooBusy(Conflict):
    """Others kept changing this meanwhile. Try again."""

    code = "too-busy"


class SeatTaken(Conflict):
    """The seat is taken."""

    code = "seat-taken"


class PickTaken(Conflict):
    """Another seat has picked this."""

    code = "pick-taken"


class AlreadySeated(Conflict):
    """You already sit in this match."""

    code = "already-seated"


class InvitationGone(Conflict):
    """The invitation does not stand any more: it was answered, cancelled, or has expired."""

    code = "invitation-gone"


class AlreadyWaiting(Conflict):
    """You wait for the very same already."""

    code = "already-waiting"


class AlreadyPaired(Conflict):
    """Others were found: the match is there."""

    code = "already-paired"


class KnowsTooMuch(Conflict):
    """You have held another seat in this match, and know what it knew."""

    code = "knows-too-much"


class GivenUp(Conflict):
    """The seat has given up its part."""

    code = "given-up"


class AlreadyStarted(Conflict):
    """The match has started."""

    code = "already-started"


class NotStarted(Conflict):
    """The match has not started."""

    code = "not-started"


class NotFull(Conflict):
    """Not all seats are taken."""

    code = "not-full"


class MatchOver(Conflict):
    """The match is over."""

    code = "match-over"


class StillRunning(Conflict):
    """The match is not over yet."""

    code = "still-running"


class DecisionClosed(Conflict):
    """This decision was made, with another choice."""

    code = "decision-closed"

    def __init__(self, current: int | None) -> None:
        super().__init__(current)
        self.current = current

    @property
    def details(self) -> Mapping[str, Any]:
        return {"current": self.current}


class DecisionVoid(DecisionClosed):
    """This decision was overtaken: the seat is asked something else now, or nothing."""

    code = "decision-void"


class TooLate(Conflict):
    """The time for this decision has run out."""

    code = "too-late"


class CannotTakeBack(Conflict):
    """This choice cannot be taken back: something came to light with it, chance was used, another seat was asked, or
    another choice followed."""

    code = "cannot-take-back"


class NotLapsed(Conflict):
    """The seat's time has not run out, or it is not for its opponents to decide."""

    code = "not-lapsed"


class NotSandbox(Conflict):
    """The match is no sandbox: its clock is the server's."""

    code = "not-sandbox"


class NoClock(Conflict):
    """The match has no clock."""

    code = "no-clock"


class VacationSpent(Conflict):
    """The year has not as many days of vacation left."""

    code = "vacation-spent"


class NotSealed(Conflict):
    """There is no sealed choice to withdraw."""

    code = "not-sealed"


class TooManyTokens(Conflict):
    """You have as many access tokens as a player may have."""

    code = "too-many-tokens"


class KeyReused(Conflict):
    """This idempotency key was used for another request."""

    code = "idempotency-key-reused"


class WebhookInactive(Conflict):
    """The webhook is paused or gone: make it active first."""

    code = "webhook-inactive"


class TooMany(Refusal):
    """There are as many of these as there may be."""

    code = "too-many"

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most

    @property
    def details(self) -> Mapping[str, Any]:
        return {"most": self.most}


class TooManyStreams(TooMany):
    """This access token has as many streams open as it may. Close one, or wait until one that was lost is forgotten."""

    code = "too-many-streams"


class TooManyWebhooks(TooMany):
    """You have as many webhooks as you may."""

    code = "too-many-webhooks"


class IssuerUnreachable(Refusal):
    """The keys of who signed the token cannot be had now."""

    code = "issuer-unreachable"


class ETagNeeded(Refusal):
    """A sealed choice is replaced or withdrawn only with the decision's ETag in If-Match."""

    code = "etag-needed"


class ETagStale(Refusal):
    """The decision has changed since you read it."""

    code = "etag-stale"


class IllegalAction(Refusal):
    """The rules forbid this."""

    code = "illegal-action"

    def __init__(self, cause: Forbiddance, english: str) -> None:
        super().__init__(cause.rule, english)
        self.rule = cause.rule
        self.key = cause.text.key
        self.params = dict(cause.text.params)
        self.index = cause.index
        self.english = english

    @property
    def sentence(self) -> str:
        return self.english

    @property
    def details(self) -> Mapping[str, Any]:
        return {"rule": self.rule, "index": self.index, "text": {"key": self.key, "params": self.params}}
