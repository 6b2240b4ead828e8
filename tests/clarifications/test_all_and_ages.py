"""Answers that take all that are offered, choose by an age, or name somebody by where they belong."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

IDA = ("Ida Horn (Head of IT)", "Ida Brandt (CFO)")
APPROVAL = Instruction(
    text="Ask Ida to approve the travel budget of 900 EUR by Friday", department="operations", candidates=IDA
)
FILTER = Instruction(text="Wipe the old records from the CRM")
PAY = Instruction(text="Pay the freelancer for the logo")
NOBODY_FOUND = Instruction(text="Send the contract to Jule Okafur", department="sales", candidates=())


def first(instruction: Instruction, reply: str) -> tuple[object, bool]:
    """The value of a first answer, and whether it settled its matter."""
    story = Story(instruction)
    story.reply(reply)
    return story.c.answers[0].value, story.c.answers[0].resolved


@pytest.mark.parametrize(
    "reply", ["both", "both of them please", "I think both", "alle beide", "les deux", "las dos", "ambas", "兩個都要"]
)
def test_who_takes_all_names_each(reply: str) -> None:
    assert first(APPROVAL, reply) == ("; ".join(IDA), True)


@pytest.mark.parametrize("reply", ["all three", "the one of the two in the office", "it", "Horn?", "Ida Horn?"])
def test_who_takes_more_than_there_are_or_wonders_chooses_none(reply: str) -> None:
    assert first(APPROVAL, reply) == (reply, False)


@pytest.mark.parametrize(
    ("reply", "chosen"),
    [("I think the IT one", 0), ("the one from IT", 0), ("it is Brandt", 1), ("how about Horn?", 0), ("the CFO", 1)],
)
def test_an_option_is_told_by_its_capitals(reply: str, chosen: int) -> None:
    assert first(APPROVAL, reply) == (IDA[chosen], True)


@pytest.mark.parametrize(
    ("reply", "settles"),
    [
        ("she's at Kestrel Foods", False),
        ("she works for Kestrel Foods in Leeds", False),
        ("from Leeds", False),
        ("her birthday is 3 May 1990", False),
        ("Okafor from Kestrel Foods", True),
        ("Juliane Okafur", True),
        ("her id is 4417", True),
        ("jule@kestrel.example", True),
    ],
)
def test_where_somebody_works_is_no_other_spelling(reply: str, settles: bool) -> None:
    assert first(NOBODY_FOUND, reply)[1] is settles


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("Envoie le contrat à Jule Okafur", "elle est chez Kestrel Foods"),
        ("Envía el contrato a Jule Okafur", "trabaja en Kestrel Foods"),
        ("Envia o contrato à Jule Okafur", "ela trabalha na Kestrel Foods"),
    ],
)
def test_where_somebody_works_is_no_other_spelling_in_each_language(text: str, reply: str) -> None:
    assert first(Instruction(text=text, candidates=()), reply) == (reply, False)


def test_all_of_them_does_not_say_which_are_old() -> None:
    assert first(FILTER, "all of them") == ("all of them", False)
    assert first(FILTER, "all that are older than 2021")[1]
    story = Story(FILTER)
    story.reply("all of them")
    story.reply("all of them, yes")
    assert (story.c.status, story.seen.risk.safe_to_proceed) == ("best_guess", False)


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("archive the report", "the new one"),
        ("archive the report", "the latest"),
        ("archiva el informe", "el nuevo"),
    ],
)
def test_a_thing_is_taken_by_its_age(text: str, reply: str) -> None:
    assert first(Instruction(text=text), reply) == (reply, True)


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("delete the report", "the latest"),
        ("resend the quote", "the latest"),
        ("把報價寄出去", "最新的"),
        ("resend the quote", "Q-20881"),
        ("resend the quote", "https://crm.example/quotes/20881"),
    ],
)
def test_no_age_is_enough_for_what_is_lost_and_none_receives(text: str, reply: str) -> None:
    assert first(Instruction(text=text, department="sales"), reply) == (reply, False)


@pytest.mark.parametrize(
    ("reply", "value"),
    [
        ("EUR 850 to Nina Kowalczyk", "EUR 850"),
        ("850 €, IBAN DE02 1203 0000 0000 2020 51", "850 €"),
        ("EUR 850 plus VAT", "EUR 850 plus VAT"),
        ("EUR 850 at most", "EUR 850 at most"),
        ("EUR 850 per day to Nina", "EUR 850 per day to Nina"),
    ],
)
def test_of_a_sum_and_who_gets_it_the_sum_is_the_amount(reply: str, value: str) -> None:
    story = Story(PAY)
    story.reply(reply)
    updated = story.seen.updated_instruction
    assert updated is not None
    assert updated.fields["amount"] == value
    assert reply in updated.text
