"""The README's first steps, done in the editor of an empty n8n: import, account, publish, ask, answer."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.n8n.editor import signed_in
from tests.e2e.n8n.host import N8n
from tests.e2e.n8n.package import packed
from tests.e2e.n8n.rest import Rest
from tests.e2e.n8n.workflows import EXAMPLES
from tests.http.service import serving

Picture = Callable[[Page, str], None]
"""Takes the page as it is now, under a name."""


@contextmanager
def empty(home: Path, folder: Path) -> Iterator[tuple[N8n, str]]:
    """An n8n with nothing in it but the package and its owner, and the address of a service."""
    n8n = N8n(home, folder)
    with serving() as service:
        n8n.install(packed(home, folder))
        n8n.start()
        try:
            rest = Rest(n8n)
            rest.sign_up()
            rest.http.close()
            yield n8n, service.url
        finally:
            n8n.stop()


def first_steps(n8n: N8n, service: str, picture: Picture) -> None:
    """From an empty canvas to a question that is settled."""
    with signed_in(n8n, 1100, 640) as page:
        page.goto("/workflow/new")
        page.locator('[data-test-id="workflow-menu"]').click(timeout=60_000)
        page.get_by_text("Import", exact=True).hover()
        with page.expect_file_chooser() as chooser:
            page.get_by_text("From file").click()
        chooser.value.set_files(EXAMPLES / "0-hello.json")
        page.locator('[data-test-id="canvas-node"]', has_text="Check Instruction").dblclick()
        page.get_by_text("Connect to Askfirst").click()
        address = page.get_by_placeholder("http://askfirst:8080")
        expect(address).to_have_value("http://127.0.0.1:8080")
        picture(page, "1-account")
        address.fill(service)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Added this credential to 1 other")).to_be_visible()
        page.keyboard.press("Escape")
        picture(page, "2-canvas")
        page.get_by_role("button", name="Publish").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Publish").click()
        expect(page.get_by_text("Workflow published")).to_be_visible(timeout=20_000)
        answer(page, picture)


def answer(page: Page, picture: Picture) -> None:
    """Once published, which takes a moment."""
    field = page.get_by_role("textbox")
    for _ in range(20):
        page.goto("/form/askfirst-hello")
        if field.count():
            break
        page.wait_for_timeout(500)
    field.fill("Give Acme Ltd a good discount")
    picture(page, "3-instruction")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_text("What percentage is the discount")).to_be_visible(timeout=30_000)
    field.fill("10 % for orders over EUR 5,000")
    picture(page, "4-question")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_text("discount conditions: 10 % for orders over EUR 5,000")).to_be_visible(timeout=30_000)
    picture(page, "5-done")
