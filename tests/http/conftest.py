"""One service for all tests of the HTTP surface."""

from collections.abc import Iterator

import httpx
import pytest

from tests.http.service import Service, serving


@pytest.fixture(scope="session")
def service() -> Iterator[Service]:
    with serving(body_timeout="1.5", check_timeout="120", score_timeout="300") as running:
        yield running


@pytest.fixture(scope="session")
def client(service: Service) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=service.url, timeout=10, trust_env=False) as http:
        yield http
