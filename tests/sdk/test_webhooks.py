"""A receiver of webhooks believes what was signed with its secret, just now, and nothing else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from standardwebhooks import Webhook

from seaboard_sdk.webhooks import NotSigned, verify

SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
BODY = b'{"topic":"match.turn"}'


def signed(at: datetime, secret: str = SECRET) -> dict[str, str]:
    return {
        "Webhook-Id": "d1",
        "Webhook-Timestamp": str(int(at.timestamp())),
        "Webhook-Signature": Webhook(secret).sign("d1", at, BODY.decode()),
    }


def test_what_was_signed_is_read() -> None:
    assert verify(SECRET, BODY, signed(datetime.now(UTC))) == {"topic": "match.turn"}


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        pytest.param(b'{"topic":"match.over"}', signed(datetime.now(UTC)), id="another body"),
        pytest.param(BODY, signed(datetime.now(UTC), "whsec_AAAA9r8GKYqrTwjUPD8ILPZIo2LaLaSw"), id="another secret"),
        pytest.param(BODY, signed(datetime.now(UTC) - timedelta(hours=1)), id="an old one sent again"),
        pytest.param(BODY, {}, id="not signed"),
    ],
)
def test_what_was_not_is_refused(body: bytes, headers: dict[str, str]) -> None:
    with pytest.raises(NotSigned):
        verify(SECRET, body, headers)
