"""What a pronoun for one can mean, where that is more than one thing."""

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.mentions import Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.fits import fits
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS
from askfirst.text.plurals import singular

SMALL = frozenset(", . and the in of to a an for from ( ) ; : at on with by is are was it that this".split())
"""Words that tell nothing apart."""


def several(discourse: Discourse, anaphor: Anaphor) -> tuple[str, ...]:
    """What a pronoun for one can mean, if that is more than one thing; empty if it is clear."""
    now, need, people = discourse.now, anaphor.need, anaphor.need != "thing"
    if need == "many" or distributed(now, anaphor):
        return ()
    earlier = [m for m in now.mentions if m.end <= anaphor.start and fits(m, need) and not m.plural]
    if earlier or any(g.end <= anaphor.start and g.people == people for g in now.groups):
        return in_text(now, anaphor, earlier)
    for one in discourse.before:
        if options := in_message(one, need) or parallel(one, need):
            return () if singled_out(now, options, one) else options
        if any(fits(m, need) and not m.plural and "circumstance_noun" not in m.sorts for m in one.mentions):
            return ()
    return ()


EACH = frozenset({"each", "every", "both"})


def distributed(now: Message, anaphor: Anaphor) -> bool:
    """Whether a possessive belongs to each of several in turn: "send each to its customer"."""
    reading = now.text.reading
    if reading.words[anaphor.start] not in POSSESSIVE_PRONOUNS:
        return False
    return any(
        reading.words[p] in EACH and reading.sentences[p] == reading.sentences[anaphor.start]
        for p in range(max(0, anaphor.start - 8), anaphor.start)
    )


def in_text(now: Message, anaphor: Anaphor, earlier: list[Mention]) -> tuple[str, ...]:
    """The members of the last group ahead of a pronoun, unless something else was named since."""
    people = anaphor.need != "thing"
    for group in reversed(now.groups):
        if group.end > anaphor.start or group.people != people or len(group.options) < 2:
            continue
        if people and sum(group.start <= m.start and m.end <= group.end for m in earlier) < 2:
            continue
        since = any(m.start >= group.end and not weak(m, people) for m in earlier)
        return () if since else group.options
    return ()


def weak(m: Mention, people: bool) -> bool:
    """Whether a phrase is hardly what a pronoun takes up: a place, an owner, a detail."""
    if people:
        return (not m.person and (m.possessor or bool(m.before))) or not (m.named or m.determiner in OWNED)
    return bool(m.before) or m.possessor or not (m.determiner or m.named)


OWNED = frozenset("my our his her their".split())


def in_message(one: Message, need: str) -> tuple[str, ...]:
    """The members of the last list in a message."""
    usable = [group for group in one.groups if group.people == (need != "thing")]
    if need != "thing":
        fitting = [m for m in one.mentions if fits(m, need) and m.named]
        usable = [group for group in usable if sum(m.text in group.options for m in fitting) > 1]
    return usable[-1].options if usable else ()


def singled_out(now: Message, options: tuple[str, ...], one: Message) -> bool:
    """Whether the text itself has a word of exactly one of the options."""
    words = frozenset(now.text.reading.words)
    lists = next((group.words for group in reversed(one.groups) if group.options == options), ())
    common = frozenset.intersection(*lists) if lists else frozenset()
    return sum(bool((member - common - SMALL) & words) for member in lists) == 1


def parallel(one: Message, need: str) -> tuple[str, ...]:
    """Things of one kind in a message, each in a sentence of its own: "T-88 is open. T-91 is done."."""
    if need != "thing":
        people = [m for m in one.mentions if m.person and fits(m, need) and m.classes[-1] == "name"]
        names = tuple(dict.fromkeys(m.text for m in people))
        return names if len(names) > 1 and not any(a in b or b in a for a in names for b in names if a != b) else ()
    if {"now", "renamed", "instead", "became"} & set(one.text.reading.words):
        return ()
    named = [
        m
        for m in one.mentions
        if (m.named or len(m.words) > 1) and not m.plural and not m.possessor and not m.before and not m.person
    ]
    for m in named:
        same = tuple(dict.fromkeys(o.text for o in named if stem_of(o) == stem_of(m)))
        if len(same) > 1:
            return same
    return ()


def stem_of(m: Mention) -> str:
    """What two ids or two rooms have in common: the letters before the number, or the noun."""
    if m.classes[0] == "noun":
        return singular(m.head)
    if m.classes == ("data",) * len(m.classes) and "." in m.text:
        return m.text.rsplit(".", 1)[-1]
    code = (
        next((word for word in m.text.split() if any(letter.isdigit() for letter in word)), "")
        if "id" in m.classes
        else ""
    )
    return code.split("-")[0].rstrip("0123456789").lower() or m.text
