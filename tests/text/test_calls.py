"""Values that are none, and orders written as calls."""

import pytest

from askfirst.text.blanks import is_filled
from askfirst.text.calls import find_call


@pytest.mark.parametrize(
    "value",
    [
        "",
        "  ",
        None,
        "TBD",
        "n/a",
        "?",
        "<name>",
        "[date]",
        "{{amount}}",
        [],
        {},
        [""],
        "to be confirmed",
        "xxx",
        "$CITY",
    ],
)
def test_blanks_and_placeholders_are_no_values(value: object) -> None:
    assert not is_filled(value)


@pytest.mark.parametrize("value", [0, False, 0.0, "0", "open", "Room [4]", ["S-2"], {"street": "Elm Road 5"}, "-5"])
def test_whatever_says_something_is_a_value(value: object) -> None:
    assert is_filled(value)


@pytest.mark.parametrize(
    ("text", "name", "fields"),
    [
        ("refund order=77 amount=12.50", "refund", {"order": "77", "amount": "12.50"}),
        ("sms --to +331 --body 'See you'", "sms", {"to": "+331", "body": "See you"}),
        ('POST /payments {"to": "v-1", "amount": 3}', "payments", {"to": "v-1", "amount": 3}),
        ('{"action": "mail.send", "args": {"to": "a@b.example"}}', "mail.send", {"to": "a@b.example"}),
    ],
)
def test_a_call_has_a_name_and_arguments(text: str, name: str, fields: dict[str, object]) -> None:
    call = find_call(text)
    assert call and (call.name, call.fields) == (name, fields)
    assert text[call.start : call.end] == name


@pytest.mark.parametrize(
    "text", ["Please set the price of SKU-4 so that a=b holds", "Reply {thanks}", "no call at all"]
)
def test_prose_is_no_call(text: str) -> None:
    assert find_call(text) is None
