"""Hands letters to the mail server of the settings (SMTP, RFC 5321); what comes of it is told, never raised."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage

import structlog

from seaboard.matches.send_letter import Posted
from seaboard.settings import Settings

SECONDS = 30.0

log = structlog.get_logger(__name__)


class Postman:
    """A connection a letter: there are few, and none is kept open for days."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def post(self, letter: EmailMessage) -> Posted:
        try:
            server = self._connect()
        except (smtplib.SMTPException, OSError) as error:
            return _later(error)
        try:
            self._log_in(server)
            server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return "never" if codes and all(code >= 500 for code in codes) else "later"
        except (smtplib.SMTPException, OSError) as error:
            return _later(error)
        finally:
            with suppress(smtplib.SMTPException, OSError):
                server.quit()
        return "sent"

    def _connect(self) -> smtplib.SMTP:
        host, port = self._settings.mail_host, self._settings.mail_port
        if self._settings.mail_tls == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=ssl.create_default_context())
        return smtplib.SMTP(host, port, timeout=SECONDS)

    def _log_in(self, server: smtplib.SMTP) -> None:
        if self._settings.mail_tls == "starttls":
            server.starttls(context=ssl.create_default_context())
        if self._settings.mail_user:
            server.login(self._settings.mail_user, self._settings.mail_password)


def _later(error: Exception) -> Posted:
    log.warning("mail-server-failed", kind=type(error).__name__)
    return "later"
