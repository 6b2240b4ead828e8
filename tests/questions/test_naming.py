"""A field's name out of a program, as people say it."""

import pytest

import askfirst
from askfirst.questions.naming import phrase

PHRASES = {
    "delivery_date": "delivery date",
    "weight_kg": "weight (kg)",
    "weight_in_kg": "weight (kg)",
    "amount_usd": "amount (USD)",
    "discount_pct": "discount (%)",
    "height_m": "height (m)",
    "size_m": "size m",
    "lead_time_days": "lead time (days)",
    "business_days": "business days",
    "kg": "kg",
    "pickup_tz": "pickup time zone",
    "customer_id": "customer ID",
    "customerId": "customer ID",
    "order-id": "order ID",
    "customer.email": "customer email",
    "e-mail": "e-mail",
    "OrderId": "order ID",
    "-": "-",
    "invoice_ids": "invoice IDs",
    "callbackURL": "callback URL",
    "item_qty": "item quantity",
    "order_no": "order number",
    "no": "no",
    "Order Number": "Order Number",
    "eBay": "eBay",
    "客戶": "客戶",
    "is_vip": "VIP",
    "hasContract": "contract",
    "should_notify": "should notify",
    "issue_date": "issue date",
    "closeDateUtc": "close date (UTC)",
    "slot_start_cet": "slot start (CET)",
}


@pytest.mark.parametrize(("field", "said"), PHRASES.items())
def test_a_name_is_a_phrase(field: str, said: str) -> None:
    assert phrase(field) == said


@pytest.mark.parametrize(
    ("text", "language", "field", "question"),
    [
        ("Ship order A-17 to Ana Ruiz", "en", "weight_kg", "What is the weight (kg)?"),
        ("Ship order A-17 to Ana Ruiz", "en", "pickup_tz", "What is the pickup time zone?"),
        ("Liefern Sie die Bestellung A-17 an Ana Ruiz", "de", "tz", "Es fehlt noch eine Angabe: Zeitzone. Was soll"),
        ("Ship order A-17 to Ana Ruiz", "en", "is_fragile", "Yes or no: fragile?"),
        ("Liefern Sie die Bestellung A-17 an Ana Ruiz", "de", "hatVersicherung", "Ja oder nein: versicherung?"),
        ("Ship order A-17 to Ana Ruiz", "en", "cf_204", "Which value belongs in the field 'cf_204'?"),
        ("Envíe el pedido A-17 a Ana Ruiz", "es", "weight_kg", "Falta un dato: weight (kg)."),
    ],
)
def test_a_required_field_is_asked_for_in_words(text: str, language: str, field: str, question: str) -> None:
    found = askfirst.assess(text, language=language, required_fields=[field])
    (issue,) = [one for one in found.issues if one.field == field]
    assert issue.question.startswith(question)
