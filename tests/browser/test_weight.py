"""What the first look costs: bytes, which are bounded, and time, which is told."""

from playwright.sync_api import Response, expect

from tests.browser.playground import CLEAR, write
from tests.browser.visitor import Visitor

MOST = 150_000
"""Bytes of the first view, in all and not compressed."""


def test_the_first_view_is_light(visitor: Visitor) -> None:
    page = visitor.open("/livez")
    came: list[Response] = []
    page.on("response", lambda response: came.append(response))  # noqa: PLW0108 Playwright marks what it is given
    page.goto("/", wait_until="networkidle")
    sizes = {one.url.split("/", 3)[3]: len(one.body()) for one in came}
    print(f"\nFirst view: {sum(sizes.values()):,} bytes in {len(sizes)} files: {sizes}")
    assert len(sizes) >= 8
    assert sum(sizes.values()) <= MOST


def test_the_time_to_the_first_score_is_told(visitor: Visitor) -> None:
    page = visitor.open()
    expect(page.locator("#result .number")).to_be_visible()
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    write(page, CLEAR)
    expect(page.locator("#result .badge")).to_have_text("Go ahead")
    took = page.evaluate("performance.getEntriesByType('resource').find(one => one.name.endsWith('/try')).duration")
    print(
        f"\nFirst score on the screen after {first:.0f} ms; a typed one comes {took:.0f} ms after the pause in typing"
    )
    assert first > 0
    assert took > 0
