"""Places at which something is to be done and that nobody could find: the warehouse - out back.

A site or spot is open without a name, a number, an address or a place that the text names elsewhere.
"""

from itertools import pairwise

from askfirst.text.entities.places.described import PEOPLE
from askfirst.text.entities.places.explained import explained
from askfirst.text.entities.places.sites import Sites
from askfirst.text.entities.places.unnamed import unnamed
from askfirst.text.hit import Hit, outermost
from askfirst.text.mood import only_about, opening_of
from askfirst.text.reading import Reading

KEYS = ("@site_noun", "@spot_noun", "@vague_place")
GENERIC = frozenset({"where", "'s", "'", "beside", "behind", "near"}) | PEOPLE
BE = frozenset({"be", "get", "gets", "being", "getting", "have", "needs", "need", "want", "please", "must", "should"})
NARRATIVE = frozenset({"was", "were", "been", "had", "has"})


def find_open_places(reading: Reading) -> list[Hit]:
    """Every place that would have to be asked about."""
    if not any(key in reading.all_hits for key in KEYS) and GENERIC.isdisjoint(reading.words):
        return []
    sites = Sites(reading)
    return outermost([hit for hit in unnamed(sites) if acted_on(reading, hit) and not explained(sites, hit)])


def acted_on(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence orders something to be done there, and does not only speak of it."""
    sentence = reading.sentences[hit.start]
    opening = opening_of(reading, hit)
    if only_about(reading, hit) or called_from(reading, hit) or documents(reading, hit) or happened(reading, hit):
        return False
    if reading.words[hit.end - 1] not in ON_SCREEN and gives_order(reading, opening):
        return True
    return any(
        reading.sentences[verb.start] == sentence and not overlaps_noun(hit, verb) and orders(reading, verb)
        for verb in reading.all_hits.get("@placing", ())
    )


def documents(reading: Reading, hit: Hit) -> bool:
    """Whether papers or data are sent there, so that it is who gets them: "send list RG-3 to the club"."""
    if reading.words[hit.start - 1] != "to":
        return False
    before = reading.words[max(0, hit.start - 6) : hit.start - 1]
    return not SENT.isdisjoint(before) and not PAPERS.isdisjoint(before)


WAITING = frozenset({"waits", "sits", "stands", "lives", "works"})
FOUND = frozenset("left lost found put forgot parked dropped stole broke saw heard".split())
SENT = frozenset("get send forward email mail submit report sent".split())
PAPERS = frozenset(
    ("papers list report file sheet photo photos mail invoice quote plan map form minutes figures data results").split()
)


def happened(reading: Reading, hit: Hit) -> bool:
    """Whether a verb of the past leads to the place: "until the trucks stood in the road"."""
    opening = opening_of(reading, hit)
    if reading.words[opening] in {"someone", "somebody", "nobody"} and reading.words[opening + 1] in FOUND:
        return True
    before = reading.words[max(0, hit.start - 3) : hit.start + 1]
    clause = reading.words[max(reading.sentence_start(hit.start), hit.start - 6) : hit.start]
    if any(one in {"when", "while"} and two in {"he", "she", "they"} for one, two in pairwise(clause)):
        return True  # "ring Bo when he turns off the ring road"
    return not WAITING.isdisjoint(before) or any(
        word in PAST and lead not in BE for lead, word in pairwise(["", *before])
    )


PAST = frozenset(
    "stood sat went came fell ran drove walked arrived parked waited slept stopped lived grew began".split()
)


def called_from(reading: Reading, hit: Hit) -> bool:
    """Whether it is only the place from which somebody got in touch: "Mads phoned from the site"."""
    before = reading.words[max(0, hit.start - 2) : hit.start + 1]
    asked = reading.words[opening_of(reading, hit) : hit.start]
    return "from" in before and not (CALLED.isdisjoint(asked[-4:]) and ASKED.isdisjoint(asked))


CALLED = frozenset("called phoned rang texted mailed wrote messaged reported reports says calls".split())
ASKED = frozenset({"request", "requested", "demand", "ask"})
"""Before "from the terminal" these make it who is asked, not a place."""

ON_SCREEN = frozenset(
    (
        "field fields row rows section sections terminal port slot side sides gallery archive archives "
        "display desk board post track store stores bar safe stage location address place base site "
        "library branch"
    ).split()
)
"""Words for places that also stand in forms, systems and plans: only a verb of moving makes them places."""
ASKS = frozenset("please pls plz kindly must should let's lets gotta needs".split())
TELLS = frozenset(
    (
        "is are was were has have had did been am be will would do does thanks thank sorry hi hello dear "
        "regards note fyi yes no ok okay the a an we i it he she they you this that these those there our "
        "my your his her their as if when since because after before by in on at for from with all most "
        "some both each every per and but so then or not what who which how why where while until to best "
        "cheers greetings kind good"
    ).split()
)


def gives_order(reading: Reading, opening: int) -> bool:
    """Whether a sentence asks for something: it says please, or it opens with a bare verb."""
    words = reading.words[opening : reading.sentence_end(opening)]
    if not NARRATIVE.isdisjoint(words):
        return False
    if not ASKS.isdisjoint(words):
        return True
    first = words[0]
    return (
        first.isalpha() and first not in TELLS and not first.endswith(("ed", "ing", "s")) and not (OPENERS & set(words))
    )


OPENERS = frozenset("is are am did".split())


def overlaps_noun(hit: Hit, verb: Hit) -> bool:
    """Whether the "verb" is only the noun itself: the store."""
    return verb.start >= hit.start and verb.end <= hit.end


def orders(reading: Reading, verb: Hit) -> bool:
    """Whether a verb is no past event: "is to be moved", not "was moved" or "arrived"."""
    word = reading.words[verb.start]
    before = reading.words[max(0, verb.start - 2) : verb.start]
    if not NARRATIVE.isdisjoint(before) and before[-1:] != ["to"]:
        return False
    if word.endswith("ed") or word in {"brought", "sent", "left", "kept", "held", "laid", "hung"}:
        return not BE.isdisjoint(reading.words[reading.sentence_start(verb.start) : verb.start])
    return True
