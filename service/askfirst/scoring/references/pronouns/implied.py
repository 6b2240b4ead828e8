"""What a pronoun can stand for although no phrase names it alone: an amount, a whole statement, a record's person."""

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS

AMOUNTS = ("money", "percent")
STATED = 4
"""Tokens that a statement has at least, so that "that" can take it up."""
RECORDS = frozenset({"work_noun", "trade_noun", "place_noun", "event_noun", "circumstance_noun", "document_noun"})
"""Sorts of things that belong to somebody where they have a number: "flat 9", "file A-90"."""


def stated_before(now: Message, anaphor: Anaphor) -> bool:
    """Whether "it" or "that" can take up the one amount of the text, or "that" a statement."""
    if anaphor.need != "thing":
        return False
    reading = now.text.reading
    amounts = {
        reading.plain[reading.starts[hit.start] : reading.ends[hit.end - 1]]
        for name in AMOUNTS
        for hit in reading.entities(name)
        if hit.end <= anaphor.start
    }
    if len(amounts) == 1 or reading.words[anaphor.start] != "that":
        return len(amounts) == 1
    dates = [hit for hit in reading.entities("date") if hit.end <= anaphor.start]
    if any(reading.sentences[hit.start] == reading.sentences[anaphor.start] for hit in dates):
        return True
    return sum(now.told[: anaphor.start]) >= STATED


def spoken_of(now: Message, anaphor: Anaphor) -> bool:
    """Whether the same sentence speaks of anything before, or the text opens with "they".

    Who is only called by name, as in "Ines, send it", is not spoken of.
    """
    sentences, words = now.text.reading.sentences, now.text.reading.words
    if anaphor.start == 0 and anaphor.need == "many":
        return True
    return any(
        m.end <= anaphor.start
        and sentences[m.start] == sentences[anaphor.start]
        and not (words[m.end] == "," and (not m.start or sentences[m.start - 1] != sentences[m.start]))
        for m in now.mentions
    )


def someone_implied(now: Message, anaphor: Anaphor) -> bool:
    """Whether somebody goes without saying: "applicant file A-90", "flat 9", "the model withdrew her consent"."""
    earlier = [m for m in now.mentions if m.end <= anaphor.start and not m.plural]
    if any(has_person(now, m) or is_record(m) for m in earlier):
        return True
    reading = now.text.reading
    if reading.words[anaphor.start] not in POSSESSIVE_PRONOUNS:
        return False
    return any(
        m.determiner
        and not m.sorts
        and not m.before
        and (now.text.classes[m.end : m.end + 1] == ["verb"] or (m.end == anaphor.start and len(m.words) > 1))
        and reading.sentences[m.start] == reading.sentences[anaphor.start]
        for m in earlier
    )


def has_person(now: Message, m: Mention) -> bool:
    """Whether one of the words of the phrase is for somebody: "the guest star", "applicant file"."""
    return any("person_noun" in now.text.sorts.get(p, ()) for p in range(m.start, m.end))


def is_record(m: Mention) -> bool:
    """Whether it is a numbered thing that somebody has."""
    return m.named and bool(m.sorts & RECORDS) and m.classes[-1] in ("id", "number")
