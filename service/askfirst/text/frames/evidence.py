"""What can be seen in and around a clause: phrases, facts, names, and words that point elsewhere."""

from bisect import bisect_right
from collections.abc import Iterator

from askfirst.text.frames.bygone import bygone
from askfirst.text.frames.clause import DETERMINERS, OPENING, PERSONAL, Clause, Part, capitals_in
from askfirst.text.frames.words import GREETINGS, TELLING
from askfirst.text.hit import Hit
from askfirst.text.lazy import once
from askfirst.text.names import capital
from askfirst.text.nouns import STOPS
from askfirst.text.reach import aside
from askfirst.text.reading import Reading
from askfirst.text.standing import any_between, any_of, near, starting


def behind(clause: Clause, leads: frozenset[str]) -> Iterator[Part]:
    """The phrases behind the object that one of the words leads in and that hold something."""
    return (part for part in clause.rest if part.lead in leads and part.end > part.start)


def anywhere(clause: Clause, leads: frozenset[str]) -> Iterator[Part]:
    """The same in the whole clause."""
    return (part for part in clause.parts if part.lead in leads and part.end > part.start)


def ordering(clause: Clause, at: int) -> bool:
    """Whether a verb in its plain form stands at the token: "to confirm", not "to Anna" or "to list A"."""
    reading = clause.reading
    if capital(reading, at) or at not in reading.begins("@order_verb"):
        return False
    noun = clause.within("@verb_noun", at, at + 1)
    return not (
        noun and (at + 1 >= len(reading) or clause.concrete(at + 1, min(at + 3, len(reading))) or compound(clause, at))
    )


def compound(clause: Clause, at: int) -> bool:
    """Whether a plain noun follows, as in "archive storage"; behind a verb stands "the", "it" or a name."""
    word = clause.reading.words[at + 1]
    return word.isalpha() and not word.endswith("s") and word not in STOPS | DETERMINERS | PERSONAL


def dated(clause: Clause, part: Part) -> bool:
    """Whether the part begins with a time, and not with a name that begins with one: "to Q4-Retention"."""
    reading = clause.reading
    first = part.start + (reading.words[part.start] in LEADING)
    here = Hit(first, first + 1)
    times = (hit for name in ("date", "clock_time") for hit in near(reading, name).around(here, 0))
    return any(hit.start <= first < hit.end and not begins_name(reading, hit.end) for hit in times)


def begins_name(reading: Reading, end: int) -> bool:
    """Whether a hyphen without a space joins what ends here to a word."""
    return (
        end + 1 < len(reading)
        and reading.words[end] in HYPHENS
        and reading.words[end + 1].isalpha()
        and reading.starts[end + 1] == reading.starts[end] + 1
    )


HYPHENS = frozenset({"-", "\u2011", "_"})


LEADING = DETERMINERS | frozenset("next last about around approximately early late".split())
"""Words ahead of a date that belong to it."""


def addressed(clause: Clause, part: Part) -> bool:
    """Whether somebody or something is named in the part: neither what to do nor when."""
    return not ordering(clause, part.start) and not dated(clause, part)


def said(clause: Clause, cues: frozenset[str]) -> bool:
    """Whether one of the words stands in the clause."""
    if any_of(clause.reading, OPENING, clause.start, clause.stop):
        return not cues.isdisjoint(clause.words)
    return any_of(clause.reading, cues, clause.start, clause.stop)


def found(clause: Clause, names: tuple[str, ...], start: int, end: int) -> bool:
    """Whether a fact begins between two tokens, outside asides and what tells only how it was."""
    reading = clause.reading
    return any(
        not aside(reading, hit.start) and not bygone(reading, hit.start)
        for name in names
        for hit in starting(near(reading, name).hits, start, end)
    )


def quoted(clause: Clause) -> bool:
    """Whether words in quotes follow the verb that are not those which stood there before."""
    return found(clause, ("quote",), clause.start, len(clause.reading))


def elsewhere(clause: Clause) -> bool:
    """Whether the order says where its missing part stands."""
    hits = clause.reading.all_hits.get("@elsewhere", ())
    here = starting(hits, clause.object.end, clause.stop)
    return any(not aside(clause.reading, hit.start) for hit in here)


def later(clause: Clause) -> range:
    """The tokens of the sentences behind the clause's own."""
    sentences = clause.reading.sentences
    behind = bisect_right(sentences, sentences[clause.verb.start])
    return range(max(clause.stop, behind), len(sentences))


def ahead(clause: Clause) -> range:
    """The tokens ahead of the verb, a greeting left out."""
    words = clause.reading.words
    start = 0
    if words[:1] and words[0] in GREETINGS:
        start = next((at + 1 for at in range(min(6, len(words))) if words[at] in {",", "!", "."}), 0)
    return range(min(start, clause.verb.start), clause.verb.start)


def told(clause: Clause) -> bool:
    """Whether a later sentence or a quote seems to say it: "the new one is ...", not "the old one was ..."."""
    behind = later(clause)
    return any_between(telling(clause.reading), behind.start, behind.stop) or quoted(clause)


@once
def telling(reading: Reading) -> list[int]:
    """The words of a text that tell how things are, in order, and not how they were."""
    return [at for at, word in enumerate(reading.words) if word in TELLING and not bygone(reading, at)]


def dative(clause: Clause) -> bool:
    """Whether a person stands ahead of the thing: "send Milena contract IC-40", "mail the team the link"."""
    reading, part = clause.reading, clause.object
    words = reading.words
    if part.end == part.start:
        return False
    if words[part.start] in PERSONAL:
        return True
    sum_of_money = bool(starting(near(reading, "money").hits, part.start, part.start + 1))
    named = capital(reading, part.start) and not reading.data_kinds[part.start] and not sum_of_money
    if named and part.start not in reading.covered("id"):
        return True
    inner = range(part.start + 1, part.end)
    second = next(
        (at for at in inner if words[at] in DETERMINERS and words[at - 1] not in {"of", "all", "both", "'s"}), 0
    )
    if second and words[second - 1] not in DETERMINERS:
        return True
    return clause.within("@frame_person", part.start, part.end) and words[part.end - 1] != "'s"


def somebody_ahead(clause: Clause) -> bool:
    """Whether a name or a person stands ahead of the order, so that it may go to them."""
    tokens = ahead(clause)
    if any_between(named_in(clause.reading), tokens.start + 1, tokens.stop):
        return True
    return clause.within("@frame_person", tokens.start, clause.verb.start)


@once
def named_in(reading: Reading) -> list[int]:
    """The tokens of names that are no ids, in order."""
    ids = reading.covered("id")
    return [at for at in capitals_in(reading) if at not in ids]
