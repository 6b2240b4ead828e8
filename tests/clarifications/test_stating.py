"""What only tells how things stand settles nothing that cannot be undone; definitions do."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

PURGE = Instruction(text="Delete the old recordings on nas-07", department="operations")


@pytest.mark.parametrize("reply", ["we moved them to tape yesterday", "Omar is looking after this now", "retain all"])
def test_a_statement_is_kept_and_asked_about_again(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert (story.c.status, story.c.items[0].misses, story.c.items[0].unplaced) == ("pending", 1, True)


@pytest.mark.parametrize("reply", ["they are older than 180 days", "the ones that Omar flagged"])
def test_a_definition_settles(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None)
