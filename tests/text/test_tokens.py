"""Where sentences and clauses end, which of them ask, and when capitals say something."""

import pytest

from tests.text.readings import read


@pytest.mark.parametrize(
    ("text", "sentences", "clauses"),
    [
        ("Close it. Call Ana and Bo.", 2, 3),
        ("Send max. 3 boxes", 1, 1),
        ("Move unit 55-A, lock it", 1, 2),
        ("Pay 18,600 today", 1, 1),
        ("First line\nSecond line", 2, 2),
    ],
)
def test_an_end_mark_or_a_line_ends_a_sentence_an_abbreviation_or_a_number_does_not(
    text: str, sentences: int, clauses: int
) -> None:
    reading = read(text)
    assert len(set(reading.sentences)) == sentences
    assert len(set(reading.clauses)) == clauses


@pytest.mark.parametrize("mark", ["?", "？"])
def test_a_sentence_with_a_question_mark_asks(mark: str) -> None:
    assert read(f"Two halls are free. Which one{mark}").asking == {1}
    assert not read("Two halls are free.").asking


def test_a_capital_says_nothing_where_all_words_have_one() -> None:
    assert not read("Send the file to Ana").shouts
    assert read("SEND THE FILE TO ANA").shouts
    assert read("Send The File To Ana").shouts


def test_days_and_months_have_a_capital_that_makes_no_name() -> None:
    reading = read("Call Bo on Monday")
    assert [word for word, capital in zip(reading.words, reading.capitals, strict=True) if capital] == ["call", "bo"]
