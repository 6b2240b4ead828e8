"""The page of a question that needs no answer any more: what was recorded, and what happens next."""

from html import escape

from askfirst.clarifications.answering.repeats import recorded as answer_to
from askfirst.clarifications.merging import updated_instruction
from askfirst.clarifications.settling import assumptions
from askfirst.clarifications.state import Answer, Clarification, Question
from askfirst.clarifications.view import workflow_state
from askfirst.http.answering.frame import Place, asked, heading, language, page, request, supposed
from askfirst.http.answering.rating import rating
from askfirst.http.answering.texts import Words

SAID = ("answered", "skipped", "declined")
"""Outcomes of a question to which somebody said something."""


def recorded(words: Words, place: Place, following: str | None, rated: str) -> str:
    """What was answered. `following` is the address of the next question, if there is one."""
    c = place.clarification
    told = [one for one in c.questions if one.outcome in SAID] if c.mode == "all_at_once" else [place.question]
    parts = [heading(words.thanks), *(outcome(words, c, one) for one in told), next_step(words, place, following)]
    return page(words, words.thanks, "\n".join([*parts, rating(words, rated)]))


def closed(words: Words, place: Place, rated: str) -> str:
    """The question was not answered in time, or is no longer needed."""
    c = place.clarification
    parts = [heading(words.closed), asked(c, place.question), request(words, c, [place.question]), ending(words, c)]
    return page(words, words.closed, "\n".join([*parts, rating(words, rated)]))


def too_late(words: Words, place: Place, sent: str) -> str:
    """An answer came after the end; it was kept."""
    c = place.clarification
    parts = [
        heading(words.late),
        f'<p class="note warn" role="alert">{escape(words.late_kept)}</p>',
        asked(c, place.question),
        f"<p>{value(sent)}</p>" if sent else "",
        ending(words, c),
    ]
    return page(words, words.late, "\n".join(parts))


def conflict(words: Words, place: Place, sent: str, following: str | None) -> str:
    """Somebody else, or the same person, has answered before, and differently."""
    c = place.clarification
    lost = f"<p>{words.you_sent.format(answer=value(sent))}</p>" if sent else ""
    parts = [
        heading(words.taken),
        f'<p class="note warn" role="alert">{escape(words.taken_first)}</p>',
        outcome(words, c, place.question),
        lost,
        next_step(words, place, following),
    ]
    return page(words, words.taken, "\n".join(parts))


def outcome(words: Words, c: Clarification, question: Question) -> str:
    """A question, and what was recorded of it."""
    return f'<section class="outcome">{asked(c, question)}\n<p>{said(words, c, question)}</p></section>'


def said(words: Words, c: Clarification, question: Question) -> str:
    """What was recorded, in a sentence."""
    answer = answer_to(c, question.id)
    if answer is not None and answer.outcome == "answered":
        return words.recorded.format(answer=given(words, answer))
    if question.outcome not in SAID or (question.outcome == c.ended == "declined"):
        return escape(words.recorded_none)
    sentence = words.recorded_decline if question.outcome == "declined" else words.recorded_skip
    return sentence.format(what=supposed(c.items[question.item].assume))


def given(words: Words, answer: Answer) -> str:
    """An answer as it was given, with what it was understood as and the remark beside it."""
    text = value(str(answer.said if answer.said is not None else answer.value))
    if answer.said is not None:
        text += f" ({words.understood.format(value=value(str(answer.value)))})"
    return text + (f' <span dir="auto">({escape(answer.explanation)})</span>' if answer.explanation else "")


def value(text: str) -> str:
    """What somebody wrote, as HTML."""
    return f'<strong dir="auto">{escape(text)}</strong>'


def next_step(words: Words, place: Place, following: str | None) -> str:
    """What happens now: the next question, or how it ended."""
    c = place.clarification
    if c.status != "pending":
        return ending(words, c)
    if following is None:
        return ""
    answer = answer_to(c, place.question.id)
    open_yet = answer is not None and answer.outcome == "answered" and not answer.resolved
    why = words.left_open if open_yet else words.one_more
    return f'<p>{escape(why)}</p>\n<p><a class="button" href="{escape(following)}">{escape(words.next)}</a></p>'


def ending(words: Words, c: Clarification) -> str:
    """How the clarification ended."""
    if c.status == "cancelled":
        return f"<p>{escape(words.withdrawn)}</p>"
    made = "; ".join(dict.fromkeys(supposed(one.assumption) for one in assumptions(c)))
    held = workflow_state(c) == "ON_HOLD"
    if c.status == "resolved" and not held:
        lines = [f"{escape(words.all_answered)} {escape(words.nothing_needed)}"]
    else:
        why = {"timed_out": words.why_timed_out, "declined": words.why_declined}.get(c.ended or "", words.why_open)
        lines = [f"{escape(why)} {words.went_on.format(what=made)}" if made and not held else escape(why)]
    if held and c.ended != "declined":
        lines.append(escape(words.on_hold))
    if c.requires_handoff:
        lines.append(escape(words.handoff))
    paragraphs = "\n".join(f"<p>{line}</p>" for line in lines)
    return paragraphs + (reads_now(words, c) if c.status == "resolved" else "")


def reads_now(words: Words, c: Clarification) -> str:
    """The instruction with what was answered below it; empty where nothing was added."""
    text = updated_instruction(c).text
    if text == c.instruction.text:
        return ""
    return f"\n<p>{escape(words.reads_now)}{words.colon}</p>\n<blockquote{language(c)}>{escape(text)}</blockquote>"


def answers_so_far(words: Words, c: Clarification) -> str:
    """What was answered before; empty where nothing was."""
    done = [one for one in c.questions if one.outcome in SAID]
    if not done:
        return ""
    rows = "\n".join(f"<dt{language(c)}>{escape(one.text)}</dt><dd>{said(words, c, one)}</dd>" for one in done)
    return f'<details class="said"><summary>{escape(words.said)} ({len(done)})</summary>\n<dl>\n{rows}\n</dl></details>'
