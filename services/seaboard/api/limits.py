"""How much may be asked: by each token and by all players of an app together, in two buckets, so that whoever polls too
much can still decide. The library `limits` counts: in Redis or Valkey where one carries the jobs, else by process."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final, Literal

import structlog
from limits import RateLimitItem, RateLimitItemPerMinute
from limits.errors import StorageError
from limits.storage import MemoryStorage, RedisStorage, Storage

from seaboard.api.problems import Problem
from seaboard.settings import Settings

log = structlog.get_logger()

Bucket = Literal["asking", "deciding"]
"""`deciding`: choices are made and withdrawn; `asking`: everything else."""

SECONDS: Final = 60
REDIS: Final = ("redis://", "rediss://", "redis+socket://", "valkey://", "valkeys://")


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bucket stands: what it takes in a minute, what is left of it, and in how many seconds it is full again."""

    policy: str
    most: int
    left: int
    seconds: int

    def to_headers(self) -> dict[str, str]:
        """The fields of draft-ietf-httpapi-ratelimit-headers."""
        return {
            "RateLimit-Policy": f'"{self.policy}";q={self.most};w={SECONDS}',
            "RateLimit": f'"{self.policy}";r={self.left};t={self.seconds}',
        }


class Limits:
    """The buckets that one process counts in. While what counts cannot be reached, nothing is refused."""

    def __init__(self, settings: Settings) -> None:
        self._most: dict[Bucket, int] = {
            "asking": settings.requests_a_minute,
            "deciding": settings.decisions_a_minute,
        }
        self._times = settings.tenant_times
        self._storage = _open_storage(settings.broker_url)

    def count(self, bucket: Bucket, who: str, tenant: str | None = None) -> Standing | None:
        """How the bucket stands after this request; None if it has no bounds. Raises Problem if it is empty."""
        most = self._most[bucket]
        if most == 0:
            return None
        try:
            standing = self._take(bucket, most, who)
            if tenant is not None and self._times:
                self._take(bucket, most * self._times, tenant, policy=f"{bucket}-of-the-app")
        except StorageError as error:
            log.warning("limits-unreachable", kind=type(error).__name__)
            return None
        return standing

    def _take(self, bucket: Bucket, most: int, who: str, policy: str = "") -> Standing:
        """Counts as the library's fixed window does, but asks for the count once: its own answer is yes or no."""
        item: RateLimitItem = RateLimitItemPerMinute(most, namespace="seaboard")
        key = item.key_for(bucket, who)
        count = self._storage.incr(key, item.get_expiry())
        seconds = max(1, math.ceil(self._storage.get_expiry(key) - time.time()))
        standing = Standing(policy or bucket, most, max(0, most - count), min(seconds, SECONDS))
        if count > most:
            raise Problem("too-many-requests", headers={"Retry-After": str(standing.seconds), **standing.to_headers()})
        return standing


def _open_storage(broker_url: str) -> Storage:
    if not broker_url.startswith(REDIS):
        return MemoryStorage()
    address = broker_url.replace("redis+socket://", "redis+unix://").partition("?")[0]
    return RedisStorage(address, wrap_exceptions=True, socket_connect_timeout=0.5, socket_timeout=0.5)
