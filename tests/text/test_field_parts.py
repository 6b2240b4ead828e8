"""What a field can stand for, by its name, and which part of an order it gives."""

import pytest

from askfirst.text.fields.names import (
    ABOUT_THE_RUN,
    MARKS,
    MEASURES,
    PARTIES,
    PLACES,
    RECORDS,
    REMARKS,
    SPOKEN_OF,
    names,
    sort_of,
    words_of,
)
from askfirst.text.fields.parts import PARTS, gives


@pytest.mark.parametrize(
    ("name", "sort"),
    [
        ("customer", "party"),
        ("customer_id", "party"),
        ("orderId", "thing"),
        ("file_name", "thing"),
        ("contact-name", "party"),
        ("deliveryAddress", "place"),
        ("invoice_date", "measure"),
        ("order_note", "remark"),
        ("zap_id", "run"),
        ("Lieferant", "party"),
        ("客戶", "party"),
    ],
)
def test_the_last_word_of_a_name_tells_what_it_holds(name: str, sort: str) -> None:
    assert sort_of(name) == sort


@pytest.mark.parametrize(
    ("name", "noun", "same"),
    [
        ("order_id", "order", True),
        ("client", "customer", True),
        ("invoices", "invoice", True),
        ("customer", "supplier", False),
        ("customer", "order", False),
    ],
)
def test_a_name_is_what_a_noun_speaks_of(name: str, noun: str, same: bool) -> None:
    assert names(name, noun) is same


@pytest.mark.parametrize(
    ("name", "value", "part", "given"),
    [
        ("refund_amount", "EUR 50", "amount", True),
        ("customer", "Orlo", "amount", False),
        ("delivery_date", "3 May", "time", True),
        ("customer", "Orlo", "time", False),
        ("note", "EUR 50 as agreed", "amount", True),
        ("note", "hello", "amount", False),
        ("to", "ana@orlo.example", "recipient", True),
        ("sent_at", "3 May", "time", False),
        ("zap_date", "3 May", "time", False),
        ("target_language", "Danish", "into", True),
        ("language", "Danish", "into", True),
        ("webhook_language", "da", "into", False),
        ("language", "Danish", "time", False),
        ("event", "Spring fair", "occasion", True),
        ("covers", 4, "party", True),
    ],
)
def test_a_name_gives_a_part_of_an_order(name: str, value: object, part: str, given: bool) -> None:
    assert gives(name, value, part) is given


def test_the_words_of_the_lists_are_written_as_names_are_read() -> None:
    listed = [MEASURES, REMARKS, PARTIES, PLACES, MARKS, RECORDS, ABOUT_THE_RUN, *SPOKEN_OF, *PARTS.values()]
    assert [word for words in listed for word in words if words_of(word) != (word,)] == []
