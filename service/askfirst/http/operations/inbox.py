"""Clarifications, open and finished, each with its course and what can be done."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import TypeAlias

from askfirst.clarifications.queue import open_questions
from askfirst.clarifications.state import Answer, Clarification, Ended, Outcome
from askfirst.clarifications.view import party, view
from askfirst.http.operations.finding import Found, Status, Wanted
from askfirst.http.operations.pieces import badge, moment, note
from askfirst.model import Party
from askfirst.moments import iso

Link: TypeAlias = Callable[[str, str], str]
"""Gives the address of the answer page for a clarification and a question, by their ids."""
STATUSES: Mapping[Status, str] = {
    "pending": "Open",
    "resolved": "Answered",
    "best_guess": "Ended with a best guess",
    "cancelled": "Cancelled",
    "all": "All",
}
ENDED: Mapping[Ended, tuple[str, str]] = {
    "answered": ("answered", "good"),
    "timed_out": ("nobody answered", "warn"),
    "declined": ("declined", "bad"),
    "escalated": ("passed on by hand", "warn"),
    "max_turns": ("not settled by the replies", "warn"),
    "max_questions": ("too many questions", "warn"),
    "cancelled": ("cancelled", ""),
}
"""How a clarification ended, in words, and the tone of its badge."""
OUTCOMES: Mapping[Outcome, str] = {
    "answered": "",
    "skipped": "left open on purpose",
    "declined": "declined",
    "timed_out": "no answer in time",
}
TITLE = 160
"""Characters of an instruction that stand in the head of its row."""
NONE_OPEN = "No question is open. Clarifications that the service keeps (POST /v1/clarifications) stand here."


def inbox(wanted: Wanted, found: Found, departments: Sequence[str], link: Link) -> str:
    """The section's body: the form that filters, the clarifications, and the way to other pages."""
    listed = [entry(one, link) for one in found.clarifications]
    empty = note(NONE_OPEN if wanted == Wanted(over=wanted.over) else "No matches.")
    return "\n".join([form(wanted, departments), *(listed or [empty]), pages(wanted, found.cursor)])


def form(wanted: Wanted, departments: Sequence[str]) -> str:
    """What to look for; it works without scripts."""
    named = {"": "Any"} | {one: one for one in departments}
    return f"""<form method="get" action="/operations#open" class="row find" role="search">
<input type="hidden" name="over" value="{wanted.over}">
<label>State <select name="status" id="find-status">{options(STATUSES, wanted.status)}</select></label>
<label>Department <select name="department" id="find-department">{options(named, wanted.department)}</select></label>
<label>Words <input name="q" id="find-words" type="search" maxlength="200" value="{escape(wanted.q)}"></label>
<button class="quiet" id="find">Find</button></form>"""


def options(named: Mapping[str, str] | Mapping[Status, str], chosen: str) -> str:
    """The choices of a list."""
    return "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>{escape(name)}</option>'
        for value, name in named.items()
    )


def pages(wanted: Wanted, after: str | None) -> str:
    """Links to the first and the next page, where there are any."""
    first = [("First page", wanted.address(cursor=""))] if wanted.cursor else []
    more = [("Next page", wanted.address(cursor=after))] if after else []
    links = "".join(f'<a class="button quiet" href="{escape(to)}">{name}</a>' for name, to in [*first, *more])
    return f'<nav class="row" aria-label="Pages">{links}</nav>' if links else ""


def entry(c: Clarification, link: Link) -> str:
    """One clarification: its head, and what opens at a click."""
    asked = open_questions(c)
    title = words(c, c.instruction.text[:TITLE])
    question = f"<br>{words(c, asked[0].text)}" if asked else ""
    about = [f"{who(c.instruction.from_)} → {who(c.instruction.to)}", escape(c.instruction.department or "")]
    beside = " · ".join([*filter(None, about), moment(c.created_at)])
    return (
        f'<details class="card" id="{c.id}"><summary id="{c.id}-head">{standing(c)} <b>{title}</b>{question}'
        f'<br><span class="small muted">{beside}</span></summary>\n{actions(c, link)}{course(c)}\n</details>'
    )


