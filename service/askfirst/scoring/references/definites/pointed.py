"""Phrases that point: "those photos", "that post"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.known import is_known
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.hit import Hit
from askfirst.text.plurals import is_plural

POINTERS = frozenset({"this", "that", "these", "those"})
CLAUSE_LEADS = frozenset({"of", "who", "which", "whose", "called", "named", "titled", "where", "ending", "marked"})
LONGEST = 3
"""Words of a phrase that points at one thing: "that witty opening line"."""
CLAUSE = 6
"""Tokens behind a noun in which a clause on it begins."""


def pointed(discourse: Discourse) -> list[Hit]:
    """The phrases that point at something which nothing in the case could be: "those photos"."""
    if discourse.found or POINTERS.isdisjoint(discourse.material.text.words):
        return []
    found = [
        m
        for m in discourse.now.mentions
        if points(discourse, m) and not (discourse.brings_noun(m) or is_known(discourse, m))
    ]
    return [Hit(m.start, m.end) for m in found]


def points(discourse: Discourse, m: Mention) -> bool:
    """Whether a demonstrative stands before the noun and asks for a thing named before."""
    if m.determiner not in POINTERS or m.named or m.possessor or len(m.words) > LONGEST or m.head[0].isdigit():
        return False
    if discourse.now.aside[m.start] or m.before == "within":
        return False  # "I hate that report", "within that limit"
    if m.plural != (m.determiner in ("these", "those")):
        return False
    reading = discourse.now.text.reading
    places = range(m.start + 1, m.end + 1)
    lists = ("@time_noun", "@near_noun") if m.determiner in ("this", "these") else ("@time_noun",)
    if any(hit.start in places for name in lists for hit in reading.all_hits.get(name, ())):
        return False
    if any(
        hit.start <= m.start < hit.end and hit.end > m.start + 1 for hit in reading.all_hits.get("@idle_pronoun", ())
    ):
        return False  # "in that case", but not "of that checklist"
    if m.end < len(reading.words) and reading.words[m.end] in CLAUSE_LEADS:
        return False
    if told_apart(discourse, m) or (m.plural and reading.words[m.end : m.end + 1] in (["from"], ["about"])):
        return False  # "those mails from recruiters pile up"
    if relative(discourse, m):
        return False
    if m.plural and asked_on(discourse, m):
        return False
    return m.determiner != "that" or not joins(discourse, m.start)


def asked_on(discourse: Discourse, m: Mention) -> bool:
    """Whether one question goes on about what it asked of: "which hour was the busiest, and where did those visits".

    Where it begins with what is to be found out, the answer to that says which ones are meant.
    """
    reading = discourse.now.text.reading
    first, last = reading.sentence_start(m.start), reading.sentence_end(m.start) - 1
    return (
        reading.words[last] == "?" and reading.words[first] in QUESTIONS and "and" in reading.words[first + 3 : m.start]
    )


QUESTIONS = frozenset({"what", "which", "when", "how", "who", "where"})


RELATED = [["all"], ["those"], ["ones"], ["any"], ["everything"], ["anything"]]


def relative(discourse: Discourse, m: Mention) -> bool:
    """Whether "that" opens a clause here, of which the next word is the verb: "all that return"."""
    reading = discourse.now.text.reading
    if reading.words[m.start - 1 : m.start] in RELATED:
        return True
    acting = [
        name for name in ("@verb", "@past_form") if any(h.start == m.start + 1 for h in reading.all_hits.get(name, ()))
    ]
    if not acting:
        return False
    if is_plural(reading.words[m.start - 1]) and m.start > 1:
        return True  # "contacts that share an address"
    if m.sorts:
        return False
    ordered = m.before in ("of", "with") or discourse.now.text.classes[m.start - 1 : m.start] == ["verb"]
    return not ordered or "@past_form" in acting or reading.words[m.start + 1].endswith("ed")


def told_apart(discourse: Discourse, m: Mention) -> bool:
    """Whether a clause says which one: "those tickets in my queue where ...", "that ticket you opened for me"."""
    words = discourse.now.text.reading.words[m.end : m.end + CLAUSE]
    return words[:1] == ["you"] or (
        m.determiner == "those" and not {"where", "which", "who", "whose"}.isdisjoint(words)
    )


def joins(discourse: Discourse, position: int) -> bool:
    """Whether "that" opens a clause here: "confirm that delivery ..."."""
    if not position:
        return False
    text = discourse.now.text
    if any(hit.end == position for hit in text.reading.all_hits.get("@that_clause_lead", ())):
        return True
    return text.classes[position - 1] in ("noun", "name", "id", "data", "pronoun", "time", "number")
