"""What the caller has as many of as it may, and keys that cannot be had."""

from __future__ import annotations

from seaboard.matches.refusals.kinds import Refusal, TooMany


class TooManyStreams(TooMany):
    """This access token has as many streams open as it may. Close one, or wait until one that was lost is forgotten."""

    code = "too-many-streams"


class TooManyWebhooks(TooMany):
    """You have as many webhooks as you may."""

    code = "too-many-webhooks"


class TooManyLines(TooMany):
    """You may say only so much in a minute."""

    code = "too-many-lines"


class TooManyLetters(TooMany):
    """In a day, only so many letters ask an address, or are asked for by a player, to confirm."""

    code = "too-many-letters"


class IssuerUnreachable(Refusal):
    """The keys of who signed the token cannot be had now."""

    code = "issuer-unreachable"


class TooManyTournaments(TooMany):
    """You have as many tournaments under way as you may."""

    code = "too-many-tournaments"
