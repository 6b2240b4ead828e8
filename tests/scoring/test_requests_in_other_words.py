"""One order, put as an order, as a request and as a noun: the same is asked about each."""

import pytest

from askfirst.gate import Gate, load_gate
from askfirst.model import Instruction


@pytest.fixture(scope="module")
def gate() -> Gate:
    return load_gate()


def asked(gate: Gate, text: str, department: str | None) -> set[str]:
    return {issue.rule for issue in gate.assess(Instruction(text=text, department=department)).issues}


@pytest.mark.parametrize(
    ("department", "order", "put"),
    [
        ("sales", "Gib Familie Thoma einen Rabatt", "Könnten Sie Familie Thoma einen Rabatt geben?"),
        ("sales", "Haz un descuento a la familia Tomás", "¿Sería posible hacer un descuento a la familia Tomás?"),
        ("sales", "Fais une remise à la famille Tomas", "Serait-il possible de faire une remise à la famille Tomas ?"),
    ],
)
def test_words_of_request_change_nothing(gate: Gate, department: str | None, order: str, put: str) -> None:
    assert asked(gate, order, department)
    assert asked(gate, put, department) == asked(gate, order, department)


@pytest.mark.parametrize(
    ("text", "department"),
    [
        ("Könnten Sie Familie Thoma 8 % Rabatt ab 2.000 EUR Bestellwert geben?", "sales"),
        ("Kannst du die Miete für das Zelt um zwei Tage verlängern?", None),
        ("¿Te importaría prorrogar el alquiler de la carpa dos días?", None),
        ("Est-ce que tu peux prolonger la location de la tente de deux jours ?", None),
        ("Dá para prorrogar o aluguel da tenda por dois dias?", None),
    ],
)
def test_a_request_that_says_all_is_clear(gate: Gate, text: str, department: str | None) -> None:
    assert asked(gate, text, department) == set()


@pytest.mark.parametrize(
    ("text", "department", "rule"),
    [
        ("Nachlass für die Bäckerei Thoma bitte", "sales", "discount_without_conditions"),
        ("Bäckerei Thoma möchte einen Rabatt", "sales", "discount_without_conditions"),
        ("una rebaja para la panadería Tomás, gracias", "sales", "discount_without_conditions"),
        ("remise pour Mme Tomas svp", "sales", "discount_without_conditions"),
        ("um desconto para a Dona Tomé pf", "sales", "discount_without_conditions"),
        ("ads for the harvest fair pls", "marketing", "campaign_without_budget"),
        ("Neue Kampagne für das Erntefest bitte", "marketing", "campaign_without_budget"),
        ("une campagne pour la foire svp", "marketing", "campaign_without_budget"),
    ],
)
def test_a_noun_alone_may_be_the_order(gate: Gate, text: str, department: str | None, rule: str) -> None:
    assert rule in asked(gate, text, department)


@pytest.mark.parametrize(
    ("text", "department"),
    [
        ("Rabatt für Thoma bitte löschen", "sales"),
        ("Rabatt für Thoma bitte: 8 % ab 3.000 EUR", "sales"),
        ("The discount for Thoma has expired, please close deal 88", "sales"),
        ("descuento para Tomás por favor: 8 % en pedidos a partir de 3.000 EUR", "sales"),
        ("delivery of order A-88 to the bakery in Quay 4, Cork please", "operations"),
        ("Termin mit Frau Thoma am 4. Mai um 10 Uhr bitte", None),
        ("Termin mit Frau Thoma bitte absagen", None),
        ("entretien avec Mme Tomas le 4 mai à 10 h svp", None),
        ("Please note in ticket 88: access for Thoma.", None),
    ],
)
def test_a_noun_with_its_verb_or_all_it_needs_is_none(gate: Gate, text: str, department: str | None) -> None:
    assert asked(gate, text, department) == set()
