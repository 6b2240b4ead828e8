"""From the first page to an answered clarification, without reading anything."""

from playwright.sync_api import expect

from tests.browser.looking import findings, picture
from tests.browser.playground import UNCLEAR, expect_told, write
from tests.browser.visitor import DESKTOP, PHONE, Visitor


def test_from_the_first_page_to_the_completed_instruction(visitor: Visitor) -> None:
    page = visitor.open(width=DESKTOP)
    page.get_by_role("button", name="Open a clarification").click()
    panel = page.locator("#clarification")
    expect(panel).to_contain_text("Waiting for an answer")
    expect(panel).to_contain_text("Question 1 of 2")
    assert findings(page) == []
    picture(page, "opened")
    for option in ("10 %", "today"):
        with page.context.expect_page() as tab:
            panel.get_by_role("link", name="Answer it").click()
        answering = tab.value
        answering.get_by_role("button", name=option).click()
        expect(answering.get_by_text(option).first).to_be_visible()
        expect(panel.locator("li", has_text=option)).to_be_visible()
        answering.close()
    expect(panel).to_contain_text("Answered")
    expect_told(page, "Clarification: Answered.")
    came_out = panel.locator(".came-out").inner_text()
    assert UNCLEAR in came_out
    assert "10 %" in came_out
    assert "today" in came_out
    expect(panel.get_by_role("link", name="Answer it")).to_have_count(0)
    assert findings(page) == []
    picture(page, "answered")


def test_without_scripts(visitor: Visitor) -> None:
    page = visitor.open(width=PHONE, javascript=False)
    expect(page.get_by_role("button", name="Copy link")).to_be_hidden()
    page.get_by_role("button", name="With history").click()
    expect(page.get_by_label("History")).to_have_value(
        "user: The lease for Nora Lind is ready: lease-2027.pdf\nassistant: Shall I send it?"
    )
    write(page, "Delete the old files")
    page.get_by_label("History").fill("")
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".text mark")).to_have_text(["the old files"])
    assert page.url.endswith("/try")  # no word of it in the address
    picture(page, "scored")
    page.get_by_role("button", name="Open a clarification").click()
    with page.context.expect_page() as tab:
        page.get_by_role("link", name="Answer it").click()
    tab.value.locator("textarea").fill("reports-2019.zip and reports-2020.zip")
    tab.value.locator("form", has=tab.value.locator("textarea")).get_by_role("button").last.click()
    expect(tab.value.get_by_text("reports-2019.zip").first).to_be_visible()
    page.get_by_role("button", name="See whether it is answered").click()
    expect(page.locator(".came-out")).to_contain_text("reports-2019.zip and reports-2020.zip")
    picture(page, "answered")


def test_a_clear_instruction_opens_none(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("button", name="Sales, clear").click()
    expect(page.get_by_role("button", name="Open a clarification")).to_have_count(0)


def test_a_second_one_takes_the_place_of_the_first(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("button", name="Open a clarification").click()
    expect(page.locator("#clarification .question")).to_contain_text("What percentage")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("#result .question")).to_contain_text("Rabatt")
    expect(page.locator("#clarification .question")).to_contain_text("What percentage")
    page.get_by_role("button", name="Open a clarification").click()
    expect(page.locator("#clarification .question")).to_contain_text("Rabatt")


def test_an_answer_that_leaves_the_question_open_is_told_from_one_that_was_taken(visitor: Visitor) -> None:
    page = visitor.open()
    write(page, "Delete the old files")
    expect(page.locator(".text mark")).to_have_text(["the old files"])
    page.get_by_role("button", name="Open a clarification").click()
    for said, taken in (("you know which", False), ("reports-2019.zip and reports-2020.zip", True)):
        with page.context.expect_page() as tab:
            page.get_by_role("link", name="Answer it").click()
        tab.value.locator("textarea").fill(said)
        tab.value.locator("form", has=tab.value.locator("textarea")).get_by_role("button").last.click()
        given = page.locator("#clarification li", has_text=said)
        expect(given).to_be_visible()
        expect(given.get_by_text("not taken")).to_have_count(0 if taken else 1)
        tab.value.close()
    picture(page, "both")
