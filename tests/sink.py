"""A mail server that takes letters and keeps them to be read: a real one, on a port of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from seaboard.settings import Settings
from servers import free_ports

SENDER = "turns@seaboard.example"


@dataclass
class Sink:
    """`refuses` are addresses to which nothing can be sent; `is_full` takes nothing for now."""

    port: int
    got: list[EmailMessage] = field(default_factory=list)
    refuses: set[str] = field(default_factory=set)
    is_full: bool = False

    @property
    def settings(self) -> Settings:
        """How the service reaches it, whose letters go out at once."""
        return Settings(
            mail_host="127.0.0.1", mail_port=self.port, mail_tls="none", mail_from=SENDER, mail_delay_seconds=0,
            public_url="https://play.example/api", match_url="https://play.example/matches/{match}",
        )  # fmt: skip

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        """Asked by aiosmtpd for each address of a letter."""
        if address in self.refuses:
            return "550 no such mailbox"
        if self.is_full:
            return "452 try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """Given each letter by aiosmtpd."""
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert [letter["To"]] == envelope.rcpt_tos
        self.got.append(letter)
        return "250 OK"


def text_of(letter: EmailMessage) -> str:
    """What a person reads."""
    return str(letter.get_content()).replace("\r\n", "\n")


@contextmanager
def mail_sink() -> Iterator[Sink]:
    """A server that runs as long as the block."""
    (port,) = free_ports(1)
    sink = Sink(port)
    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield sink
    finally:
        controller.stop()
