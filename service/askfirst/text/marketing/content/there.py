"""Pieces that are there already, are counted, or only put out."""

from askfirst.text.governing import governor, valued
from askfirst.text.hit import Hit
from askfirst.text.marketing.content.pieces import producer
from askfirst.text.nouns import STOPS
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

ASKS = frozenset("when if whether what which how why where".split())
PUBLISHES = frozenset("run runs publish post posts share feature release air schedule".split())
"""What these are said of is there already, where it is "the" piece."""


def stored(reading: Reading, noun: Hit) -> bool:
    """Whether a piece that exists is named: "creative CR-9", "creative=CR-9"."""
    after = noun.end + (reading.words[noun.end : noun.end + 1] in (["ad"], ["ads"], ["post"]))
    return valued(reading, noun.end - 1) or any(
        hit.start in {noun.end, after} for name in ("id", "file") for hit in reading.entities(name)
    )


def supplied(reading: Reading, noun: Hit) -> bool:
    """Whether what is put out lies ready: "post a story: image ST-4", "they need a new intro: upload intro.mp3"."""
    opening = reading.sentence_start(noun.start)
    ahead = reading.words[opening : noun.start]
    files = [hit for hit in reading.entities("file") if hit.start > noun.end and reading.same_sentence(hit, noun)]
    if files and not {"upload", "use", "insert", "take", "place"}.isdisjoint(reading.words[noun.end : files[0].start]):
        return True
    if PUBLISHES.isdisjoint(ahead):
        return False
    return any(
        reading.words[hit.start - 1] in MATERIAL or reading.words[hit.start] in MATERIAL
        for name in ("id", "file")
        for hit in reading.entities(name)
        if hit.start >= noun.end and reading.same_sentence(hit, noun)
    )


MATERIAL = frozenset("image asset file clip video photo picture creative visual footage artwork text".split())


def changed(reading: Reading, verb: Hit) -> bool:
    """Whether a thing is only made so: "make the guide downloadable"."""
    behind = reading.words[verb.start + 1 : verb.start + 5]
    return (
        reading.words[verb.start] == "make"
        and behind[:1] == ["the"]
        and any(word.endswith(("able", "ible")) or word in {"public", "private", "visible"} for word in behind[2:])
    )


def modifies(noun: Hit, others: list[Hit]) -> bool:
    """Whether the word only says which piece the next one is: "photo brochure"."""
    return any(one.start == noun.end for one in others)


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
    opening = reading.sentence_start(verb.start)
    return reading.words[opening] == "ask" and not ASKS.isdisjoint(reading.words[opening : verb.start])


def published(reading: Reading, noun: Hit) -> bool:
    """Whether the piece is only put out or changed: "run the Oslo story", "make the profile private"."""
    if "the" not in reading.words[max(0, noun.start - 4) : noun.end]:
        return False
    opening = reading.sentence_start(noun.start)
    return not PUBLISHES.isdisjoint(reading.words[opening : noun.start])
