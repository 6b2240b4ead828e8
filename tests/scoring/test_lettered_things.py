"""Things of one noun that letters tell apart, and "the" one of them; orders that go to a role."""

import pytest

import askfirst

TOLD = [
    "The board saw layout A on Monday and chose layout B on Tuesday. Please forward the layout to Jonas Pohl.",
    "The board saw layout A and layout B. Please forward layout B to Jonas Pohl.",
    "The board saw layout A on Monday. Please forward the layout to Jonas Pohl.",
]


@pytest.mark.parametrize("text", TOLD)
def test_where_one_was_settled_nothing_is_asked(text: str) -> None:
    assert "ambiguous_reference" not in [issue.rule for issue in askfirst.assess(text).issues]


@pytest.mark.parametrize(
    ("open_text", "told"),
    [
        ("Envia o contrato para a contabilidade", "Envia o contrato C-4 para a contabilidade"),
        ("Manda el contrato a la gestoría", "Manda el contrato C-4 a la gestoría"),
        ("Envoie le contrat à la comptabilité", "Envoie le contrat C-4 à la comptabilité"),
        ("Schick den Vertrag an die Buchhaltung", "Schick den Vertrag C-4 an die Buchhaltung"),
    ],
)
def test_a_role_that_gets_it_does_not_say_which(open_text: str, told: str) -> None:
    assert askfirst.assess(open_text).issues[0].rule == "nameless_object"
    assert "nameless_object" not in [issue.rule for issue in askfirst.assess(told).issues]


@pytest.mark.parametrize(
    ("both", "one"),
    [
        (
            "Ship crate 7 to Oslo by rail and by the fastest air service",
            "Ship crate 7 to Oslo by the fastest air service",
        ),
        ("Ship crate 7 to Oslo by air and by sea freight", "Ship crate 7 by air and crate 8 by sea freight to Oslo"),
    ],
)
def test_one_thing_goes_one_way(both: str, one: str) -> None:
    assert askfirst.assess(both, department="operations").issues[0].rule == "two_settings"
    rules = {issue.rule for issue in askfirst.assess(one, department="operations").issues}
    assert rules.isdisjoint({"two_settings", "location_without_specifics"})
