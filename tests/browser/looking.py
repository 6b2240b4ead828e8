"""What can be said of any page: whether everybody can use it, and how it looks."""

import os
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_SERIOUS = ("serious", "critical")


def findings(page: Page) -> list[str]:
    """Serious and critical findings of axe-core: rule, reason, and where."""
    violations = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['help']} at {', '.join(' '.join(node['target']) for node in one['nodes'])}"
        for one in violations
        if one["impact"] in _SERIOUS
    ]


def overflow(page: Page) -> int:
    """By how many CSS pixels the page is wider than its window: 0, or people have to scroll sideways."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def picture(page: Page, name: str) -> None:
    """Save the page as `<test>-<name>.png` in the folder that ASKFIRST_SCREENSHOTS names, if it is set."""
    if folder := os.environ.get("ASKFIRST_SCREENSHOTS"):
        test = re.sub(r"[^\w.]+", "-", os.environ.get("PYTEST_CURRENT_TEST", "").split("::")[-1].split(" ")[0])
        Path(folder).mkdir(parents=True, exist_ok=True)
        whole = page.evaluate("document.documentElement.scrollHeight") < 6_000  # a longer one takes too long to paint
        page.screenshot(path=Path(folder) / f"{test.strip('-')}-{name}.png", full_page=whole)
