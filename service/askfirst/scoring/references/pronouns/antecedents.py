"""Which of the things named before a pronoun can be meant."""

import itertools
from bisect import bisect_left

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.cataphora import cataphoric
from askfirst.scoring.references.pronouns.fits import fits
from askfirst.scoring.references.pronouns.implied import someone_implied, spoken_of, stated_before
from askfirst.scoring.references.pronouns.later import told_later
from askfirst.scoring.references.pronouns.plausible import BODIES, can_be, governs
from askfirst.scoring.references.pronouns.supposed import supposed
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.lazy import once


def has_antecedent(discourse: Discourse, anaphor: Anaphor) -> bool:
    """Whether anything in the case can be meant at all."""
    now = discourse.now
    if any(m.end <= anaphor.start and can_be(now, m, anaphor) and not holds(now, m, anaphor) for m in now.mentions):
        return True
    if anaphor.need in ("thing", "many") and (
        supposed(now, anaphor) or ordered_before(now, anaphor) or stated_before(now, anaphor) or spoken_of(now, anaphor)
    ):
        return True
    if anaphor.need in ("man", "woman") and (someone_named(now, anaphor) or someone_implied(now, anaphor)):
        return True
    if discourse.brings(anaphor.need) or (anaphor.need == "many" and side_by_side(now, anaphor.start)):
        return True
    if anaphor.need != "thing" and any(
        hit.end <= anaphor.start for hit in now.text.reading.all_hits.get("@someone_word", ())
    ):
        return True
    later = [m for m in now.mentions if m.start >= anaphor.end and fits(m, anaphor.need)]
    if cataphoric(now.text, anaphor, later) or told_later(now, anaphor):
        return True
    if anaphor.need in ("man", "woman") and introduced(now, anaphor.start, later):
        return True
    if anaphor.need == "thing" and quoted_after(now.text, anaphor):
        return True
    return any(
        fits(m, anaphor.need)
        and ("circumstance_noun" not in m.sorts or m.named)
        and not bare_word(m, anaphor)
        and can_be_before(now, m, anaphor)
        for one in discourse.before
        for m in one.mentions
    ) or any(one.groups for one in discourse.before)


AT_PLACES = frozenset({"in", "at", "from", "near"})


def can_be_before(now: Message, m: Mention, anaphor: Anaphor) -> bool:
    """Whether a phrase of the history is no mere place or number, and can undergo what is ordered.

    "6,200 followers" are no "it", "in Split" is no "her", and nobody prints a printer.
    """
    place = m.before in AT_PLACES and not m.person
    if anaphor.need in ("man", "woman"):
        return not place
    if anaphor.need == "many":
        return not (m.person and m.named and not m.words.isdisjoint(now.text.reading.words))
    if m.plural and not m.named and now.text.reading.words[anaphor.start] == "it":
        return False
    if place and m.classes[-1] == "name" and not m.sorts:
        return False
    return not (m.sorts & BODIES and governs(now, anaphor, "@document_verb"))


def bare_word(m: Mention, anaphor: Anaphor) -> bool:
    """Whether a word of the history is too little for the pronoun: "space in the garage" is no "him"."""
    if anaphor.need not in ("man", "woman"):
        return False
    return not (m.person or m.named or m.determiner or m.text[0].isupper())


def ordered_before(now: Message, anaphor: Anaphor) -> bool:
    """Whether the sentence orders something with a thing ahead of the pronoun, or names it ahead of a colon.

    "Keep the logs for 180 days, then delete them", "call-out 7713: mark it closed".
    """
    text = now.text
    words, sentences = text.reading.words, text.reading.sentences
    for m in now.mentions:
        if m.end > anaphor.start or m.person or m.possessor or sentences[m.start] != sentences[anaphor.start]:
            continue
        many = m.plural or "and" in words[m.start : m.end]
        if m.classes[-1] == "time" or (anaphor.need == "many") != many:
            continue
        object_ = m.start and text.classes[m.start - 1] == "verb" and (m.determiner or m.named or many)
        if object_ or (":" in words[m.end : anaphor.start] and (m.named or m.determiner) and not m.before):
            return True
    first = bisect_left(sentences, sentences[anaphor.start])
    ahead = text.classes[first : anaphor.start]
    if anaphor.need == "many":
        return "det" in ahead and any(
            sort == "det" and plural_behind(words, p, anaphor.start) for p, sort in enumerate(ahead, first)
        )
    before = words[first : anaphor.start]
    named = ahead[: before.index(":")] if ":" in before else []
    return "number" in named or "id" in named


