"""Where it is decided: the span, or what the twin has not."""

from askfirst.learning.encoding.marks import Mark, marks_of

NONE, OPEN, SETTLES = Mark


def test_the_span_of_an_unclear_text_leaves_something_open() -> None:
    assert marks_of([5, 7, 8, 9], [7, 8], None, unclear=True) == [NONE, OPEN, OPEN, NONE]
    assert marks_of([7, 5, 7], [7], [5], unclear=True) == [OPEN, NONE, NONE]  # before what the twin has not


def test_without_a_span_it_is_what_the_twin_has_not() -> None:
    assert marks_of([1, 2, 3], [], [1, 4, 3], unclear=True) == [NONE, OPEN, NONE]
    assert marks_of([1, 2, 3], [9], [1, 3], unclear=True) == [NONE, OPEN, NONE]


def test_where_nothing_is_absent_but_words_nobody_knows_where() -> None:
    assert marks_of([1, 3], [], [1, 2, 3], unclear=True) is None
    assert marks_of([1, 3], [], None, unclear=True) is None
    assert marks_of([1, 3], [1, 3, 3], None, unclear=True) is None


def test_what_the_unclear_twin_has_not_settles() -> None:
    assert marks_of([1, 2, 2, 3], [], [1, 3], unclear=False) == [NONE, SETTLES, SETTLES, NONE]
    assert marks_of([1, 3], [], [1, 2, 3], unclear=False) == [NONE, NONE]
    assert marks_of([1, 3], [], None, unclear=False) == [NONE, NONE]
