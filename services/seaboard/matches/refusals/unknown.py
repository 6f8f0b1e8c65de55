"""There is none, or none that the caller may know of; and nobody knows who is asking."""

from __future__ import annotations

from seaboard.matches.refusals.kinds import NotFound, NotSignedIn


class UnknownToken(NotSignedIn):
    """The access token is unknown, expired or revoked."""

    code = "unknown-token"


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


class UnknownRoom(NotFound):
    """The match has no such room, or none that you may enter."""

    code = "unknown-room"


class UnknownMailbox(NotFound):
    """There is no such mailbox."""

    code = "unknown-mailbox"


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


class UnknownTournament(NotFound):
    """There is no such tournament, or you may not see it."""

    code = "unknown-tournament"


class UnknownRound(NotFound):
    """The tournament has no such round, or not yet."""

    code = "unknown-round"


class UnknownEntry(NotFound):
    """You have no such entry in the pool."""

    code = "unknown-entry"
