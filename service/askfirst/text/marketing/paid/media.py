"""Paid media: the nouns ("pre-rolls", "campaign"), and whether a verb governs one."""

from askfirst.text.governing import positions
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading


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
            and (reading.words[hit.start] != "sea" or reading.text(hit).isupper())
            and not (hit.start in activity and hit.start in organic)
        ]
    )


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
