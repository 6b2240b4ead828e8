"""Which words of an instruction are marked."""

import re
from html import unescape

from hypothesis import given
from hypothesis import strategies as st

from askfirst.clarifications.state import Item
from askfirst.http.answering.marking import marked


def item(span: str, *keys: str) -> Item:
    return Item(keys=keys, span=span, wordings=("Which?",), assume="as written")


def test_the_words_of_the_issue_not_the_same_words_before_them() -> None:
    text = "Send it, then archive it"
    assert marked(text, [item("it", "undefined_reference@22:")]) == "Send it, then archive <mark>it</mark>"


def test_words_that_moved_are_found_by_themselves() -> None:
    assert marked("Do it soon", [item("soon", "unclear_timeframe@90:")]) == "Do it <mark>soon</mark>"
    assert marked("Do it", [item("soon", "unclear_timeframe@90:"), item("")]) == "Do it"


def test_overlapping_words_are_marked_once() -> None:
    found = marked("a good discount <b>", [item("good discount", "x@2:"), item("discount", "y@7:rate")])
    assert found == "a <mark>good discount</mark> &lt;b&gt;"


@given(text=st.text(max_size=60), places=st.lists(st.tuples(st.integers(0, 60), st.integers(1, 20)), max_size=4))
def test_nothing_is_lost_and_nothing_becomes_html(text: str, places: list[tuple[int, int]]) -> None:
    items = [item(text[start : start + size], f"rule@{start}:") for start, size in places]
    found = marked(text, items)
    assert unescape(re.sub(r"</?mark>", "", found)).replace("\xa0", " ") == text.replace("\xa0", " ")
    assert set(re.findall(r"<[^>]*>", found)) <= {"<mark>", "</mark>"}
