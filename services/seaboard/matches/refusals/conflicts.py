"""What cannot be done as things stand now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from seaboard.matches.refusals.kinds import Conflict, Refusal


class NameTaken(Conflict):
    """Somebody has this name, or one that looks like it."""

    code = "name-taken"


class RenamedLately(Conflict):
    """You have given yourself another name less than a day ago."""

    code = "renamed-lately"


class ChatClosed(Conflict):
    """Nothing can be said in this room now."""

    code = "chat-closed"


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


class EntryClosed(Conflict):
    """The tournament has begun, or it takes nobody any more."""

    code = "entry-closed"


class TooFewEntrants(Conflict):
    """A tournament takes two entrants at least."""

    code = "too-few-entrants"


class TournamentOver(Conflict):
    """The tournament is over."""

    code = "tournament-over"


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
    """The webhook is paused or closed: make it active first."""

    code = "webhook-inactive"


class ETagNeeded(Refusal):
    """A sealed choice is replaced or withdrawn only with the decision's ETag in If-Match."""

    code = "etag-needed"


class ETagStale(Refusal):
    """The decision has changed since you read it."""

    code = "etag-stale"
