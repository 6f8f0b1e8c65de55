"""How requests travel: with timeouts, sent again where that is safe, and answered by a value or an exception."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import httpx
from httpx_retries import Retry, RetryTransport

from seaboard_sdk.generated import errors
from seaboard_sdk.generated.client import AuthenticatedClient
from seaboard_sdk.generated.models import Problem
from seaboard_sdk.generated.types import Response
from seaboard_sdk.problems import NoAnswer, SeaboardError, error_of

T = TypeVar("T")

RETRIES = Retry(
    total=6,
    backoff_factor=0.2,
    max_backoff_wait=8.0,
    # A POST too: those that create carry an Idempotency-Key, the others change nothing when they are repeated.
    allowed_methods=["GET", "HEAD", "PUT", "DELETE", "POST"],
    status_forcelist=[429, 502, 503, 504],
)


def connect(
    base_url: str, token: str, timeout: float, transport: httpx.BaseTransport | None, retries: Retry = RETRIES
) -> AuthenticatedClient:
    """A client of the generated core that sends through a transport which tries again."""
    headers = {"User-Agent": "seaboard-sdk"} | ({"Authorization": f"Bearer {token}"} if token else {})
    client = AuthenticatedClient(base_url=base_url, token=token, raise_on_unexpected_status=True)
    client.set_httpx_client(
        httpx.Client(
            base_url=base_url,
            headers=headers,
            timeout=timeout,
            transport=RetryTransport(transport=transport or httpx.HTTPTransport(), retry=retries),
        )
    )
    return client


def call(operation: Callable[..., Response[Any]], *place: Any, **arguments: Any) -> Any:
    """What the operation answers. Raises ProblemError for a refusal, NoAnswer where there is no answer that fits."""
    try:
        response = operation(*place, **arguments)
    except httpx.HTTPError as error:
        raise NoAnswer(f"no answer: {type(error).__name__} {error}") from error
    except errors.UnexpectedStatus as error:
        raise _unexpected(error) from error
    except (ValueError, KeyError, TypeError) as error:
        raise NoAnswer(f"an answer that the document does not know: {error!r}") from error
    if isinstance(response.parsed, Problem):
        raise error_of(response.parsed, _seconds(response.headers.get("Retry-After")))
    return response.parsed


def _unexpected(error: errors.UnexpectedStatus) -> SeaboardError:
    """A problem is one with any status, as a newer service or something before it may give it."""
    try:
        return error_of(Problem.from_dict(json.loads(error.content)))
    except (ValueError, KeyError, TypeError):
        return NoAnswer(f"an answer with status {error.status_code}, which the document does not know")


def _seconds(header: str | None) -> float | None:
    try:
        return None if header is None else float(header)
    except ValueError:
        return None