def words(c: Clarification, text: str) -> str:
    """Words in the language of a clarification."""
    return f'<span lang="{escape(c.language)}" dir="auto">{escape(text)}</span>'


def standing(c: Clarification) -> str:
    """The time left and who is asked, or how it ended."""
    if c.ended is not None:
        return badge(*ENDED[c.ended])
    return f"{left(c.deadline)} {badge(c.chain[c.level].role.replace('_', ' '))}"


def actions(c: Clarification, link: Link) -> str:
    """What can be done while it is open: answer, ask the next level, cancel."""
    asked = open_questions(c)
    if not asked:
        return ""
    above = c.chain[c.level + 1 :]
    higher = f"Ask {above[0].role.replace('_', ' ')} now" if above else "End with the best guess"
    answer = f'<a class="button" id="{c.id}-answer" href="{escape(link(c.id, asked[0].id))}">Answer</a>'
    cancel = button(
        c.id, "cancel", "Cancel", sure="Cancel this request? Nobody is asked any more, and it is not carried out."
    )
    return f'<div class="row">{answer}{button(c.id, "escalate", higher)}{cancel}</div>\n'


def button(id_: str, act: str, name: str, sure: str = "") -> str:
    """A button that posts, after a yes to `sure` where that is given; without scripts the API does it."""
    asked = f' data-sure="{escape(sure)}"' if sure else ""
    return (
        f'<form method="post" action="/v1/clarifications/{id_}/{act}" data-posts="Done."{asked}>'
        f'<button class="quiet" id="{id_}-{act}">{escape(name)}</button></form>'
    )


def course(c: Clarification) -> str:
    """The instruction, what was asked and answered, and what came of it."""
    seen = view(c)
    lines = [("Instruction", words(c, c.instruction.text))]
    lines += [("Asked", words(c, one.text) + replies(c, one.id)) for one in c.questions]
    if c.ended is not None and seen.updated_instruction:
        safe = badge("safe to proceed", "good") if seen.risk.safe_to_proceed else badge("not safe to proceed", "bad")
        lines.append(("Result", f"{words(c, seen.updated_instruction.text)}<br>{safe}"))
    if c.ended is None:
        lines.append(("Level", f"{c.level - c.first_level + 1} of {len(c.chain) - c.first_level}"))
    lines.append(("Id", f"<code>{c.id}</code>"))
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{text}</dd>" for name, text in lines) + "</dl>"


def replies(c: Clarification, question: str) -> str:
    """What was said to a question, in the order of time."""
    put_off = [(one.at, one.said, one.by, "put off") for one in c.deferrals if one.question_id == question]
    given = [(one.at, said(one), one.by, result(one)) for one in c.answers if one.question_id == question]
    return "".join(
        f"<br>→ {words(c, text)} {badge(state) if state else ''} "
        f'<span class="small muted">{who(by) if by else ""} {moment(at)}</span>'
        for at, text, by, state in sorted(put_off + given, key=lambda one: one[0])
    )


def said(answer: Answer) -> str:
    """The words of an answer; of one that was left without, none."""
    found = answer.value if answer.said is None else answer.said
    return "" if found is None else str(found)


def result(answer: Answer) -> str:
    """What an answer came to, where it settled nothing."""
    return OUTCOMES[answer.outcome] or ("" if answer.resolved else "did not settle it")


def left(deadline: int | None) -> str:
    """The deadline, for the script to count down to."""
    if deadline is None:
        return ""
    text = iso(deadline)
    return f'<time class="left" datetime="{text}" data-deadline="{deadline}">until {text[11:19]} UTC</time>'


def who(given: Party | str | None) -> str:
    """Somebody, as far as named."""
    found = party(given)
    return escape(found.id) if found else '<span class="muted">not named</span>'
