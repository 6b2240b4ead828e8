"""The laws of the score: it adds up, it never rises with an issue, it blocks what must be asked."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.model import IssueType
from askfirst.rules.schema import Weights
from askfirst.scoring.confidence import UNIT, score

TYPES: list[IssueType] = [
    "missing_information",
    "vague_language",
    "conflicting_instructions",
    "multiple_interpretations",
]
ISSUES = st.lists(st.tuples(st.just("some_rule"), st.sampled_from(TYPES), st.booleans()), max_size=12)
WEIGHT = st.integers(0, 100).map(lambda hundredths: hundredths / 100)
WEIGHTS = st.builds(
    Weights,
    missing_information=WEIGHT,
    multiple_interpretations=WEIGHT,
    vague_language=WEIGHT,
    conflicting_instructions=WEIGHT,
    blocked_cap=st.integers(0, 69).map(lambda hundredths: hundredths / 100),
)


@given(ISSUES, WEIGHTS)
def test_contributions_add_up_exactly(issues: list[tuple[str, IssueType, bool]], weights: Weights) -> None:
    scored = score(issues, weights)
    assert sum(line.points for line in scored.lines) == scored.confidence


@given(ISSUES, st.tuples(st.just("one_more"), st.sampled_from(TYPES), st.booleans()), WEIGHTS)
def test_one_more_issue_never_raises_the_confidence(
    issues: list[tuple[str, IssueType, bool]], more: tuple[str, IssueType, bool], weights: Weights
) -> None:
    before, after = score(issues, weights), score([*issues, more], weights)
    assert after.confidence <= before.confidence and after.rule_score <= before.rule_score


@given(ISSUES)
def test_the_rule_score_is_the_formula_of_the_protocol(issues: list[tuple[str, IssueType, bool]]) -> None:
    count = {kind: sum(issue[1] == kind for issue in issues) for kind in TYPES}
    missing = 2 * count["missing_information"] + 2 * count["multiple_interpretations"]
    tenths = 10 - missing - count["vague_language"] - (3 if count["conflicting_instructions"] else 0)
    assert score(issues, Weights()).rule_score == max(0, tenths) * UNIT // 10


@given(ISSUES)
def test_a_blocking_issue_keeps_the_confidence_below_every_threshold_to_proceed(
    issues: list[tuple[str, IssueType, bool]],
) -> None:
    blocked = any(hard for _, _, hard in issues)
    assert (score(issues, Weights()).confidence < 0.7 * UNIT) or not blocked
