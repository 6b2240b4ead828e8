"""Discounts that are to be granted: "15 % off" - "a nice rebate" - "sharpen our pencil".

Attribute `rate` is "yes" where a percentage, an amount or another exact saving belongs to it.
Discounts that are merely reported on, refused or taken away are left out.
"""

import re

from askfirst.text.hit import Hit, Near, merged
from askfirst.text.orders import governed_by, spoken
from askfirst.text.reading import Reading

REACH = 7
"""Tokens between a rate and the word that makes it a discount."""
REFUSED = frozenset(
    "no without not never n't nor zero cannot asked asks asking want wants wanted requested requests "
    "demands demanded hopes hoping hoped expects expecting expected wondering wonders insists begged "
    "begging fishing".split()
)


def find_discounts(reading: Reading) -> list[Hit]:
    """Every discount that the text grants or promises."""
    nouns = spoken(reading, "@discount_noun")
    marks = nouns + spoken(reading, "@discount_mark")
    idioms = spoken(reading, "@discount_idiom")
    percent = "%" in reading.plain or "@percent_word" in reading.all_hits
    if not (marks or idioms or percent or "@exact_saving" in reading.all_hits or COMMAND.search(reading.raw)):
        return []
    rates = reading.entities("discount_rate") if marks or "@price_rise" not in reading.all_hits else []
    around, verbs = Near(marks), Near(spoken(reading, "@grant_verb"))
    hits = [rated for rate in rates if (rated := with_mark(reading, rate, around, verbs))]
    exact = spoken(reading, "@exact_saving")
    told = frozenset(reading.sentences[hit.start] for hit in rates + exact)
    loose = [hit for hit in nouns if is_indefinite(reading, hit)] + idioms
    hits += [Hit(hit.start, hit.end, {"rate": "yes" if has_rate(reading, hit, told) else ""}) for hit in loose]
    hits += [Hit(hit.start, hit.end, {"rate": "yes"}) for hit in exact]
    return merged([hit for hit in hits if not is_refused(reading, hit)])


def with_mark(reading: Reading, rate: Hit, marks: Near, verbs: Near) -> Hit | None:
    """The rate together with the word that makes it a discount; None where nothing does."""
    opens = rate.start == 0 or reading.sentences[rate.start - 1] != reading.sentences[rate.start]
    if reading.plain[reading.starts[rate.start]] == "-" or (
        opens and reading.words[rate.end : rate.end + 1] == ["for"]
    ):
        return Hit(rate.start, rate.end, {"rate": "yes"})
    listed = reading.words[rate.start - 1 : rate.start] == [":"] and rate.end < len(reading)
    if (listed and reading.words[rate.end] in LISTED) or (
        COMMAND.search(reading.raw) and "=" in value_of(reading, rate)
    ):
        return Hit(rate.start, rate.end, {"rate": "yes"})
    granting = verbs.around(rate, REACH + 3)
    if any(verb.end == rate.start for verb in granting):
        return Hit(rate.start, rate.end, {"rate": "yes"})
    best = min(
        (mark for mark in marks.around(rate, REACH) if reading.same_sentence(mark, rate)),
        key=lambda mark: mark.distance(rate),
        default=None,
    )
    if best is not None and best.distance(rate) <= REACH:
        return Hit(min(best.start, rate.start), max(best.end, rate.end), {"rate": "yes"})
    for verb in granting:
        if 0 <= rate.start - verb.end <= REACH + 3 and reading.same_clause(verb, rate):
            return Hit(rate.start, rate.end, {"rate": "yes"})
    return None


def value_of(reading: Reading, rate: Hit) -> str:
    """The rate with the mark ahead of it: "=20"."""
    return reading.raw[max(0, reading.starts[rate.start] - 1) : reading.ends[rate.end - 1]]


LISTED = frozenset({"on", "for", "."})
"""Behind "New resellers: 10 %" these make the percentage what they get."""
COMMAND = re.compile(r"^\W*\w*(?:promo|discount|coupon|voucher|rebate)\w*[.:\s(]", re.IGNORECASE)


def has_rate(reading: Reading, hit: Hit, rated: frozenset[int]) -> bool:
    """Whether one of the sentences with a rate is the discount's own or one beside it."""
    here = reading.sentences[hit.start]
    return not rated.isdisjoint((here - 1, here, here + 1))


TAKEN = frozenset("went chose picked found bought preferred".split())
LIMITING = frozenset({"cap", "limit", "restrict"})
"""With these a sentence sets the most that may be granted."""


def is_refused(reading: Reading, hit: Hit) -> bool:
    """Whether the discount is denied, taken away or only looked at."""
    before = reading.words[max(0, hit.start - 4) : hit.start]
    if before[-3:-2] in (["one"], ["those"], ["offer"]) and before[-2:] == ["with", "the"]:
        return True
    if not TAKEN.isdisjoint(before) and not hit.attrs.get("rate"):
        return True  # "they went with something cheaper"
    return (
        any(word in REFUSED for word in before)
        or (bool(hit.attrs.get("rate")) and reading.words[reading.sentence_start(hit.start)] in LIMITING)
        or governed_by(reading, hit, "@discount_harmless", "@grant_verb")
    )


DEFINITE = frozenset(
    "the this that these those their his her its our your my 's existing current old same about "
    "regarding re on of which what all every each any".split()
)
GRADED = frozenset(
    "a some best better biggest highest maximum nice decent good generous fair proper bigger larger friendly".split()
)


def is_indefinite(reading: Reading, noun: Hit) -> bool:
    """Whether a discount is introduced here, not one that is known: "a discount", "offer rebates"."""
    before = reading.words[max(0, noun.start - 2) : noun.start]
    return not any(word in DEFINITE for word in before) or any(word in GRADED for word in before)
