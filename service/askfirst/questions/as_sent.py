"""The places of an assessment in the text as it was sent, where a part of that was left out before it was scored."""

import msgspec

from askfirst.model import Assessment, Span
from askfirst.text.addressed import Heard


def as_sent(assessment: Assessment, said: Heard, text: str) -> Assessment:
    """The assessment with every span where its words stand in the text as sent."""
    replace = msgspec.structs.replace
    return replace(
        assessment,
        issues=tuple(replace(issue, span=moved(issue.span, said, text)) for issue in assessment.issues),
        contributions=tuple(replace(line, span=moved(line.span, said, text)) for line in assessment.contributions),
    )


def moved(span: Span | None, said: Heard, text: str) -> Span | None:
    """A span of what was heard as one of the text as sent."""
    if span is None:
        return None
    start, end = said.before(span.start), said.before(span.end - 1) + 1
    return Span(start, end, text[start:end])
