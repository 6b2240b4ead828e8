"""Things of one noun that letters tell apart, and "the" one of them; orders that go to a role."""

import pytest

import askfirst

SEVERAL = [
    "The board saw layout A on Monday and layout B on Tuesday. Please forward the layout to Jonas Pohl.",
    "Kern likes recipe A, and his cook the spices in recipe C. Print the recipe for Ida Ott.",
]
TOLD = [
    "The board saw layout A on Monday and chose layout B on Tuesday. Please forward the layout to Jonas Pohl.",
    "The board saw layout A and layout B. Please forward layout B to Jonas Pohl.",
    "The board saw layout A on Monday. Please forward the layout to Jonas Pohl.",
]


@pytest.mark.parametrize("text", SEVERAL)
def test_which_of_them_is_asked(text: str) -> None:
    issue = askfirst.assess(text).issues[0]
    assert issue.rule == "ambiguous_reference" and len(issue.options) == 2


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
