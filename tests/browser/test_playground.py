"""The playground's main path: type, see, take along, rate."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.looking import findings, overflow, picture
from tests.browser.playground import CLEAR, UNCLEAR, expect_told, expect_verdict, marked, write
from tests.browser.visitor import DESKTOP, LARGE_PHONE, PHONE, TABLET, Visitor


def test_the_first_look_shows_what_it_does(visitor: Visitor) -> None:
    page = visitor.open()
    expect_verdict(page, "Ask first")
    assert marked(page) == ["better price", "soon"]
    expect(page.locator(".question")).to_contain_text("What percentage is the discount")
    assert page.get_by_label("Options").locator("li").all_inner_texts() == ["10 %", "20 %"]
    expect(page.get_by_role("img", name=re.compile(r"Confidence 0\.[01]\d of 1\. Below 0\.7"))).to_be_visible()
    expect(page.get_by_label("API key")).to_be_hidden()


def test_it_answers_while_somebody_types(visitor: Visitor) -> None:
    page = visitor.open()
    box = page.get_by_label("Instruction", exact=True)
    box.fill("")
    expect(page.get_by_text("Nothing to check yet")).to_be_visible()
    expect(page.locator("#result")).to_be_hidden()
    box.press_sequentially(CLEAR, delay=5)
    expect_verdict(page, "Go ahead")
    expect_told(page, "Go ahead. Confidence 0.9")
    picture(page, "clear")
    box.press_sequentially(" or maybe soon")
    expect_verdict(page, "Ask first")
    expect_told(page, "Ask first. Confidence 0.")
    assert box.evaluate("box => document.activeElement === box")


def test_between_the_bands_it_goes_ahead_and_is_logged(visitor: Visitor) -> None:
    page = visitor.open()
    write(page, "Write a friendly summary of report R-7 for the team")
    expect_verdict(page, "Go ahead, and log it")
    picture(page, "logged")


def test_choosing_a_department_scores_again(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Department").select_option("")
    expect(page.locator(".issues")).not_to_contain_text("discount_without_conditions")
    page.get_by_label("Department").select_option("sales")
    expect(page.locator(".issues")).to_contain_text("discount_without_conditions")
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".issues")).not_to_contain_text("discount_without_conditions")  # nothing in it is German


def test_what_an_example_chose_goes_when_its_text_is_replaced(visitor: Visitor) -> None:
    page = visitor.open()
    box, department = page.get_by_label("Instruction", exact=True), page.get_by_label("Department")
    box.press_sequentially(" or not")  # edited, not replaced
    expect(department).to_have_value("sales")
    box.fill("Do it")
    expect(department).to_have_value("sales")  # it is seen beside the text
    expect(page.locator("#said")).to_have_text("")  # nothing was emptied
    page.get_by_role("button", name="With history").click()
    box.fill("Do it")
    expect(page.get_by_label("History")).to_have_value("")
    expect(page.locator("#said")).to_contain_text("were emptied")
    page.get_by_role("button", name="Marketing").click()
    department.select_option("operations")  # chosen by hand: it stays
    box.fill("Do it")
    expect(department).to_have_value("operations")
    department.select_option("sales")
    box.fill("Do that")
    expect(department).to_have_value("sales")


def test_the_last_answer_wins(visitor: Visitor) -> None:
    page = visitor.open()
    held: list[Route] = []

    def later(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/try", later)
    with page.expect_request("**/try"):
        write(page, CLEAR)
    write(page, "Delete the old files")
    expect_verdict(page, "Ask first")
    assert held
    expect(page.locator(".text")).to_contain_text("the old files")
    page.wait_for_timeout(300)
    expect_verdict(page, "Ask first")
    assert marked(page) == ["the old files"]


def test_what_is_known_beside_the_text_counts(visitor: Visitor) -> None:
    page = visitor.open()
    write(page, "Send it to Nora Lind today at 15:00")
    expect_verdict(page, "Ask first")
    page.get_by_text("What is known beside the text").click()
    page.get_by_label("History").fill("user: The lease is ready: lease-2027.pdf")
    expect(page.get_by_text("Nothing in the request says what 'it' stands for")).to_have_count(0)
    page.get_by_label("Candidates", exact=True).fill("Nora Lind (Oslo)\nNora Lind (Bergen)")
    expect(page.locator(".issues")).to_contain_text("Several meanings")
    page.get_by_label("Required fields").fill("subject")
    expect(page.locator(".issues")).to_contain_text("subject")
    picture(page, "beside")
    page.get_by_label("Fields", exact=True).fill("subject: The lease")
    expect(page.locator(".issues")).not_to_contain_text("subject")
    assert findings(page) == []


def test_every_example_is_scored(visitor: Visitor) -> None:
    page = visitor.open()
    verdicts = {}
    for example in page.locator(".examples button").all():
        with page.expect_response("**/try"):
            example.click()
        expect(page.locator("#result")).not_to_have_attribute("aria-busy", "true")
        verdicts[example.inner_text()] = page.locator("#result h2 .badge").inner_text()
        assert (
            page.locator(".text")
            .inner_text()
            .startswith(page.get_by_label("Instruction", exact=True).input_value()[:3])
        )
        picture(page, example.inner_text())
    assert verdicts.pop("Soft words") == "Go ahead, and log it"
    assert {verdicts.pop("Sales, clear"), verdicts.pop("With history")} <= {"Go ahead", "Go ahead, and log it"}
    assert set(verdicts.values()) == {"Ask first"}


def test_offsets_count_characters_not_code_units(visitor: Visitor) -> None:
    page = visitor.open()
    write(page, "😀😀 " + UNCLEAR)
    expect(page.locator(".text")).to_contain_text("😀")
    assert marked(page) == ["better price", "soon"]


def test_the_sum_is_a_table_that_adds_up(visitor: Visitor) -> None:
    page = visitor.open()
    cells = page.locator(".sum tbody .figures").all_inner_texts()
    points = [float(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]
    total = float(page.locator(".sum tfoot .figures").inner_text())
    assert len(points) >= 4 and 0 < total < 0.2
    assert sum(points) == pytest.approx(total, abs=0.011)


def test_a_number_in_the_text_leads_to_its_issue(visitor: Visitor) -> None:
    page = visitor.open()
    page.locator(".text").get_by_role("link", name="issue 2").click()
    assert page.evaluate("document.querySelector(':target').id") == "issue-2"
    expect(page.locator("#issue-2")).to_contain_text("'soon' gives no date")


def test_the_same_request_is_copied_for_elsewhere(visitor: Visitor) -> None:
    page = visitor.open()
    for name, begins in (("curl", "curl -s"), ("Python", "import httpx"), ("n8n", "{")):
        page.get_by_text(name, exact=True).click()
        block = page.locator("details.snippet", has_text=name)
        block.get_by_role("button", name="Copy").click()
        expect(block.get_by_role("button", name="✓ Copied")).to_be_visible()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == block.locator("pre").inner_text()
        assert copied.startswith(begins)
        assert "Harbour Foods" in copied
    assert json.loads(copied)["nodes"][0]["name"] == "Askfirst"
    assert findings(page) == []
    picture(page, "snippets")
    write(page, CLEAR)  # what was open stays open
    expect_verdict(page, "Go ahead")
    expect(page.locator("#code-python")).to_be_visible()


def test_a_link_carries_the_input_behind_its_hash_alone(visitor: Visitor) -> None:
    asked: list[str] = []
    page = visitor.open()
    write(page, "請把那批貨退回去 & more #1")
    page.get_by_label("Department").select_option("operations")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#said")).to_contain_text("sent to no server")
    link = page.evaluate("navigator.clipboard.readText()")
    other = visitor.open("/problems")
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    expect(other.get_by_label("Instruction", exact=True)).to_have_value("請把那批貨退回去 & more #1")
    expect(other.get_by_label("Department")).to_have_value("operations")
    expect(other.locator(".text")).to_contain_text("那批")
    assert asked
    assert not [url for url in asked if "more" in url.split("#")[0] or "?" in url]


def test_a_rating_is_kept(visitor: Visitor) -> None:
    page = visitor.open()
    with page.expect_request("**/v1/feedback") as sent:
        page.get_by_role("button", name="This question does not help").click()
    expect(page.get_by_text("Thank you. It was kept")).to_be_visible()
    body = json.loads(sent.value.post_data or "")
    assert body["verdict"] == "question_did_not_help"
    assert re.fullmatch("asm_[0-9a-f]{24}", body["assessment_id"])
    assert body["instruction"] == {"text": UNCLEAR, "department": "sales"}
    picture(page, "rated")


def tab_to(page: Page, name: str) -> None:
    """Go on with the Tab key until something of this name is reached."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(document.activeElement.labels?.[0] ?? document.activeElement).innerText.trim()") == name:
            return
    raise AssertionError(name)


