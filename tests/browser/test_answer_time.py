"""The time left on the answer page goes by the service's clock."""

import time
from collections.abc import Iterator
from datetime import datetime

import pytest
from playwright.sync_api import Page, expect

from tests.browser.asked import ASKED, link
from tests.browser.looking import findings, picture
from tests.browser.visitor import LARGE_PHONE, Visitor
from tests.http.clarifications.bot import Bot
from tests.http.service import Service

WRONG = "Date.now = ((now) => () => now() + {shift})(Date.now);"
"""A browser whose clock is wrong by so many ms."""


@pytest.fixture(scope="module")
def bot(service: Service) -> Iterator[Bot]:
    with Bot(service.url) as caller:
        yield caller


def seconds(page: Page) -> int:
    """What the countdown shows."""
    minutes, rest = page.get_by_role("timer").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


@pytest.mark.parametrize("shift", [0, 3_600_000, -86_400_000])
def test_the_countdown_agrees_with_the_service(visitor: Visitor, bot: Bot, shift: int) -> None:
    page = visitor.open("/problems")
    page.add_init_script(WRONG.format(shift=shift))
    seen = bot.opened(**ASKED)
    deadline = datetime.fromisoformat(seen["level"]["deadline"]).timestamp()
    page.goto(link(seen))
    for _ in range(3):
        shown, true = seconds(page), deadline - time.time()
        assert abs(shown - true) < 1.7, (shown, true)
        page.wait_for_timeout(700)


def test_a_minute_before_the_end_it_says_so(visitor: Visitor, bot: Bot) -> None:
    page = visitor.open(link(bot.opened(**ASKED, timeout=70)))
    expect(page.locator("#left [role=status]")).to_contain_text("Time left: 1 minute", timeout=20_000)
    expect(page.locator("#left.soon")).to_be_visible()


def test_when_the_time_is_up_the_page_shows_how_it_ended(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED, questions=["Which store?"], chain=[{"role": "anna", "timeout": 3}])
    page = visitor.open(link(seen))
    expect(page.get_by_role("heading", level=1)).to_have_text("This question is closed", timeout=15_000)
    expect(page.locator("main")).to_contain_text("No answer came in time. It went on with what was assumed")


def test_what_was_being_written_is_not_lost(visitor: Visitor, bot: Bot) -> None:
    chain = [{"role": "anna", "timeout": 3}, {"role": "boss", "timeout": 300}]
    seen = bot.opened(**ASKED, chain=chain)
    page = visitor.open(link(seen), width=LARGE_PHONE)
    page.get_by_label("Or in your own words").fill("15 %")
    expect(page.locator("#left")).to_contain_text("The time is up.", timeout=15_000)
    expect(page.locator("#left")).to_contain_text("You can still send your answer")
    page.wait_for_timeout(2_000)
    expect(page.get_by_label("Or in your own words")).to_have_value("15 %")
    picture(page, "over")
    assert findings(page) == []
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".outcome")).to_contain_text("Recorded: 15 %")


def test_too_late(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED, questions=["Which store?"], chain=[{"role": "anna", "timeout": 2}])
    page = visitor.open(link(seen), width=LARGE_PHONE)
    page.get_by_label("Your answer").fill("Berlin")
    bot.waits(seen["id"], "best_guess")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_contain_text("It was kept, and changes nothing")
    expect(page.locator("main")).to_contain_text("Berlin")
    picture(page, "late")
    assert findings(page) == []


def test_days_are_counted_in_the_language_of_the_page(visitor: Visitor, bot: Bot) -> None:
    asked = bot.opened(**ASKED, text="Gib ihnen einen guten Rabatt", language="de", timeout=3 * 86_400)
    page = visitor.open(link(asked))
    assert page.get_by_role("timer").inner_text().startswith(("2 Tage 23:59:", "3 Tage 0:00:00"))
