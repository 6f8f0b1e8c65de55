"""Every operation under generated requests: no fault of ours, and no answer that the document has not."""

from __future__ import annotations

import os
from typing import Any

import pytest
import schemathesis
from flask import Flask
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    missing_required_header,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from api.conftest import Person
from contract import the_document
from seaboard.matches import administer
from seaboard.matches.service import Service

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "10"))
"""How many requests an operation gets; `make fuzz` asks for many."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
    missing_required_header,
    ignored_auth,
]
OPERATIONS = [
    (path, method) for path, item in the_document()["paths"].items() for method in item if method != "parameters"
]


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
