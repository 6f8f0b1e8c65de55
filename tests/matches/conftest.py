"""A service on an empty database, and people who play."""

from collections.abc import Iterator

import pytest

from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller
from seated import new_caller, running_service


@pytest.fixture
def service(database_url: str) -> Iterator[Service]:
    with running_service(database_url) as service:
        yield service


@pytest.fixture
def ann(service: Service) -> Caller:
    return new_caller(service, "Ann")


@pytest.fixture
def bob(service: Service) -> Caller:
    return new_caller(service, "Bob")


@pytest.fixture
def eve(service: Service) -> Caller:
    return new_caller(service, "Eve")
