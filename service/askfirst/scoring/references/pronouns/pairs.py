"""Two of one sort in a sentence before a pronoun."""

from bisect import bisect_right

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.prior import by_start, single


def weak(m: Mention, people: bool) -> bool:
    """Whether a phrase is hardly what a pronoun takes up: a place, an owner, a detail."""
    if people:
        return (not m.person and (m.possessor or bool(m.before))) or (
            not m.named and m.determiner not in ("my", "our", "his", "her", "their")
        )
    return bool(m.before) or m.possessor or (not m.determiner and not m.named)


def pair(now: Message, anaphor: Anaphor) -> tuple[str, ...]:
    """Two of one sort in a statement just before an order: "Forklift 3 hit truck 12. Take it away."."""
    reading = now.text.reading
    here = reading.sentences[anaphor.start]
    if anaphor.need != "thing":
        return two_people(now, anaphor)
    prior = single(now, anaphor.need).until(anaphor.start)
    if len(prior) != 2:
        return ()
    told = [m for m in prior if reading.sentences[m.start] == here - 1 and m.named and not m.possessor]
    if len(told) != 2 or now.text.classes[reading.sentences.index(here - 1)] == "verb":
        return ()
    one, other = told
    if now.text.reading.words[one.end : other.start] in ([","], ["("], []):
        return ()
    if not one.sorts & other.sorts or one.person or one.text.lower() == other.text.lower():
        return ()
    return (one.text, other.text)


def two_people(now: Message, anaphor: Anaphor) -> tuple[str, ...]:
    """Two people of one sex named before, none of them in the pronoun's own clause."""
    earliest = first_people(now, anaphor.need)
    if bisect_right([m.end for m in earliest], anaphor.start) != 2:
        return ()
    names = tuple(m.text for m in earliest[:2])
    people = [m for m in single(now, anaphor.need).until(anaphor.start) if is_named(m)]
    clauses = now.text.reading.clauses
    if any(clauses[m.start] == clauses[anaphor.start] for m in people):
        return ()
    if any(one in other for one in names for other in names if one != other):
        return ()
    last = now.text.reading.sentences[people[-1].start]
    if any(now.text.reading.sentences[m.start] != last for m in people):
        return ()
    return names


def is_named(m: Mention) -> bool:
    """Whether somebody is called by a name that tells the sex."""
    return bool(m.person and m.named and m.classes[-1] == "name" and m.gender)


def first_people(now: Message, need: str) -> list[Mention]:
    """Where the first three different people are first named whom a pronoun of that need fits."""
    found: dict[str, Mention] = {}
    for m in single(now, need).mentions:
        if is_named(m):
            found.setdefault(m.text, m)
            if len(found) == 3:
                break
    return list(found.values())


CONTAINING = [["of"], ["from"], ["in"]]


def inside(now: Message, end: int) -> bool:
    """Whether the things that end here are parts of one, which is rather meant: "chapters 2 and 3 of the handbook"."""
    if now.text.reading.words[end : end + 1] not in CONTAINING:
        return False
    starts = by_start(now)
    whole = starts.get(end) or starts.get(end + 1)
    if whole is None or whole.plural or whole.person:
        return False
    return bool(whole.determiner) or whole.classes[-1] in ("id", "data")
