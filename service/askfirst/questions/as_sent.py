"""The places of an assessment in the text as it was sent, where a part of that was left out before it was scored."""

import msgspec

from askfirst.model import Assessment, Span
from askfirst.text.addressed import Unaddressed


def as_sent(assessment: Assessment, left: Unaddressed, text: str) -> Assessment:
    """The assessment with every span where its words stand in the text as sent."""
    replace = msgspec.structs.replace
    return replace(
        assessment,
        issues=tuple(replace(issue, span=moved(issue.span, left, text)) for issue in assessment.issues),
        contributions=tuple(replace(line, span=moved(line.span, left, text)) for line in assessment.contributions),
    )


def moved(span: Span | None, left: Unaddressed, text: str) -> Span | None:
    """A span of what was scored as one of the text as sent."""
    if span is None:
        return None
    start, end = left.before(span.start), left.before(span.end - 1) + 1
    return Span(start, end, text[start:end])
