"""Replies that ask about something else: "is invoice 88 paid?"."""

from askfirst.scoring.hearing.turning.leading import Lead
from askfirst.text.listed import end_of, terms
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS


def asks_else(text: Reading, lead: Lead) -> bool:
    """Whether the reply is a question that proposes no value; "is Friday ok?" does."""
    if text.words[-1:] == [] or text.words[-1] not in QUESTION_MARKS:
        return False
    proposes = any(start >= lead.at for start in terms(text, "@proposing_word"))
    opens = end_of(text, lead.at, "@opens_question") is not None or turned_round(text)
    return not proposes and (opens or lead.aside) and len(text.words) > lead.at + 2


def turned_round(text: Reading) -> bool:
    """Whether a question shows behind its verb: "est-elle payée", "付了嗎"."""
    return any(text.words[start][0] == "-" or text.han for start in terms(text, "@opens_question"))
