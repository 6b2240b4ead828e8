"""What the answer page shows: an open question, what became of one, or why there is nothing."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from askfirst.clarifications.addressing import recorded as answer_to
from askfirst.clarifications.draft import needed, open_questions
from askfirst.clarifications.items import parts_of
from askfirst.clarifications.merging import updated_instruction
from askfirst.clarifications.risk import assumptions
from askfirst.clarifications.state import Answer, Clarification, Item, Question
from askfirst.clarifications.view import workflow_state
from askfirst.http.pages.answer_form import MAX_REMARK, Sent
from askfirst.http.pages.stretches import stretches
from askfirst.http.pages.words import Words
from askfirst.http.templating import render
from askfirst.model import MAX_TEXT, Party

SAID = ("answered", "skipped", "declined")
"""Outcomes of a question to which somebody said something."""
_NOTHING = Sent()


class Place(NamedTuple):
    """Where a link leads: the question that it names, those open on its page, and the store's time in ms."""

    clarification: Clarification
    question: Question
    open: list[Question]
    now: int


class Recorded(NamedTuple):
    """A question and what was recorded of it: an answer, or else a sentence about what is assumed."""

    text: str
    answer: Answer | None
    sentence: str
    assumed: list[str]


class Ending(NamedTuple):
    """How a clarification ended. `assumed` belongs behind the first line; `reads_now` is empty if nothing was added."""

    lines: list[str]
    assumed: list[str]
    reads_now: str


class Settled(NamedTuple):
    """A question that is no longer open, as far as there is something to say."""

    title: str
    alert: str = ""
    outcomes: Sequence[Recorded] = ()
    question: str = ""
    """The question alone, where nothing was recorded of it."""
    sent: str = ""
    """What came too late, and below what counts no more as somebody has answered before."""
    lost: str = ""
    why_next: str = ""
    """Why there is a next question, and below its address."""
    following: str = ""
    ending: Ending | None = None
    rated: str | None = None
    """What was just said of the question; None where nobody is asked how it was."""


def asking(words: Words, place: Place, sent: Sent = _NOTHING, problem: str = "", rated: str = "") -> str:
    """The page with open questions. `problem` says why what was `sent` was no answer; it is filled in again."""
    c, questions = place.clarification, place.open
    asked = {question.id for question in questions}
    left_open = [one.said for one in c.deferrals if one.question_id in asked and one.level == c.level]
    levels = {number for question in open_questions(c) for number in question.levels}
    return _page(
        "asking",
        words,
        c,
        title=words.texts["titles" if len(questions) > 1 else "title"],
        problem=problem,
        asker=_named(words, c.instruction.from_),
        now=place.now,
        passed_on=any(number != c.level for question in questions for number in question.levels),
        recorded=[_recorded(words, c, one) for one in c.questions if one.outcome in SAID],
        left_open=left_open[-1] if left_open else "",
        sent=sent,
        assumed=_clauses(c.items[question.item].assume for question in questions),
        levels=[number for number in range(len(c.chain)) if number >= c.level or number in levels],
        guess=_clauses(c.items[number].assume for number in [*(one.item for one in open_questions(c)), *needed(c)]),
        rated=rated,
        **_instruction(words, c, questions),
    )


def too_long(words: Words, place: Place, sent: Sent, problem: str) -> str:
    """An answer that cannot be taken, to a question that is open no more: in its field, to be shortened or copied."""
    c = place.clarification
    shown = {"title": words.texts["title"], "problem": problem, "sent": sent}
    return _page("too_long", words, c, **shown, **_instruction(words, c, [place.question]))


def settled(words: Words, place: Place, following: str, rated: str) -> str:
    """A question that is no longer open. `following` is the address of the next question, if there is one."""
    c, question, texts = place.clarification, place.question, words.texts
    if question.outcome not in SAID:
        shown = Settled(texts["closed"], question=question.text, ending=_ending(words, c), rated=rated)
        return _page("settled", words, c, shown=shown, **_instruction(words, c, [question]))
    told = [one for one in c.questions if one.outcome in SAID] if c.mode == "all_at_once" else [question]
    outcomes = [_recorded(words, c, one) for one in told]
    shown = Settled(texts["thanks"], outcomes=outcomes, rated=rated, **_next(words, place, following))
    return _page("settled", words, c, shown=shown)


