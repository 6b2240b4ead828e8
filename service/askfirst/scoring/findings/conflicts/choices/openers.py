"""Words ahead of an "or" that make it one of many, so that nothing is to choose: "if", "any", "customers"."""

from collections.abc import Sequence

from askfirst.scoring.findings.conflicts.choices.sides import days_beside
from askfirst.scoring.findings.statements.options import first_lead
from askfirst.scoring.findings.statements.places import places, sentence_of
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading


def opened(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether something ahead in the sentence makes the "or" one that leaves nothing to choose."""
    if any(idiom.overlaps(hit) for idiom in reading.all_hits.get("@or_idiom", ())):
        return True
    if any(start <= word.start < hit.start and leaves_open(reading, word, hit) for word in opens_up(reading)):
        return True
    if "that" in reading.words[start + 1 : hit.start] and reading.words[hit.start - 1] != "that":
        return True
    start, _ = sentence_of(reading, hit.start)
    return any(
        start <= verb.start < hit.start and commands(reading, verb.start) for verb in places(reading, "look_verb")
    )


def opens_up(reading: Reading) -> Sequence[Hit]:
    """The words ahead of an "or" that make it one of many: "any", "if", "customers"."""
    return reading.all_hits.get("@or_open", ())


TOTALS = frozenset({"all", "every", "each"})
GIVING_LEADS = frozenset({"to", "by", "via", "into", "as"})
"""What stands behind these goes with the order, not with the things that it is for: "all of them to Ida or Bo"."""


def leaves_open(reading: Reading, word: Hit, hit: Hit) -> bool:
    """Whether the word reaches as far as the "or": "if it is damaged or late", not "case 12 ... in French or Dutch"."""
    words = reading.words
    if words[word.end : word.end + 1] and words[word.end][0].isdigit() and words[word.start] in {"case", "contacts"}:
        return False
    for mark in range(word.end, hit.start):
        if words[mark] == "," and mark + 1 < hit.start and is_verb(reading, mark + 1):
            return False
    if words[word.start] not in TOTALS:
        return True
    lead = first_lead(words, hit.start)
    given = lead > word.start and words[lead] in GIVING_LEADS and not words[lead - 1].endswith("ed")
    return not given and not days_beside(reading, hit)


def is_verb(reading: Reading, place: int) -> bool:
    """Whether a verb that orders something begins here."""
    return any(verb.start == place for verb in places(reading, "doing_verb"))


def scope(reading: Reading, start: int, hit: Hit) -> int:
    """Where the words begin that can open an "or": behind the last colon of the sentence."""
    marks = [position for position in range(start, hit.start) if reading.words[position] in {":", ";"}]
    return marks[-1] + 1 if marks else start
