"""The question fits the words that it is about: length, frequency, person, and what the text says already."""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue


def asked(text: str, language: str = "en", department: str | None = None, **more: object) -> Issue:
    request = Instruction(text=text, language=language, department=department, **more)  # type: ignore[arg-type]
    return default_gate().assess(request).issues[0]


@pytest.mark.parametrize(
    ("text", "begin"),
    [
        ("Keep banner B-7 on page /home up for a short while.", "How long exactly is 'for a short while'"),
        ("Grease door FD-1 in hall 2 regularly.", "How often exactly"),
        ("Ship order SO-88 soon.", "What date or time"),
        ("Tell her the terms of contract K-7.", "Who is meant by 'her'"),
        ("Send it to printer Bolt in hall 2.", "What does 'it' refer to"),
    ],
)
def test_the_question_goes_by_how_the_words_begin(text: str, begin: str) -> None:
    assert asked(text).question.startswith(begin)


def test_a_length_of_time_is_offered_as_lengths() -> None:
    assert asked("Keep banner B-7 on page /home up for a short while.").options == ("one day", "one week", "one month")


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("Hand a good few of Tomasz's accounts over to Ingrid in Salesforce.", "'a good few of Tomasz's accounts'"),
        ("Cancel a couple of my meetings on 3 May.", "'a couple of my meetings'"),
        ("Book a few rooms at Hotel Astoria, Riga, for 4 to 6 June.", "'a few rooms'"),
    ],
)
def test_a_quoted_quantity_ends_in_no_small_word(text: str, phrase: str) -> None:
    assert phrase in asked(text).question


def test_of_several_each_is_named_by_itself() -> None:
    found = asked("The reports RP-8 and RP-9 are weekly. Send it to Yelena.")
    assert found.options == ("RP-8", "RP-9")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Geben Sie der Brauerei Hellmuth 6 % Rabatt."),
        ("fr", "Propose à l'imprimerie Caradec 12 % de remise sur le contrat de maintenance"),
        ("es", "Ofrézcale a la constructora Peñalver el 5 % de descuento"),
        ("pt", "Aplique 15% de desconto para a rede Bem-Me-Quer"),
    ],
)
def test_the_rate_of_a_discount_is_not_asked_for_where_it_stands(language: str, text: str) -> None:
    found = asked(text, language, "sales")
    assert found.rule == "discount_without_conditions"
    assert "10 %" not in found.options


def test_finds_without_a_name_in_the_text_are_asked_about_by_themselves() -> None:
    found = asked("在職證明開好之後寄給她主管", "zh-Hant", candidates=("王怡安（會計室）", "王采潔（客服中心）"))
    assert found.question == "是指哪一個：王怡安（會計室）或王采潔（客服中心）？"


def test_a_name_that_two_word_lists_share_leads_to_no_question() -> None:
    """ "reserve" is also a word for what is left; "Reserve desks" leaves nothing to refer to."""
    rules = {issue.rule for issue in default_gate().assess(Instruction(text="Reserve 8 desks on floor 3")).issues}
    assert "undefined_reference" not in rules
