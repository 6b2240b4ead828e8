"""What is missing under two names is asked for once."""

from typing import Any

import askfirst


def questions(text: str, **more: Any) -> list[str]:
    """The different questions of an assessment, in order."""
    return list(dict.fromkeys(issue.question for issue in askfirst.assess(text, **more).issues))


def test_a_required_text_and_what_the_message_lacks_are_one_question() -> None:
    fields = {"to": "lou@orlo.example"}
    asked = questions("Mail the customer", action="send_email", fields=fields, required_fields=["to", "body"])
    assert len(asked) == 1


def test_what_an_order_lacks_and_its_required_field_are_one_question() -> None:
    assert len(questions("Assign task T-12", required_fields=["assignee"])) == 1


def test_of_a_thing_that_is_pointed_at_the_field_says_what_is_wanted() -> None:
    assert questions("Close the ticket as solved", required_fields=["ticket_id"]) == ["What is the ticket ID?"]


def test_two_required_fields_stay_two_questions() -> None:
    assert len(questions("Mail the customer", required_fields=["subject", "body"])) >= 2
