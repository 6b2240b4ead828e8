"""The answer page, as somebody meets it who was sent a link."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.asked import ASKED, STATES, link, opened
from tests.browser.looking import findings, overflow, picture
from tests.browser.visitor import DESKTOP, LARGE_PHONE, PHONE, Visitor
from tests.http.clarifications.bot import Bot
from tests.http.service import Service


@pytest.fixture(scope="module")
def bot(service: Service) -> Iterator[Bot]:
    with Bot(service.url) as caller:
        yield caller


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(("width", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_every_state_can_be_used_by_everybody(
    visitor: Visitor, bot: Bot, state: str, width: int, scheme: Literal["light", "dark"]
) -> None:
    page = visitor.open(STATES[state](bot), width=width, scheme=scheme)
    picture(page, "seen")
    assert findings(page) == []
    assert overflow(page) == 0
    expect(page.locator("h1")).to_have_count(1)
    assert page.title() != "taken"


def test_an_option_then_the_next_question_then_the_end(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED)
    page = visitor.open(link(seen), width=LARGE_PHONE)
    expect(page.locator("mark")).to_have_text("discount")
    page.get_by_role("button", name="20 %").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Thank you")
    expect(page.locator(".outcome")).to_contain_text("Recorded: 20 %")
    page.get_by_role("link", name="Next question").click()
    expect(page.locator("mark")).to_have_text("them")
    page.get_by_text("Answered so far").click()
    expect(page.locator(".said dd")).to_contain_text("20 %")
    page.get_by_label("Your answer").fill("Acme Ltd")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Nothing more is needed from you")).to_be_visible()
    expect(page.locator("blockquote")).to_contain_text("Acme Ltd")
    assert bot.sees(seen["id"])["status"] == "resolved"


def test_with_the_keyboard_alone(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED)
    page = visitor.open(link(seen))
    reached = walked(page, 8)
    assert reached[:4] == ["10 %", "20 %", "own", "Send"]
    assert "Go on without an answer" in reached
    assert "It did not help" in reached
    page.reload()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.type("15 % for orders over EUR 5,000 until 31 March")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".outcome")).to_contain_text("Recorded: 15 % for orders")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your answer")).to_be_visible()


def walked(page: Page, steps: int) -> list[str]:
    """What the Tab key reaches, in order; each of it can be seen to have the focus."""
    reached = []
    for _ in range(steps):
        page.keyboard.press("Tab")
        told = page.evaluate(
            """() => { const one = document.activeElement, outline = getComputedStyle(one).outlineStyle;
            return [one.id || one.textContent.trim(), outline]; }"""
        )
        reached.append(told[0])
        assert told[1] != "none", told
    return reached


def test_a_form_with_all_questions(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED, mode="all_at_once")
    page = visitor.open(link(seen), width=LARGE_PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text("Questions for you")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing was sent")
    expect(page.get_by_role("textbox").first).to_be_focused()
    picture(page, "empty")
    assert findings(page) == []
    page.get_by_label("10 %").check()
    page.get_by_role("textbox").first.fill("until 31 March")
    page.get_by_role("button", name="Send, and go on without the rest").click()
    expect(page.locator(".outcome").first).to_contain_text("10 % (until 31 March)")
    expect(page.locator(".outcome").last).to_contain_text("go on without an answer")
    assert bot.sees(seen["id"])["status"] == "resolved"


def test_what_cannot_be_taken_keeps_the_words(visitor: Visitor, bot: Bot) -> None:
    page = visitor.open(opened(bot))
    box = page.get_by_label("Or in your own words")
    box.fill("x" * 20_500)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_contain_text("20500 characters; at most 20000 fit")
    expect(box).to_be_focused()
    assert box.input_value() == "x" * 20500
    assert findings(page) == []
    box.fill("15 % for orders over EUR 5,000 until 31 March")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".outcome")).to_contain_text("Recorded: 15 % for orders")


def test_a_remark_beside_an_option_has_a_limit_of_its_own(visitor: Visitor, bot: Bot) -> None:
    page = visitor.open(opened(bot, mode="all_at_once"))
    page.get_by_role("textbox").first.fill("x" * 2_001)
    page.get_by_label("10 %").check()
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("2001 characters; at most 2000 fit")
    assert findings(page) == []


def test_words_that_come_too_late_and_are_too_long_stay_in_their_field(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED)
    page = visitor.open(link(seen), javascript=False)
    bot.http.post(f"/v1/clarifications/{seen['id']}/cancel")
    page.get_by_label("Or in your own words").fill("y" * 20_001)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_contain_text("20001 characters; at most 20000 fit")
    box = page.get_by_label("Your answer")
    assert box.input_value() == "y" * 20_001
    box.fill("y" * 20_000)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Too late")
    assert len(bot.sees(seen["id"])["late_answers"][0]["value"]) == 20_000


def test_somebody_else_was_faster(visitor: Visitor, bot: Bot) -> None:
    path = opened(bot)
    page = visitor.open(path, width=LARGE_PHONE)
    bot.http.post(path, data={"choice.q1": "10 %"})
    page.get_by_role("button", name="20 %").click()
    expect(page.get_by_role("alert")).to_contain_text("The first answer counts")
    expect(page.locator("main")).to_contain_text("Recorded: 10 %")
    expect(page.locator("main")).to_contain_text("You sent now: 20 %. That was not recorded.")
    picture(page, "conflict")
    assert findings(page) == []


def test_a_double_click_back_and_reload_send_nothing_twice(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED)
    page = visitor.open(link(seen))
    page.get_by_role("button", name="10 %").dblclick()
    expect(page.locator(".outcome")).to_contain_text("Recorded: 10 %")
    page.reload()
    expect(page.locator(".outcome")).to_contain_text("Recorded: 10 %")
    page.go_back()
    page.go_forward()
    assert bot.sees(seen["id"])["version"] == 2


def test_the_question_can_be_rated(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED)
    page = visitor.open(link(seen))
    page.get_by_role("button", name="It did not help").click()
    expect(page.get_by_role("status").filter(has_text="Noted")).to_have_text("Thank you. Noted: It did not help.")
    page.get_by_role("button", name="10 %").click()
    expect(page.locator(".outcome")).to_be_visible()
    patterns = bot.http.get("/v1/patterns", params={"from": "bot-7", "to": "anna"}).json()["patterns"]
    assert sum(one["feedback"].get("question_did_not_help", 0) for one in patterns) >= 1


def test_without_scripts_everything_works(visitor: Visitor, bot: Bot) -> None:
    seen = bot.opened(**ASKED)
    page = visitor.open(link(seen), javascript=False, width=PHONE)
    expect(page.locator("#left")).to_contain_text(f"{seen['level']['deadline'][11:19]} UTC")
    picture(page, "plain")
    page.get_by_label("Or in your own words").fill("15 %")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".outcome")).to_contain_text("Recorded: 15 %")
    page.get_by_role("button", name="It helped").click()
    expect(page.locator("main")).to_contain_text("Noted: It helped")
    assert bot.sees(seen["id"])["answers"][0]["value"] == "15 %"


def test_what_the_page_weighs(visitor: Visitor, bot: Bot) -> None:
    page = visitor.open("/problems")
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(len(answer.body())))
    page.goto(opened(bot))
    page.wait_for_load_state("networkidle")
    assert len(sizes) >= 5
    assert sum(sizes) < 40_000
