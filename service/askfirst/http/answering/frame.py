"""The frame of the answer page, and the small pieces that several of its states share."""

from html import escape
from typing import NamedTuple

from askfirst.clarifications.state import Clarification, Question
from askfirst.http import shell
from askfirst.http.answering.marking import marked
from askfirst.http.answering.texts import Words
from askfirst.model import Party
from askfirst.moments import iso

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
}
_HEAD = '<meta name="robots" content="noindex">\n<link rel="stylesheet" href="/assets/answer.css">\n'
_COUNTDOWN = '<script type="module" src="/assets/answer.js"></script>\n'
LONG = 600
"""Characters of an instruction from which on it is shown in a box that scrolls."""


class Place(NamedTuple):
    """Where a link leads: the question that it names, those open on its page, and the store's time in ms."""

    clarification: Clarification
    question: Question
    open: list[Question]
    now: int


def page(words: Words, title: str, body: str, *, counts: bool = False) -> str:
    """A whole page; `title` is escaped here, `body` is HTML already. `counts`: time is running."""
    return shell.page(
        title,
        f'<article class="answer">\n{body}\n</article>',
        header="",
        language=words.language,
        direction=words.direction,
        head=_HEAD + (_COUNTDOWN if counts else ""),
    )


def heading(text: str) -> str:
    """The page's own heading."""
    return f"<h1>{escape(text)}</h1>"


def asked(c: Clarification, question: Question, tag: str = "h2") -> str:
    """A question's text, in the language in which it is put."""
    return f"<{tag}{language(c)}>{escape(question.text)}</{tag}>"


def request(words: Words, c: Clarification, questions: list[Question]) -> str:
    """The instruction, with the words marked that these questions are about."""
    writer = named(words, c.instruction.to)
    label = words.request_by.format(who=f"<b>{writer}</b>") if writer else words.request
    text = marked(c.instruction.text, [c.items[question.item] for question in questions])
    scrolls = ' class="long" tabindex="0"' if len(c.instruction.text) > LONG else ""
    return f'<p class="about">{label}{words.colon}</p>\n<blockquote{scrolls}{language(c)}>{text}</blockquote>'


def named(words: Words, party: Party | str | None) -> str:
    """Somebody as HTML, with their role; empty where nobody is named."""
    if party is None or isinstance(party, str):
        return escape(party or "")
    return escape(party.id) + (f" ({escape(role(words, party.role))})" if party.role else "")


def role(words: Words, name: str) -> str:
    """A role for people."""
    return words.roles.get(name, name.replace("_", " "))


def language(c: Clarification) -> str:
    """The attributes of texts in the clarification's language."""
    return f' lang="{escape(c.language)}" dir="auto"'


def clock(ms: int, more: str = "") -> str:
    """A time for people, in UTC; the script shows it in their own time zone."""
    text = iso(ms)
    return f'<time datetime="{text}"{more}>{text[:10]} {text[11:19]} UTC</time>'


def supposed(assumption: str) -> str:
    """An assumption as part of a sentence, as HTML."""
    return f'<em dir="auto">{escape(assumption.rstrip(" .。"))}</em>'
