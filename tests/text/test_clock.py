"""Times of day, beside years and counts that only look like them."""

import pytest

from askfirst.entry import default_gate


@pytest.mark.parametrize(
    ("language", "text", "times"),
    [
        ("en", "Book the visit on 19 October 2026 UTC", []),
        ("en", "Book the visit on 19 October at 2026 UTC", ["2026"]),
        ("es", "Instala las cuatro cámaras", []),
        ("es", "Ven a las cuatro", ["las cuatro"]),
    ],
)
def test_a_year_and_a_count_are_no_time_of_day(language: str, text: str, times: list[str]) -> None:
    reading = default_gate().shelves[language].reader.read(text)
    assert [reading.text(hit) for hit in reading.entities("clock_time")] == times
