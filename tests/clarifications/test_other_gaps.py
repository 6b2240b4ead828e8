"""An answer settles the issue it is about and those whose gap it fills; every other one stays open until answered."""

import pytest

from askfirst.clarifications.state import Item
from askfirst.entry import default_gate
from askfirst.model import Instruction
from tests.clarifications.stories import Story

READ = default_gate().hearing.names_for
"""Whether an answer to another question names what words stand for."""


def left(story: Story) -> list[Item]:
    """What is still to be answered."""
    return [item for item in story.c.items if item.state in ("queued", "asked")]


@pytest.mark.parametrize(
    ("text", "department", "said", "pronoun"),
    [
        ("Remove it and order 30 mortar for the Hull site", "operations", "bags", "it"),
        ("Repaint this by 4 pm", "operations", "CET", "this"),
        ("Cancel it and bring the rest to the depot", "operations", "the depot in Bristol, hall 2", "it"),
        ("Withdraw it and offer them a discount", "sales", "12 % on orders above EUR 900", "it"),
    ],
)
def test_a_value_never_tells_what_a_pronoun_stands_for(text: str, department: str, said: str, pronoun: str) -> None:
    story = Story(Instruction(text=text, department=department))
    story.reply(said)
    assert pronoun in [item.span for item in left(story)]
    assert pronoun in story.asked.text


SAID = {
    "unit": "crates",
    "timezone": "CET",
    "priority": "P2 of P1-P4",
    "currency": "euros",
    "recipient": "Omar Diaz",
    "location": "Bristol, hall 2",
    "timeline": "tomorrow at 10",
    "amount": "EUR 40",
    "discount_conditions": "12 % on orders above EUR 900",
    "content": "that we close at noon",
}


@pytest.mark.parametrize("field", SAID)
@pytest.mark.parametrize("words", ["it", "this", "these", "him", "the invoice", "that crane"])
def test_an_answer_of_another_sort_names_no_reference(field: str, words: str) -> None:
    assert not READ(SAID[field], words, field, "", "en")


@pytest.mark.parametrize(
    ("said", "field", "words"),
    [
        ("crates, and it is order 6120", "unit", "it"),
        ("CET, the file is rota.xlsx", "timezone", "this"),
        ("to Omar Diaz, the invoice 8117", "recipient", "it"),
        ("12 % for Omar Diaz until 3 May", "discount_conditions", "them"),
        ("12 % for Omar Diaz until 3 May", "discount_conditions", "him"),
        ("CET, and the crane is KR-4", "timezone", "that crane"),
    ],
)
def test_what_an_answer_names_beside_its_value_is_told(said: str, field: str, words: str) -> None:
    assert READ(said, words, field, "", "en")


@pytest.mark.parametrize(
    ("text", "said", "resolved"),
    [
        *[("Remove it", said, False) for said in ("Omar Diaz", "Bristol", "tomorrow at 10", "my boss", "4 pm")],
        *[("Remove it", said, True) for said in ("the sketch K-8", "Omar's sketch", "rota.xlsx", "6120", "Nordkap")],
        *[("Call the customer", said, False) for said in ("tomorrow at 10", "Bristol", "EUR 40")],
        *[("Call the customer", said, True) for said in ("Omar Diaz", "Nordkap GmbH in Bristol", "C-88")],
    ],
)
def test_a_reference_takes_a_name_of_its_sort(text: str, said: str, resolved: bool) -> None:
    story = Story(Instruction(text=text, department="sales"))
    story.reply(said)
    assert story.c.answers[0].resolved is resolved
