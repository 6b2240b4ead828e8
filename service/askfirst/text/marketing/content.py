"""Orders to make a piece of content that is never said to be a post, a film or a poster."""

import re

from askfirst.text.governing import governor, orders, positions, valued
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.people import people_of
from askfirst.text.marketing.pieces import makes, producer
from askfirst.text.nouns import STOPS
from askfirst.text.orders import opens
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

UNTYPED = re.compile(
    r"\b(?:type|format|piece|deliverable)\s?=\s?[\"']?(?:\?|tbd|asset|content|creative|material|media|item|any)",
    re.IGNORECASE,
)
"""A key whose value names no piece: "type=asset"."""
KEYS = frozenset({"type", "task", "deliverable", "output", "format", "piece"})
BECOMES = frozenset({"into", "as"})
WANTED = frozenset({"wanted", "needed", "required"})


def find_untyped_content(reading: Reading) -> list[Hit]:
    """Orders to make something, whether or not the case says elsewhere what it is to be."""
    hits = [hit for hit in orders(reading, "@untold_piece") if not governor(reading, hit.start, "@other_doing")]
    hits += told(reading) + unordered(reading) + depicted(reading) + untyped(reading)
    vague, sized = reading.outside_data("@vague_piece"), reading.outside_data("@sized_piece")
    compounds = positions(reading, "@piece_compound") if vague or sized else set()
    for noun in (*vague, *sized):
        if (
            stored(reading, noun)
            or noun.end in compounds
            or reading.words[max(0, noun.start - 1) : noun.end] == ["a", "copy"]
            or published(reading, noun)
            or counted_words(reading, noun)
            or (noun not in vague and spoken_of(reading, noun))
        ):
            continue
        hit = ordered(reading, noun, noun in vague)
        hits += [hit] if hit else []
    return outermost(hits)


def stored(reading: Reading, noun: Hit) -> bool:
    """Whether a piece that exists is named: "creative CR-9", "creative=CR-9"."""
    return valued(reading, noun.end - 1) or any(
        hit.start == noun.end for name in ("id", "file") for hit in reading.entities(name)
    )


def spoken_of(reading: Reading, noun: Hit) -> bool:
    """Whether the piece is counted in a goal, bought as an ad, or there already: "publish the teaser today"."""
    if "@goal_noun" in reading.all_hits or (reading.entities("budget") and reading.entities("date")):
        return True
    counted = reading.words[noun.end : noun.end + 1]
    if counted and is_plural(counted[0]) and counted[0] not in STOPS:
        return True  # "coupon redemptions"
    verb = producer(reading, noun)
    if verb is None:
        return False
    return verb in reading.outside_data("@wish_verb") and "the" in reading.words[verb.end : noun.start]


def counted_words(reading: Reading, noun: Hit) -> bool:
    """Whether "400 words" says how long a piece is to be, or somebody only has "8 versions"."""
    if reading.words[noun.start] in {"words", "lines"}:
        return any(hit.end == noun.start for hit in reading.entities("number"))
    verb = producer(reading, noun) or governor(reading, noun.start, "@obtain_verb", 4)
    if verb is None or verb.start == 0:
        return False
    if reading.words[verb.start] == "have" and reading.words[verb.start - 1] in {"we", "i", "they", "you"}:
        return True
    opening = reading.sentences.index(reading.sentences[verb.start])
    return reading.words[opening] == "ask" and not ASKS.isdisjoint(reading.words[opening : verb.start])


ASKS = frozenset("when if whether what which how why where".split())


def published(reading: Reading, noun: Hit) -> bool:
    """Whether the piece is only put out or changed: "run the Oslo story", "make the profile private"."""
    if "the" not in reading.words[max(0, noun.start - 4) : noun.start]:
        return False
    opening = reading.sentences.index(reading.sentences[noun.start])
    return not PUBLISHES.isdisjoint(reading.words[opening : noun.start])


PUBLISHES = frozenset("run runs publish post posts share feature release air schedule".split())
"""What these are said of is there already, where it is "the" piece."""


def ordered(reading: Reading, noun: Hit, vague: bool) -> Hit | None:
    """The order that makes, gets or turns something into the piece."""
    verb = producer(reading, noun)
    if vague:
        verb = max(filter(None, (verb, governor(reading, noun.start, "@obtain_verb", 4))), default=None)
    if verb and makes(reading, verb, noun) and not fetched(reading, verb, noun):
        return Hit(verb.start, noun.end)
    if vague and (asked := commissioned(reading, noun)):
        return asked
    ahead = reading.words[max(0, noun.start - 4) : noun.start]
    at = max((at for at, word in enumerate(ahead) if word in BECOMES), default=None)
    if at is not None and DEFINITE.isdisjoint(ahead[at:]):
        turned = governor(reading, noun.start, "@convert_verb")
        other = governor(reading, noun.start, "@other_doing")
        return noun if turned and (other is None or other.start == turned.start) else None
    return None


