"""The playground as its visitors know it."""

from playwright.sync_api import Page, expect

UNCLEAR = "Offer Harbour Foods a better price if they sign soon"
CLEAR = "Send contract C-12 to dana@wolf.example on 3 May 2027 at 10:00 CEST"


def write(page: Page, text: str) -> None:
    """Put a text into the box, as by hand."""
    page.get_by_label("Instruction", exact=True).fill(text)


def expect_verdict(page: Page, verdict: str) -> None:
    """Wait until the page says so."""
    expect(page.locator("#result h2 .badge")).to_have_text(verdict)


def expect_told(page: Page, words: str) -> None:
    """Wait until somebody who listens is told so."""
    expect(page.locator("#told")).to_contain_text(words)


def marked(page: Page) -> list[str]:
    """The marked words of the text."""
    return page.locator(".text mark").all_inner_texts()


def words(page: Page) -> str:
    """The text as it is shown, without the numbers of its issues."""
    text: str = page.locator(".text").evaluate(
        "p => { p = p.cloneNode(true); p.querySelectorAll('.at').forEach(one => one.remove()); return p.textContent }"
    )
    return text
