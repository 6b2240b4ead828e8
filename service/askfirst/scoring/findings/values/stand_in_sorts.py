"""Which words stand in for a value, and where: each sort of stand-in with its test."""

from collections.abc import Callable
from typing import NamedTuple

from askfirst.scoring.findings.settled import asked_for, stated
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

SUBJECT_LEADS = frozenset(
    "because that if when since while although as unless until once whenever where whether is are was "
    "were be "
    "been has have had got 's there time case".split()
)
"""After these the words are part of a statement or a condition, not what is to be acted on."""
NARROWING = frozenset("of for that which we i he she they you set agreed given in on defined".split())
FREE = frozenset("any pick choose select either only just every each exactly no which".split())
TELLING = frozenset(
    "tell inform send message text email mail notify update tag mention mentioning visiting to know let".split()
)
SPECIFYING = frozenset(
    "called named titled with containing that which for about of like where whose entitled from".split()
)


def acted_on(reading: Reading, hit: Hit) -> bool:
    """Whether the words are the object of something to do, not the subject of a statement."""
    if hit.start == 0 or reading.sentences[hit.start] != reading.sentences[hit.start - 1]:
        return False
    if stated(reading, hit) or reading.words[hit.start - 1] in SUBJECT_LEADS:
        return False
    return not any(asked_for(reading, hit, verbs) for verbs in ("@asking_verb", "@telling_verb"))


def replaced(reading: Reading, hit: Hit) -> bool:
    """Whether "another" exchanges something; after a verb of adding it only means one more."""
    before = hit.start - 1
    if reading.words[before] in {"me", "him", "her", "us", "them", "you"}:
        before -= 1
    adding = any(verb.end - 1 == before for verb in reading.hits("@creating_verb"))
    return acted_on(reading, hit) and not adding and "one" not in reading.words[max(0, hit.start - 4) : hit.start]


def adjacent(reading: Reading, hit: Hit) -> bool:
    """Whether "the other" stands right before its noun and exchanges something."""
    return replaced(reading, hit) and any(noun.start == hit.end for noun in reading.hits("@parameter_noun"))


def bare(reading: Reading, hit: Hit) -> bool:
    """Whether nothing narrows "the metric" or "the limit": no complement, no clause, no number."""
    after = reading.words[hit.end : hit.end + 1]
    return acted_on(reading, hit) and (not after or after[0] not in NARROWING) and not narrowed(reading, hit)


def narrowed(reading: Reading, hit: Hit) -> bool:
    """Whether the noun is used before, so that it points back."""
    return reading.words[hit.end - 1] in reading.words[: hit.start]


def chosen(reading: Reading, hit: Hit) -> bool:
    """Whether "one of ours" has to be known; where the choice is left free, it has not."""
    lead = reading.words[max(0, hit.start - 2) : hit.start]
    return acted_on(reading, hit) and not FREE & set(lead)


def unnamed(reading: Reading, hit: Hit) -> bool:
    """Whether "my friend" is to be told something and has no name anywhere near."""
    near = reading.words[max(0, hit.start - 3) : hit.start]
    named = any(name.start >= hit.end and name.start - hit.end <= 2 for name in reading.entities("name"))
    return acted_on(reading, hit) and bool(TELLING & set(near)) and not named and not reading.entities("email")


def unmeasured(reading: Reading, hit: Hit) -> bool:  # noqa: ARG001 - one interface for all sorts
    """Whether "that amount" has no number it could point to."""
    return not reading.entities("number")


def handed_on(reading: Reading, hit: Hit) -> bool:
    """Whether work is given to "someone": not in a condition, not as a message to others."""
    before = reading.words[hit.start - 1] if hit.start else ""
    return before not in SUBJECT_LEADS and not asked_for(reading, hit, "@asking_verb")


def unspecified(reading: Reading, hit: Hit) -> bool:
    """Whether "a file" is worked on although nothing says which one."""
    if {"when", "whenever", "if", "every", "each", "new"} & set(reading.words[: hit.start]):
        return False
    after = reading.words[hit.end : hit.end + 1]
    return not after or after[0] not in SPECIFYING


class Sort(NamedTuple):
    """A sort of stand-in: the test of its place, and the list of nouns that may follow.

    Without a list any noun will do; an empty one says that the words end with their noun.
    """

    accepts: Callable[[Reading, Hit], bool]
    nouns: str | None = ""


SORTS = {
    "@stand_in_certain": Sort(acted_on, None),
    "@stand_in_other": Sort(replaced, "@parameter_noun"),
    "@stand_in_put": Sort(replaced, None),
    "@stand_in_one_of": Sort(chosen, None),
    "@stand_in_some": Sort(acted_on, "@parameter_noun"),
    "@stand_in_the_other": Sort(adjacent, "@parameter_noun"),
    "@stand_in_bare": Sort(bare),
    "@stand_in_person": Sort(unnamed),
    "@stand_in_measure": Sort(unmeasured),
    "@stand_in_one": Sort(handed_on),
    "@stand_in_record": Sort(unspecified),
}
