"""The links of the document, followed by a program that knows nothing else: it opens matches, reads and decides."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import count
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, seed
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import FlakyStrategyDefinition
from schemathesis.specs.openapi.checks import ignored_auth

from api.fuzzing import CHECKS, EXAMPLES
from seaboard.matches import administer
from seaboard.matches.service import Service
from seated import play_all_house

STEPS = 15
AT_ONCE = 5
MATCH = {"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "house", "level": "easy"}], "options": {}}
PLAYING = [
    "openMatch",
    "getMatch",
    "listSeatDecisions",
    "getDecision",
    "previewChoice",
    "makeChoice",
    "getView",
    "listEvents",
]
"""What a small run is about."""


def walker(app: Flask, service: Service, operations: list[str] | None, done: Counter[str]) -> Any:
    """A state machine that asks as a new player in each of its walks."""
    schema: Any = schemathesis.openapi.from_wsgi("/openapi.json", app)
    if operations is not None:  # and then no links but the document's
        schema.config.phases.stateful.inference.algorithms = []
        schema = schema.include(operation_id=operations)
    machine: Any = schema.as_state_machine()
    app_key, numbers = administer.create_tenant(service, "shop").key, count()

    class Walk(machine):  # type: ignore[misc]
        def setup(self) -> None:
            made = app.test_client().post("/v1/players", json={"name": f"Walker {next(numbers)}"}).get_json()
            self.tokens = {"app": app_key, "player": made["access_token"], "reader": made["access_token"]}

        def before_call(self, case: Any) -> None:
            """Matches that begin at once, mostly: what is made up seldom is one."""
            if operation_of(case) == "openMatch" and next(numbers) % 5:
                case.body, case.headers = MATCH, {"Idempotency-Key": f"key-{next(numbers)}"}

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            token = self.tokens.get(case.operation.definition.raw["x-access"])
            headers = {"Accept-Encoding": "identity"}  # schemathesis unpacks nothing that came without a network
            return {"headers": headers | ({"Authorization": f"Bearer {token}"} if token else {})}

        def validate_response(self, response: Any, case: Any, **more: Any) -> None:
            case.validate_response(response, checks=[check for check in CHECKS if check is not ignored_auth])
            if response.status_code < 300:
                done[operation_of(case)] += 1
            play_all_house(service)

    return Walk


def operation_of(case: Any) -> str:
    name: str = case.operation.definition.raw["operationId"]
    return name


def walk(machine: Any, examples: int, steps: int) -> None:
    """Some walks at a time, each time with another seed. Ids and times are new in every walk, so one that begins like
    another may go on otherwise, which the library takes amiss: the next seed is taken then."""
    for number in range(0, examples, AT_ONCE):
        with suppress(FlakyStrategyDefinition):
            seed(number)(machine).run(
                settings=hypothesis_settings(
                    max_examples=min(AT_ONCE, examples - number),
                    stateful_step_count=steps,
                    deadline=None,
                    database=None,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
            )


@pytest.mark.parametrize("operations", [PLAYING] if EXAMPLES <= 10 else [PLAYING, None])
def test_whatever_links_lead_to_answers_as_the_document_says(
    app: Flask, service: Service, database_url: str, operations: list[str] | None
) -> None:
    """A large run follows all links of all operations, and those that schemathesis infers from how they look."""
    done: Counter[str] = Counter()
    walk(walker(app, service, operations, done), EXAMPLES if operations is None else min(EXAMPLES, 5), STEPS)
    assert done["getMatch"]
