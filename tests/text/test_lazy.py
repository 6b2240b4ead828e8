"""Values that are worked out once: on what they are of, or for the latest of its kind."""

import gc
from weakref import ref

from askfirst.text.lazy import latest, lazy, once


class Line:
    """A text whose words are counted."""

    def __init__(self, text: str) -> None:
        self.text, self.read = text, 0

    @lazy
    def words(self) -> list[str]:
        """The words."""
        self.read += 1
        return self.text.split()


@once
def length(line: Line) -> int:
    """How many words there are."""
    line.read += 1
    return len(line.text.split())


@latest
def alone(line: Line) -> tuple[Line, int]:
    """The line and the number of its words."""
    line.read += 1
    return line, len(line.text.split())


def test_a_property_and_a_function_are_worked_out_once_for_each_thing() -> None:
    one, other = Line("give them a discount"), Line("soon")
    for _ in range(3):
        assert (one.words[-1], length(one)) == ("discount", 4)
        assert (other.words[-1], length(other)) == ("soon", 1)
    assert (one.read, other.read) == (2, 2)


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


def test_the_latest_is_kept_until_another_comes() -> None:
    one, other = Line("give them a discount"), Line("soon")
    assert [alone(line)[1] for line in (one, one, other, other, one)] == [4, 4, 1, 1, 4]
    assert (one.read, other.read) == (2, 1)
