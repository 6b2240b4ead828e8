"""What a reply does, by its phrases where they tell, else as the reader takes it."""

import pytest

from askfirst.entry import default_gate
from askfirst.reader.reading import Act
from askfirst.replies import Doing, doing, hear

SPOKEN = default_gate().replies("en")
OPTIONS = ("Kim Weber", "Kim Ostrow")


def does(reply: str, acts: dict[Act, float], options: tuple[str, ...] = ()) -> Doing:
    return doing(hear(reply, options, "", SPOKEN), acts)


@pytest.mark.parametrize(
    ("reply", "act"),
    [
        ("skip", "skips"),
        ("you decide", "skips"),
        ("never mind", "refuses"),
        ("I don't know", "defers"),
        ("the second one", "answers"),
        ("Kim Weber", "answers"),
    ],
)
def test_phrases_and_options_leave_no_doubt(reply: str, act: Act) -> None:
    assert does(reply, {"nothing": 0.9, "answers": 0.1}, OPTIONS)[:2] == (act, 1.0)


def test_words_are_what_the_reader_takes_them_for() -> None:
    assert does("DON'T RESTART IT", {"refuses": 0.9, "answers": 0.1}) == Doing("refuses", 0.9, 0.1, 0.1)


def test_a_part_counts_as_given() -> None:
    assert does("12", {"partly": 0.5, "answers": 0.4, "nothing": 0.1}) == Doing("partly", 0.9, 0.9, 0.4)


@pytest.mark.parametrize(("refuses", "act"), [(0.55, "answers"), (0.9, "refuses")])
def test_an_option_among_other_words_is_chosen_unless_they_surely_do_something_else(refuses: float, act: Act) -> None:
    assert does("Weber has left us, stop all that", {"refuses": refuses, "answers": 1 - refuses}, OPTIONS).act == act


def test_without_a_reader_words_are_an_answer_of_which_nobody_is_sure() -> None:
    assert does("everyone on the list", {}) == Doing("answers", 0.6, 0.6, 0.6)
    assert does("which ones?", {}).act == "asks_back"
