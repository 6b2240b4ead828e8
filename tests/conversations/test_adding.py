"""Values after an order: one with a noun of its own, or with "too" or "more", comes beside what was ordered."""

import pytest

from tests.conversations.test_following import after

PAPER = {
    "en": "Order 40 boxes of paper from Kern for building 3",
    "de": "Bestelle 40 Lampen bei Kern für Haus 3",
    "es": "Pide 40 lámparas a Kern para el edificio 3",
    "fr": "Commande 40 lampes chez Kern pour le bâtiment 3",
    "pt": "Encomenda 40 lâmpadas à Kern para o edifício 3",
    "zh-Hant": "寄25份樣品給林先生",
}


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "6 sofas"),
        ("en", "two benches for building 3"),
        ("en", "building 5 too"),
        ("en", "for building 5 as well, please"),
        ("en", "10 more"),
        ("en", "10 more boxes"),
        ("en", "no, 10 more"),
        ("de", "6 Sofas"),
        ("de", "Haus 5 ebenfalls"),
        ("de", "noch 10 Lampen"),
        ("es", "6 sofás"),
        ("es", "para el edificio 5 también"),
        ("es", "10 lámparas más"),
        ("fr", "6 canapés"),
        ("fr", "pour le bâtiment 5 aussi"),
        ("fr", "10 de plus"),
        ("pt", "6 sofás"),
        ("pt", "para o edifício 5 também"),
        ("pt", "mais 10 lâmpadas"),
        ("zh-Hant", "再5份"),
    ],
)
def test_what_comes_beside_takes_the_place_of_nothing(language: str, message: str) -> None:
    earlier = after(PAPER[language]).says(message).earlier
    assert earlier is not None and earlier.becomes == "completed"


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "50 boxes"),
        ("en", "50 units"),
        ("en", "building 5"),
        ("en", "no, 6 sofas"),
        ("en", "only 30 boxes"),
        ("de", "30 Lampen"),
        ("de", "nur noch 30 Lampen"),
        ("es", "30 lámparas"),
        ("fr", "30 lampes"),
        ("pt", "30 lâmpadas"),
        ("zh-Hant", "30份"),
    ],
)
def test_another_number_of_the_same_thing_still_changes_it(language: str, message: str) -> None:
    earlier = after(PAPER[language]).says(message).earlier
    assert earlier is not None and earlier.becomes == "changed"


def test_as_many_guests_are_people_too() -> None:
    earlier = after("Book room 3 for 20 people for Thursday 14:00 CET").says("25 guests").earlier
    assert earlier is not None and earlier.becomes == "changed"


def test_another_of_what_was_ordered_says_beside_what() -> None:
    reply = after("Book a demo with Priya Nair for Friday 10:00 CET").says("book another demo for Monday 10:00 CET")
    assert reply.earlier is None and reply.updated_instruction is not None
    assert "said before: Book a demo with Priya Nair" in reply.updated_instruction.text


def test_sorry_ahead_of_a_day_is_no_courtesy() -> None:
    earlier = after("Reserve 6 seats in train IC 57 for Monday").says("sorry, Tuesday").earlier
    assert earlier is not None and earlier.becomes == "changed"
