"""The gap that matters most is asked about first, and each is asked in the words that fit what is open."""

from typing import Any

import pytest

from askfirst.entry import default_gate
from askfirst.model import Instruction, Issue, Span
from askfirst.questions.fitting import variant
from askfirst.questions.wording import word_issue
from askfirst.rules.nodes import Material, Node
from askfirst.rules.pack import Rule
from askfirst.rules.schema import Examples, Wording
from askfirst.scoring.classifier.naming import CLASSIFIER
from askfirst.scoring.raised import Raised
from askfirst.text.hit import Hit


def asked(text: str, department: str | None = None, language: str = "en", **more: Any) -> list[Issue]:
    request = Instruction(text=text, language=language, department=department, **more)
    return list(default_gate().assess(request).issues)


def test_who_comes_first_and_when_comes_last() -> None:
    found = [issue.kind for issue in asked("Mail him the lease soon")]
    assert found == ["undefined_reference", "unclear_timeframe"]


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Delegate audit 7 to someone", "Who"),
    ],
)
def test_the_question_fits_what_is_open(text: str, question: str) -> None:
    assert any(issue.question.startswith(question) for issue in asked(text))


@pytest.mark.parametrize(
    ("name", "value", "question"),
    [
        ("amount", "see the mail", "Which amount exactly? The field has 'see the mail'."),
        ("due_date", "soon", "Which due date exactly? The field has 'soon'."),
        ("amount", "", "What is the amount?"),
        ("customer", None, "Who is the customer?"),
        ("customer_id", None, "What is the customer ID?"),
        ("company", None, "What is the company?"),
    ],
)
def test_a_required_field_is_asked_for_with_what_stands_in_it(name: str, value: object, question: str) -> None:
    found = asked("File claim C-4", fields={name: value}, required_fields=(name,))
    assert [issue.question for issue in found if issue.rule == "required_field"] == [question]


@pytest.mark.parametrize(
    ("language", "value"),
    [("de", "siehe Anhang"), ("fr", "voir mail"), ("es", "ver correo"), ("pt", "ver e-mail"), ("zh-Hant", "見郵件")],
)
def test_it_is_so_in_every_language(language: str, value: str) -> None:
    texts = {"de": "Antrag 4 anlegen", "fr": "Créer le dossier 4", "es": "Crear la ficha 4", "pt": "Criar a ficha 4"}
    text = texts.get(language, "建立第 4 號申請")
    found = asked(text, language=language, fields={"amount": value}, required_fields=("amount",))
    assert [value in issue.question for issue in found if issue.rule == "required_field"] == [True]


@pytest.mark.parametrize(
    ("language", "text", "question"),
    [
        ("fr", "Indemnisez-les avant midi", "à qui pensez-vous"),
        ("es", "Avísalos mañana a las 9", "¿de quién se trata?"),
    ],
)
def test_verbs_done_to_people_ask_who(language: str, text: str, question: str) -> None:
    assert any(question in issue.question for issue in asked(text, language=language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Bring den Kies zum Kunden"),
        ("fr", "Livre le gravier chez le client"),
        ("es", "Entrega la grava al cliente"),
        ("pt", "Entregue o cascalho ao cliente"),
    ],
)
def test_a_customer_is_no_hall_with_an_address(language: str, text: str) -> None:
    found = [issue for issue in asked(text, "operations", language) if issue.rule == "location_without_specifics"]
    assert [any(word in one.question for word in ("Wer", "De qui", "quién", "quem")) for one in found] == [True]


@pytest.mark.parametrize(
    ("language", "topic", "clause", "named"),
    [
        ("pt", "undefined_reference", "troca a peça da bomba que partiu", None),
        ("en", "undefined_reference", "tell the tenant we're on it", "told"),
        ("en", "pricing_without_currency", "bump the opportunity", "unpriced"),
        ("en", "pricing_without_currency", "raise the hourly rate", None),
        ("en", "underspecified_parameter", "swap the poster for a nicer one", "one"),
        ("en", "unclear_scope", "stop the mails to people who never answer", "who"),
        ("pt", "pricing_without_currency", "manda uma proposta boa", "offer"),
    ],
)
def test_where_only_the_classifier_doubts_the_words_of_the_clause_choose_the_question(
    language: str, topic: str, clause: str, named: str | None
) -> None:
    variants = default_gate().guidance(language, None).questions.doubts[topic].variants
    said = "it" if named == "told" else clause
    found = variant(variants, {}, said, clause, default_gate().shelves[language].reader.read(clause))
    assert found == (variants[named] if named else None)


def doubted(language: str, text: str, topic: str | None) -> str:
    """The question of a doubt of the classifier about the first words of a text."""
    gate = default_gate()
    pack, reading = gate.guidance(language, None), gate.shelves[language].reader.read(text)
    wording = pack.questions.doubts[topic] if topic else pack.questions.doubt or Wording()
    rule = Rule(
        id=CLASSIFIER, type="missing_information", kind="required_parameter_absent", field=None, when=Node(),
        unless=None, blocks=False, every=False, replaces=frozenset(), department=None, wording=wording, variants={},
        examples=Examples(), file="", path="",
    )  # fmt: skip
    material = Material(reading, Instruction(text=text))
    end = reading.ends[1]
    return word_issue(pack, material, Raised(rule, Hit(0, 2), hard=False), Span(0, end, text[:end])).question


@pytest.mark.parametrize(
    ("language", "text", "quoted"),
    [
        ("de", "Ordne das Regal, danke", "Sie schrieben: „Ordne das Regal“."),
        ("fr", "range le local, merci", "Vous écrivez « range le local »."),
        ("es", "ordena el local, gracias", "Ha escrito: «ordena el local»."),
        ("pt", "arruma o local, obrigado", "Escreveu «arruma o local»."),
        ("zh-Hant", "整理一下倉庫，謝謝", "您寫的是「整理一下倉庫」。"),
    ],
)
def test_a_doubt_that_quotes_nothing_repeats_the_clause(language: str, text: str, quoted: str) -> None:
    for topic in (None, "undefined_reference", "unclear_scope"):
        assert doubted(language, text, topic).endswith(quoted)
