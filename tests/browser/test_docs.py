"""The API's description as people see it."""

from typing import Literal

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import findings, overflow, picture
from tests.browser.visitor import DESKTOP, LARGE_PHONE, PHONE, Visitor
from tests.http.service import Service


def shown(page: Page) -> list[str]:
    """Method and address of each operation that the page lists."""
    expect(page.locator(".opblock").first).to_be_visible(timeout=30_000)  # examples are carried out for the first one
    rows = page.locator(".opblock-summary").all()
    return [
        f"{row.locator('.opblock-summary-method').inner_text()} "
        f"{row.locator('.opblock-summary-path').get_attribute('data-path')}"
        for row in rows
    ]


@pytest.mark.parametrize(("width", "scheme"), [(PHONE, "light"), (LARGE_PHONE, "light"), (DESKTOP, "dark")])
def test_everybody_can_read_it(visitor: Visitor, width: int, scheme: Literal["light", "dark"]) -> None:
    page = visitor.open("/docs", width=width, scheme=scheme)
    assert shown(page)
    picture(page, "listed")
    assert findings(page) == []
    assert overflow(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight") < 6_000
    page.locator("#operations-Scoring-score .opblock-summary-control").click()
    expect(page.locator("#operations-Scoring-score .opblock-body")).to_contain_text("Give them a good discount")
    picture(page, "opened")
    assert overflow(page) == 0


def test_it_lists_every_operation_by_theme_and_scoring_comes_first(visitor: Visitor, service: Service) -> None:
    paths = httpx.get(f"{service.url}/docs/openapi.json", trust_env=False).json()["paths"]
    described = {f"{method.upper()} {path}" for path, item in paths.items() for method in item}
    listed = shown(visitor.open("/docs"))
    assert set(listed) == described and len(listed) == len(described)
    assert listed[0] == "POST /v1/score"


def test_a_word_finds_operations_by_address_and_by_what_they_are_for(visitor: Visitor) -> None:
    page = visitor.open("/docs", width=LARGE_PHONE)
    assert len(shown(page)) > 20
    for phrase, number, wanted in (
        ("subscriptions/", 2, "DELETE /v1/subscriptions/{id}"),
        ("Stated Best Guess", 1, "POST /v1/clarifications"),
        ("nothing has this word", 0, None),
    ):
        page.get_by_placeholder("Filter").fill(phrase)
        expect(page.locator(".opblock")).to_have_count(number)
        assert wanted is None or wanted in shown(page)


def test_a_request_can_be_tried(visitor: Visitor) -> None:
    page = visitor.open("/docs")
    score = page.locator("#operations-Scoring-score")
    score.locator(".opblock-summary-control").click()
    score.get_by_role("button", name="Try it out").click()
    score.get_by_role("button", name="Execute").click()
    expect(score.locator(".live-responses-table .response-col_status").last).to_contain_text("200")
    expect(score.locator(".live-responses-table")).to_contain_text("discount_without_conditions")
