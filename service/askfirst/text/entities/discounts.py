"""Discounts: what is granted, at which rate and on which condition.

"15 % off", "a nice rebate", "sharpen our pencil". Discounts that are merely reported on, refused or taken away are left
out. A date alone is no condition ("approved on 2 April"), nor is a customer's or product's name.
"""

import re

from askfirst.text.hit import Hit, Near, merged, outermost, tokens_of
from askfirst.text.orders import governed_by, spoken
from askfirst.text.reading import Reading

REACH = 7
"""Tokens between a rate and the word that makes it a discount."""
REFUSED = frozenset(
    "no without not never n't nor zero cannot asked asks asking want wants wanted requested requests "
    "demands demanded hopes hoping hoped expects expecting expected wondering wonders insists begged "
    "begging fishing".split()
)
TAKEN = frozenset("went chose picked found bought preferred".split())
LISTED = frozenset({"on", "for", "."})
"""Behind "New resellers: 10 %" these make the percentage what they get."""
COMMAND = re.compile(r"^\W*\w*(?:promo|discount|coupon|voucher|rebate)\w*[.:\s(]", re.IGNORECASE)
LIMITING = frozenset({"cap", "limit", "restrict"})
"""With these a sentence sets the most that may be granted."""
DEFINITE = frozenset(
    "the this that these those their his her its our your my 's existing current old same about "
    "regarding re on of which what all every each any".split()
)
GRADED = frozenset(
    "a some best better biggest highest maximum nice decent good generous fair proper bigger larger friendly".split()
)
PARAMETER = re.compile(r"""\b(?:rate|percent|percentage|pct|discount|rebate)"?\s?[=:]\s?"?(\d+(?:\.\d+)?)(?![\d-])""")
"""A rate as the value of a command: set_discount rate=5."""
SAVED = frozenset(
    {
        ("points", "off"),
        ("pts", "off"),
        ("under", "sticker"),
        ("under", "list"),
        ("below", "list"),
        ("off", "list"),
        ("below", "sticker"),
    }
)
BESIDE = 2
"""Tokens between a percentage and a word by which it is a share of something else."""
ENDS = frozenset(
    "until till til through thru ending expires expiry expiring ends lapses valid between during "
    "within expire lapse".split()
)
TERMS = frozenset("for on over within first next with during per ≤ < <= payment".split())
PERIODS = frozenset({"in", "for", "throughout", "this", "during", "only", "off"})
MORE = frozenset("over above from exceeding beyond > >= ≥ under below past min min. minimum".split())
NEXT = frozenset("next first following coming every".split())
BOUGHT = frozenset(
    "contract contracts term terms plan plans subscription subscriptions commitment agreement lease deal renewal "
    "licence license".split()
)
ASKED = frozenset("know see check ask tell wonder wondering asks asked unsure sure".split())
VAGUE = frozenset(
    "enough plenty lot lots soon quickly fast more bigger larger big large regularly often nicely well".split()
)
ASIDE = frozenset("you i possible needed necessary any anything so not that there in this".split())
NAMED = re.compile(
    r"\b(?:tier|level|status|grade) ['\"\u2018\u201c]\w|\bconditions? ?: ?[a-z]"
    r"|\b(?:with|on showing|against) (?:an? |the |her |his |their |its )?(?:[a-z-]+ ){0,2}"
    r"(?:card|badge|pass|id|receipt|coupon|certificate|membership)\b"
    r"|\b(?:one|two|three|four|five|\d)-(?:year|month) "
    r"(?:signers?|signings?|customers?|commitments?|renewals?|terms?)\b"
    r"|\b(?:from|above|after|beyond|past|over|beginning with|starting with|starting at) the "
    r"(?:second|third|[a-z]+th|\d+(?:st|nd|rd|th))\b"
    r"|\b(?:cash on delivery|(?:bank transfer|prepayment|cash|direct debit) only)\b",
    re.IGNORECASE,
)
"""What has to be shown, held, signed or paid for a discount, and from which piece on it holds."""


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
    granted = Hit(rate.start, rate.end, {"rate": "yes"})
    behind = reading.words[rate.end : rate.end + 1]
    if reading.plain[reading.starts[rate.start]] == "-" or (reading.opens_sentence(rate.start) and behind == ["for"]):
        return granted
    listed = reading.words[rate.start - 1 : rate.start] == [":"] and not LISTED.isdisjoint(behind)
    valued = reading.raw[max(0, reading.starts[rate.start] - 1)] == "="
    if listed or (valued and COMMAND.search(reading.raw)):
        return granted
    granting = [verb for verb in verbs.around(rate, REACH + 3) if verb.end <= rate.start]
    if any(verb.end == rate.start for verb in granting):
        return granted
    near = [mark for mark in marks.around(rate, REACH) if reading.same_sentence(mark, rate)]
    best = min(near, key=lambda mark: mark.distance(rate), default=None)
    if best is not None and best.distance(rate) <= REACH:
        return Hit(min(best.start, rate.start), max(best.end, rate.end), {"rate": "yes"})
    return granted if any(reading.same_clause(verb, rate) for verb in granting) else None


