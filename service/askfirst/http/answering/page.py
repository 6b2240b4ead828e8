"""The answer page as HTML, one function per state. Everything that came from outside is escaped."""

from html import escape

from askfirst.clarifications.settling import assumptions
from askfirst.clarifications.state import Answer, Clarification, Question
from askfirst.clarifications.view import iso
from askfirst.http import shell
from askfirst.model import MAX_TEXT

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
}


def page(title: str, body: str) -> str:
    """A whole page without the links of the service's own; `title` is escaped here, `body` is HTML already."""
    return shell.page(title, f"<h1>{escape(title)}</h1>\n{body}", header="")


def asking(c: Clarification, questions: list[Question], problem: str = "") -> str:
    """The open question, or all of them as one form. `problem` says why what was sent was no answer."""
    said = f'<p role="alert"><strong>{escape(problem)}</strong></p>' if problem else ""
    until = f"<p>Please answer before {clock(c.deadline)}; after that somebody else is asked.</p>" if c.deadline else ""
    form = one_form(c, questions[0]) if len(questions) == 1 else whole_form(c, questions)
    skip = '<form method="post"><p><button name="skip" value="1">Go on without an answer</button></p></form>'
    return page("A question for you", said + about(c) + form + skip + until)


def one_form(c: Clarification, question: Question) -> str:
    """One question: a button for each option, or words of one's own."""
    name = escape(question.id)
    buttons = "".join(
        f'<button name="choice.{name}" value="{escape(option)}">{escape(option)}</button> '
        for option in question.options
    )
    options = f'<form method="post"><p>{buttons}</p></form>' if buttons else ""
    label = "Or in your own words" if buttons else "Your answer"
    return (
        f"<h2{language(c)}>{escape(question.text)}</h2>{options}"
        f'<form method="post"><label>{label}<textarea name="answer.{name}" rows="3" required maxlength="{MAX_TEXT}"'
        f' dir="auto"></textarea></label><p><button>Send</button></p></form>'
    )


def whole_form(c: Clarification, questions: list[Question]) -> str:
    """Several questions in one form; those that are left blank stay open."""
    return f'<form method="post">{"".join(fieldset(c, one) for one in questions)}<p><button>Send</button></p></form>'


def fieldset(c: Clarification, question: Question) -> str:
    """One question among several."""
    name = escape(question.id)
    options = "".join(
        f'<label><input type="radio" name="choice.{name}" value="{escape(option)}"> {escape(option)}</label> '
        for option in question.options
    )
    return (
        f"<fieldset><legend{language(c)}>{escape(question.text)}</legend>{options}"
        f'<label>In your own words<textarea name="answer.{name}" rows="2" maxlength="{MAX_TEXT}" dir="auto">'
        "</textarea></label></fieldset>"
    )


def recorded(c: Clarification, answers: list[tuple[Question, Answer | None]], following: str | None) -> str:
    """What was answered, question by question. `following` is the address of the next one, if there is one."""
    told = (
        "".join(
            f"<h2{language(c)}>{escape(question.text)}</h2><p>{outcome(c, question, answer)}</p>"
            for question, answer in answers
        )
        + (f'<p><a href="{escape(following)}">Answer the next question</a></p>' if following else "")
        + (f"<p>{ending(c)}</p>" if c.status != "pending" else "")
    )
    return page("Thank you", told)


def outcome(c: Clarification, question: Question, answer: Answer | None) -> str:
    """What was recorded, in a sentence."""
    if answer is not None and answer.outcome == "answered":
        said = answer.said if answer.said is not None else str(answer.value)
        understood = f", understood as: <strong>{escape(str(answer.value))}</strong>" if answer.said is not None else ""
        return f"This answer was recorded: <strong>{escape(said)}</strong>{understood}."
    assumed = escape(c.items[question.item].assume)
    return f"It was recorded to go on without an answer. Assumed: {assumed}."


def closed(c: Clarification, question: Question) -> str:
    """The question was not answered in time, or is no longer needed."""
    return page("This question is closed", f"<h2{language(c)}>{escape(question.text)}</h2><p>{ending(c)}</p>")


def too_late(c: Clarification, question: Question) -> str:
    """An answer came after the end."""
    kept = "Your answer came after the end. It was kept, and changes nothing of what was done."
    return page("Too late", f"<h2{language(c)}>{escape(question.text)}</h2><p>{kept}</p><p>{ending(c)}</p>")


def conflict(c: Clarification, question: Question, answer: Answer | None) -> str:
    """Somebody else, or the same person, has answered before, and differently."""
    first = "This question had been answered already; the first answer counts."
    told = f"<h2{language(c)}>{escape(question.text)}</h2><p>{first}</p><p>{outcome(c, question, answer)}</p>"
    return page("Already answered", told)


def message(title: str, text: str) -> str:
    """A page that only says something."""
    return page(title, f"<p>{escape(text)}</p>")


def ending(c: Clarification) -> str:
    """How the clarification ended, in a sentence."""
    if c.status == "cancelled":
        return "The request was withdrawn; no answer is needed any more."
    if c.status == "resolved":
        return "Everything that had to be asked is answered. Nothing more is needed from you."
    made = "; ".join(dict.fromkeys(one.assumption for one in assumptions(c)))
    if not made:
        return "It has ended."
    why = "No answer came in time, so it" if c.ended == "timed_out" else "It"
    return f"{why} went on with what was assumed: {escape(made)}."


def about(c: Clarification) -> str:
    """The instruction that the question is about."""
    return f"<p>It is about this request:</p><blockquote{language(c)}>{escape(c.instruction.text)}</blockquote>"


def language(c: Clarification) -> str:
    """The attributes of texts in the clarification's language."""
    return f' lang="{escape(c.language)}" dir="auto"'


def clock(ms: int) -> str:
    """A time for people, in UTC."""
    text = iso(ms)
    return f'<time datetime="{text}">{text[11:16]} UTC on {text[:10]}</time>'
