"""Mark-up and command syntax say the same as plain words."""

import pytest

from askfirst.text.normalise import normalise


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ship <b>60</b> of it", "ship 60 of it"),
        ("750&nbsp;g", "750 g"),
        ("**Unit price:** `480`", "Unit price: 480"),
        ("- item one", "item one"),
        ("add_stop route=R17 minutes_late=20", "add stop route R17 minutes late 20"),
        ("min_order=CHF150", "min order CHF150"),
        ("deadline.set task=T-3", "deadline.set task T-3"),
        ("\u201cquoted\u201d and it\u2019s", '"quoted" and it\'s'),
        ("report_2025.csv", "report_2025.csv"),
        ("a < b & c > d", "a < b & c > d"),
        ("https://x.example/a_b?c=d", "https://x.example/a_b?c=d"),
    ],
)
def test_what_is_left_of_a_text(text: str, words: str) -> None:
    assert normalise(text).split() == words.split()
