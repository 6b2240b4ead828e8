"""Replies in German, French, Spanish, Portuguese and Chinese that put the answer off, or only sound like it."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

REBATES = {
    "de": "Gib Kern einen guten Rabatt",
    "fr": "Accorde une bonne remise à Morel",
    "es": "Dale un buen descuento a Rivas",
    "pt": "Dá um bom desconto à Matos",
    "zh-Hant": "給大同公司一個好折扣",
}
LATER = [
    ("de", "ich frage Maria"),
    ("de", "da muss ich erst den Einkauf fragen"),
    ("de", "muss ich nachschauen"),
    ("de", "das muss Omar entscheiden"),
    ("de", "einen Moment bitte"),
    ("fr", "je vérifie"),
    ("fr", "demande d'abord à Paul"),
    ("es", "pregunta primero a Marta"),
    ("pt", "pergunta primeiro ao Rui"),
    ("fr", "je demande à Paul"),
    ("fr", "Paul doit valider"),
    ("fr", "un instant"),
    ("es", "déjame ver"),
    ("es", "le pregunto a Marta"),
    ("es", "Marta tiene que decidirlo"),
    ("pt", "vou perguntar"),
    ("pt", "pergunto ao Rui e digo"),
    ("pt", "um momento"),
    ("zh-Hant", "我問一下"),
    ("zh-Hant", "讓我查一下"),
    ("zh-Hant", "等我確認"),
]
CHORES = {
    "de": "Kümmere dich um die Reklamation von Frau Kern",
    "fr": "Occupe-toi de la réclamation de Mme Morel",
    "es": "Encárgate de la queja de la señora Rivas",
    "pt": "Trata da reclamação da senhora Matos",
}


@pytest.mark.parametrize(("language", "reply"), LATER)
def test_a_reply_that_puts_the_answer_off_leaves_the_question_open(language: str, reply: str) -> None:
    story = Story(Instruction(text=REBATES[language], department="sales", language=language))
    before = story.c.questions
    story.reply(reply)
    assert ([one.said for one in story.c.deferrals], story.c.questions, story.c.answers) == ([reply], before, ())


@pytest.mark.parametrize(
    ("language", "question", "reply"),
    [
        ("de", "Sollen wir den Kunden fragen?", "ja, wir fragen ihn"),
        ("de", "Wann prüfen wir die Kessel?", "wir prüfen sie jeden Montag"),
        ("de", "In welcher Halle soll der Stand stehen?", "Ich frage mal. Halle 5."),
        ("fr", "Dans quelle salle faut-il être ?", "Je vérifie. Salle 5."),
        ("es", "¿En qué sala es?", "Déjame ver. En la sala 5."),
        ("pt", "Em que sala é?", "Vou ver. Na sala 5."),
    ],
)
def test_a_value_or_a_habit_is_an_answer(language: str, question: str, reply: str) -> None:
    story = Story(Instruction(text=REBATES[language], department="sales", language=language), questions=(question,))
    story.reply(reply)
    assert (story.c.status, story.c.deferrals) == ("resolved", ())


@pytest.mark.parametrize(
    ("language", "reply"),
    [
        ("de", "bitte sie um ein Foto"),
        ("de", "frag sie nach einem Foto vom Schaden"),
        ("fr", "demande-lui une photo"),
        ("pt", "pede-lhe uma fotografia"),
    ],
)
def test_what_somebody_is_to_be_asked_for_answers_what_is_to_be_done(language: str, reply: str) -> None:
    story = Story(Instruction(text=CHORES[language], language=language))
    story.reply(reply)
    assert (story.c.status, story.c.deferrals) == ("resolved", ())
