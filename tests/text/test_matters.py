"""Which earlier messages are orders about something else."""

import pytest

from askfirst.entry import default_gate
from askfirst.text.matters import elsewhere
from askfirst.text.reading import Reading


def read(text: str, language: str = "en") -> Reading:
    gate = default_gate()
    gate.guidance(language, None)
    return gate.shelves[language].reader.read(text)


@pytest.mark.parametrize(
    ("language", "text", "earlier", "apart"),
    [
        ("en", "Call Okafor back", "Book a table for Tuesday", True),
        ("en", "Call Okafor back", "Send Okafor the plan on 4 May", False),
        ("en", "Send it to Okafor", "Book a table for Tuesday", False),
        ("en", "Also call Okafor", "Book a table for Tuesday", False),
        ("en", "Call Okafor back", "All my times are Lisbon time.", False),
        ("en", "Call Okafor back", "Always read my times as Lisbon time", False),
        ("en", "on Friday", "Book a table for Tuesday", False),
        ("de", "Ruf Frau Okafor zurück", "Buche einen Tisch für Dienstag", True),
        ("de", "Schick Frau Okafor den Plan", "Buche für Frau Okafor einen Tisch am Dienstag", False),
        ("fr", "Rappelle Mme Okafor", "Réserve une table pour mardi", True),
        ("es", "Llama a la señora Okafor", "Reserva una mesa para el martes", True),
        ("pt", "Liga à senhora Okafor", "Reserva uma mesa para terça-feira", True),
    ],
)
def test_an_order_about_something_else(language: str, text: str, earlier: str, apart: bool) -> None:
    assert elsewhere(read(text, language), read(earlier, language)) is apart
