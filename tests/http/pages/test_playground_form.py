import pytest

from askfirst.http.pages.playground_form import Entered, entered
from askfirst.http.problems import RequestError


def test_what_is_left_blank_is_not_sent() -> None:
    assert Entered(text="Book a room").request() == {"text": "Book a room"}


def test_a_form_becomes_a_request() -> None:
    form = entered(
        {
            "text": "Send it\r\nto her",
            "department": "sales",
            "language": "en",
            "history": "user: The lease is ready\r\nassistant: Shall I send it?",
            "candidates": "Nora Lind\r\n\r\nNora Berg",
            "fields": "file: lease.pdf\r\nurl: https://example.com",
            "required_fields": "recipient, subject",
            "something": "else",
        }
    )
    assert form.request() == {
        "text": "Send it\nto her",
        "department": "sales",
        "language": "en",
        "fields": {"file": "lease.pdf", "url": "https://example.com"},
        "required_fields": ["recipient", "subject"],
        "history": [
            {"role": "user", "content": "The lease is ready"},
            {"role": "assistant", "content": "Shall I send it?"},
        ],
        "candidates": ["Nora Lind", "Nora Berg"],
    }


def test_a_search_without_a_hit_is_not_no_search() -> None:
    assert entered({"text": "Call Nora", "none_found": "1"}).request() == {"text": "Call Nora", "candidates": []}


def test_a_message_may_have_several_lines_and_the_first_need_not_say_who() -> None:
    request = Entered(text="Yes", history="Is it\nready?\nassistant: It is.\n\nShall I?\n").request()
    assert request["history"] == [
        {"role": "user", "content": "Is it\nready?"},
        {"role": "assistant", "content": "It is.\n\nShall I?"},
    ]


def test_a_field_without_a_colon_is_refused_with_a_way_to_mend_it() -> None:
    with pytest.raises(RequestError) as refused:
        Entered(text="Send it", fields="file lease.pdf").request()
    assert (
        str(refused.value) == "`fields`: 'file lease.pdf' has no colon. Write each field as `name: value`, a line each."
    )
