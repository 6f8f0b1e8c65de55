"""The player that `seaboard up` makes for the person at this machine, and what it asks of the running API."""

import secrets
import uuid
from collections.abc import Iterator

import httpx

from seaboard.cli.home import Home
from seaboard.cli.refusals import Refusal

NAME = "Local player"
SECONDS = 10.0


def is_ready(base_url: str) -> bool:
    """Whether a process at this address says that it can serve."""
    try:
        return httpx.get(f"{base_url}/readyz", timeout=2.0, trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


def token_of_local_player(home: Home, base_url: str) -> str:
    """The token of the last run if the API still takes it, else that of a new player."""
    with httpx.Client(base_url=base_url, timeout=SECONDS, trust_env=False) as client:
        kept = home.token()
        if kept is not None and _is_taken(client, kept):
            return kept
        token = _new_player(client)
    home.keep_token(token)
    return token


def names(wish: str) -> Iterator[str]:
    """The name that is wished for, and what else to try when somebody has it."""
    yield wish
    yield from (f"{wish} {secrets.randbelow(10**6)}" for _ in range(4))


def _is_taken(client: httpx.Client, token: str) -> bool:
    answer = client.get("/v1/matches", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code != httpx.codes.UNAUTHORIZED


def _new_player(client: httpx.Client) -> str:
    for name in names(NAME):
        answer = client.post("/v1/players", json={"name": name}, headers={"Idempotency-Key": str(uuid.uuid4())})
        if answer.status_code != httpx.codes.CONFLICT:
            break
    if answer.status_code != httpx.codes.CREATED:
        raise Refusal(f"the API made no local player: {answer.status_code} {answer.text[:200]}")
    return str(answer.json()["access_token"])