def test_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.open()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "Instruction")
    page.keyboard.press("Control+A")
    page.keyboard.type("Delete the old files")
    tab_to(page, "What is known beside the text")
    page.keyboard.press("Enter")
    expect(page.get_by_label("History")).to_be_visible()
    tab_to(page, "Check it")
    picture(page, "focus")
    page.keyboard.press("Enter")
    expect(page.locator(".text mark")).to_have_text(["the old files"])  # a list waits while there are others
    tab_to(page, "Deutsch")
    page.keyboard.press("Space")
    expect(page.locator(".text mark").last).to_have_text("Rabatt")
    tab_to(page, "Open a clarification")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Answer it")).to_be_focused()


def test_from_the_narrowest_phone_to_a_desk(visitor: Visitor) -> None:
    for width in (PHONE, LARGE_PHONE, TABLET, 1000, DESKTOP):
        page = visitor.open(width=width)
        write(page, "Supercalifragilisticexpialidocious" * 12 + " " + UNCLEAR)
        expect(page.locator(".text")).to_contain_text("docious")
        page.get_by_text("curl", exact=True).click()
        assert overflow(page) == 0, width
        picture(page, str(width))


def test_on_a_phone_the_verdict_stands_beside_the_text(visitor: Visitor) -> None:
    page = visitor.open(width=PHONE)
    write(page, CLEAR)
    page.get_by_role("link", name=re.compile(r"Go ahead · 0\.9\d")).click()
    expect(page.locator("#result .number")).to_be_in_viewport()


def test_in_the_dark(visitor: Visitor) -> None:
    page = visitor.open(scheme="dark")
    page.get_by_role("button", name="A conflict").click()
    expect(page.locator("mark.conflicting_instructions").first).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(16, 22, 21)"
    assert findings(page) == []
    picture(page, "dark")
