"""Replies that name two where one is asked for: nothing is chosen, and none of them is guessed."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

LENA = ("Lena Brandt (depot)", "Lena Sommer (payroll)")
OWNER = Instruction(text="Make Lena the owner of the Hafen account", department="sales", candidates=LENA)
NEW_GUY = Instruction(text="Send the signed contract for hall 3 to him", department="operations")
FILTER = Instruction(text="Wipe the old records from the CRM")
DISCOUNT = Instruction(text="Give Northwind a good discount", department="sales")
AUDIENCE = Instruction(
    text="Send the winter newsletter to our best customers on 3 May 2027 at 9:00 CET", department="marketing"
)


@pytest.mark.parametrize(
    "reply",
    [
        "Lena Brandt or Lena Hoffer",
        "Lena Hoffer or Lena Sommer",
        "Lena Brandt, or Lena Hoffer",
        "Either Lena Brandt or Lena Hoffer",
        "Brandt or Hoffer",
        "Lena Brandt / Lena Hoffer",
        "Brandt/Hoffer",
        "Lena Brandt oder Lena Hoffer",
        "Lena Brandt ou Lena Hoffer",
        "Lena Brandt o Lena Hoffer",
        "Lena Brandt 還是 Lena Hoffer",
        "Lena Brandt or whoever is in the depot by then",
    ],
)
def test_of_two_names_none_is_taken(reply: str) -> None:
    story = Story(OWNER)
    story.reply(reply)
    assert story.c.status == "pending"
    assert [(answer.value, answer.resolved) for answer in story.c.answers] == [(reply, False)]


@pytest.mark.parametrize(
    ("reply", "chosen"),
    [
        ("Lena Brandt or so", 0),
        ("or Lena Brandt, as far as I know", 0),
        ("Brandt (the depot or warehouse)", 0),
        ("Lena Brandt. Call me on Monday or Tuesday about the rest", 0),
        ("the second", 1),
        ("Sommer, oder?", 1),
        ("還是 Lena Sommer 吧", 1),
    ],
)
def test_one_name_is_taken(reply: str, chosen: int) -> None:
    story = Story(OWNER)
    story.reply(reply)
    assert [answer.value for answer in story.c.answers] == [LENA[chosen]]
    assert story.c.status == "resolved"


def test_none_of_two_names_is_guessed() -> None:
    story = Story(OWNER)
    story.reply("Lena Brandt or Lena Hoffer")
    story.reply("Brandt or Sommer")
    seen = story.seen
    assert (seen.status, seen.risk.safe_to_proceed) == ("best_guess", False)
    assert seen.updated_instruction is not None
    assert "also said: Brandt or Sommer" in seen.updated_instruction.text
    assert "first one" not in seen.updated_instruction.text


def test_a_name_takes_the_place_of_two() -> None:
    story = Story(OWNER)
    story.reply("Lena Brandt or Lena Hoffer")
    story.reply("Brandt")
    seen = story.seen
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", True)
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text.endswith("Lena: Lena Brandt (depot)")


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("Move the meeting with Marlow to later", "Thursday or Friday at 11"),
        ("Verschiebe das Treffen mit Marlow auf später", "Donnerstag oder Freitag um 11 Uhr"),
        ("Reporte la réunion avec Marlow à plus tard", "jeudi ou vendredi à 11 h"),
        ("Aplaza la reunión con Marlow para más tarde", "el jueves o el viernes a las 11"),
        ("Adie a reunião com a Marlow para mais tarde", "quinta ou sexta às 11h"),
        ("把與 Marlow 的會議改到晚一點", "週四或週五上午十一點"),
        ("Schick es an lager@marlow.example", "den Lieferschein 81 oder die Rechnung 44"),
        ("把它寄給 lager@marlow.example", "送貨單 81 還是發票 44"),
    ],
)
def test_two_values_are_asked_about_again_in_each_language(text: str, reply: str) -> None:
    story = Story(Instruction(text=text))
    story.reply(reply)
    assert story.c.status == "pending"
    assert not story.c.answers[0].resolved


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("Verschiebe das Treffen mit Marlow auf später", "Donnerstag 11 Uhr oder etwas später"),
        ("Verschiebe das Treffen mit Marlow auf später", "Donnerstag um 11 Uhr, oder?"),
        ("Reporte la réunion avec Marlow à plus tard", "jeudi à 11 h ou plus tard"),
        ("Adie a reunião com a Marlow para mais tarde", "quinta às 11h, o resto fica igual"),
        ("把與 Marlow 的會議改到晚一點", "還是週四上午十一點吧"),
    ],
)
def test_one_value_answers_in_each_language(text: str, reply: str) -> None:
    story = Story(Instruction(text=text))
    story.reply(reply)
    assert story.c.answers[0].resolved


@pytest.mark.parametrize(
    ("instruction", "reply"),
    [
        (FILTER, "everything older than 2021 or without an e-mail address"),
        (FILTER, "inactive for three years or unsubscribed"),
        (DISCOUNT, "12 % if they order for more than EUR 800 or renew for two years"),
        (AUDIENCE, "everyone who bought skis or boots in 2025"),
    ],
)
def test_a_rule_may_have_an_or(instruction: Instruction, reply: str) -> None:
    story = Story(instruction)
    story.reply(reply)
    assert story.c.answers[0].resolved


@pytest.mark.parametrize(("instruction", "reply"), [(DISCOUNT, "10 or 12 %"), (FILTER, "older than 2 or 3 years")])
def test_two_figures_leave_a_rule_open(instruction: Instruction, reply: str) -> None:
    story = Story(instruction)
    story.reply(reply)
    assert not story.c.answers[0].resolved


def test_what_was_told_besides_is_kept_beside_a_later_answer() -> None:
    story = Story(Instruction(text="Call Ms Idowu back some time", department="sales"))
    story.reply("hand her to Bettina, her region is quiet")
    story.reply("Friday 7 May 2027")
    seen = story.seen
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", True)
    assert seen.updated_instruction is not None
    assert "timeline: Friday 7 May 2027" in seen.updated_instruction.text
    assert "also said: hand her to Bettina" in seen.updated_instruction.text


@pytest.mark.parametrize("reply", ["SAP FI", "EUR", "42", "the printer", "Hall 5", "20 May", "EUR 300", "Excel"])
def test_what_is_no_person_answers_nobody(reply: str) -> None:
    story = Story(NEW_GUY)
    story.reply(reply)
    assert story.c.status == "pending"
    assert not story.c.answers[0].resolved


@pytest.mark.parametrize(
    "reply", ["Ruben Ortiz", "Ruben from logistics", "the plumber", "MKO", "4417", "Page", "RUBEN ORTIZ"]
)
def test_a_person_answers(reply: str) -> None:
    story = Story(NEW_GUY)
    story.reply(reply)
    assert story.c.status == "resolved"


@pytest.mark.parametrize("reply", ["Lena Brandt and Lena Hoffer", "Lena Hoffer and Lena Brandt"])
def test_of_two_that_are_both_meant_none_is_lost(reply: str) -> None:
    story = Story(OWNER)
    story.reply(reply)
    assert [(answer.value, answer.resolved) for answer in story.c.answers] == [(reply, True)]


@pytest.mark.parametrize("reply", ["6", "12", "6 people"])
def test_how_many_people_there_are_is_a_number(reply: str) -> None:
    story = Story(Instruction(text="Book a table for lunch"))
    story.reply(reply)
    assert (story.c.answers[0].field, story.c.answers[0].resolved) == ("people", True)
