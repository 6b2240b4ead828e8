"""How the question was: three buttons, and what is kept of a press."""

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from html import escape
from typing import TypeAlias

from askfirst.clarifications.keys import parts_of
from askfirst.http.answering.frame import Place
from askfirst.http.answering.texts import Words
from askfirst.http.insights.feedback import FeedbackRequest, Verdict

Keep: TypeAlias = Callable[[FeedbackRequest, str], Awaitable[object]]
"""Keeps feedback under an id; the same id once. Raises StoreError."""


def said(words: Words) -> dict[str, str]:
    """The verdicts that can be given here, in words."""
    return {
        "question_helped": words.helped,
        "question_did_not_help": words.did_not_help,
        "was_clear": words.was_clear,
    }


def rating(words: Words, rated: str) -> str:
    """The buttons, or what was noted."""
    verdicts = said(words)
    if rated in verdicts:
        return f'<p class="rating" role="status">{words.rated.format(what=escape(verdicts[rated]))}</p>'
    buttons = "\n".join(
        f'<button name="rate" value="{verdict}" class="quiet">{escape(text)}</button>'
        for verdict, text in verdicts.items()
    )
    return (
        f'<form method="post" class="rating" aria-labelledby="rate"><p id="rate">{escape(words.rate)}</p>\n{buttons}'
        "\n</form>"
    )


async def keep(place: Place, verdict: Verdict, kept: Keep) -> None:
    """Keep the verdict: one for each question, the first, so that a double click counts once. Raises StoreError."""
    c, question = place.clarification, place.question
    keys = c.items[question.item].keys
    request = FeedbackRequest(
        verdict=verdict,
        clarification_id=c.id,
        question_id=question.id,
        rule=parts_of(keys[0]).rule if keys else None,
    )
    await kept(request, f"fb_{blake2b(f'{c.id} {question.id}'.encode(), digest_size=16).hexdigest()}")
