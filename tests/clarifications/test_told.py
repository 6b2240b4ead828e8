"""The text with its answers in it, and where its places are in the original one."""

import msgspec
import pytest

from askfirst.clarifications.answering.told import told
from askfirst.clarifications.state import Answer, Clarification, Item
from askfirst.model import Instruction
from tests.clarifications.stories import Story

TEXT = "Send the old list of the crew to Porto, and print two copies"


@pytest.fixture(scope="module")
def open_one() -> Clarification:
    return Story(Instruction(text=TEXT, required_fields=("due",))).c


def item(c: Clarification, words: str) -> Item:
    """An item about these words of the text."""
    key = f"undefined_reference@{TEXT.index(words)}:"
    return msgspec.structs.replace(c.items[0], keys=(key,), span=words, kind="undefined_reference", field=None, name="")


@pytest.mark.parametrize(
    "stretches",
    [
        ("the old list of the crew", "old list"),
        ("old list", "the old list of the crew"),
        ("the old list", "list of the crew", "two copies"),
        ("the crew", "the crew"),
    ],
)
def test_what_is_no_answer_stands_where_it_stood(open_one: Clarification, stretches: tuple[str, ...]) -> None:
    answers = tuple(
        Answer(question_id=None, item=number, value=f"value {number}", field=None, outcome="answered", at=0)
        for number in range(len(stretches))
    )
    items = tuple(item(open_one, words) for words in stretches)
    sentence = told(msgspec.structs.replace(open_one, items=items, answers=answers))
    kept = [(place, at) for place in range(len(sentence.text)) if (at := sentence.original(place)) is not None]
    assert [sentence.text[place] for place, _ in kept] == [TEXT[at] for _, at in kept]
    assert " to Porto, and print" in "".join(sentence.text[place] for place, _ in kept)
    assert all(f"value {number}" in sentence.text for number in range(len(stretches)))
