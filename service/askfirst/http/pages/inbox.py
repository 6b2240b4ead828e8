"""The inbox of the operations page: which clarifications it shows, each with its course and what can be done."""

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias
from urllib.parse import urlencode

from msgspec import Meta, Struct

from askfirst.clarifications.shapes import ClarificationView
from askfirst.clarifications.state import Clarification, Outcome
from askfirst.clarifications.view import party, view
from askfirst.desk import Desk
from askfirst.errors import CursorError
from askfirst.http.clarifications.showing import Showing
from askfirst.http.pages.kpis import Over
from askfirst.model import Party
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

    def address(self, cursor: str) -> str:
        """The address of another page of the same."""
        named = {name: getattr(self, name) for name in self.__struct_fields__} | {"cursor": cursor}
        defaults = {"over": "day", "status": "pending"}
        kept = {name: value for name, value in named.items() if value and value != defaults.get(name)}
        return f"/operations?{urlencode(kept)}#open" if kept else "/operations#open"


class Said(NamedTuple):
    """A reply to a question: when (ms), in which words, by whom, and what it came to."""

    at: int
    text: str
    by: str
    outcome: Outcome | Literal["put_off", "unsettled"]


class Entry(NamedTuple):
    """One clarification, as it is seen from outside too, with what was said to each question by its id."""

    c: Clarification
    seen: ClarificationView
    link: str
    """The address at which to answer the open question; empty where none is."""
    replies: dict[str, list[Said]]


class Inbox(NamedTuple):
    """The section: what is looked for, what was found, and the addresses of the first and of the next page."""

    wanted: Wanted
    departments: list[str]
    entries: list[Entry]
    pages: list[tuple[str, str]]
    unfiltered: bool


async def inbox(desk: Desk, showing: Showing, wanted: Wanted, departments: list[str]) -> Inbox:
    """The page that is wanted: of open ones the next deadline first, else the newest. Raises StoreError."""
    if wanted.status == "pending":
        found, after = await open_by_deadline(desk, wanted)
    else:
        found, after = await newest(desk, wanted, SHOWN, SHOWN, wanted.cursor or None)
    pages = [("First page", wanted.address(""))] if wanted.cursor else []
    if after:
        pages.append(("Next page", wanted.address(after)))
    entries = [entry_of(one, showing) for one in found]
    return Inbox(wanted, departments, entries, pages, wanted == Wanted(over=wanted.over))


async def open_by_deadline(desk: Desk, wanted: Wanted) -> tuple[list[Clarification], str | None]:
    """A page of the newest `SEARCHED` open ones, the next deadline first; a cursor is the number of those before it."""
    if not (wanted.cursor or "0").isdecimal():
        raise CursorError
    opened, _ = await newest(desk, wanted, SEARCHED, READ)
    ordered = sorted(opened, key=lambda one: one.deadline or 0)
    start = int(wanted.cursor or 0)
    end = start + SHOWN
    return ordered[start:end], str(end) if end < len(ordered) else None


async def newest(
    desk: Desk, wanted: Wanted, enough: int, at_once: int, cursor: str | None = None
) -> tuple[list[Clarification], str | None]:
    """Those that fit, until there are `enough` or `SEARCHED` were looked through, so many read at once."""
    status = None if wanted.status == "all" else wanted.status
    labels = Filter(status=status, department=wanted.department.strip() or None)
    words, found = wanted.q.casefold().split(), list[Clarification]()
    for _ in range(SEARCHED // at_once):
        page = await desk.list(labels, at_once, cursor)
        found += [one for one in page.clarifications if matches(one, words)]
        cursor = page.cursor
        if cursor is None or len(found) >= enough:
            break
    return found, cursor


def matches(c: Clarification, words: Sequence[str]) -> bool:
    """Whether all words (folded) occur in what a clarification says."""
    people = [str(party(one) or "") for one in (c.instruction.from_, c.instruction.to)]
    said = [str(answer.said or answer.value or "") for answer in c.answers]
    asked = [question.text for question in c.questions]
    whole = " ".join([c.id, c.instruction.text, *people, *asked, *said]).casefold()
    return all(word in whole for word in words)


def entry_of(c: Clarification, showing: Showing) -> Entry:
    """One clarification."""
    seen = view(c)
    link = showing.path(c.id, seen.question.id) if seen.question else ""
    return Entry(c, seen, link, {question.id: replies_to(c, question.id) for question in c.questions})


def replies_to(c: Clarification, question: str) -> list[Said]:
    """What was said to a question, in the order of time."""
    said = [Said(one.at, one.said, name_of(one.by), "put_off") for one in c.deferrals if one.question_id == question]
    for one in c.answers:
        if one.question_id == question:
            words = one.value if one.said is None else one.said
            outcome = "unsettled" if one.outcome == "answered" and not one.resolved else one.outcome
            said.append(Said(one.at, "" if words is None else str(words), name_of(one.by), outcome))
    return sorted(said, key=lambda one: one.at)


def name_of(given: Party | str | None) -> str:
    """Somebody's name; empty where nobody is named."""
    found = party(given)
    return found.id if found else ""
