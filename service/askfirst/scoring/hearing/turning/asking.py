"""Messages that only ask how things stand: "is invoice 88 paid?"; replies that ask about something else."""

from askfirst.scoring.hearing.turning.leading import Lead, lead
from askfirst.text.listed import covered, end_of, terms
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

ORDERING = ("@order_verb", "@doing_verb", "@deed_infinitive")


def asks_else(text: Reading, led: Lead) -> bool:
    """Whether the reply is a question that proposes no value; "is Friday ok?" does."""
    if text.words[-1:] == [] or text.words[-1] not in QUESTION_MARKS:
        return False
    proposes = any(start >= led.at for start in terms(text, "@proposing_word"))
    opens = end_of(text, led.at, "@opens_question") is not None or turned_round(text)
    return not proposes and (opens or led.aside) and len(text.words) > led.at + 2


def turned_round(text: Reading) -> bool:
    """Whether a question shows behind its verb: "est-elle payée", "付了嗎"."""
    return any(text.words[start][0] == "-" or text.han for start in terms(text, "@opens_question"))


def only_asks(text: Reading) -> bool:
    """Whether a message is a question, and orders nothing as "can you send it?" does."""
    at = lead(text, frozenset()).at
    asked = text.words[-1:] != [] and text.words[-1] in QUESTION_MARKS
    opens = end_of(text, at, "@opens_question") is not None or turned_round(text)
    return asked and opens and not terms(text, "@request_lead")


def asks_only(text: Reading) -> bool:
    """Whether a message asks how things stand, and has no verb that orders: an order may be a question as well."""
    return asks_whether(text, 0, len(text) - 1) and not covered(text, *ORDERING)


def asks_whether(text: Reading, start: int, end: int) -> bool:
    """Whether the clause of these tokens asks if it is so: "already done?", "has it been done already"; not "can you".

    Without its mark a question shows by the verb ahead of what it is about.
    """
    first = next((at + 1 for at in range(start - 1, -1, -1) if not text.words[at][0].isalnum()), 0)
    if any(first <= at < end for at in terms(text, "@request_lead")):
        return False
    mark = next((word for word in text.words[end:] if not word[0].isalnum() and word[0] not in "-'"), "")
    verb = end_of(text, first, "@opens_question")
    inverted = verb is not None and end_of(text, verb, "@thing_object", "@deed_object_lead") is not None
    return mark in QUESTION_MARKS or inverted
