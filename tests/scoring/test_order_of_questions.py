"""What is asked first, and what is asked as it is open: courtesies last, what is required first."""

import pytest

import askfirst

COURTESIES = [
    "When you have a minute, forward him the lease.",
    "Leite ihm den Mietvertrag weiter, wenn Sie Zeit haben.",
    "Envoie-lui le bail quand vous aurez un moment.",
]


@pytest.mark.parametrize("text", COURTESIES)
def test_a_courtesy_is_asked_about_last_and_blocks_nothing_beside_a_gap(text: str) -> None:
    found = askfirst.assess(text, department="sales")
    assert found.decision == "clarify"
    assert [issue.hard for issue in found.issues if issue.rule == "timeline_without_specifics"] in ([], [False])
    assert found.issues[0].rule != "timeline_without_specifics"


def test_a_courtesy_alone_is_asked_about_where_the_department_needs_a_day() -> None:
    found = askfirst.assess("Send the lease L-4 to Orla Byrne at your earliest convenience.", department="sales")
    assert [(issue.rule, issue.hard) for issue in found.issues] == [("timeline_without_specifics", True)]


def test_what_is_required_is_asked_before_what_a_department_needs() -> None:
    fields = {"name": "Spring fair", "end_date": ""}
    found = askfirst.assess("Launch campaign", department="marketing", fields=fields, required_fields=("end_date",))
    assert [issue.rule for issue in found.issues][:2] == ["required_field", "campaign_without_budget"]


@pytest.mark.parametrize("rest", ["No rush, Thursday is fine.", "No hurry, 4 June will do.", "By Monday, no rush."])
def test_no_rush_with_a_day_is_no_priority(rest: str) -> None:
    found = askfirst.assess(f"Please repaint bench 4 in the Ulm workshop. {rest}", department="operations")
    assert "priority_without_scale" not in [issue.rule for issue in found.issues]


@pytest.mark.parametrize("few", ["a handful of", "several", "a couple of", "a few"])
def test_of_what_is_counted_nobody_asks_how_much(few: str) -> None:
    found = askfirst.assess(f"Order {few} lanterns from Kern")
    asked = [issue.question for issue in found.issues if issue.rule == "imprecise_quantifier"]
    assert asked and all("how many" in one and "how much" not in one for one in asked)


@pytest.mark.parametrize("name", ["sales", "Sales", " SALES ", "sales\t"])
def test_a_department_is_known_in_any_case_with_spaces_around(name: str) -> None:
    plain, found = (askfirst.assess("Give them a good discount", department=one) for one in ("sales", name))
    assert found == plain and found.department == "sales"
