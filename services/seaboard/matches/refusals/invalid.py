"""Requests that cannot be meant."""

from __future__ import annotations

from seaboard.matches.refusals.kinds import Invalid


class BadName(Invalid):
    """A player cannot have this name."""

    code = "bad-name"


class BadOptions(Invalid):
    """The game does not take these options."""

    code = "bad-options"


class BadSeats(Invalid):
    """A match of this game cannot be seated so."""

    code = "bad-seats"


class BadPosition(Invalid):
    """A sandbox cannot begin in such a position."""

    code = "bad-position"


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


class BadRating(Invalid):
    """A match cannot be rated so."""

    code = "bad-rating"


class BadTournament(Invalid):
    """There can be no such tournament."""

    code = "bad-tournament"


class BadCursor(Invalid):
    """This cursor was not given out by us."""

    code = "bad-cursor"


class BadAddress(Invalid):
    """Nothing can be sent to this address."""

    code = "bad-address"


class BadCode(Invalid):
    """The code confirms nothing."""

    code = "bad-code"


class BadLine(Invalid):
    """This cannot be said."""

    code = "bad-line"


class BadWebhook(Invalid):
    """A webhook cannot be like this."""

    code = "bad-webhook"


class BadSpectators(Invalid):
    """A match cannot be followed so."""

    code = "bad-spectators"
