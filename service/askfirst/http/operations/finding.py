"""Which clarifications the inbox shows: by state, department and words, a page at a time."""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias
from urllib.parse import urlencode

from msgspec import Meta, Struct

from askfirst.clarifications.state import Clarification
from askfirst.clarifications.view import party
from askfirst.desk import Desk
from askfirst.errors import CursorError
from askfirst.http.operations.span import Over
from askfirst.ports import Filter

SHOWN = 25
"""Clarifications on a page."""
SEARCHED = 1_000
"""Clarifications that are looked through before a page is shown."""
READ = 100
"""Open ones that are read at once."""
Status: TypeAlias = Literal["pending", "resolved", "best_guess", "cancelled", "all"]


class Wanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the question mark: over which time KPIs are shown, and which clarifications."""

    over: Over = "day"
    status: Status = "pending"
    department: Annotated[str, Meta(max_length=200)] = ""
    q: Annotated[str, Meta(max_length=200)] = ""
    """Words that all have to occur in what was asked, answered or decided, or in the names of who is concerned."""
    cursor: Annotated[str, Meta(max_length=500)] = ""

    def address(self, **changes: str) -> str:
        """The address of the page with these changes."""
        named = {name: getattr(self, name) for name in self.__struct_fields__} | changes
        defaults = {"over": "day", "status": "pending"}
        kept = {name: value for name, value in named.items() if value and value != defaults.get(name)}
        return f"/operations?{urlencode(kept)}#open" if kept else "/operations#open"


class Found(NamedTuple):
    """Clarifications of a page, and where the next one begins; None where there is none."""

    clarifications: Sequence[Clarification]
    cursor: str | None


async def find(desk: Desk, wanted: Wanted) -> Found:
    """The page that is wanted: of open ones the next deadline first, else the newest. Raises CursorError."""
    if wanted.status == "pending":
        return await urgent(desk, wanted)
    return await newest(desk, wanted, SHOWN, SHOWN, wanted.cursor or None)


async def urgent(desk: Desk, wanted: Wanted) -> Found:
    """A page of the newest `SEARCHED` open ones, the next deadline first; a cursor is the number of those before it."""
    if not (wanted.cursor or "0").isdecimal():
        raise CursorError
    opened, _ = await newest(desk, wanted, SEARCHED, READ)
    ordered = sorted(opened, key=lambda one: one.deadline or 0)
    start = int(wanted.cursor or 0)
    end = start + SHOWN
    return Found(ordered[start:end], str(end) if end < len(ordered) else None)


async def newest(desk: Desk, wanted: Wanted, enough: int, at_once: int, cursor: str | None = None) -> Found:
    """Those that fit, until there are `enough` or `SEARCHED` were looked through, so many read at once."""
    status = None if wanted.status == "all" else wanted.status
    labels = Filter(status=status, department=wanted.department.strip() or None)
    words, found = wanted.q.casefold().split(), list[Clarification]()
    for _ in range(SEARCHED // at_once):
        page = await desk.list(labels, at_once, cursor)
        found += [one for one in page.clarifications if has_all(one, words)]
        cursor = page.cursor
        if cursor is None or len(found) >= enough:
            break
    return Found(found, cursor)


def has_all(c: Clarification, words: Sequence[str]) -> bool:
    """Whether all words (folded) occur in what a clarification says."""
    people = [str(party(one) or "") for one in (c.instruction.from_, c.instruction.to)]
    said = [str(answer.said or answer.value or "") for answer in c.answers]
    asked = [question.text for question in c.questions]
    whole = " ".join([c.id, c.instruction.text, *people, *asked, *said]).casefold()
    return all(word in whole for word in words)
