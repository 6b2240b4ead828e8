"""What stands below a sign-off is no order; how long it is must not matter for how long it is looked for."""

import pytest

from askfirst.text.dataspans import data_spans


def signature(text: str) -> str | None:
    return next((text[span.start : span.end] for span in data_spans(text, text) if span.kind == "signature"), None)


@pytest.mark.parametrize("below", ["Ana", "Ana Ruiz\nAcme Ltd\n", "", "x" * 80 + "\n" + "y" * 80])
@pytest.mark.parametrize("sign_off", ["Thanks", "Best regards,", "--"])
def test_a_few_lines_below_a_sign_off_are_a_signature(sign_off: str, below: str) -> None:
    found = signature(f"Send it to them\n\n{sign_off}\n{below}")
    assert found is not None and found.strip() == f"{sign_off}\n{below}".strip()


@pytest.mark.parametrize("below", ["x" * 2_000, "x" * 40 + "\n" + "y" * 2_000, "a b\n" * 500, "Thanks\n" * 2_000])
def test_a_long_text_below_it_is_none_and_is_seen_at_once(below: str) -> None:
    found = signature(f"Send it to them\nThanks\n{below} and send it\n\n.")
    assert found is None or len(found) < 100
