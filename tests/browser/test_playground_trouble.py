"""The playground when something is wrong: it says so, keeps what was written, and goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looking import findings, picture
from tests.browser.playground import CLEAR, UNCLEAR, expect_verdict, words, write
from tests.browser.visitor import PHONE, Visitor
from tests.http.guard.test_keys import run
from tests.http.service import Service, serving

HOSTILE = """</textarea></mark><script>window.hacked = 1</script><img src="/hacked" onerror="window.hacked = 1">"""


def test_html_and_scripts_stay_text(visitor: Visitor) -> None:
    page = visitor.open()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_text("What is known beside the text").click()
    page.get_by_label("Candidates", exact=True).fill(f"{HOSTILE} 1\n{HOSTILE} 2")
    page.get_by_label("Fields", exact=True).fill(f"{HOSTILE}: {HOSTILE}")
    page.get_by_label("Required fields").fill(HOSTILE + ", <b>x</b>")
    write(page, f"Send {HOSTILE} to them soon")
    expect(page.locator(".text")).to_contain_text("</textarea></mark><script>")
    assert words(page) == f"Send {HOSTILE} to them soon"
    page.get_by_text("curl", exact=True).click()
    picture(page, "hostile")
    page.get_by_role("button", name="Open a clarification").click()
    expect(page.locator(".clarified .question")).to_be_visible()
    assert page.locator("#result img, #result script, #clarification img, #clarification script").count() == 0
    assert page.evaluate("window.hacked") is None
    assert not [url for url in asked if "hacked" in url]


def test_html_in_a_form_without_scripts_stays_text(visitor: Visitor) -> None:
    page = visitor.open(javascript=False)
    write(page, f"Send {HOSTILE} to them soon")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_label("Instruction", exact=True)).to_have_value(f"Send {HOSTILE} to them soon")
    assert page.locator("main img, main script").count() == 0


def test_the_network_is_lost_and_comes_back(visitor: Visitor) -> None:
    page = visitor.open()
    page.context.set_offline(True)
    write(page, CLEAR)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The service cannot be reached.")
    expect(alert).to_contain_text("What stands below is about what you wrote before.")
    expect(page.locator("#result")).to_have_attribute("inert", "")
    expect(page.get_by_label("Instruction", exact=True)).to_have_value(CLEAR)
    assert findings(page) == []
    picture(page, "lost")
    page.context.set_offline(False)
    page.get_by_role("button", name="Check it").click()
    expect_verdict(page, "Go ahead")
    expect(alert).to_be_hidden()


@pytest.mark.parametrize(
    ("text", "said"), [("word " * 4_001, "at most 20,000 characters"), ("處理" * 20_000, "more than 65536 bytes")]
)
def test_a_text_that_is_too_long(visitor: Visitor, text: str, said: str) -> None:
    page = visitor.open()
    write(page, text)
    expect(page.get_by_role("alert")).to_contain_text(said)
    picture(page, "too-long")
    write(page, UNCLEAR)
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_form_that_cannot_be_read_says_which_line(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_text("What is known beside the text").click()
    page.get_by_label("Fields", exact=True).fill("when tomorrow")
    expect(page.get_by_role("alert")).to_contain_text("'when tomorrow' has no colon")
    page.get_by_label("Fields", exact=True).fill("when: tomorrow")
    expect(page.get_by_role("alert")).to_be_hidden()


def test_too_many_requests(browser: Browser) -> None:
    with serving(rate="1", burst="20") as limited, Visitor(browser, limited.url) as visitor:
        page = visitor.open()
        for _ in range(30):
            page.get_by_role("button", name="Check it").click()
        expect(page.get_by_role("alert")).to_contain_text("More than 1 requests per second")
        picture(page, "limited")
    assert visitor.faults == []


def test_a_service_that_keeps_nothing(browser: Browser) -> None:
    with serving(store="none") as forgetful, Visitor(browser, forgetful.url) as visitor:
        page = visitor.open()
        page.get_by_role("button", name="No, this was clear").click()
        expect(page.locator(".rated")).to_contain_text("This service keeps nothing")
        page.get_by_role("button", name="Open a clarification").click()
        expect(page.get_by_role("alert")).to_contain_text("This service keeps nothing")
        picture(page, "no-store")
    assert visitor.faults == []


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def keys(data: Path) -> dict[str, str]:
    return {
        "score": run("key", "new", "--scope", "score", data=data),
        "all": run("key", "new", "--scope", "score", "--scope", "clarify", data=data),
    }


@pytest.fixture(scope="module")
def guarded(data: Path, keys: dict[str, str]) -> Iterator[Service]:
    with serving(data=str(data)) as running:
        yield running


def test_a_key_is_asked_for_and_stays_in_the_tab(visitor: Visitor, guarded: Service, keys: dict[str, str]) -> None:
    page = visitor.open(base_url=guarded.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    field = page.get_by_label("API key")
    expect(field).to_be_visible()
    write(page, CLEAR)
    expect(page.get_by_role("alert")).to_contain_text("Put yours into the field")
    assert findings(page) == []
    picture(page, "key-needed")
    field.fill("wrong")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_role("alert")).to_contain_text("holds no key that is good here")
    field.fill(keys["score"])
    page.get_by_role("button", name="Check it").click()
    expect_verdict(page, "Go ahead")
    expect(page.get_by_role("alert")).to_be_hidden()
    write(page, UNCLEAR)
    page.get_by_role("button", name="Open a clarification").click()
    expect(page.get_by_role("alert")).to_contain_text("this address needs clarify")
    picture(page, "scope-needed")
    field.fill(keys["all"])
    page.get_by_role("button", name="Open a clarification").click()
    expect(page.get_by_role("link", name="Answer it")).to_be_visible()
    page.get_by_role("button", name="Copy link").click()
    kept = page.evaluate("[{...sessionStorage}, {...localStorage}, document.cookie, location.href]")
    assert kept[:3] == [{"askfirst-key": keys["all"]}, {}, ""]
    assert not [url for url in [*asked, kept[3]] if keys["all"] in url or keys["score"] in url]
    page.reload()
    expect(field).to_have_value(keys["all"])
    assert "ASKFIRST_API_KEY" in (page.locator("#code-curl").text_content() or "")


def test_a_key_without_scripts(visitor: Visitor, guarded: Service) -> None:
    page = visitor.open(base_url=guarded.url, javascript=False, width=PHONE)
    note = page.locator("noscript .note")
    hint, box = (one.bounding_box() for one in (page.locator("#key-hint"), note))
    assert hint is not None
    assert box is not None
    assert hint["y"] + hint["height"] <= box["y"]
    picture(page, "no-scripts")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_role("heading", name="An API key is needed")).to_be_visible()
