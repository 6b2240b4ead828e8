"""The laws of the confidence with a classifier."""

import subprocess
import sys
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from askfirst.gate import Gate, load_gate
from askfirst.model import Assessment, Instruction, Thresholds
from askfirst.scoring.classifier.opinion import Classifier, load_classifiers, opinion
from askfirst.scoring.classifier.pointing import order
from tests.clarifications.stories import doubting

SHIPPED = load_classifiers()
ENGLISH = cast("Classifier", SHIPPED.of("en"))
GATE = load_gate(classifiers=SHIPPED)
RULES = Gate(GATE.shelves)
DOUBTING = doubting()
"""It doubts everything, to see what happens then."""

WORDS = "send give cancel the a good report soon it to Anna Ruiz 5 % by Friday and discount several order SO-7 ."
TEXTS = st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=14).map(" ".join)


def said(text: str, gate: Gate = GATE, **request: Any) -> Assessment:
    return gate.assess(Instruction(text=text, language="en", **request))


@settings(max_examples=80, deadline=None)
@given(TEXTS)
def test_law_1_contributions_add_up(text: str) -> None:
    answer = said("order " + text, department="sales")  # what orders nothing is not for the classifier
    assert sum(round(line.points * 10_000) for line in answer.contributions) == round(answer.confidence * 10_000)
    assert any(line.source == "classifier" for line in answer.contributions)


@settings(max_examples=40, deadline=None)
@given(TEXTS)
def test_law_2_the_probability_knows_no_rules_fields_or_thresholds(text: str) -> None:
    plain = Instruction(text=text, language="en")
    other = msgspec.structs.replace(
        plain, rules_off=("unclear_timeframe",), thresholds=Thresholds(0.99, 0.95), is_ambiguous=True
    )
    assert opinion(ENGLISH, plain) == opinion(ENGLISH, other)


@settings(max_examples=40, deadline=None)
@given(TEXTS)
def test_law_3_the_same_request_gives_the_same_answer(text: str) -> None:
    assert said(text) == said(text)


def test_law_3_also_in_another_process_with_another_hash_seed() -> None:
    program = (
        "import askfirst; from askfirst.scoring.classifier.opinion import load_classifiers as c; "
        "a = askfirst.load_gate(classifiers=c()).assess(askfirst.Instruction(text='Send Ana 5 % soon, by Friday')); "
        "print(a.id, a.confidence)"
    )
    outputs = {
        subprocess.run([sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True,
                       check=True).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(outputs) == 1


@settings(max_examples=80, deadline=None)
@given(TEXTS)
def test_law_4_what_blocks_is_asked_and_near_0(text: str) -> None:
    answer = said(text, department="sales", thresholds=Thresholds(0, 0))
    if any(issue.hard for issue in answer.issues):
        assert answer.decision == "clarify"
        assert answer.confidence <= 0.2


@settings(max_examples=80, deadline=None)
@given(TEXTS)
def test_law_5_where_rules_speak_the_classifier_lifts_no_issue_and_adds_one_at_most(text: str) -> None:
    for gate in (GATE, DOUBTING):
        alone, both = said(text, RULES, department="sales"), said(text, gate, department="sales")
        if alone.issues:
            kept, added = both.issues[: len(alone.issues)], both.issues[len(alone.issues) :]
            assert [issue.rule for issue in kept] == [issue.rule for issue in alone.issues]
            assert [(one.rule, one.hard) for one in added] in ([], [("classifier", False)])
        if any(issue.hard for issue in both.issues):
            assert both.decision == "clarify"


def test_law_5_what_rules_hold_for_blocking_in_any_case_stays_so() -> None:
    for text in ("Move the call of 4 May to 31 April.", "Give Ana Ruiz 5 % off."):
        alone, both = said(text, RULES, department="sales"), said(text, department="sales")
        assert [(issue.rule, issue.hard) for issue in both.issues] == [(one.rule, True) for one in alone.issues]
        assert both.decision == "clarify"


def test_a_rule_that_blocks_when_alone_only_lowers_where_a_classifier_weighs() -> None:
    alone, both = (said("Reorder several rolls of felt F-4.", gate) for gate in (RULES, GATE))
    assert [(issue.rule, issue.hard) for issue in alone.issues] == [("imprecise_quantifier", True)]
    assert [(issue.rule, issue.hard) for issue in both.issues] == [("imprecise_quantifier", False)]
    assert alone.rule_score == both.rule_score == 0.9


def test_where_something_is_at_stake_a_suspicion_blocks_as_well() -> None:
    answer = said("Delete file a.txt and reorder several rolls of felt F-4.")
    assert [(issue.rule, issue.hard) for issue in answer.issues] == [("imprecise_quantifier", True)]
    assert answer.decision == "clarify"


def test_law_5_a_silent_case_in_doubt_gets_an_issue_with_a_question() -> None:
    answer = said("Send the report R-7 to ana@shop.example.", DOUBTING)
    issue = answer.issues[0]
    assert (answer.decision, issue.rule) == ("clarify", "classifier")
    assert issue.span is not None
    assert issue.question == answer.question


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Reply to Ms Thorn that I come by train.", "Reply to Ms Thorn"),
        ("Could you give her the keys to, and then leave?", "give her the keys"),
    ],
)
def test_law_5_else_the_order_is_repeated_as_far_as_it_stands_alone(text: str, named: str) -> None:
    material = GATE.material(Instruction(text=text), GATE.shelves["en"].reader)
    assert material.text.text(order(material.text)) == named


def test_law_7_stakes_raise_thresholds_and_never_touch_the_confidence() -> None:
    answer = said("Delete the folder F-12 on the share S-3.")
    assert answer.thresholds.log > 0.7
    assert answer.decision != "clarify"


def test_versions_and_ids_tell_the_weights() -> None:
    one, other = said("Call Ana Ruiz at 9:30."), said("Call Ana Ruiz at 9:30.", RULES)
    assert one.versions.weights == SHIPPED.version
    assert other.versions.weights is None
    assert one.id != other.id
    assert other.confidence == 1.0


def test_serving_imports_nothing_that_trains() -> None:
    program = (
        "import sys, askfirst, askfirst.app; "
        "from askfirst.scoring.classifier.opinion import load_classifiers; "
        "g = askfirst.load_gate(classifiers=load_classifiers()); "
        "g.assess(askfirst.Instruction(text='Call Ana at 9.')); "
        "print([name for name in ('sklearn', 'scipy', 'onnx', 'torch', 'askfirst.learning') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
