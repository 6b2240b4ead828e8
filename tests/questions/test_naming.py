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
    "is_vip": "is VIP",
    "hasContract": "has contract",
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
        ("Ship order A-17 to Ana Ruiz", "en", "is_fragile", "'is_fragile': yes or no?"),
        ("Ship order A-17 to Ana Ruiz", "en", "hat_size", "What is the hat size?"),
        ("Ship order A-17 to Ana Ruiz", "en", "can_size", "What is the can size?"),
        ("Ship order A-17 to Ana Ruiz", "en", "hasDiscount", "'hasDiscount': yes or no?"),
        ("Envíe el pedido A-17 a Ana Ruiz", "es", "es_vip", "«es_vip»: ¿sí o no?"),
        ("Expédiez la commande A-17 à Ana Ruiz", "fr", "est_vip", "« est_vip » : oui ou non ?"),
        ("Envie o pedido A-17 a Ana Ruiz", "pt", "tem_contrato", "«tem_contrato»: sim ou não?"),
        ("把訂單 A-17 寄給陳怡安", "zh-Hant", "是否急件", "「是否急件」：是還是否？"),
        ("Liefern Sie die Bestellung A-17 an Ana Ruiz", "de", "hatVersicherung", "„hatVersicherung“: ja oder nein?"),
        ("Ship order A-17 to Ana Ruiz", "en", "cf_204", "Which value belongs in the field 'cf_204'?"),
        ("Envíe el pedido A-17 a Ana Ruiz", "es", "weight_kg", "Falta un dato: weight (kg)."),
    ],
)
def test_a_required_field_is_asked_for_in_words(text: str, language: str, field: str, question: str) -> None:
    found = askfirst.assess(text, language=language, required_fields=[field])
    (issue,) = [one for one in found.issues if one.field == field]
    assert issue.question.startswith(question)
