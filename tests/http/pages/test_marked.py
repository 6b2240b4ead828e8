"""Which words of an instruction are marked."""

from hypothesis import given
from hypothesis import strategies as st

from askfirst.clarifications.state import Item
from askfirst.http.pages.answer_view import marked


def item(span: str, *keys: str) -> Item:
    return Item(keys=keys, span=span, wordings=("Which?",), assume="as written")


def test_the_words_of_the_issue_not_the_same_words_before_them() -> None:
    text = "Send it, then archive it"
    assert marked(text, [item("it", "undefined_reference@22:")]) == [("Send it, then archive ", False), ("it", True)]


def test_words_that_moved_are_found_by_themselves() -> None:
    assert marked("Do it soon", [item("soon", "unclear_timeframe@90:")]) == [("Do it ", False), ("soon", True)]
    assert marked("Do it", [item("soon", "unclear_timeframe@90:"), item("")]) == [("Do it", False)]


def test_overlapping_words_are_marked_once() -> None:
    found = marked("a good discount", [item("good discount", "x@2:"), item("discount", "y@7:rate")])
    assert found == [("a ", False), ("good discount", True)]


@given(text=st.text(max_size=60), places=st.lists(st.tuples(st.integers(0, 60), st.integers(1, 20)), max_size=4))
def test_nothing_is_lost(text: str, places: list[tuple[int, int]]) -> None:
    found = marked(text, [item(text[start : start + size], f"rule@{start}:") for start, size in places])
    assert "".join(piece for piece, _ in found) == text
