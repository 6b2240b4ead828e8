"""The words of the instruction as a question repeats them."""

import re
from collections.abc import Iterator

from askfirst.rules.schema import Questions

LONGEST_QUOTE = 80
"""Characters of the instruction that a question repeats; the rest is cut at a word."""
LONGEST_REST = 3
"""Words that a phrase may go on for behind its span, besides those that only link."""
NEXT = re.compile(r"[ \t]+([^\W\d_]+(?:-[^\W\d_]+)*(?:['\u2019]s?(?!\w))?)(?![-\u2011]?\w|=)")
COUNT = re.compile(r"[ \t]+(\d+)(?![-\u2011]?\w)")
OWNERS = ("'s", "\u2019s")
"""Behind these a phrase goes on over a number: "a share of Ana's 80 leads"."""
PLURAL = re.compile(r"[a-z]+[^\Wsui]s")
TITLES = ("Mr", "Ms", "Mrs", "Dr", "St", "No", "M", "Fa", "Hr", "Fr", "Nr", "Sr", "Sra")
"""A full stop behind these ends nothing."""
ORDER_ENDS = re.compile(
    r"[,;:!?](?=\s|$)|"
    + "".join(rf"(?<!\b{title})" for title in TITLES)
    + r"\.(?=\s\W{0,40}[A-Z]|\s*$)|[\n()\u3002\uff0c\uff1b\uff1a\uff01\uff1f]|\s[-\u2013\u2014]\s"
)
"""Where what is quoted of an order ends: at the next mark, not within "No. 7" or "4,000"."""
OF_THINGS = frozenset(
    {
        "undefined_reference",
        "ambiguous_reference",
        "unclear_scope",
        "required_parameter_absent",
        "underspecified_parameter",
    }
)
"""Kinds of issues whose span names a thing; a preposition is a part of a time, a count or a clash."""
HALF_DAY = re.compile(r"\b[ap]\.m$", re.IGNORECASE)


def quote(text: str) -> str:
    """The words on one line, not too long."""
    line = " ".join(text.split()).strip(".,;:!? ")
    if len(line) > LONGEST_QUOTE:
        return line[:LONGEST_QUOTE].rsplit(" ", 1)[0] + " ..."
    return line + "." if HALF_DAY.search(line) else line


def quoted(
    questions: Questions, said: str, after: str = "", before: str = "", kind: str = "", near: int | None = None
) -> dict[str, str]:
    """The span, and what it belongs to (a noun phrase, an order, a clause), as templates know them.

    Where the issue is about a thing, the span is quoted without the preposition ahead of it. Its noun phrase ends at
    the latest `near` characters behind it.
    """
    words = unfollowed(questions, said)
    return {
        "span": quote(unled(questions, words) if kind in OF_THINGS else words),
        "phrase": phrase(questions, words, after[:near] if words == said else ""),
        "bare": bare(questions, words),
        "order": quote(said + order(after)),
        "clause": quote(clause(questions, said, after, before)),
    }


def unfollowed(questions: Questions, said: str) -> str:
    """The span without words at its end that only lead on, or are polite: "the ones from May pls"."""
    words = said.split()
    kept = len(words)
    while kept > 1 and words[kept - 1].lower() in questions.clause_leads:
        kept -= 1
    return said if kept == len(words) else " ".join(words[:kept])


def unled(questions: Questions, said: str) -> str:
    """The span without a preposition ahead of its article or owner: "to the supplier" is the supplier."""
    words = said.split()
    determined = questions.phrase_links - {questions.phrase_link}
    led = len(words) > 2 and words[0].lower() in questions.phrase_leads and words[1].lower() in determined
    return " ".join(words[1:]) if led else said


def bare(questions: Questions, said: str) -> str:
    """The span without the word, or in a script without spaces the character, that only leads in."""
    words = phrase(questions, said, "")
    if not questions.joint:
        lead = next((lead for lead in questions.phrase_leads if words.startswith(lead)), "")
        return words.removeprefix(lead) or words
    return words


def clause(questions: Questions, said: str, after: str, before: str) -> str:
    """The words around a span from mark to mark, without those that only lead on to them ("and", "please")."""
    ahead = before
    for end in ORDER_ENDS.finditer(before):
        ahead = before[end.end() :]
    words = ahead.split()
    while words and words[0].lower() in questions.clause_leads:
        del words[0]
    gap = ahead[len(ahead.rstrip()) :]
    return " ".join(words) + (gap if words else "") + said + order(after)


def clauses_of(text: str) -> Iterator[str]:
    """The clauses of a text, from mark to mark."""
    start = 0
    for end in ORDER_ENDS.finditer(text):
        yield text[start : end.start()]
        start = end.end()
    yield text[start:]


def order(after: str) -> str:
    """What of the text behind a span still belongs to the same clause."""
    end = ORDER_ENDS.search(after)
    return after[: end.start()] if end else after


def phrase(questions: Questions, said: str, after: str) -> str:
    """The noun phrase that a span belongs to: "to a nice", followed by "room at nine", is "a nice room".

    `phrase_leads` are left out at its beginning. It goes on over `phrase_links` to the words that they link
    ("a couple", followed by "of my meetings", is "a couple of my meetings"), but neither over another of
    `phrase_ends` nor over the plural in which it ends, and it ends in none of the two.
    """
    leads, ends, links = questions.phrase_leads, questions.phrase_ends, questions.phrase_links
    words = said.split(" ")
    while len(words) > 1 and words[0].lower() in leads:
        del words[0]
    if words[-1].lower() in ends - links:
        after = ""
    opener = "" if PLURAL.fullmatch(words[-1]) else questions.phrase_link
    opened, linked = words[-1].lower() in links, words[-1].lower() == opener
    rest, place, left, last = 0, 0, LONGEST_REST, ""
    while left and ends and said[-1:].isalnum():
        counted = last.endswith(OWNERS) or ((opened or linked) and not last)
        following = NEXT.match(after, place) or (COUNT.match(after, place) if counted else None)
        if following is None:
            break
        word = following[1]
        linked = not last and word.lower() in links and (linked or (word.lower() == opener and not opened))
        if not linked:
            if word.lower() in ends or (PLURAL.fullmatch(last) and not PLURAL.fullmatch(word)):
                break
            rest, left, last = following.end(), left - 1, word
        place = following.end()
    if not rest:
        while len(words) > 1 and words[-1].lower() in ends:
            del words[-1]
    return quote(" ".join(words) + after[:rest])