def fetched(reading: Reading, verb: Hit, noun: Hit) -> bool:
    """Whether what is there already is only sent or cut: "send me the footage"."""
    if reading.words[verb.start] not in {"send", "cut"}:
        return False
    return not DEFINITE.isdisjoint(reading.words[verb.end : noun.start])


CREATIVE = frozenset("artwork creative creatives visual visuals copy copywriting footage imagery".split())


def commissioned(reading: Reading, noun: Hit) -> Hit | None:
    """Work that somebody is asked for or supplied with: "order artwork", "ask Ida for a piece"."""
    verb = governor(reading, noun.start, "@commission_verb", REACH)
    if verb is None:
        return None
    between = reading.words[verb.end : noun.start]
    link = LINKS.get(reading.words[verb.start])
    if link is not None:
        return noun if link in between[-3:] and DEFINITE.isdisjoint(between[-3:]) else None
    if reading.words[noun.start] not in CREATIVE and reading.words[verb.start] != "commission":
        return None
    return Hit(verb.start, noun.end) if len(between) <= 1 else None


DEFINITE = frozenset({"the", "this", "that", "these", "last", "existing"})
"""What is so led in is there already."""
LINKS = {"ask": "for", "brief": "on", "supply": "with", "provide": "with", "arm": "with", "equip": "with"}
"""What leads in what somebody is asked for, briefed on or supplied with."""
REACH = 8
"""Words between "ask" and what is asked for: the name of a person or a studio."""


def told(reading: Reading) -> list[Hit]:
    """Orders to tell people something: "explain X to our readers", "wants to see it communicated"."""
    hits = [
        verb
        for verb in orders(reading, "@tell_verb")
        if any(0 < one.start - verb.end <= 10 for one in reading.entities("audience"))
    ]
    if "@message_noun" not in reading.all_hits:
        people = people_of(reading)
        informing = orders(reading, "@inform_verb")
        hits += [verb for verb in informing if verb.end < len(reading) and people.at(verb.end)]
    return hits + [
        Hit(wish.start, done.end)
        for done in reading.outside_data("@told_form")
        for wish in reading.outside_data("@wish_verb")
        if 0 < done.start - wish.end <= 8 and reading.same_sentence(wish, done)
    ]


def depicted(reading: Reading) -> list[Hit]:
    """Orders to visualise something, where no piece is named at all."""
    verbs = orders(reading, "@depict_verb")
    if not verbs or any(key in reading.all_hits for key in ("@whole_piece", "@sized_piece")):
        return []
    return [Hit(verb.start, min(len(reading), verb.end + 3)) for verb in verbs]


def untyped(reading: Reading) -> list[Hit]:
    """Orders to write or design where no piece, channel or size is named at all: "Sketch the matinee"."""
    verbs = orders(reading, "@authoring_verb")
    if not verbs or any(key in reading.all_hits for key in TYPED) or reading.outside_data("@length_unit"):
        return []
    return [
        Hit(verb.start, min(len(reading), verb.end + 3))
        for verb in verbs
        if FOLLOWED.isdisjoint(reading.words[verb.end : verb.end + 1])
        and not any(0 <= quote.start - verb.end <= 2 for quote in reading.entities("quote"))
    ]


FOLLOWED = frozenset({":", "to", "down", "in", "it", "into", "back", "under", "on", "onto", "beside", "next", "for"})
"""Behind "write" these say where to, and what is written follows or is known."""
TYPED = (
    "@whole_piece",
    "@sized_piece",
    "@message_noun",
    "@format_size",
    "@channel",
    "@goal_noun",
    "@untyped_not",
)
"""With any of these something says what it is to be, or that no piece of content is meant."""


def unordered(reading: Reading) -> list[Hit]:
    """Pieces asked for without a verb: "type: content", "content wanted", "something catchy, please"."""
    hits = []
    for hit in reading.outside_data("@vague_piece"):
        ahead = reading.words[max(0, hit.start - 2) : hit.start]
        behind = reading.words[hit.end : hit.end + 3]
        keyed = len(ahead) == 2 and ahead[1] == ":" and ahead[0] in KEYS
        some = reading.words[hit.start] in {"something", "sth", "anything"} and behind[:1] != ["is"]
        if keyed or (opens(reading, hit.start) and (some or not WANTED.isdisjoint(behind))) or headed(reading, hit):
            hits.append(hit)
    if "=" in reading.raw and (found := UNTYPED.search(reading.raw)):
        hits.append(Hit(*reading.cover(*found.span())))
    return hits


def headed(reading: Reading, piece: Hit) -> bool:
    """Whether an order without a verb begins with the piece: "Two deliverables on the birthday"."""
    if reading.words[piece.end : piece.end + 1] not in (["on"], ["about"], ["from"], ["with"], ["for"]):
        return False
    if orders(reading, "@other_doing") or any(key in reading.all_hits for key in ("@length_unit", "@goal_noun")):
        return False
    start = piece.start
    while (
        start and start > piece.start - 2 and (reading.words[start - 1] in SMALL or reading.words[start - 1].isdigit())
    ):
        start -= 1
    return opens(reading, start) or reading.words[start - 1] == ":"


SMALL = frozenset("a an some one two three four five new".split())
