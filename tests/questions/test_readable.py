"""What somebody reads who is asked: the question for an instruction, as a whole.

The sentences are checked word for word, because they are what people answer.
"""

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue
from askfirst.questions.quoting import phrase


def asked(text: str, department: str | None = None) -> Issue:
    return default_gate().assess(Instruction(text=text, language="en", department=department)).issues[0]


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Take care of the gate of plot 8, Ane, the lock sticks.",
            "What exactly should be done? You wrote 'Take care of the gate of plot 8'.",
        ),
        (
            "Handle ticket T-5510 for Mr. Oduya today",
            "What exactly should be done? You wrote 'Handle ticket T-5510 for Mr. Oduya today'.",
        ),
        (
            "Book the same room for 3 June, 9 to 12.",
            "What exactly do you mean by 'the same room'? A name or a number is enough.",
        ),
    ],
)
def test_a_question_says_what_it_is_about(text: str, question: str) -> None:
    assert asked(text).question == question


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("Paint the sign navy or else maroon.", ("navy", "maroon")),
        ("Give Ada a 12-month or permanent contract.", ("12-month", "permanent contract")),
        ("Turn the talk into a 600-word post or a 6-slide deck.", ("600-word post", "6-slide deck")),
        ("Send Lab Adler the samples with the courier or on our own van, 4 °C.", ("courier", "our own van")),
    ],
)
def test_options_are_whole_words_of_the_text(text: str, options: tuple[str, ...]) -> None:
    issues = default_gate().assess(Instruction(text=text, language="en")).issues
    assert options in [issue.options for issue in issues]


@pytest.mark.parametrize(
    ("text", "department", "first"),
    [
        ("Offer the dealer in Seoul the pump for 1,400.", "sales", "KRW"),
        ("Offer the Swiss dealer the pump for 1,400.", "sales", "CHF"),
        ("Offer Kern the pump for 1,400.", "sales", "EUR"),
        ("File the count for the Denver store by 16:30.", "operations", "Denver time"),
        ("Order 80 of the diesel for tank T-2.", "operations", "litres"),
        ("Order 80 of the steel cable for hoist H-2.", "operations", "metres"),
        ("Set ticket NET-4 to high priority", "operations", "High of Low, Medium, High"),
    ],
)
def test_what_the_text_suggests_is_offered_first(text: str, department: str, first: str) -> None:
    assert asked(text, department).options[0] == first


def test_no_date_is_asked_for_where_one_stands() -> None:
    dated = asked("Improve the open rate of the newsletter by 30 June.", "marketing")
    assert (dated.rule, "when" in dated.question) == ("goals_without_metrics", False)
    assert "when" in asked("Improve the open rate of the newsletter.", "marketing").question


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Issue a credit note for invoice 2219.", "message_without_topic"),
        ("Crate 7 held three vases, only one was broken. Log it.", "limit_exceeded"),
        ("Send the new tenant the documents", "share_without_recipient"),
        ("The surveyor comes for the first time, so print badge B-7.", "unclear_timeframe"),
        ("Remove a number of rows from sheet S-2", "item_unnamed"),
    ],
)
def test_what_is_not_open_is_not_asked(text: str, rule: str) -> None:
    issues = default_gate().assess(Instruction(text=text, language="en", department="operations")).issues
    assert rule not in {issue.rule for issue in issues}


@pytest.mark.parametrize(
    ("language", "text", "question"),
    [
        (
            "de",
            "Kümmern Sie sich um das Angebot AN-7 für die Fa. Brandt, Wien.",
            "Was genau soll hier getan werden? Sie schrieben: "
            "„Kümmern Sie sich um das Angebot AN-7 für die Fa. Brandt“.",
        ),
        (
            "de",
            "Lösch ein paar von den alten Fotos.",
            "Wie viele oder welche genau meinen Sie mit „ein paar von den alten Fotos“?",
        ),
        (
            "fr",
            "Occupez-vous du lot L-7 de sirop, trois bidons fuient.",
            "Vous écrivez « Occupez-vous du lot L-7 de sirop » : que faut-il faire concrètement ?",
        ),
        (
            "fr",
            "Renvoie la plupart des 30 lampes.",
            "Vous écrivez « la plupart des 30 lampes » : combien exactement, ou lesquels ?",
        ),
        (
            "es",
            "Échale una mano a Irene con su portátil, va lento.",
            "¿Qué hay que hacer exactamente? Está escrito: «Échale una mano a Irene con su portátil».",
        ),
        (
            "es",
            "Imprime varias copias del plano.",
            "¿Cuántos o cuáles exactamente quiere decir con «varias copias»?",
        ),
        (
            "pt",
            "Dá um jeito na carga CG-8 da Serra Fria, voltou ontem.",
            "O que é para fazer exatamente? Está escrito: «Dá um jeito na carga CG-8 da Serra Fria».",
        ),
    ],
)
def test_other_languages_quote_the_order_and_the_whole_phrase(language: str, text: str, question: str) -> None:
    assert default_gate().assess(Instruction(text=text, language=language)).issues[0].question == question


@pytest.mark.parametrize(
    ("language", "department", "text", "first"),
    [
        ("de", "sales", "Biete dem Händler in Luzern die Pumpe P-7 für 1.400 an.", "CHF"),
        ("fr", "operations", "Dépose la déclaration EX-7 à Casablanca le 4 mars avant 11 h.", "heure de Casablanca"),
        ("es", "sales", "Cambia el precio del modelo KR-7 a 890 en la tarifa de México.", "MXN"),
        ("zh-Hant", "operations", "洛杉磯倉的盤點表 12 月 30 日早上 8 點半截止。", "洛杉磯時間"),
    ],
)
def test_other_languages_offer_what_the_place_suggests(language: str, department: str, text: str, first: str) -> None:
    issues = default_gate().assess(Instruction(text=text, language=language, department=department)).issues
    assert first in [issue.options[0] for issue in issues if issue.options]


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("de", "Schalten Sie die Anzeige zum Hoffest mit 700 Euro bei Facebook.", "„Schalten"),
        ("es", "Pon el anuncio de la feria con 900 MXN en Facebook para gente con ganas de bailar.", "«Pon"),
    ],
)
def test_who_sees_an_advert_is_not_asked_about_its_verb(language: str, text: str, said: str) -> None:
    issues = default_gate().assess(Instruction(text=text, language=language, department="marketing")).issues
    audience = next(issue for issue in issues if issue.rule == "audience_without_demographics")
    assert said not in audience.question + audience.issue


@pytest.mark.parametrize(
    ("said", "after", "whole"),
    [
        ("some of", " our bread crates, back on Monday", "some of our bread crates"),
        ("most of the", " 30 mails from Ida", "most of the 30 mails"),
        ("Lots of", " parents follow us", "Lots of parents"),
        ("her", " the signed lease", "her"),
        ("her", " proposal on the table", "her proposal"),
        ("it", " urgently", "it"),
        ("Ida", " the alarm code", "Ida"),
        ("long calls", " of week 14", "long calls"),
        ("two", " boxes=4", "two"),
    ],
)
def test_a_phrase_is_quoted_as_far_as_it_goes(said: str, after: str, whole: str) -> None:
    assert phrase(default_gate().guidance("en", None).questions, said, after) == whole
