"""Values that are worked out once for what they are of."""

import gc
from weakref import ref

from askfirst.text.memo import once


class Line:
    """A text whose words are counted."""

    def __init__(self, text: str) -> None:
        self.text, self.read = text, 0


@once
def length(line: Line) -> int:
    """How many words there are."""
    line.read += 1
    return len(line.text.split())


@once
def begins(line: Line, word: str) -> bool:
    """Whether it begins with a word."""
    line.read += 1
    return line.text.startswith(word)


def test_a_function_is_worked_out_once_for_each_thing_and_word() -> None:
    one, other = Line("give them a discount"), Line("soon")
    for _ in range(3):
        assert (length(one), begins(one, "give"), begins(one, "soon")) == (4, True, False)
        assert length(other) == 1
    assert (one.read, other.read) == (3, 1)


def test_what_is_kept_goes_with_what_it_is_of_and_needs_no_garbage_collector() -> None:
    line = Line("give them a discount")
    length(line)
    gone = ref(line)
    gc.disable()
    try:
        del line
        assert gone() is None
    finally:
        gc.enable()
