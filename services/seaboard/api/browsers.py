"""What browsers need: pages from elsewhere may ask (CORS), and answers are packed for slow lines."""

from __future__ import annotations

from flask import Flask
from flask_compress import Compress
from flask_cors import CORS

SHOWN = (
    "Deprecation",
    "ETag",
    "Idempotency-Replayed",
    "Link",
    "RateLimit",
    "RateLimit-Policy",
    "Retry-After",
    "Sunset",
    "X-Request-Id",
    "x-should-retry",
)
"""Headers of answers that a page may read."""
SENT = (
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Last-Event-ID",
    "X-Request-Id",
)
"""Headers that a page may send."""
SECONDS_TO_REMEMBER = 86_400


def open_to_browsers(app: Flask) -> None:
    """A page from anywhere may ask, with an access token that it was given. There are no cookies: no page can ask in
    the name of whoever looks at it.
    """
    CORS(
        app,
        origins="*",
        send_wildcard=True,
        supports_credentials=False,
        methods=["GET", "HEAD", "POST", "PUT", "DELETE"],
        allow_headers=list(SENT),
        expose_headers=list(SHOWN),
        max_age=SECONDS_TO_REMEMBER,
    )


def compress(app: Flask) -> None:
    """Brotli or gzip for who takes it; never for event streams, whose parts must leave at once. ETags are weak: they
    name what is said, not how it is packed.
    """
    app.config.update(
        COMPRESS_ALGORITHM=["br", "gzip"],
        COMPRESS_BR_LEVEL=4,
        COMPRESS_LEVEL=6,
        COMPRESS_MIN_SIZE=1000,
        COMPRESS_STREAMS=False,
        COMPRESS_MIMETYPES=["application/json", "application/problem+json", "text/html", "text/markdown"],
    )
    Compress(app)