def plural_behind(words: list[str], position: int, end: int) -> bool:
    """Whether a word in the plural stands at most three tokens behind an article: "the chat logs"."""
    near = words[position + 1 : min(position + 4, end)]
    return any(len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")) for word in near)


def someone_named(now: Message, anaphor: Anaphor) -> bool:
    """Whether a name stands ahead that may be somebody's, whatever is beside it: "apprentice Zosia drill set"."""
    return any(
        m.end <= anaphor.start
        and "name" in m.classes
        and (not m.plural or has_first_name(now, m))
        and not m.possessor
        and m.gender in ("", anaphor.need[0].replace("w", "f"))
        and (m.before not in ("in", "at", "from", "via", "on") or in_case(m))
        for m in now.mentions
    )


def has_first_name(now: Message, m: Mention) -> bool:
    """Whether a first name stands in a longer phrase: "rep Marek Dudek postcodes 15 to 19"."""
    return any("first_name" in now.text.sorts.get(place, ()) for place in range(m.start, m.end))


def in_case(m: Mention) -> bool:
    """Whether "in case" leads in a name, which is no place: "in case Evangelia cancels"."""
    return m.before == "in" and m.classes[0] == "noun" and m.text.lower().startswith("case ")


def holds(now: Message, m: Mention, anaphor: Anaphor) -> bool:
    """Whether the pronoun belongs to the phrase itself, which it then cannot mean: "the seal in it"."""
    return (
        anaphor.need == "thing"
        and m.end + 1 == anaphor.start
        and now.text.reading.words[m.end] in ("in", "of", "inside")
    )


def introduced(now: Message, position: int, later: list[Mention]) -> bool:
    """Whether the first sentence tells of someone who is named later: "She resigned. Pay Ms Quint ..."."""
    reading = now.text.reading
    if reading.sentences[position] != reading.sentences[0] or not now.told[position]:
        return False
    people = {m.head for m in later if m.person and m.named}
    return len(people) == 1


def side_by_side(now: Message, position: int) -> bool:
    """Whether two things were named in one breath before: "cost and speed", "rooms A1 and A2"."""
    if any(group.end <= position for group in now.groups):
        return True
    figures, things = first_pairs(now)
    return figures < position - 1 or things <= position


@once
def first_pairs(now: Message) -> tuple[int, int]:
    """Where two figures or ids are first joined ("stops 9 and 10"), and where the first two things joined end."""
    words, classes = now.text.reading.words, now.text.classes
    joints = (p for p in range(1, len(words) - 1) if words[p] in ("and", "&", "or"))
    figures = (p for p in joints if classes[p - 1] == classes[p + 1] and classes[p + 1] in ("number", "id"))
    things = (
        other.end
        for one, other in itertools.pairwise(now.mentions)
        if words[one.end : other.start] in (["and"], ["or"], ["&"], [","])
    )
    return next(figures, len(words)), next(things, len(words) + 1)


def quoted_after(text: Marked, anaphor: Anaphor) -> bool:
    """Whether "this" or "it" announces what follows a colon or stands in quotes."""
    words = text.reading.words
    if words[anaphor.start] not in ("it", "this", "these"):
        return False
    if ":" in words[anaphor.end :]:
        return True
    return words[anaphor.start] != "it" and "data" in text.classes[anaphor.end :]
