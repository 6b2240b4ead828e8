"""Texts that are only the name of a call: what its action cannot do without has to stand in the fields."""

from typing import Any

import pytest

from askfirst.entry import default_gate
from askfirst.model import Assessment, Instruction, Message
from askfirst.text.fields.slots import slot_given


def assessed(text: str, fields: dict[str, Any], **more: Any) -> Assessment:
    return default_gate().assess(Instruction(text=text, fields=fields, **more))


@pytest.mark.parametrize(
    ("text", "fields", "slot"),
    [
        ("Send SMS", {"to": "+43 664 1234567"}, "content"),
        ("send_sms", {"to": "+43 664 1234567", "message_id": "m-4"}, "content"),
        ("Create invoice", {"customer": "Lund Gardens", "invoice_currency": "EUR"}, "amount"),
        ("Create the invoice", {"customer_id": "K-31", "due_date": "2027-05-01"}, "amount"),
        ("createInvoice", {"customer": "Lund Gardens", "amount": "tbd"}, "amount"),
        ("Schedule meeting", {"attendees": ["ida@holm.example"], "duration_minutes": 30}, "time"),
        ("Add note", {"contact_id": "K-31"}, "content"),
        ("Rechnung erstellen", {"kunde": "Lund Gartenbau"}, "amount"),
        ("Crear factura", {"cliente": "Lund Jardines"}, "amount"),
        ("Envoyer un SMS", {"destinataire": "+32 470 123 456"}, "content"),
        ("Criar fatura", {"cliente": "Lund Jardins"}, "amount"),
        ("發送簡訊", {"收件人": "0912345678"}, "content"),
        ("Create invoice", {"customer": "Lund Gardens", "sku": "ABC123"}, "amount"),
        ("Send SMS", {"to": "+43 664 1234567", "campaign": "Spring sale for gardeners"}, "content"),
    ],
)
def test_what_no_field_gives_is_asked_for(text: str, fields: dict[str, Any], slot: str) -> None:
    found = assessed(text, fields)
    assert found.decision == "clarify"
    assert slot in [issue.field for issue in found.issues]


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("Send SMS", {"to": "+43 664 1234567", "sms_text": "Ready"}),
        ("send_sms", {"phone": "+43 664 1234567", "payload": {"body": "Ready"}}),
        ("Create invoice", {"customer": "Lund Gardens", "net_eur": 420}),
        ("Create invoice", {"customer": "Lund Gardens", "owed": "420 EUR"}),
        ("Create the invoice", {"customer_id": "K-31", "line_items": [{"sku": "A-4", "quantity": 2}]}),
        ("Schedule meeting", {"attendees": ["ida@holm.example"], "startsAt": "2027-05-03T15:00"}),
        ("Update record", {"record_id": "R-4", "city": "Graz"}),
        ("Rechnung erstellen", {"kunde": "Lund Gartenbau", "gesamtbetrag": 420}),
        ("Crear factura", {"cliente": "Lund Jardines", "importe_total": "420 EUR"}),
        ("Envoyer un SMS", {"destinataire": "+32 470 123 456", "texte": "Prêt"}),
        ("發送簡訊", {"收件人": "0912345678", "簡訊內容": "可以來取車了"}),
        ("Delete contact", {"contact_id": "K-31"}),
    ],
)
def test_what_a_field_gives_under_any_name_is_not(text: str, fields: dict[str, Any]) -> None:
    assert assessed(text, fields).decision != "clarify"


@pytest.mark.parametrize(
    ("action", "fields", "slot"),
    [
        ("bank_transfer", {"to": "Jan", "reference": "INV2024"}, "amount"),
        ("issue_refund", {"customer": "C-1", "order": "ORD1001"}, "amount"),
        ("send_email", {"to": "Jan", "signature": "Kern and Sons Ltd"}, "content"),
        ("book_meeting", {"attendee": "Jan", "contract": "signed 2027-03-01"}, "time"),
    ],
)
def test_a_code_is_no_sum_and_a_name_no_text(action: str, fields: dict[str, Any], slot: str) -> None:
    assert slot in [issue.field for issue in assessed("go", fields, action=action).issues]


@pytest.mark.parametrize(
    "more",
    [
        {"fields": {}},
        {"history": (Message("user", "Tell Ida Holm that her bike is ready"),)},
        {"required_fields": ("to",)},
    ],
)
def test_a_text_is_no_name_where_something_else_tells_what_is_needed(more: dict[str, Any]) -> None:
    call = {"fields": {"to": "+43 664 1234567"}, **more}
    found = default_gate().assess(Instruction(text="Send SMS", **call))
    assert "message_without_content" not in [issue.rule for issue in found.issues]


@pytest.mark.parametrize(
    ("slot", "name", "value"),
    [
        ("content", "message_id", "m-4"),
        ("content", "text_color", "red"),
        ("amount", "amount_currency", "EUR"),
        ("amount", "tax_rate", 19),
        ("time", "duration_minutes", 30),
        ("time", "created_at", "2027-05-03"),
        ("new_value", "record_id", "R-4"),
    ],
)
def test_a_field_of_another_matter_gives_no_slot(slot: str, name: str, value: object) -> None:
    assert not slot_given({name: value}, slot, ("message", "text", "amount", "start", "value"))
