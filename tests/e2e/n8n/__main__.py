"""A real n8n with the examples in it, to look at: `python -m tests.e2e.n8n`; `--pictures` takes those of the README.

`--hello` does the first steps of the README in an empty n8n, and takes the pictures of docs/n8n.md.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page

from tests.e2e.n8n.editor import editing, examples, open_workflow, signed_in
from tests.e2e.n8n.hello import empty, first_steps
from tests.e2e.n8n.host import N8n
from tests.e2e.n8n.installed import REPOSITORY, installed
from tests.e2e.n8n.rest import OWNER
from tests.e2e.n8n.workflows import EXAMPLES

BARE = """[data-test-id="canvas-controls"], [data-test-id*="execute-workflow-button"], [class*="nodeCreatorScrim"],
[class*="executionButtons"], [class*="nodeButtonsWrapper"] { visibility: hidden !important }"""
"""Nothing but the canvas."""


def main() -> None:
    if "--hello" in sys.argv:
        with TemporaryDirectory() as folder, empty(installed(), Path(folder)) as (n8n, service):
            first_steps(n8n, service, film)
        return
    with TemporaryDirectory() as folder, editing(installed(), Path(folder)) as n8n:
        if "--pictures" in sys.argv:
            take_pictures(n8n)
        else:
            print(f"{n8n.url} ({OWNER['email']}, {OWNER['password']}); Enter ends it")
            input()


def film(page: Page, name: str) -> None:
    """What stands still."""
    page.wait_for_timeout(1500)
    page.screenshot(path=REPOSITORY / "docs" / f"n8n-hello-{name}.png")


def take_pictures(n8n: N8n) -> None:
    """The canvas of every example, beside its file."""
    with signed_in(n8n) as page:
        for stem, workflow in examples().items():
            open_workflow(page, workflow["id"])
            page.add_style_tag(content=BARE)
            page.wait_for_timeout(500)
            box = page.locator('[data-test-id="canvas"]').bounding_box()
            assert box is not None
            x, below_tabs = box["x"], box["y"] + 24
            page.screenshot(
                path=EXAMPLES / f"{stem}.png",
                clip={"x": x, "y": below_tabs, "width": box["width"], "height": box["height"] - 24},
            )


if __name__ == "__main__":
    main()
