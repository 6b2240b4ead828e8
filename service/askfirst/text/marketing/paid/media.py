"""Paid media: the nouns ("pre-rolls", "campaign"), and whether a verb governs one."""

from askfirst.text.governing import governor, positions
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.targeting import has_age
from askfirst.text.reading import Reading

ABOUT = frozenset(
    "about regarding concerning re of from behind report reports meeting call review analysis thread ticket "
    "task folder dashboard poll query email know see learn".split()
)
"""Between the verb and the noun these say that something else is launched."""


def find_paid_media(reading: Reading) -> list[Hit]:
    """Nouns of paid media: no compounds such as "ad copy", no campaigns of mails."""
    nouns = reading.outside_data("@paid_noun")
    if not nouns:
        return []
    compounds = positions(reading, "@paid_compound")
    organic = {hit.end for hit in reading.outside_data("@organic")}
    activity = positions(reading, "@paid_activity")
    return outermost(
        [
            hit
            for hit in nouns
            if hit.end not in compounds
            and not notice(reading, hit)
            and (reading.words[hit.start] != "sea" or reading.text(hit).isupper())
            and not (hit.start in activity and hit.start in organic)
        ]
    )


def notice(reading: Reading, noun: Hit) -> bool:
    """Whether a vacancy is put on a board, where nobody is aimed at and no money named."""
    if reading.words[max(0, noun.start - 1) : noun.start] not in VACANCIES:
        return False
    return not reading.entities("money") and not has_age(reading, 0, len(reading))


VACANCIES = (["job"], ["vacancy"], ["classified"], ["small"])


def free(reading: Reading, verb: Hit, noun: Hit) -> bool:
    """Whether the verb governs the noun: no other order and no "about" stands between them."""
    if not ABOUT.isdisjoint(reading.words[verb.end : noun.start]):
        return False
    other = governor(reading, noun.start, "@other_doing")
    return other is None or other.start <= verb.start or (other.end == noun.start and sort_of(reading, other))


def sort_of(reading: Reading, other: Hit) -> bool:
    """Whether the "verb" only says which ads: search ads, display ads."""
    return reading.words[other.start] in {"search", "display"} and not reading.opens_sentence(other.start)


def mailed(reading: Reading, noun: Hit) -> bool:
    """Whether a plain "campaign" is one of mails: the sentence speaks of mail and of no media."""
    if reading.words[noun.start] not in {"campaign", "campaigns"}:
        return False
    sentence = reading.sentences[noun.start]
    mails, media = (
        any(reading.sentences[hit.start] == sentence for hit in reading.outside_data(key))
        for key in ("@organic", "@platform")
    )
    return mails and not media


def wishes(reading: Reading, noun: Hit) -> list[Hit]:
    """Who wants or needs the noun: "the client wants a LinkedIn campaign"."""
    return [
        hit
        for hit in reading.outside_data("@wish_verb")
        if hit.end <= noun.start <= hit.end + 8
        and reading.same_sentence(hit, noun)
        and LINKS.isdisjoint(reading.words[hit.end : noun.start])
    ]


LINKS = frozenset({"for", "in", "with", "to", "at", "on", ","})
