"""Every example in the documentation does what the page says."""

import json
import re
from itertools import zip_longest
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.delivery.receiver import receiving
from tests.docs.conftest import Tells
from tests.docs.mailbox import mailbox
from tests.docs.markdown import PAGES, Block, blocks
from tests.docs.story import Story

LANGUAGES = {"bash", "python", "json", "yaml", "text", "http", "js", "ini", "nginx", "sql", "markdown"}
ALONE = {"security.md", "insights.md"}
"""One makes keys, so that from then on keys are asked for; the other counts."""
BLOCKS = [block for page in PAGES for block in blocks(page)]
TOLD = [page for page in PAGES if any(block.runs for block in blocks(page))]


@pytest.mark.parametrize("page", TOLD, ids=lambda page: page.name)
def test_the_examples_of_a_page_work_in_its_order(page: Path, story: Tells) -> None:
    with receiving() as slack, mailbox() as mails:
        told = story(
            alone=page.name in ALONE, SLACK_WEBHOOK_URL=slack.url, SMTP_HOST="127.0.0.1", SMTP_PORT=str(mails.port)
        )
        found = blocks(page)
        for block, following in zip_longest(found, found[1:]):
            told.tell(block, following)
    if page.name == "slack-and-mail.md":
        links = [reached(message.json, told) for message in slack.got]
        assert links, "nothing was sent to Slack"
        (mail,) = mails.mails
        assert answerable(re.findall(r"http://\S+/answer/\S+", mail.get_content()), told)


def reached(message: Any, told: Story) -> list[str]:
    """The links of a Slack message, which has what Slack wants."""
    section, actions, context = message["blocks"]
    assert message["text"] and section["text"]["type"] == "mrkdwn" and context["elements"][0]["text"]
    links = [element["url"] for element in actions["elements"]]
    assert all(link.startswith(f"{told.service.url}/answer/") for link in links)
    return links


def answerable(links: list[str], told: Story) -> bool:
    """Whether each link leads to a page with an open question."""
    return bool(links) and all(
        "<textarea" in httpx.get(link, trust_env=False).raise_for_status().text for link in links
    )


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_block_says_what_it_is(block: Block) -> None:
    assert block.kind in LANGUAGES, f"{block}: write its language behind the fence, of {sorted(LANGUAGES)}"
    assert not ("curl" in block.text or "httpx" in block.text) or block.kind in ("bash", "python", "text", "markdown")
    if block.note and not block.runs and block.kind in ("bash", "python"):
        assert len(block.note) > len("not run: ") + 10, f"{block}: say why it is not run"


@pytest.mark.parametrize("block", [one for one in BLOCKS if one.kind == "json"], ids=str)
def test_what_looks_like_json_is_json(block: Block) -> None:
    assert json.loads(block.text) is not None
