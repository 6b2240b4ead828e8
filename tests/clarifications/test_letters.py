"""Answers that came as letters: greeting, signature and quoted lines are no part of them."""

import pytest

from askfirst.clarifications.events import Answered, Given
from askfirst.entry import default_gate
from askfirst.errors import AnswerConflict
from askfirst.model import Instruction
from askfirst.replies import unframed
from tests.clarifications.stories import Story

SPOKEN = default_gate().replies("en")
REPORT = Instruction(text="archive the report")
LETTER = "Hi all,\n\nR-7714, please.\n\nKind regards,\nIda\n--\nIda Horn | Logistics\n+43 1 2345"


@pytest.mark.parametrize(
    ("letter", "said"),
    [
        (LETTER, "R-7714, please."),
        ("Dear Kim,\n\nthe second one.\n\nThanks\nOliver", "the second one."),
        ("Liebe Ines,\n\nHalle 5, bitte.\n\nLG Jonas", "Halle 5, bitte."),
        ("Guten Tag,\n\nA-2211.\n\nViele Grüße\nJonas Kern\nVertrieb, Kellner Bau GmbH", "A-2211."),
        ("Madame, Monsieur,\n\nle dossier 12.\n\nBien cordialement,\nMarc Petit\nLyon", "le dossier 12."),
        ("Hola:\n\nla O-3321.\n\nUn saludo,\nAna Ruiz", "la O-3321."),
        ("Bom dia,\n\na P-3321.\n\nAtenciosamente,\nAna Reis\nDiretora Comercial", "a P-3321."),
        ("您好，\n\n報價單 Q-778。\n\n謝謝\n林小美", "報價單 Q-778。"),
        ("Hall 5\n\nOn Monday Bot wrote:\n> Which hall?\n> Thanks", "Hall 5"),
        ("Am 3.5. schrieb Bot:\n> Welche Halle?\n\nHalle 5", "Halle 5"),
        ("Yes\nSent from my phone", "Yes"),
        ("Thanks!\nQ-20881", "Q-20881"),
    ],
)
def test_a_letter_says_what_stands_in_it(letter: str, said: str) -> None:
    assert unframed(letter, SPOKEN) == said


@pytest.mark.parametrize(
    "reply",
    [
        "Q-1\nQ-2",
        "the north gate\nthe south gate",
        "Ruben Ortiz\nruben@x.example",
        "Best price\nKim knows the rest",
        "Thanks,\nKim",
        "Hi,",
        "Best regards,\nIda",
        "all PDF files there\nThanks\nBut not the contract",
        "300 euros\nthanks!\nand not to Kern",
        "Delete all of them\nThanks\nonly after Friday",
        "Yes, all of them\nRegards\nNo wait, keep Berlin",
        "alle Dateien\nDanke\naber nicht den Vertrag",
        "tous les fichiers\nMerci\nsauf le contrat",
    ],
)
def test_what_is_no_letter_stays_as_it_is(reply: str) -> None:
    assert unframed(reply, SPOKEN) == reply


def test_who_signs_is_no_part_of_the_answer() -> None:
    story = Story(REPORT)
    story.reply(LETTER)
    assert [answer.value for answer in story.c.answers] == ["R-7714, please."]
    assert story.seen.updated_instruction is not None
    assert "Ida" not in story.seen.updated_instruction.text


def test_who_signs_is_not_chosen() -> None:
    story = Story(Instruction(text="Ask Lena to call the depot", candidates=("Lena Brandt", "Lena Sommer")))
    story.reply("Hello,\n\nI will have to look.\n\nBest,\nLena Sommer")
    assert story.c.status == "pending"


def test_the_same_letter_twice_is_one_answer() -> None:
    story = Story()
    question, letter = story.asked.id, "Hi,\n\n{}\n\nBest,\nIda"
    first = letter.format("15 % for orders of EUR 900 or more")
    story.reply(first)
    before = story.c.answers
    assert story.c.status == "pending"
    story.happens(Answered(given=(Given(value=first, question_id=question),)))
    assert story.c.answers == before
    with pytest.raises(AnswerConflict):
        story.happens(Answered(given=(Given(value=letter.format("20 %"), question_id=question),)))


def test_a_text_that_is_dictated_keeps_its_greeting() -> None:
    asked = "What should the mail say?"
    story = Story(Instruction(text="Mail kim@acme.example on 3 May 2027"), questions=(asked,))
    text = "Dear Kim,\n\nwe close on Friday.\n\nBest,\nIda"
    story.reply(text)
    assert [answer.value for answer in story.c.answers] == [text]


@pytest.mark.parametrize("reply", ["> 40 days\n> at most", "> from Monday\n", "Ines wrote:\n> which one?"])
def test_a_reply_of_quoted_lines_alone_is_taken_as_it_is(reply: str) -> None:
    assert unframed(reply, SPOKEN) == reply
