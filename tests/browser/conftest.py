"""One service and one Chromium for all tests of the pages.

They live as long as the package, not the session: Playwright keeps an event loop in the thread that
tests run in, and asynchronous tests elsewhere need that place.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import program
from tests.browser.visitor import Visitor
from tests.http.service import Service, serving


@pytest.fixture(scope="package")
def service() -> Iterator[Service]:
    with serving() as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = program()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path)
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(browser: Browser, service: Service) -> Iterator[Visitor]:
    """A visitor of the service; afterwards, no page may have done what none of ours may do."""
    with Visitor(browser, service.url.rstrip("/")) as person:
        yield person
    assert person.faults == []
