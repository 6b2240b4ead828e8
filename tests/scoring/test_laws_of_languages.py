"""The laws of scoring hold in every language that has a classifier."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.gate import Gate, load_gate
from askfirst.model import Assessment, Instruction, Thresholds
from askfirst.scoring.classifier.opinion import load_classifiers, opinion

SHIPPED = load_classifiers()
GATE = load_gate(classifiers=SHIPPED)
RULES = Gate(GATE.shelves)
WORDS = {
    "de": "schick gib den Bericht guten bald es an Anna Ruiz 5 % bis Freitag und Rabatt einige Auftrag SO-7 .",
    "es": "envía dale el informe buen pronto lo a Anna Ruiz 5 % el viernes y descuento varios pedido SO-7 .",
    "fr": "envoie donne le rapport bonne vite lui à Anna Ruiz 5 % vendredi et remise plusieurs commande SO-7 .",
    "pt": "envie dê o relatório bom logo isso para Anna Ruiz 5 % na sexta e desconto vários pedido SO-7 .",
    "zh-Hant": "請 寄 給 報告 好 盡快 它 王小明 5 % 週五 前 和 折扣 幾個 訂單 SO-7 。",
}
TEXTS = st.sampled_from(sorted(WORDS)).flatmap(
    lambda language: st.tuples(
        st.just(language),
        st.lists(st.sampled_from(WORDS[language].split()), max_size=14).map(
            lambda words: " ".join([WORDS[language].split()[0], *words])  # the classifier weighs orders alone
        ),
    )
)
SENT = settings(max_examples=120, deadline=None)


def said(gate: Gate, language: str, text: str, **request: object) -> Assessment:
    plain = Instruction(text=text, language=language, department="sales")
    return gate.assess(msgspec.structs.replace(plain, **request))


@SENT
@given(TEXTS)
def test_law_1_contributions_add_up(sent: tuple[str, str]) -> None:
    answer = said(GATE, *sent)
    assert sum(round(line.points * 10_000) for line in answer.contributions) == round(answer.confidence * 10_000)
    assert any(line.source == "classifier" for line in answer.contributions)


@SENT
@given(TEXTS)
def test_law_2_the_probability_knows_no_rules_fields_or_thresholds(sent: tuple[str, str]) -> None:
    language, text = sent
    plain = Instruction(text=text, language=language)
    other = msgspec.structs.replace(
        plain, rules_off=("unclear_timeframe",), required_fields=("owner",), thresholds=Thresholds(0.99, 0.95)
    )
    classifier = SHIPPED.of(language)
    assert classifier is not None
    assert opinion(classifier, plain) == opinion(classifier, other)


@SENT
@given(TEXTS)
def test_laws_4_and_5_what_rules_block_is_asked_and_the_classifier_adds_one_at_most(sent: tuple[str, str]) -> None:
    alone, both = said(RULES, *sent), said(GATE, *sent, thresholds=Thresholds(0, 0))
    if alone.issues:
        kept, added = both.issues[: len(alone.issues)], both.issues[len(alone.issues) :]
        assert [issue.rule for issue in kept] == [issue.rule for issue in alone.issues]
        assert [(one.rule, one.hard) for one in added] in ([], [("classifier", False)])
    if any(issue.hard for issue in both.issues):
        assert both.decision == "clarify"
        assert both.confidence <= 0.2
