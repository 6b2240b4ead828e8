"""The descriptions of KPIs, patterns and feedback, with examples made by the functions that answer."""

from typing import Any

import msgspec

from askfirst.gate import Gate
from askfirst.http.insights.feedback import FeedbackRequest, FeedbackTaken
from askfirst.http.insights.query import KpiParameters, PatternParameters
from askfirst.http.insights.route import PatternList
from askfirst.http.operation import PROBLEM, REFUSALS, content, named, parameters, responses
from askfirst.insights.labels import Labels, counter
from askfirst.insights.patterns import Example, Named, commonest, kept_text, shown
from askfirst.insights.report import KpiReport, Wanted, report
from askfirst.ports import Count, Pattern

SCHEMAS = [KpiReport, PatternList, FeedbackRequest, FeedbackTaken]
_HOUR, _MS = "2026-11-21T20", 1_795_291_200_000
_REFUSED = {"400": "A parameter does not fit: `errors` says which, and how to mend it"}
_AWAY = {"503": "The store does not answer: try again after `Retry-After` seconds"}
_LABELS = Labels("sales", "bot-7", "anna")


def kpis() -> dict[str, Any]:
    """The operation behind `GET /v1/kpis`."""
    values = {
        "messages": 240, "asked": 31, "requested": 31, "resolved": 29, "escalated": 2, "best_guess": 1,
        "resolution_ms": 29 * 41_000,
    }  # fmt: skip
    counts = [Count(_HOUR, counter(metric, _LABELS), value) for metric, value in values.items()]
    example = report(counts, Wanted(period="day"), _MS, _MS + 3_600_000)
    return {
        "operationId": "kpis",
        "summary": "The four KPIs, with targets and alert states",
        "description": (
            "Clarification rate, resolution time, timeout rate and success rate: in all, by department, by agent "
            "pair, and with `period` by hour, day, week or month (UTC). Without `since`: the last 24 hours. Times "
            "are widened to whole hours. A clarification counts in the hour in which it was opened, however late it "
            "ends. Ratios go from 0 to 1."
        ),
        "tags": ["Insights"],
        "parameters": parameters(KpiParameters),
        "responses": answered(named("KpiReport"), "The KPIs", ("One hour, one pair", msgspec.to_builtins(example))),
    }


def patterns(gate: Gate) -> dict[str, Any]:
    """The operation behind `GET /v1/patterns`."""
    case = Example(
        at="2026-11-21T20:14:03Z",
        language="en",
        department="sales",
        issues=(Named(rule="discount_without_conditions", kind="required_parameter_absent", field="discount"),),
    )
    advised = gate.phrasing.advice("en", commonest([case]))
    pattern = Pattern(
        pattern_id=7,
        agent_pair="bot-7 > anna",
        ambiguity_type="missing_information",
        occurrence_count=14,
        example_requests=(msgspec.json.encode(case).decode(),),
        suggested_improvement=kept_text(advised.improvement, advised.template),
        last_seen=_MS + 843_000,
    )
    example = PatternList((shown(pattern, ["question_helped", "question_helped", "was_clear"]),))
    return {
        "operationId": "patterns",
        "summary": "What is asked again and again between two agents",
        "description": (
            "The most frequent first. A pattern that was seen more than 10 times has a suggestion for the writer of "
            "the instructions (`to`), with a template in their language; the event `pattern.detected` told of it "
            "once. Examples hold rules and fields, and the beginning of the text only with "
            "ASKFIRST_KEEP_EXAMPLES. `feedback` counts verdicts about cases of the pattern."
        ),
        "tags": ["Insights"],
        "parameters": parameters(PatternParameters),
        "responses": answered(named("PatternList"), "The patterns", ("A suggestion", msgspec.to_builtins(example))),
    }


def feedback() -> dict[str, Any]:
    """The operation behind `POST /v1/feedback`."""
    asked = {
        "assessment_id": "asm_2b1f64c09a7f5d3e8c0d4a11",
        "verdict": "was_clear",
        "rule": "discount_without_conditions",
        "note": "Our list price is meant.",
        "instruction": {"text": "Give them the usual discount", "department": "sales"},
    }
    taken = {"id": "fb_5f0c2f1e7d3b4a688d1f0b9c3a2e4d57", "at": "2026-11-21T20:14:03Z"}
    example = ("A question that was not needed", taken)
    given = {"unneeded": (example[0], asked)}
    created = {"201": {"description": "Kept", "content": {
        "application/json": content(named("FeedbackTaken"), {"unneeded": example})}}}  # fmt: skip
    refusals = REFUSALS | _AWAY | {"501": "The service keeps nothing"}
    problems = {status: {"description": said, "content": PROBLEM} for status, said in refusals.items()}
    return {
        "operationId": "feedback",
        "summary": "Say that something was clear, or that a question did not help",
        "description": (
            "About one assessment or one clarification. Shown beside patterns, and exported for training by "
            "`askfirst export --table training`. Of an assessment nothing is kept: send the `instruction` along if "
            "something is to be learned from it."
        ),
        "tags": ["Insights"],
        "requestBody": {
            "required": True,
            "content": {"application/json": content(named("FeedbackRequest"), given)},
        },
        "responses": created | problems,
    }


def answered(schema: dict[str, str], said: str, example: tuple[str, Any]) -> dict[str, Any]:
    """The answers of a route that reads."""
    return responses({"application/json": content(schema, {"example": example})}, said, _REFUSED | _AWAY)
