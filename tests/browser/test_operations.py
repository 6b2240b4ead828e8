"""The operations page, as whoever runs the service uses it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.asked import ASKED, HOSTILE
from tests.browser.looking import findings, overflow, picture
from tests.browser.visitor import DESKTOP, LARGE_PHONE, PHONE, Visitor
from tests.delivery.receiver import Got, ReceiverServer, Say, receiving
from tests.http.clarifications.bot import Bot
from tests.http.service import Service, command, serving

OFTEN = {"text": "Give them a good discount", "department": "sales", "from": "bot-7", "to": {"id": f"anna {HOSTILE}"}}
SOON = "document.dispatchEvent(new Event('visibilitychange'))"
"""What happens when somebody comes back to the tab: the page reads anew at once."""


class Receiving:
    """A receiver that refuses until it is told to take what comes."""

    def __init__(self) -> None:
        self.takes = False

    def __call__(self, got: Got, before: int) -> Say:
        return Say(200 if self.takes else 400)


@pytest.fixture(scope="module")
def mind() -> Receiving:
    return Receiving()


@pytest.fixture(scope="module")
def receiver(mind: Receiving) -> Iterator[ReceiverServer]:
    with receiving(mind) as running:
        yield running


@pytest.fixture(scope="module")
def busy(receiver: ReceiverServer) -> Iterator[Bot]:
    """A service with something in every section."""
    with serving() as service, Bot(service.url) as bot:
        for _ in range(12):
            bot.http.post("/v1/score", json=OFTEN)
        bot.opened(**ASKED, callback_url=f"{receiver.url}?token=not-for-pages")
        bot.opened(**{**ASKED, "to": {"id": HOSTILE, "role": HOSTILE}}, questions=[HOSTILE], timeout=50)
        yield bot


@pytest.fixture
def person(browser: Browser, busy: Bot) -> Iterator[Visitor]:
    with Visitor(browser, str(busy.http.base_url).rstrip("/")) as visitor:
        yield visitor
    assert visitor.faults == []


@pytest.mark.parametrize(("width", "scheme"), [(PHONE, "light"), (DESKTOP, "dark")])
@pytest.mark.parametrize("over", ["day", "year"])
def test_everybody_can_use_it(person: Visitor, over: str, width: int, scheme: Literal["light", "dark"]) -> None:
    page = person.open(f"/operations?over={over}", width=width, scheme=scheme)
    picture(page, "seen")
    assert (findings(page), overflow(page)) == ([], 0)
    for details in page.locator("details").all():
        details.locator("summary").click()
    picture(page, "unfolded")
    assert (findings(page), overflow(page)) == ([], 0)
    assert page.title() == "Operations"
    expect(page.locator("#patterns")).to_contain_text(HOSTILE)
    assert "not-for-pages" not in page.content()


def test_kpis_have_their_course_and_their_numbers(person: Visitor) -> None:
    page = person.open("/operations")
    rate = page.locator(".kpi").filter(has_text="Clarification rate")
    expect(rate).to_contain_text("100 %")
    expect(rate).to_contain_text("alert over 20 %")
    expect(rate.get_by_role("img")).to_have_attribute("aria-label", re.compile("24 hours: 100 % in all"))
    expect(page.locator(".kpi .dot").first).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.locator("#steps tbody tr").first).to_contain_text("100 %")
    page.get_by_role("link", name="30 days").click()
    expect(page.get_by_role("link", name="30 days")).to_have_attribute("aria-current", "true")


def test_time_left_counts_down(person: Visitor) -> None:
    page = person.open("/operations")
    first = page.locator("#open time.left").first
    expect(first).to_have_text(re.compile(r"^\d:\d\d$"))
    before = first.inner_text()
    expect(first).not_to_have_text(before, timeout=3_000)


def test_it_refreshes_without_disturbing(person: Visitor, busy: Bot) -> None:
    page = person.open("/operations")
    page.get_by_text("packs are loaded").click()
    page.get_by_text("Latest cases").first.focus()
    busy.opened(**ASKED, questions=["Which of the two warehouses?"])
    page.evaluate(SOON)
    expect(page.locator("#open")).to_contain_text("Which of the two warehouses?")
    expect(page.locator("#packs table")).to_be_visible()
    page.get_by_role("button", name="Pause refreshing").click()
    expect(page.locator("#read")).to_contain_text("Paused")
    busy.opened(**ASKED, questions=["Which of the three?"])
    page.evaluate(SOON)
    page.wait_for_timeout(600)
    expect(page.locator("#open")).not_to_contain_text("Which of the three?")
    page.get_by_role("button", name="Pause refreshing").click()
    expect(page.locator("#open")).to_contain_text("Which of the three?")


def test_a_clarification_is_found_answered_passed_on_and_cancelled(person: Visitor, busy: Bot) -> None:
    asked = [busy.opened(text=f"Order shelf {name}", questions=[f"Which shelf, {name}?"]) for name in "ABC"]
    page = person.open("/operations", width=PHONE)
    page.get_by_label("Words").fill("order shelf")
    page.get_by_role("button", name="Find").click()
    expect(page.locator("#open details")).to_have_count(3)

    def opened(name: str, found: dict[str, str]) -> Locator:
        entry = page.locator(f"#{found['id']}")
        entry.locator("summary").click()
        expect(entry).to_contain_text(f"Instruction Order shelf {name}".replace("Instruction ", ""))
        return entry

    opened("A", asked[0]).get_by_role("button", name="Ask director agent now").click()
    expect(page.get_by_role("status")).to_have_text("Done.")
    expect(page.locator(f"#{asked[0]['id']} summary")).to_contain_text("director agent")
    page.once("dialog", lambda dialog: dialog.dismiss())
    opened("B", asked[1]).get_by_role("button", name="Cancel").click()
    expect(page.locator(f"#{asked[1]['id']}")).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator(f"#{asked[1]['id']}").get_by_role("button", name="Cancel").click()
    expect(page.locator(f"#{asked[1]['id']}")).to_have_count(0)
    picture(page, "inbox")
    assert (findings(page), overflow(page)) == ([], 0)
    opened("C", asked[2]).get_by_role("link", name="Answer").click()
    page.get_by_label("Your answer").fill("Billy, white")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("main")).to_contain_text("Billy, white")
    page = person.open("/operations?status=resolved&q=billy", width=PHONE)
    expect(page.locator("#open details")).to_have_count(1)
    page.locator("#open summary").click()
    expect(page.locator("#open dl")).to_contain_text("Billy, white")
    picture(page, "finished")
    assert (findings(page), overflow(page)) == ([], 0)


def test_what_is_typed_into_the_search_outlasts_a_refresh(person: Visitor, busy: Bot) -> None:
    page = person.open("/operations")
    page.get_by_label("Words").fill("half a wo")
    busy.opened(**ASKED, questions=["Which of the four?"])
    page.evaluate(SOON)
    page.wait_for_timeout(600)
    expect(page.get_by_label("Words")).to_have_value("half a wo")


def test_a_failed_delivery_is_sent_anew(person: Visitor, mind: Receiving, receiver: ReceiverServer) -> None:
    page = person.open("/operations", width=LARGE_PHONE)
    failed = page.locator("#deliveries tbody tr")
    expect(failed.first).to_contain_text("the receiver answered 400")
    button = failed.first.get_by_role("button")
    named, refused = button.get_attribute("id"), len(receiver.got)
    mind.takes = True
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("It waits to be sent again.")
    page.evaluate(SOON)
    expect(page.locator(f"#{named}")).to_have_count(0)  # others may have failed meanwhile
    for _ in range(100):
        if anew := [got.json["type"] for got in receiver.got[refused:]]:
            break
        page.wait_for_timeout(100)
    assert any(type_.startswith("clarification.") for type_ in anew)


def test_without_scripts_it_can_be_read(person: Visitor) -> None:
    page = person.open("/operations", javascript=False, width=PHONE)
    expect(page.locator("#open time.left").first).to_contain_text("UTC")
    expect(page.locator(".kpi")).to_have_count(4)
    picture(page, "plain")


def test_with_the_keyboard_alone(person: Visitor) -> None:
    page = person.open("/operations")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skips to the content
    reached: list[str] = []
    while "52 weeks" not in reached:
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.textContent.trim()"))
        assert len(reached) < 40, reached
    page.keyboard.press("Enter")
    page.wait_for_url("**/operations?over=year")


def key(folder: Path, scope: str) -> str:
    said, _ = command("key", "new", "--scope", scope, data=str(folder)).communicate(timeout=60)
    return said.strip()


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Service, str, str]]:
    """A service that asks for keys, one of scope admin, and one of scope clarify."""
    folder = tmp_path_factory.mktemp("keys")
    made = key(folder, "admin"), key(folder, "clarify")
    with serving(data=str(folder)) as service:
        yield service, *made


def entered(page: Page, text: str) -> None:
    page.get_by_label("API key").fill(text)
    page.keyboard.press("Enter")


def test_it_asks_for_a_key_and_keeps_it_in_the_tab(visitor: Visitor, keys: tuple[Service, str, str]) -> None:
    service, admin, clarify = keys
    page = visitor.open("/operations", base_url=service.url.rstrip("/"), width=LARGE_PHONE)
    expect(page.get_by_label("API key")).to_be_focused()
    expect(page.locator("section")).to_have_count(0)
    picture(page, "asks")
    assert findings(page) == []
    for wrong, why in (("nonsense", "holds no key that is good here"), (clarify, "this address needs admin")):
        entered(page, wrong)
        expect(page.get_by_role("alert")).to_contain_text(why)
    picture(page, "refused")
    assert findings(page) == []
    entered(page, "nonsense")
    expect(page.get_by_role("alert")).to_contain_text("holds no key that is good here")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("this address needs admin")
    page.get_by_role("link", name="Try it").click()
    expect(page.get_by_label("API key")).to_have_value(clarify)  # it is good for something else
    page.get_by_role("link", name="Operations").click()
    expect(page.get_by_role("alert")).to_contain_text("this address needs admin")
    entered(page, admin)
    expect(page.get_by_role("heading", name="KPIs")).to_be_visible()
    page.get_by_role("link", name="52 weeks").click()
    expect(page.get_by_role("heading", name="KPIs")).to_be_visible()
    picture(page, "inside")
    assert admin not in page.url
    assert admin not in page.content()
    assert admin not in page.evaluate("JSON.stringify({...localStorage}) + document.cookie")
    page.get_by_role("button", name="Forget the key").click()
    expect(page.locator("section")).to_have_count(0)
    page.reload()
    expect(page.get_by_label("API key")).to_be_visible()


def test_the_packs_are_read_with_the_key_of_the_tab(visitor: Visitor, keys: tuple[Service, str, str]) -> None:
    service, admin, clarify = keys
    page = visitor.open("/packs", base_url=service.url.rstrip("/"))
    entered(page, clarify)
    expect(page.get_by_role("alert")).to_contain_text("this address needs score")
    assert findings(page) == []
    entered(page, admin)
    page.get_by_text("Sales: ").first.click()
    expect(page.get_by_text("discount_without_conditions").first).to_be_visible()
    assert findings(page) == []
    page.reload()
    expect(page.get_by_role("heading", name="English")).to_be_visible()


def test_without_scripts_it_says_where_the_numbers_are(visitor: Visitor, keys: tuple[Service, str, str]) -> None:
    page = visitor.open("/operations", base_url=keys[0].url.rstrip("/"), javascript=False)
    expect(page.locator("main")).to_contain_text("which only a script can send")
    expect(page.locator("#ask")).to_be_hidden()


@pytest.mark.parametrize("store", ["none", ""])
def test_an_empty_service(visitor: Visitor, store: str) -> None:
    with serving(**({"store": store} if store else {})) as service:
        page = visitor.open("/operations", base_url=service.url.rstrip("/"), width=LARGE_PHONE)
        picture(page, "seen")
        assert (findings(page), overflow(page)) == ([], 0)
        said = "the service does not know which are open" if store else "No question is open"
        expect(page.locator("#open")).to_contain_text(said)


def test_when_the_service_goes_away_the_numbers_stay(visitor: Visitor) -> None:
    with serving() as service:
        page = visitor.open("/operations", base_url=service.url.rstrip("/"))
        expect(page.get_by_role("heading", name="KPIs")).to_be_visible()
    page.evaluate(SOON)
    expect(page.get_by_role("status")).to_contain_text("The service does not answer. The numbers below are old.")
    expect(page.get_by_role("heading", name="KPIs")).to_be_visible()
    picture(page, "away")


def test_what_the_page_weighs(person: Visitor) -> None:
    page = person.open("/problems")
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(len(answer.body())))
    page.goto("/operations")
    page.wait_for_load_state("load")
    assert sum(sizes) < 100_000
