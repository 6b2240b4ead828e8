"""n8n's editor with the shipped examples in it, in a headless Chromium."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import program
from tests.e2e.n8n.accounts import credentials
from tests.e2e.n8n.host import N8n
from tests.e2e.n8n.package import packed
from tests.e2e.n8n.rest import OWNER, Rest
from tests.e2e.n8n.workflows import ACCOUNT, EXAMPLES, Workflow, shipped
from tests.http.service import serving


def examples() -> dict[str, Workflow]:
    """The examples as they are shipped, by the stem of their file."""
    return {path.stem: shipped(path.stem) for path in sorted(EXAMPLES.glob("*.json"))}


@contextmanager
def editing(home: Path, folder: Path) -> Iterator[N8n]:
    """An n8n with the examples, an account that works, and an owner."""
    n8n = N8n(home, folder)
    with serving() as service:
        n8n.install(packed(home, folder))
        n8n.credentials(credentials({ACCOUNT: {"baseUrl": service.url}}, "http://127.0.0.1:1/v1"))
        n8n.workflows(list(examples().values()))
        n8n.start()
        try:
            rest = Rest(n8n)
            rest.sign_up()
            rest.http.close()
            yield n8n
        finally:
            n8n.stop()


@contextmanager
def signed_in(n8n: N8n, width: int = 1400, height: int = 800) -> Iterator[Page]:
    """A page of the editor, signed in as the owner."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program())
        page = browser.new_page(base_url=n8n.url, viewport={"width": width, "height": height})
        page.set_default_navigation_timeout(120_000)  # the editor comes in many files: a minute on a busy machine
        login = {"emailOrLdapLoginId": OWNER["email"], "password": OWNER["password"]}
        assert page.request.post("/rest/login", data=login).ok
        yield page
        browser.close()


def open_workflow(page: Page, workflow: str) -> None:
    """The canvas of a workflow, all of it in view."""
    page.goto(f"/workflow/{workflow}")
    page.locator('[data-test-id="canvas-node"]').first.wait_for(timeout=60_000)
    page.locator('[data-test-id="zoom-to-fit"]').click()
    page.wait_for_timeout(1500)  # the canvas glides
