"""Every operation under generated requests: no fault of ours, and no answer that the document has not."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings

from api.conftest import Person
from api.fuzzing import CHECKS, EXAMPLES
from contract import the_document
from seaboard.matches import administer
from seaboard.matches.service import Service

OPERATIONS = [
    (path, method) for path, item in the_document()["paths"].items() for method in item if method != "parameters"
]


def a_tournament(app: Flask, opener: Person) -> str:
    """One of house bots that is being played."""
    body = {"game": "aqualin", "form": "swiss", "house": [{"level": "easy", "count": 3}], "start": "now"}
    headers = {**opener.headers, "Idempotency-Key": "a-tournament"}
    answer = app.test_client().post("/v1/tournaments", json=body, headers=headers)
    return str(answer.get_json()["id"])


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_generated_requests_get_answers_of_the_document(
    app: Flask, service: Service, ada: Person, running: str, path: str, method: str
) -> None:
    operation = schemathesis.openapi.from_wsgi("/openapi.json", app)[path][method]
    key = {"Authorization": f"Bearer {administer.create_tenant(service, 'shop').key}"}
    app.test_client().put("/v1/tenant/players/user-17", json={"name": "Ada"}, headers=key)
    headers = key if the_document()["paths"][path][method]["x-access"] == "app" else ada.headers
    aim = {
        "match": running,
        "external": "user-17",
        "seat": 0,
        "n": 1,
        "game": "aqualin",
        "code": "not-found",
        "webhook": running,
        "delivery": running,
        "room": "seats",
        "tournament": a_tournament(app, ada) if "{tournament}" in path else running,
        "number": 1,
    }

    @given(case=operation.as_strategy())
    @hypothesis_settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Any) -> None:
        if len(str(case.path_parameters)) % 4:  # most requests aim at what is there
            case.path_parameters = {name: aim.get(name, value) for name, value in case.path_parameters.items()}
        # Schemathesis would accept packed answers, and unpacks none of those that come without a network between.
        case.call_and_validate(headers={**headers, "Accept-Encoding": "identity"}, checks=CHECKS)

    send()