def has_rate(reading: Reading, hit: Hit, rated: frozenset[int]) -> bool:
    """Whether one of the sentences with a rate is the discount's own or one beside it."""
    here = reading.sentences[hit.start]
    return not rated.isdisjoint((here - 1, here, here + 1))


def is_refused(reading: Reading, hit: Hit) -> bool:
    """Whether the discount is denied, limited or only looked at."""
    limited = bool(hit.attrs.get("rate")) and reading.words[reading.sentence_start(hit.start)] in LIMITING
    before = reading.words[max(0, hit.start - 4) : hit.start]
    taken = not TAKEN.isdisjoint(before) and not hit.attrs.get("rate")  # "they went with something cheaper"
    return (
        taken
        or not REFUSED.isdisjoint(before)
        or limited
        or governed_by(reading, hit, "@discount_harmless", "@grant_verb")
    )


def is_indefinite(reading: Reading, noun: Hit) -> bool:
    """Whether a discount is introduced here, not one that is known: "a discount", "offer rebates"."""
    before = reading.words[max(0, noun.start - 2) : noun.start]
    return not any(word in DEFINITE for word in before) or any(word in GRADED for word in before)


def find_discount_rates(reading: Reading) -> list[Hit]:
    """Percentages and figures that can be the rate of a discount: "15 %", "by a sixth", "5 points off"."""
    around = Near(spoken(reading, "@other_percent")).around
    rates = [
        rate
        for rate in reading.entities("percent")
        if not reading.is_data(rate)
        and not any(
            0 <= one.start - rate.end < BESIDE or 0 <= rate.start - one.end <= BESIDE for one in around(rate, 8)
        )
    ]
    rates += spoken(reading, "@fraction")
    rates += [Hit(*reading.cover(*found.span(1))) for found in PARAMETER.finditer(reading.raw)]
    rated = tokens_of(rates)
    saved = [one for one in reading.entities("number") if tuple(reading.words[one.end : one.end + 2]) in SAVED]
    return sorted([*rates, *(one for one in saved if not one.within(rated))], key=lambda rate: rate.start)


def find_discount_conditions(reading: Reading) -> list[Hit]:
    """Every stretch that says when, for how long, from what size or for whom a discount holds."""
    words = reading.words
    hits = [*spoken(reading, "@discount_condition"), *conditionals(reading)]
    for date in reading.entities("date"):
        period = date.attrs["form"] == "period" and (
            words[date.start] in {"this", "next"} or near_before(reading, date, PERIODS, 1)
        )
        ending = near_before(reading, date, ENDS, 4) or words[max(0, date.start - 2) : date.start] == ["up", "to"]
        if period or ending or words[date.end : date.end + 1] == ["only"]:
            hits.append(date)
    for duration in reading.entities("duration"):
        if near_before(reading, duration, TERMS, 2) or not BOUGHT.isdisjoint(words[duration.end : duration.end + 2]):
            hits.append(duration)
    for name in ("number", "money"):
        hits += [
            hit
            for hit in reading.entities(name)
            if near_before(reading, hit, MORE, 2) or near_before(reading, hit, NEXT, 1)
        ]
    hits = [hit for hit in hits if not hit.within(reading.covered("id"))]
    return outermost([*hits, *(Hit(*reading.cover(*found.span())) for found in NAMED.finditer(reading.plain))])


def near_before(reading: Reading, hit: Hit, words: "frozenset[str] | set[str]", reach: int) -> bool:
    """Whether one of the words stands at most so many tokens ahead, in the same sentence."""
    first = max(0, hit.start - reach)
    return any(
        reading.words[position] in words and reading.sentences[position] == reading.sentences[hit.start]
        for position in range(first, hit.start)
    )


def conditionals(reading: Reading) -> list[Hit]:
    """Clauses with "if" or "when" about what the customer does: orders, pays, signs, takes so many."""
    found = []
    acts = [*spoken(reading, "@buying_word"), *reading.entities("number")]
    for word in spoken(reading, "@if_word"):
        before, clause = reading.words[word.start - 1 : word.start], reading.words[word.end : word.end + 10]
        if not ASKED.isdisjoint(before) or not clause or clause[0] in ASIDE:
            continue
        vague = not VAGUE.isdisjoint(clause) and not any(one[:1].isdigit() for one in clause)
        if not vague and any(0 <= act.start - word.end <= 9 and reading.same_sentence(act, word) for act in acts):
            found.append(word)
    return found
