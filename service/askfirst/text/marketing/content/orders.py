"""Orders that make, get or commission a piece, or turn something into it."""

from askfirst.text.governing import governor
from askfirst.text.hit import Hit
from askfirst.text.marketing.content.pieces import makes, producer
from askfirst.text.reading import Reading

BECOMES = frozenset({"into", "as"})
CREATIVE = frozenset("artwork creative creatives visual visuals copy copywriting footage imagery".split())
DEFINITE = frozenset({"the", "this", "that", "these", "last", "existing"})
"""What is so led in is there already."""
LINKS = {"ask": "for", "brief": "on", "supply": "with", "provide": "with", "arm": "with", "equip": "with"}
"""What leads in what somebody is asked for, briefed on or supplied with."""
REACH = 8
"""Words between "ask" and what is asked for: the name of a person or a studio."""


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
