"""Pronouns that the text explains only after them: "tell her ...; she is Ms Aebi", "her brief, Ana's"."""

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.mentions.mention import NAMED, Mention
from askfirst.scoring.references.pronouns.anaphors import Anaphor
from askfirst.scoring.references.pronouns.fits import fits
from askfirst.scoring.references.words.verbs import POSSESSIVE_PRONOUNS
from askfirst.text.lazy import once

SUBJECT = {"man": "he", "woman": "she", "many": "they", "thing": "it"}
"""The pronoun that says in a sentence of its own who or what is meant."""
SUBJECTS = frozenset(SUBJECT.values())
BEING = frozenset({"is", "'s", "was", "are", "were", "'re"})


def told_later(now: Message, anaphor: Anaphor) -> bool:
    """Whether something behind the pronoun says what it stands for."""
    later = [m for m in now.mentions if m.start >= anaphor.end]
    return said_to_be(now, anaphor) or listed_behind(now, anaphor, later) or owned_by(now, anaphor, later)


def said_to_be(now: Message, anaphor: Anaphor) -> bool:
    """As in "Tell her that ...; she is Ms Aebi": the same pronoun with a name for what it is."""
    return introductions(now).get(SUBJECT[anaphor.need], -1) >= anaphor.start


@once
def introductions(now: Message) -> dict[str, int]:
    """The last place of each pronoun that a form of "be" and a name follow."""
    words, classes = now.text.reading.words, now.text.classes
    return {
        words[p]: p
        for p in range(len(words) - 2)
        if words[p + 1] in BEING and words[p] in SUBJECTS and not NAMED.isdisjoint(classes[p + 2 : p + 4])
    }


def listed_behind(now: Message, anaphor: Anaphor, later: list[Mention]) -> bool:
    """As in "Launch it, the campaign 'Seed swap'", "tell him thanks for the order: Mr. De Wit"."""
    words, sentences = now.text.reading.words, now.text.reading.sentences
    for m in later:
        if not m.named or not fits(m, anaphor.need) or sentences[m.start] != sentences[anaphor.start]:
            continue
        if m.start == anaphor.end + 1 and words[anaphor.end] == "," and m.determiner == "the":
            return True
        if anaphor.need in ("man", "woman") and m.classes[0] == "name" and words[m.start - 1] == ":":
            return True
    return False


def owned_by(now: Message, anaphor: Anaphor, later: list[Mention]) -> bool:
    """Whether what is owned is named itself: "her brief, Ana's", "her name, 'Asta'", "her card ..., card 6"."""
    words, classes = now.text.reading.words, now.text.classes
    if words[anaphor.start] not in POSSESSIVE_PRONOUNS:
        return False
    own = next((m for m in now.mentions if m.start == anaphor.start and m.determiner), None)
    if own is None:
        return False
    if words[own.end : own.end + 1] in ([","], ["("]) and classes[own.end + 1 : own.end + 2] in (
        ["name"],
        ["data"],
        ["id"],
    ):
        return True
    return any(m.head == own.head and m.named and not m.determiner for m in later)
