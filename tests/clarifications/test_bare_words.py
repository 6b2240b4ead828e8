"""Words that are no value settle nothing that cannot be undone; what is said again settles nothing at all."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Message
from tests.clarifications.stories import Story, doubting

PURGE = Instruction(text="Delete old drafts", department="operations")
TABLE = Instruction(text="Drop the table", department="operations")
ORDER = Instruction(text="Cancel the order", department="operations")
NOTICE = Instruction(text="Inform the customers about the strike", department="operations")
CAMPAIGN = Instruction(text="Launch the autumn campaign", department="marketing")
REBATE = Instruction(text="Give Vinther Ltd a discount", department="sales")
TONER = Instruction(text="Order toner", department="operations")
BATTERIES = Instruction(text="Buy batteries type CR2032 at Conrad", department="operations")
LEASE = Instruction(text="Extend the lease of unit 9")


@pytest.mark.parametrize("instruction", [PURGE, TABLE, ORDER, NOTICE])
@pytest.mark.parametrize("replies", [("walrus", "walrus"), ("walrus", "pepper")])
def test_a_word_that_is_no_value_is_never_taken(instruction: Instruction, replies: tuple[str, str]) -> None:
    story = Story(instruction, gate=doubting())
    story.reply(replies[0])
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)
    story.reply(replies[1])
    seen = story.seen
    assert (seen.status, seen.ended) == ("best_guess", "max_turns")
    assert seen.assumptions
    assert "walrus" not in seen.updated_instruction.text  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("instruction", "reply"),
    [
        (PURGE, "older than 90 days"),
        (PURGE, "what nobody has opened since May"),
        (TABLE, "orders_2023"),
        (TABLE, "Invoices"),
        (ORDER, "4417"),
        (ORDER, "the toner order"),
        (ORDER, "the one from Maria"),
        (CAMPAIGN, "EUR 500 in total"),
    ],
)
def test_a_good_answer_is_taken_at_once(instruction: Instruction, reply: str) -> None:
    story = Story(instruction, gate=doubting())
    story.reply(reply)
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None)


def test_a_place_chooses_from_no_list() -> None:
    story = Story(ORDER)
    story.reply("the latest")
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)
    story.reply("4417")
    assert story.c.status == "resolved"


@pytest.mark.parametrize("reply", ["the Kestrel report v3", "Kestrel report v3", "report v3", "the one for Kestrel"])
def test_who_or_what_offers_no_choice(reply: str) -> None:
    asked = Message("assistant", "Who or what exactly is 'the report'? A name or a number is enough.")
    history = (Message("user", "Send Jonas the report"), asked)
    assert default_gate().hearing.replied(Instruction(text=reply, history=history)) == "answer"


@pytest.mark.parametrize(
    ("instruction", "half", "asked", "rest"),
    [
        (TONER, "12", "In which unit or packing: pieces, boxes, kilograms, or something else?", "boxes"),
        (TONER, "boxes", "How many?", "12"),
        (LEASE, "12", "Is that days, weeks or months?", "weeks"),
    ],
)
def test_a_number_needs_what_it_counts(instruction: Instruction, half: str, asked: str, rest: str) -> None:
    story = Story(instruction)
    story.reply(half)
    assert story.asked.text == asked
    story.reply(rest)
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None)


@pytest.mark.parametrize(
    ("instruction", "half", "rest"),
    [(REBATE, "13", "13"), (REBATE, "13", "14"), (REBATE, "150 %", "none"), (TONER, "12", "12"), (LEASE, "12", "12")],
)
def test_what_does_not_give_the_other_half_leaves_it_open(instruction: Instruction, half: str, rest: str) -> None:
    story = Story(instruction)
    story.reply(half)
    story.reply(rest)
    seen = story.seen
    assert [one.because for one in seen.assumptions] == ["partly_answered"]
    assert list(seen.updated_instruction.fields.values()) == [half]  # type: ignore[union-attr]


def test_a_number_is_enough_for_things_that_are_counted() -> None:
    story = Story(BATTERIES)
    story.reply("12")
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None)
