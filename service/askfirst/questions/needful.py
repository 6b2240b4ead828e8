"""The question for what an action that cannot be undone is never safe without."""

from askfirst.model import TYPE_OF_KIND, Issue, Kind
from askfirst.questions.naming import in_words
from askfirst.reader.reading import Topic
from askfirst.rules.pack import Pack, Stakes

NEEDS = "needs"
"""Stands in the place of the rule's id."""
ABSENT: Kind = "required_parameter_absent"


def needful(pack: Pack, field: Topic, stake: Stakes) -> Issue:
    """The issue for a field that is wanting: asked for by its topic, where there is one of that name."""
    name, topic, kind = in_words(pack.questions, field), pack.questions.topics.get(field), pack.questions.kinds[ABSENT]
    asks = topic.question if topic and topic.question else kind.question or ""
    values = {"name": name, "field": field}
    return Issue(
        rule=NEEDS,
        type=TYPE_OF_KIND[ABSENT],
        kind=ABSENT,
        field=field,
        issue=(kind.issue or "").format_map(values),
        suggestion=(kind.suggestion or "").format_map(values),
        question=asks.format_map(values),
        assume=stake.assume or pack.questions.fallback.assume or "",
        hard=True,
    )
