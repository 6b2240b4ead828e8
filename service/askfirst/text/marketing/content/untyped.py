"""Orders to make a piece of content that is never said to be a post, a film or a poster."""

from askfirst.text.governing import governor, positions, valued
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.content.pieces import makes, producer
from askfirst.text.marketing.content.verbless import untyped, verbless
from askfirst.text.reading import Reading


def find_untyped_content(reading: Reading) -> list[Hit]:
    """Orders to make something, whether or not the case says elsewhere what it is to be."""
    hits = verbless(reading) + untyped(reading)
    vague, sized = reading.outside_data("@vague_piece"), reading.outside_data("@sized_piece")
    compounds = positions(reading, "@piece_compound") if vague or sized else set()
    for noun in (*vague, *sized):
        if (
            stored(reading, noun)
            or noun.end in compounds
            or reading.words[max(0, noun.start - 1) : noun.end] == ["a", "copy"]
        ):
            continue
        hit = ordered(reading, noun, noun in vague)
        hits += [hit] if hit and not changed(reading, hit) else []
    return outermost(hits)


def stored(reading: Reading, noun: Hit) -> bool:
    """Whether a piece that exists is named: "creative CR-9", "creative=CR-9"."""
    after = noun.end + (reading.words[noun.end : noun.end + 1] in (["ad"], ["ads"], ["post"]))
    return valued(reading, noun.end - 1) or any(
        hit.start in {noun.end, after} for name in ("id", "file") for hit in reading.entities(name)
    )


def changed(reading: Reading, verb: Hit) -> bool:
    """Whether a thing is only made so: "make the guide downloadable"."""
    behind = reading.words[verb.start + 1 : verb.start + 5]
    return (
        reading.words[verb.start] == "make"
        and behind[:1] == ["the"]
        and any(word.endswith(("able", "ible")) or word in {"public", "private", "visible"} for word in behind[2:])
    )


BECOMES = frozenset({"into", "as"})
DEFINITE = frozenset({"the", "this", "that", "these", "last", "existing"})
"""What is so led in is there already."""


def ordered(reading: Reading, noun: Hit, vague: bool) -> Hit | None:
    """The order that makes, gets or turns something into the piece."""
    verb = producer(reading, noun)
    if vague:
        verb = max(filter(None, (verb, governor(reading, noun.start, "@obtain_verb", 4))), default=None)
    if verb and makes(reading, verb, noun):
        return Hit(verb.start, noun.end)
    ahead = reading.words[max(0, noun.start - 4) : noun.start]
    at = max((at for at, word in enumerate(ahead) if word in BECOMES), default=None)
    if at is not None and DEFINITE.isdisjoint(ahead[at:]):
        turned = governor(reading, noun.start, "@convert_verb")
        other = governor(reading, noun.start, "@other_doing")
        return noun if turned and (other is None or other.start == turned.start) else None
    return None
