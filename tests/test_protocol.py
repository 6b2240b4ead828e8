"""What the protocol and the other source documents say must come out: examples, traces, formula."""

from typing import Any

import pytest

import askfirst

APPROACHES = [
    {"role": "user", "content": "What's the state of the art for text-to-SQL?"},
    {"role": "assistant", "content": "Several approaches exist, including DAIL-SQL, DIN-SQL, and RESDSQL..."},
]


@pytest.mark.parametrize(
    ("text", "department", "rules", "words"),
    [
        ("Give them a good discount", "sales", {"discount_without_conditions"}, ["percentage", "conditions"]),
        ("Target high-value customers", "sales", {"customer_segment_ambiguity"}, ["high-value customers"]),
        ("Run a social media campaign", "marketing", {"campaign_without_budget"}, ["budget"]),
        ("Increase engagement", "marketing", {"goals_without_metrics"}, ["metric", "when"]),
        ("Ship orders quickly", "operations", {"speed_without_deadline"}, ["quickly"]),
        ("Optimize inventory", "operations", {"optimise_without_objective"}, ["inventory"]),
    ],
)
def test_the_six_ambiguous_examples_are_asked_about(
    text: str, department: str, rules: set[str], words: list[str]
) -> None:
    found = askfirst.assess(text, department=department)
    assert found.needs_clarification
    assert found.issues[0].rule in rules
    asked = (found.combined_question or "").lower()
    assert all(word in asked for word in words), asked


@pytest.mark.parametrize(
    ("text", "department", "options"),
    [
        ("Ship orders quickly", "operations", {"same day", "within 24 hours", "within 48 hours"}),
        ("Optimize inventory", "operations", {"cost", "availability", "turnover"}),
        ("Give them a good discount", "sales", {"10 %", "20 %"}),
    ],
)
def test_their_questions_offer_the_protocols_answers(text: str, department: str, options: set[str]) -> None:
    found = askfirst.assess(text, department=department)
    assert options <= set(found.issues[0].options)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Tell me more about it", "undefined_reference"),
        ("How does that work?", "undefined_reference"),
        ("Use the method from the paper", "undefined_reference"),
        ("Compare them", "undefined_reference"),
    ],
)
def test_a_reference_to_nothing_is_asked_about(text: str, kind: str) -> None:
    found = askfirst.assess(text)
    assert found.needs_clarification
    assert found.issues[0].kind == kind


def test_a_reference_to_several_things_offers_them() -> None:
    found = askfirst.assess("Tell me more about it", history=APPROACHES)
    assert found.issues[0].kind == "ambiguous_reference"
    assert found.issues[0].options == ("DAIL-SQL", "DIN-SQL", "RESDSQL")


def test_one_of_the_offered_is_an_answer_and_no_new_request() -> None:
    asked = {"role": "assistant", "content": "Which one do you mean: DAIL-SQL, DIN-SQL or RESDSQL?"}
    assert not askfirst.assess("The DAIL-SQL approach", history=[*APPROACHES, asked]).needs_clarification


def test_a_bare_number_answers_the_question_before_it() -> None:
    history = [
        {"role": "user", "content": "The app crashes when I log in, please fix it."},
        {"role": "assistant", "content": "Which Android version is on the phone?"},
    ]
    assert askfirst.assess("12", history=history).decision == "proceed"


@pytest.mark.parametrize("reply", ["Tuesday at 10", "tomorrow 3pm", "12 June, 10:00"])
def test_a_day_and_an_hour_answer_when(reply: str) -> None:
    history = [
        {"role": "user", "content": "Book a call with Dana"},
        {"role": "assistant", "content": "For which day and time should the meeting be?"},
    ]
    assert not askfirst.assess(reply, department="sales", history=history).needs_clarification


def test_one_thing_named_twice_is_one() -> None:
    history = [
        {"role": "user", "content": "Show order 100482"},
        {"role": "assistant", "content": "Order 100482: 3 chairs, paid."},
    ]
    assert not askfirst.assess("Cancel the order", history=history).needs_clarification


@pytest.mark.parametrize(
    ("request_fields", "expected"),
    [
        ({"text": "Ask the user which of the two campaigns they mean"}, True),
        ({"text": "Ask Maria whether she can join the call on Friday at 10:00 CET"}, False),
    ],
)
def test_an_order_to_ask_the_user_is_no_work(request_fields: dict[str, Any], expected: bool) -> None:
    found = askfirst.assess(**request_fields)
    assert found.clarification_request == expected
    assert found.needs_clarification == expected


def test_what_an_upstream_agent_knows_blocks() -> None:
    found = askfirst.assess("Show the results of campaign C-7 for May 2025", is_ambiguous=True)
    assert found.needs_clarification
    assert found.is_ambiguous


def test_search_results_for_a_name() -> None:
    text = "Show the results of Eastcard"
    several = askfirst.assess(text, candidates=["Eastcard Brand", "Eastcard Retail", "Eastcard Spring"])
    assert several.issues[0].kind == "ambiguous_reference"
    assert several.issues[0].options == ("Eastcard Brand", "Eastcard Retail", "Eastcard Spring")
    assert askfirst.assess(text, candidates=[]).issues[0].kind == "undefined_reference"
    assert not askfirst.assess("Show the results of Eastcard Retail", candidates=["Eastcard Retail"]).issues


def test_fields_that_are_required() -> None:
    found = askfirst.assess("issue_refund", fields={"order_id": "A-1"}, required_fields=["order_id", "amount"])
    assert [issue.field for issue in found.issues] == ["amount"]
    assert found.rule_score == 0.8
    assert found.decision == "clarify"
