"""A required field is filled where the text changes the thing of its name to the one value of its sort."""

import pytest

import askfirst

CHANGED = [
    ("Correct the mobile of member M-4 to +43 660 123 4567", "mobile"),
    ("Set the contact phone of the caretaker to +43 660 123 4567", "contact_phone"),
    ("Change the due date of card K-9 to 12 May 2027", "dueDate"),
    ("Please move the start time of shift S-2 to 7:45", "start_time"),
    ("Ändere die Rufnummer von Frau Ott auf +43 660 123 4567", "rufnummer"),
    ("Setze das Datum von Auftrag K-9 auf den 12. Mai 2027", "datum"),
    ("Cambia la fecha del pedido K-9 al 12 de mayo de 2027", "fecha"),
    ("Altera a data do pedido K-9 para 12 de maio de 2027", "data"),
    ("把訂單K-9的日期改為2027年5月12日", "日期"),
]
OPEN = [
    ("Send the phone of the caretaker to +43 660 123 4567", "phone"),
    ("Tell Ida the phone is dead and to ring +43 660 123 4567", "phone"),
    ("Do not change the due date of card K-9 to 12 May 2027", "due_date"),
    ("Change the due date of card K-9, Ida is back on 12 May 2027", "due_date"),
    ("Change the due date of card K-9 from 12 May 2027", "due_date"),
    ("Change the due date of card K-9 to 12 May 2027 or 13 May 2027", "due_date"),
    ("Change the owner of card K-9 to the one of 12 May 2027", "due_date"),
    ("Set the price list of the caretaker to +43 660 123 4567", "phone"),
]


@pytest.mark.parametrize(("text", "name"), CHANGED)
def test_the_value_is_in_the_text(text: str, name: str) -> None:
    assert "required_field" not in [issue.rule for issue in askfirst.assess(text, required_fields=(name,)).issues]


@pytest.mark.parametrize(("text", "name"), OPEN)
def test_what_may_be_of_something_else_is_asked_for(text: str, name: str) -> None:
    assert "required_field" in [issue.rule for issue in askfirst.assess(text, required_fields=(name,)).issues]


def test_one_date_fills_none_of_two_fields() -> None:
    found = askfirst.assess("Set the start date of S-2 to 12 May 2027", required_fields=("start_date", "end_date"))
    assert [issue.rule for issue in found.issues].count("required_field") == 2
