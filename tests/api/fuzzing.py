"""How much is fuzzed, and what every answer is held against."""

from __future__ import annotations

import os

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