def too_late(words: Words, place: Place, sent: str) -> str:
    """An answer came after the end; it was kept."""
    c, texts = place.clarification, words.texts
    ending = _ending(words, c)
    shown = Settled(texts["late"], alert=texts["late_kept"], question=place.question.text, sent=sent, ending=ending)
    return _page("settled", words, c, shown=shown)


def conflict(words: Words, place: Place, sent: str, following: str) -> str:
    """Somebody else, or the same person, has answered before, and differently."""
    c, texts = place.clarification, words.texts
    outcomes, then = [_recorded(words, c, place.question)], _next(words, place, following)
    shown = Settled(texts["taken"], alert=texts["taken_first"], outcomes=outcomes, lost=sent, **then)
    return _page("settled", words, c, shown=shown)


def notice(words: Words, title: str, text: str, back: str) -> str:
    """A page that only says something; `back` is the way to the question, where there is one."""
    return _page("notice", words, None, title=words.texts[title], text=text, back=back)


def _page(template: str, words: Words, c: Clarification | None, **shown: Any) -> str:
    bounds = {"most": MAX_TEXT, "most_remark": MAX_REMARK}
    return render(f"answer/{template}.html", words=words, t=words.texts, c=c, **bounds, **shown)


def _named(words: Words, party: Party | str | None) -> str:
    """Somebody with their role; empty where nobody is named."""
    if party is None or isinstance(party, str):
        return party or ""
    return party.id + (f" ({words.role(party.role)})" if party.role else "")


def _instruction(words: Words, c: Clarification, questions: list[Question]) -> dict[str, Any]:
    """The instruction that these questions are about, and who wrote it."""
    pieces = marked(c.instruction.text, [c.items[question.item] for question in questions])
    return {"questions": questions, "writer": _named(words, c.instruction.to), "pieces": pieces}


def marked(text: str, items: Iterable[Item]) -> list[tuple[str, bool]]:
    """The text in pieces, each with whether it is among the words of these items."""
    cut = stretches(text, [place for item in items for place in _places(text, item)])
    return [("".join(one.text for one in run), on) for on, run in groupby(cut, key=lambda one: bool(one.places))]


def _places(text: str, item: Item) -> list[tuple[int, int]]:
    """Where an item's words stand: at the places of its issues, else where they stand first."""
    if not item.span.strip():
        return []
    size = len(item.span)
    starts = [start for key in item.keys if (start := parts_of(key).start) is not None]
    found = [start for start in starts if text[start : start + size] == item.span] or [text.find(item.span)]
    return [(start, start + size) for start in found if start >= 0]


def _clauses(assumed: Iterable[str]) -> list[str]:
    """Assumptions as parts of a sentence, each once."""
    return list(dict.fromkeys(one.rstrip(" .。") for one in assumed))


def _recorded(words: Words, c: Clarification, question: Question) -> Recorded:
    answer, assumed = answer_to(c, question.id), _clauses([c.items[question.item].assume])
    if answer is not None and answer.outcome == "answered":
        return Recorded(question.text, answer, "", [])
    if question.outcome not in SAID or (question.outcome == c.ended == "declined"):
        return Recorded(question.text, None, words.texts["recorded_none"], [])
    name = "recorded_decline" if question.outcome == "declined" else "recorded_skip"
    return Recorded(question.text, None, words.texts[name], assumed)


def _next(words: Words, place: Place, following: str) -> dict[str, Any]:
    """What happens now: how it ended; or the next question, and why it is asked."""
    c = place.clarification
    if c.status != "pending":
        return {"ending": _ending(words, c)}
    answer = answer_to(c, place.question.id)
    open_yet = answer is not None and answer.outcome == "answered" and not answer.resolved
    return {"why_next": words.texts["left_open" if open_yet else "one_more"], "following": following}


def _ending(words: Words, c: Clarification) -> Ending:
    texts = words.texts
    if c.status == "cancelled":
        return Ending([texts["withdrawn"]], [], "")
    held = workflow_state(c) == "ON_HOLD"
    made = _clauses(one.assumption for one in assumptions(c))
    if c.status == "resolved" and not held:
        lines, made = [f"{texts['all_answered']} {texts['nothing_needed']}"], []
    else:
        why = {"timed_out": "why_timed_out", "declined": "why_declined"}.get(c.ended or "", "why_open")
        lines, made = [texts[why]], [] if held else made
    if held and c.ended != "declined":
        lines.append(texts["on_hold"])
    if c.requires_handoff:
        lines.append(texts["handoff"])
    text = updated_instruction(c).text if c.status == "resolved" else ""
    return Ending(lines, made, "" if text == c.instruction.text else text)
