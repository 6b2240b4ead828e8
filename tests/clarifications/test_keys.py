"""The keys of issues: told apart whatever characters a field's name has."""

import msgspec
import pytest

from askfirst.clarifications.items import key_at, key_of, parts_of
from askfirst.model import Instruction, Issue, Span
from tests.clarifications.stories import Story

ISSUE = Issue(
    rule="required_field",
    type="missing_information",
    kind="required_parameter_absent",
    span=None,
    field=None,
    issue="",
    suggestion="",
    question="",
    assume="",
    hard=True,
)


@pytest.mark.parametrize("field", ["due", "contact@home", "ns:due", "a@7:b", "@", ":"])
@pytest.mark.parametrize("span", [None, Span(7, 9, "it")])
def test_a_key_tells_rule_place_and_field(field: str, span: Span | None) -> None:
    issue = msgspec.structs.replace(ISSUE, field=field, span=span)
    assert parts_of(key_of(issue)) == ("required_field", span and span.start, field)
    assert parts_of(key_at(issue, 12)).start == 12


@pytest.mark.parametrize("field", ["due", "contact@home", "ns:due", "a@7:b"])
def test_a_field_of_any_name_is_asked_for_weighed_and_answered(field: str) -> None:
    story = Story(Instruction(text="Print the badge of Lena Vogt on printer P-9", required_fields=(field,)))
    assert [item.points for item in story.c.items] == [0.2]
    story.reply("7 June 2027")
    assert story.c.status == "resolved"
