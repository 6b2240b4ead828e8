"""Words ahead of an "or" that make it one of many, so that nothing is to choose: "if", "any", "customers"."""

from bisect import bisect_left
from collections.abc import Sequence

from askfirst.scoring.findings.choices.sides import days_beside
from askfirst.scoring.findings.statements.options import first_lead
from askfirst.scoring.findings.statements.places import places, sentence_of
from askfirst.text.hit import Hit, tokens_of
from askfirst.text.lazy import once
from askfirst.text.orders import commands
from askfirst.text.reading import Reading
from askfirst.text.standing import any_of, last_of, starting


def opened(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether something ahead in the sentence makes the "or" one that leaves nothing to choose."""
    if hit.within(idioms(reading)):
        return True
    if any(leaves_open(reading, word, hit) for word in starting(opens_up(reading), start, hit.start)):
        return True
    if until_either(reading, start, hit):
        return True
    if reading.words[hit.start - 1] != "that" and any_of(reading, THAT, start + 1, hit.start):
        return True
    start, _ = sentence_of(reading, hit.start)
    return any(commands(reading, verb.start) for verb in starting(places(reading, "look_verb"), start, hit.start))


@once
def idioms(reading: Reading) -> frozenset[int]:
    """The tokens of idioms with an "or" that leaves nothing to choose."""
    return tokens_of(reading.all_hits.get("@or_idiom", ()))


def opens_up(reading: Reading) -> Sequence[Hit]:
    """The words ahead of an "or" that make it one of many: "any", "if", "customers"."""
    return reading.all_hits.get("@or_open", ())


THAT = frozenset({"that"})
ENDS = frozenset({"until", "till", "once"})
FINITE = frozenset({"has", "is", "are", "have", "was", "were"})


def until_either(reading: Reading, start: int, hit: Hit) -> bool:
    """Whether two events end it, the earlier of them: "train it until the score is 0.8 or has run 40 epochs"."""
    return reading.words[hit.end] in FINITE and any_of(reading, ENDS, start, hit.start)


TOTALS = frozenset({"all", "every", "each"})
GIVING_LEADS = frozenset({"to", "by", "via", "into", "as"})
"""What stands behind these goes with the order, not with the things that it is for: "all of them to Ida or Bo"."""


def leaves_open(reading: Reading, word: Hit, hit: Hit) -> bool:
    """Whether the word reaches as far as the "or": "if it is damaged or late", not "case 12 ... in French or Dutch"."""
    words = reading.words
    if words[word.end : word.end + 1] and words[word.end][0].isdigit() and words[word.start] in {"case", "contacts"}:
        return False
    orders = orders_behind_commas(reading)
    following = bisect_left(orders, word.end + 1)
    if following < len(orders) and orders[following] < hit.start:
        return False
    if words[word.start] not in TOTALS:
        return True
    lead = first_lead(words, hit.start)
    given = lead > word.start and words[lead] in GIVING_LEADS and not words[lead - 1].endswith("ed")
    return not given and not days_beside(reading, hit)


@once
def orders_behind_commas(reading: Reading) -> list[int]:
    """Where a verb that orders something begins behind a comma, in order."""
    return [verb.start for verb in places(reading, "doing_verb") if reading.word_before(verb.start) == ","]


def scope(reading: Reading, start: int, hit: Hit) -> int:
    """Where the words begin that can open an "or": behind the last colon of the sentence."""
    return last_of(reading, COLONS, start, hit.start) + 1


COLONS = frozenset({":", ";"})
