"""What a person sees in a browser: the nodes in n8n's panel, and the form while n8n is busy."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.n8n.editor import signed_in
from tests.e2e.n8n.stage import Stage
from tests.e2e.n8n.stories import DISCOUNT


@pytest.mark.parametrize(
    ("name", "then"),
    [
        ("Askfirst", "Actions ("),
        ("Askfirst Trigger", "On escalated"),
        ("Askfirst Wait", "Wait for an answer"),
    ],
)
def test_each_node_is_found_in_the_panel_of_a_fresh_canvas(stage: Stage, name: str, then: str) -> None:
    """n8n shows a node and its trigger as one entry, with what each can do behind it."""
    with signed_in(stage.n8n) as page:
        page.goto("/workflow/new")
        page.locator('[data-test-id="canvas-add-button"]').click(timeout=60_000)
        page.locator('[data-test-id="node-creator-search-bar"]').fill(name)
        page.get_by_text(name.removesuffix(" Trigger"), exact=True).first.click()
        expect(page.get_by_text(then).first).to_be_visible(timeout=20_000)


def test_six_people_who_answer_at_once_read_pages_and_one_answer_counts(stage: Stage) -> None:
    """n8n answers all but one with an error in JSON, and so it does while the execution is busy with a slow node."""
    stage.begin("six")
    link = stage.chat.nth("six", 1).page
    stage.parked("six")
    with signed_in(stage.n8n) as first:
        browser = first.context.browser
        assert browser is not None
        pages = [first, *(browser.new_page() for _ in range(5))]
        for page in pages:
            page.goto(link)
            page.get_by_role("textbox").fill(DISCOUNT)
        for page in pages:
            page.evaluate("document.querySelector('button.main').click()")
        for page in pages:
            expect(page.get_by_text("Thank you").or_(page.get_by_text("This question is closed")).first).to_be_visible(
                timeout=60_000
            )
        assert [page.title() for page in pages].count("Thank you") == 1
    (work,) = stage.over("six").json("Carry it out")
    assert work["instruction"].endswith(DISCOUNT)


def test_hello_is_asked_and_answered_in_the_browser_alone(stage: Stage) -> None:
    with signed_in(stage.n8n) as page:
        page.goto("/form/askfirst-hello")
        _send(page, "Give them a good discount")
        expect(page.get_by_text("What percentage is the discount")).to_be_visible(timeout=30_000)
        _send(page, DISCOUNT)
        expect(page.get_by_text("What does 'them' refer to?")).to_be_visible(timeout=30_000)
        _send(page, "Acme Ltd")
        expect(page.get_by_text("would be carried out now")).to_be_visible(timeout=30_000)
        expect(page.get_by_text("them: Acme Ltd")).to_be_visible()


def _send(page: Page, text: str) -> None:
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Submit").click()


TALK = """async (said) => {
    const sessionId = "session-1", heard = [];
    const body = JSON.stringify({ action: "sendMessage", sessionId, chatInput: said.shift() });
    const headers = { "content-type": "application/json" };
    const begun = await (await fetch("/webhook/chat-trigger/chat", { method: "POST", headers, body })).json();
    const { executionId, resumeToken: token } = begun;
    const query = new URLSearchParams({ sessionId, executionId, token, isPublic: "true" });
    const socket = new WebSocket(`ws://${location.host}/chat?${query}`);
    await new Promise((done) => {
        socket.onclose = done;
        socket.onmessage = ({ data }) => {
            if (data === "n8n|heartbeat") return socket.send("n8n|heartbeat-ack");
            if (data.startsWith("n8n|")) return;
            heard.push(data);
            socket.send(JSON.stringify({ action: "sendMessage", sessionId, chatInput: said.shift() ?? "" }));
        };
    });
    return heard;
}"""
"""What n8n's chat window does: begins an execution, and sends each next message when it is asked."""


def test_a_chat_of_n8n_asks_and_takes_the_reply(stage: Stage) -> None:
    with signed_in(stage.n8n) as page:
        page.goto("/form/askfirst-hello")
        first, second = page.evaluate(TALK, ["Give them a good discount", DISCOUNT, "Acme Ltd"])
    assert first.startswith("What percentage is the discount")
    assert second.startswith("What does 'them' refer to?")
    (number,) = stage.rest.executions("chat")
    (work,) = stage.rest.over(number).json("Carry it out")
    assert work["instruction"].endswith("them: Acme Ltd")
