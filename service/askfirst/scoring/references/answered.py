"""The things that the last reply tells off, of which a later "the draft" or "her" can mean any.

"Who needs the course?" - "Adebayo from hall 1 and Viktor from hall 6." - "Sign him up."
"""

from typing import NamedTuple

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import SOMEONE, Mention
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.brackets import depths
from askfirst.text.plurals import is_plural, singular
from askfirst.text.reading import Reading

ASKING = frozenset("which what who whom whose any are show list name is have has".split())
SINGLE = frozenset("only just none nothing no single neither nobody either any".split())
"""With these a reply names one thing, or none."""
SEPARATORS = frozenset({",", ";", "and", "&"})
COUNTS = frozenset("two three four five six both all each yes".split())
"""What leads in a list and is no member of it."""
MEMBER = frozenset({"name", "id", "data", "noun", "det", "number"})
"""Classes of words with which a member of a list begins."""
SMALL = frozenset("the a an of for in on at to from by with and is are was one it , . ; : ( ) 's".split())
OWNING = frozenset({"his", "her"})
"""These tell the sex of who is named before them: "Tunde and his wife Grace"."""
LONGEST = 40
"""Tokens beyond which a reply tells a story rather than a list."""


class Member(NamedTuple):
    """One thing of a list: as written, its words, whether it begins with a name, and the sex that it tells."""

    text: str
    words: frozenset[str]
    named: bool
    gender: str


def answered(discourse: Discourse, m: Mention) -> tuple[str, ...]:
    """What a definite phrase can be among the things that the last reply tells off; empty if it is clear."""
    history = discourse.material.history
    if len(history) < 2 or m.plural or m.named or m.possessor or m.determiner in ("", "a", "an", "each", "every"):
        return ()
    asked = history[-2]
    words = discourse.now.text.reading.words
    modifiers = {word for word in words[m.start : m.end - 1] if word != m.determiner}
    if any(o.end <= m.start and singular(o.head) == singular(m.head) for o in discourse.now.mentions):
        return ()
    someone = (m.person or m.head.endswith(SOMEONE)) and asked.words[:1] in (["who"], ["whom"])
    members = members_of(discourse)
    of_noun = [one for one in members if m.head in one.words or one.text.lower().startswith("one ")]
    if not modifiers and len(of_noun) > 1 and m.head in of_noun[0].words:
        return unsingled(discourse, of_noun)
    if not modifiers <= set(asked.words) or not (someone or asked_for(asked, m.head)):
        return ()
    if someone and not all(one.named for one in members):
        return ()
    return unsingled(discourse, members)


def answered_to(discourse: Discourse, need: str) -> tuple[str, ...]:
    """What a pronoun can be among them: for people only where people were asked for."""
    history = discourse.material.history
    if len(history) < 2 or need not in ("thing", "man", "woman"):
        return ()
    asked = history[-2]
    people = asked.words[:1] in (["who"], ["whom"])
    members = members_of(discourse)
    if need == "thing":
        plural = any(is_plural(word) for word in asked.words[1:4]) and asked.words[0] in ("which", "what")
        return unsingled(discourse, members) if plural and not people and not asked.digits else ()
    sex = "m" if need == "man" else "f"
    if not people or not all(one.named for one in members) or not OWNING.isdisjoint(history[-1].words):
        return ()
    return unsingled(discourse, [one for one in members if one.gender in ("", sex)])


def asked_for(asked: Reading, head: str) -> bool:
    """Whether a message asks for several of the noun, or for which of them."""
    words = asked.words
    return any(singular(word) == singular(head) and (word != singular(word) or words[0] == "which") for word in words)


def unsingled(discourse: Discourse, members: list[Member]) -> tuple[str, ...]:
    """The members as options, unless the text has a word of exactly one of them."""
    if len(members) < 2:
        return ()
    common = frozenset.intersection(*(one.words for one in members)) | SMALL
    text = discourse.now.text
    here = frozenset(w for w, label in zip(text.reading.words, text.classes, strict=True) if label != "time")
    if sum(bool((one.words - common) & here) for one in members) == 1:
        return ()
    return tuple(one.text for one in members)


def members_of(discourse: Discourse) -> list[Member]:
    """The things of the last message, where it answers a question with a list of them."""
    asked, reply = discourse.material.history[-2:]
    words = reply.words
    if not words or not asked.words or asked.words[0] not in ASKING or len(words) > LONGEST:
        return []
    if words[-1] == "?" or not SINGLE.isdisjoint(words) or SEPARATORS.isdisjoint(words):
        return []
    return [member for start, stop in stretches(reply) if (member := member_at(Marked(reply), start, stop))]


def stretches(reply: Reading) -> list[tuple[int, int]]:
    """Where each member of the list in the first sentence begins and ends; what is in brackets belongs to one."""
    words, classes, inside = reply.words, Marked(reply).classes, depths(reply.words)
    starts: list[int] = []
    end = len(words)
    for place, word in enumerate(words):
        first = place == 0 or words[place - 1] in SEPARATORS or words[place - 1] == ":"
        if not inside[place] and first and classes[place] in MEMBER and word not in COUNTS:
            starts.append(place)
        if word == ".":
            end = place
            break
    found = []
    for start, stop in zip(starts, [*starts[1:], end][: len(starts)], strict=True):
        last = stop
        while last > start and words[last - 1] in SEPARATORS | {":"}:
            last -= 1
        found.append((start, last))
    return found


def member_at(text: Marked, start: int, stop: int) -> Member | None:
    """The one thing that a stretch names; None if it names none, or several."""
    reading = text.reading
    if start == stop or not is_one(text, start, stop):
        return None
    return Member(
        reading.raw[reading.starts[start] : reading.ends[stop - 1]],
        frozenset(reading.words[start:stop]),
        reading.capitals[start] and text.classes[start] in ("name", "noun"),
        next((text.genders[p] for p in range(start, stop) if p in text.genders), ""),
    )


def is_one(text: Marked, start: int, stop: int) -> bool:
    """Whether a stretch names one thing: no plural, no mere number of something, no date."""
    words, classes = text.reading.words, text.classes
    head = next((p for p in range(start, stop) if classes[p] in ("noun", "name", "id", "data")), None)
    if head is None:
        return classes[start] == "number" and (stop == start + 1 or words[start + 1] == "(")
    while head + 1 < stop and classes[head + 1] == "noun":
        head += 1
    return not (classes[head] == "noun" and is_plural(words[head])) and "time" not in classes[start : start + 1]
