import pytest

import askfirst
from askfirst.http.pages.playground_result import bars
from askfirst.model import Contribution

TEXTS = [
    "Send invoice INV-4711 to ana@acme.example today at 17:00",
    "Offer Harbour Foods a better price if they sign soon",
    "Start the spring campaign for young families as soon as possible",
]


@pytest.mark.parametrize("text", TEXTS)
def test_each_bar_begins_where_the_one_before_ended_and_the_last_ends_at_the_confidence(text: str) -> None:
    assessment = askfirst.assess(text, department="sales")
    drawn = bars(assessment.contributions, assessment.issues)
    assert [bar.points for bar in drawn] == [one.points for one in assessment.contributions]
    assert [bar.issue for bar in drawn if bar.issue] == list(range(1, len(assessment.issues) + 1))
    at = 0
    for bar in drawn:
        begins, ends = (bar.left, bar.left + bar.width) if bar.points >= 0 else (bar.left + bar.width, bar.left)
        assert begins == pytest.approx(at, abs=2)
        at = ends
    assert at == pytest.approx(assessment.confidence * 1000, abs=2)


def test_a_sum_below_nothing_has_room() -> None:
    drawn = bars((Contribution("start", 1.0), Contribution("rule:a", -1.25), Contribution("floor", 0.25)), ())
    assert [(bar.left, bar.width) for bar in drawn] == [(200, 800), (0, 1000), (0, 200)]
    assert [bar.label for bar in drawn] == ["Every instruction starts here", "rule:a", "Never below 0"]
