"""What campaigns are about: paid media and what they may cost, content, figures to reach."""

import re

from askfirst.text.hit import Hit, Near, outermost, tokens_of
from askfirst.text.orders import governor, orders, positions
from askfirst.text.reading import Reading

BESIDE = 2
"""Tokens between an amount and a word by which it is a price, a turnover or a bid, and nothing to spend."""
KEYED = re.compile(
    r"(?:budget|total|spend|cap|amount)\"?\s?[=:]\s?[\"{]{0,2}(?:amount\"?\s?[=:]\s?)?\"?\d", re.IGNORECASE
)
CURRENCY = re.compile(r"\b(?:cur|ccy|curr|currency)\"?\s?[=:]\s?\"?[A-Z]{3}\b", re.IGNORECASE)
FAR = 14
"""Words between "launch" and "ads" in one order."""
WISHED = 8
"""Words between "wants" and "a campaign"."""
MADE = 12
"""Words between "write" and what is written."""
LINKS = frozenset({"for", "in", "with", "to", "at", "on", ","})
STRANGERS = frozenset(
    "from on out of like using with under per replacing promoting about for to in at , ; by and that which".split()
)
"""Between "make" and a noun these say that it is not the noun that is made."""
MEASURES = frozenset("bit piece pieces kind sort couple series set lot number pack version versions batch".split())
SIZE = re.compile(
    r"\b\d{2,5}\s?[x×*]\s?\d{2,5}\b|\b(?:DIN[ -]?)?A[0-8]\b|\b\d+[ -]?(?:s|sec|px|mm|cm|pp)\b"
    r"|\b(?:16:9|9:16|1:1|4:5|5:4|4:3|3:4|2:3|3:2|21:9|1\.91:1)\b"
)
LABELS = frozenset(
    "campaign ad ads set adset group dashboard flight result okr goal kpi test variant version list template "
    "step slide record card tab board project phase newsletter q h issue doc sheet okrs objective".split()
)
"""A number behind one of these is its name and no amount."""
YEAR = re.compile(r"(?:19|20)\d\d$")


def find_budgets(reading: Reading) -> list[Hit]:
    """The amounts that are money to spend, also under a key of a call: "total=4500 cur=CAD"."""
    found = KEYED.search(reading.raw) if "=" in reading.raw or ":" in reading.raw else None
    keyed = [Hit(*reading.cover(*found.span()))] if found and CURRENCY.search(reading.raw) else []
    around = Near(reading.outside_data("@other_amount")).around
    amounts = reading.entities("money")
    return keyed + [hit for hit in amounts if not any(hit.distance(other) <= BESIDE for other in around(hit, BESIDE))]


def find_paid_media(reading: Reading) -> list[Hit]:
    """Nouns of paid media: no compounds such as "ad copy"."""
    nouns = reading.outside_data("@paid_noun")
    compounds = positions(reading, "@paid_compound") if nouns else set()
    return outermost([hit for hit in nouns if hit.end not in compounds])


def find_paid_launches(reading: Reading) -> list[Hit]:
    """Orders to launch, book, boost or advertise, from the verb to the noun."""
    hits = boosts(reading)
    for noun in reading.entities("paid_media"):
        verb = launched_by(reading, noun)
        hits += [Hit(verb.start, noun.end)] if verb and not mailed(reading, noun) else []
    return outermost(hits)


def launched_by(reading: Reading, noun: Hit) -> Hit | None:
    """The verb that launches media, makes a whole campaign, or says who wants one."""
    verbs = [governor(reading, noun.start, "@launch_verb", FAR)]
    named = any(hit.start == noun.end for name in ("id", "number") for hit in reading.entities(name))
    if noun.start in positions(reading, "@paid_activity") and not named:
        verbs.append(governor(reading, noun.start, "@make_verb", 6))
    verbs += [wish for wish in wishes(reading, noun, WISHED) if LINKS.isdisjoint(reading.words[wish.end : noun.start])]
    return max(filter(None, verbs), default=None)


def wishes(reading: Reading, noun: Hit, reach: int) -> list[Hit]:
    """Who wants or needs the noun: "the client wants a LinkedIn campaign"."""
    return [
        hit
        for hit in reading.outside_data("@wish_verb")
        if hit.end <= noun.start <= hit.end + reach and reading.same_sentence(hit, noun)
    ]


