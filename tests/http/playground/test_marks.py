from hypothesis import given
from hypothesis import strategies as st

from askfirst.http.playground.marks import stretches
from askfirst.model import Issue, Span


def issue(text: str, start: int, end: int) -> Issue:
    return Issue(
        rule="some_rule",
        type="vague_language",
        kind="unclear_timeframe",
        span=Span(start, end, text[start:end]),
        issue="-",
        suggestion="-",
        question="-",
        assume="-",
        hard=False,
    )


@st.composite
def marked(draw: st.DrawFn) -> tuple[str, tuple[Issue, ...]]:
    """A text and issues anywhere in it: overlapping, nested, empty."""
    text = draw(st.text(max_size=40))
    places = st.tuples(st.integers(0, len(text)), st.integers(0, len(text)))
    return text, tuple(issue(text, *sorted(pair)) for pair in draw(st.lists(places, max_size=6)))


def test_a_text_is_cut_where_issues_begin_and_end() -> None:
    text = "Offer a better price soon"
    cut = stretches(text, (issue(text, 0, 20), issue(text, 8, 14), issue(text, 21, 25)))
    assert [(one.text, one.issues, one.ends) for one in cut] == [
        ("Offer a ", (1,), ()),
        ("better", (1, 2), (2,)),
        (" price", (1,), (1,)),
        (" ", (), ()),
        ("soon", (3,), (3,)),
    ]


@given(marked())
def test_nothing_is_lost_and_every_issue_has_its_words_and_one_end(case: tuple[str, tuple[Issue, ...]]) -> None:
    text, issues = case
    cut = stretches(text, issues)
    assert "".join(one.text for one in cut) == text
    for number, one in enumerate(issues, 1):
        assert one.span is not None
        assert "".join(part.text for part in cut if number in part.issues) == one.span.text
        assert sum(number in part.ends for part in cut) == (1 if one.span.text else 0)
