"""What holds for every request, waited for or not: how long, how often, what an answer means, what a seat is called."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import httpx
from httpx_retries import Retry

from seaboard_sdk.generated.models import Problem
from seaboard_sdk.generated.types import Response
from seaboard_sdk.groups import NoAnswer, ProblemError, SeaboardError, group_of
from seaboard_sdk.problems import BY_CODE

USER_AGENT = "seaboard-sdk"
FAULTS = (httpx.HTTPError, httpx.InvalidURL, ValueError, KeyError, TypeError, AttributeError)
"""What calling an operation may raise: the wire, or a body that the document does not know."""

RETRIES = Retry(
    total=6,
    backoff_factor=0.2,
    max_backoff_wait=8.0,
    # A POST too: those that create carry an Idempotency-Key, the others change nothing when they are repeated; but
    # for those that are named below.
    allowed_methods=["GET", "HEAD", "PUT", "DELETE", "POST"],
    status_forcelist=[429, 502, 503, 504],
)


DO_MORE_WHEN_REPEATED = ("/advance", "/replay", "/confirm")
"""How the addresses end of what is not to be sent again where it may have arrived: a sandbox's clock would be moved
twice, a delivery be sent twice, a wrong code be counted twice."""
SURELY_NOT_DONE = (429, 503)


def headers_for(token: str) -> dict[str, str]:
    """What is said with every request."""
    return {"User-Agent": USER_AGENT} | ({"Authorization": f"Bearer {token}"} if token else {})


def may_be_done(method: str, url: str, outcome: httpx.Response | httpx.HTTPError) -> bool:
    """Whether a request that does more when it is repeated may have arrived, for all that its outcome says."""
    if method.upper() != "POST" or not url.endswith(DO_MORE_WHEN_REPEATED):
        return False
    if isinstance(outcome, httpx.HTTPError):
        return not isinstance(outcome, httpx.ConnectError | httpx.ConnectTimeout | httpx.PoolTimeout)
    return outcome.status_code not in SURELY_NOT_DONE


def pause(retries: Retry, outcome: httpx.Response | httpx.HTTPError) -> float | None:
    """In how many seconds to try again after this outcome of a try; None if it stays as it is."""
    if retries.attempts_made >= retries.total:
        return None
    if isinstance(outcome, httpx.HTTPError):
        return retries.backoff_strategy() if retries.is_retryable_exception(outcome) else None
    if not retries.is_retryable_status_code(outcome.status_code) or outcome.headers.get("x-should-retry") == "false":
        return None
    told = seconds(outcome.headers.get("Retry-After"))
    return retries.backoff_strategy() if told is None else told


def value_of(response: Response[Any]) -> Any:
    """What an answer says; a refusal is raised."""
    if isinstance(response.parsed, Problem):
        raise error_of(response.parsed, seconds(response.headers.get("Retry-After")))
    if response.parsed is None and int(response.status_code) != 204:
        raise refusal_of(int(response.status_code), response.headers, response.content)
    return response.parsed


def error_of(problem: Problem, retry_after: float | None = None) -> ProblemError:
    """The exception for a problem: by its code, else by its status. A code of a newer service is no trouble."""
    return BY_CODE.get(problem.code, group_of(problem.status))(problem, retry_after)


def trouble_of(fault: Exception) -> NoAnswer:
    """What to raise for whatever calling an operation raised."""
    if isinstance(fault, httpx.HTTPError | httpx.InvalidURL):
        return NoAnswer(f"no answer: {type(fault).__name__} {fault}")
    return NoAnswer(f"an answer that the document does not know: {fault!r}")


def refusal_in(content: str | bytes, retry_after: float | None = None) -> ProblemError | None:
    """The refusal that a body is; None if it is something else. A newer service, or something before it, may give a
    problem with any status."""
    try:
        return error_of(Problem.from_dict(json.loads(content)), retry_after)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def refusal_of(status: int, headers: Mapping[str, str], content: str | bytes) -> SeaboardError:
    """What to raise for an answer that is none: what its body says, if that is a problem."""
    unknown = f"an answer with status {status}, which the document does not know"
    return refusal_in(content, seconds(headers.get("Retry-After"))) or NoAnswer(unknown)


def seconds(header: str | None) -> float | None:
    """The seconds that a Retry-After asks for."""
    try:
        return None if header is None else Retry().parse_retry_after(header)
    except ValueError:
        return None


def wish(seat: str | Mapping[str, Any]) -> dict[str, Any]:
    """A wish for a seat: `me`, `open`, `house:medium`, `invited:<a player's id>`, or as the document has it."""
    if not isinstance(seat, str):
        return dict(seat)
    kind, _, rest = seat.partition(":")
    named = {"house": "level", "invited": "player"}.get(kind)
    return {"kind": kind, named: rest} if named and rest else {"kind": kind}