def mailed(reading: Reading, noun: Hit) -> bool:
    """Whether a plain "campaign" is one of mails: the sentence speaks of mail and of no media."""
    if reading.words[noun.start] not in {"campaign", "campaigns"}:
        return False
    mails, media = (
        any(reading.same_sentence(hit, noun) for hit in reading.outside_data(key)) for key in ("@organic", "@platform")
    )
    return mails and not media


def boosts(reading: Reading) -> list[Hit]:
    """Such as "Boost the post", "advertise the gel", "promote EV-3 on Facebook", "should be boosted"."""
    hits = [*reading.outside_data("@boosted"), *orders(reading, "@advertise_verb")]
    verbs = orders(reading, "@boost_verb")
    objects = [*reading.outside_data("@boostable"), *reading.entities("id")] if verbs else []
    platforms = reading.outside_data("@platform") if verbs else []
    for verb in verbs:
        near = [one for one in objects if 0 <= one.start - verb.end <= WISHED and reading.same_sentence(one, verb)]
        if near and (reading.words[verb.start] == "boost" or verb.end - verb.start > 2):
            hits.append(Hit(verb.start, min(near).end))
        elif any(one.start >= verb.end and reading.same_sentence(one, verb) for one in platforms):
            hits.append(Hit(verb.start, min(verb.end + 1, len(reading))))
    return hits


def find_pieces(reading: Reading) -> list[Hit]:
    """Pieces of content that are fully typed: "a 300-word blog post", "an A5 flyer"."""
    sized = [hit for hit in reading.outside_data("@sized_piece") if measured(reading, hit)]
    return outermost([*reading.outside_data("@whole_piece"), *sized])


def measured(reading: Reading, piece: Hit) -> bool:
    """Whether a length, a size or a channel stands in the piece's sentence."""
    sizes = [*reading.outside_data("@channel"), *reading.outside_data("@format_size")]
    if reading.digits:
        sizes += (Hit(*reading.cover(*found.span())) for found in SIZE.finditer(reading.plain))
    if any(reading.same_sentence(hit, piece) and not hit.overlaps(piece) for hit in sizes):
        return True
    units = (hit for hit in reading.outside_data("@length_unit") if reading.same_sentence(hit, piece))
    return any(0 <= unit.start - number.end <= 2 for unit in units for number in reading.entities("number"))


def find_untyped_content(reading: Reading) -> list[Hit]:
    """Orders to make a piece of content, whether or not the case says elsewhere how long or big it is to be."""
    pieces = [*reading.outside_data("@vague_piece"), *reading.outside_data("@sized_piece")]
    compounds = positions(reading, "@piece_compound") if pieces else set()
    hits = []
    for noun in pieces:
        made = [governor(reading, noun.start, "@produce_verb", MADE), *wishes(reading, noun, MADE)]
        verb = max(filter(None, made), default=None)
        if verb and noun.end not in compounds and makes(reading, verb, noun):
            hits.append(Hit(verb.start, noun.end))
    return outermost(hits)


def makes(reading: Reading, verb: Hit, noun: Hit) -> bool:
    """Whether the noun is the verb's object: no other order and no preposition between."""
    for at in range(verb.end, noun.start):
        if reading.words[at] in STRANGERS and not (reading.words[at] == "of" and reading.words[at - 1] in MEASURES):
            return False
    other = governor(reading, noun.start, "@other_doing")
    return other is None or other.start <= verb.start


def find_metric_targets(reading: Reading) -> list[Hit]:
    """Figures that can be what a goal is to reach: no part of a date, a time, an id or a name."""
    numbers = [*reading.entities("percent"), *reading.entities("money"), *reading.entities("number")]
    if not numbers:
        return []
    taken = [hit for name in ("date", "clock_time", "duration") for hit in reading.entities(name)]
    taken += [hit for hit in reading.entities("id") if ":" not in reading.text(hit)]  # "... the page: 900 fills"
    other = tokens_of(taken)
    return [
        hit
        for hit in numbers
        if not hit.within(other)
        and reading.words[hit.start : hit.end] != ["one"]
        and not YEAR.match(reading.text(hit))
        and not (hit.start and reading.words[hit.start - 1] in LABELS)
    ]
