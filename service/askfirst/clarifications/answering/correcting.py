"""An answer that corrects the number it was asked about: which of the two holds is asked as well."""

from askfirst.clarifications.draft import Draft
from askfirst.clarifications.events import Given
from askfirst.clarifications.state import Item
from askfirst.scoring.references.replies.correcting import Corrected

RULE = "corrected_value"


def correction(draft: Draft, item: Item, given: Given) -> Corrected | None:
    """What a reply in words corrects of the words that its item is about; of all, where these have no number."""
    if item.own or not isinstance(given.value, str):
        return None
    about = item.span if any(map(str.isdigit, item.span)) else draft.c.instruction.text
    return draft.judge.hearing.corrected(item.field, given.value, about, draft.c.language)


def correction_beside(draft: Draft, item: Item, given: Given, *, plainly: bool) -> Corrected | None:
    """What a reply that does not answer its question corrects of the one number of the request."""
    if any(map(corrects, draft.c.items)):
        return None
    if item.own or item.partly or not isinstance(given.value, str) or item.field in COUNTED:
        return None
    return draft.judge.hearing.corrected_beside(
        given.value, draft.c.instruction.text, draft.c.language, plainly=plainly
    )


COUNTED = ("amount", "quantity", "budget", "price")
"""Fields that take a number of their own."""


def ask_which_holds(draft: Draft, fixed: Corrected) -> None:
    """Queue the question for the number that holds; the instruction's own is kept where nobody says."""
    c = draft.c
    options = (fixed.said, fixed.written)
    wordings = draft.judge.phrasing.choosing(options, c.language)
    one = Item(
        keys=(f"{RULE}@{c.instruction.text.find(fixed.written)}:",),
        kind="mutually_exclusive_options",
        span=fixed.written,
        issue=f"{fixed.written} / {fixed.said}",
        wordings=wordings,
        options=options,
        assume=f"{draft.judge.phrasing.open_assumption(None, c.language)} ({fixed.written})",
        hard=True,
    )
    draft.change(items=(*c.items, one))


def corrects(item: Item) -> bool:
    """Whether an item is such a question: only an answer to it settles it."""
    return any(key.startswith(f"{RULE}@") for key in item.keys)
