"""Orders to make a piece of content that is never said to be a post, a film or a poster."""

from askfirst.text.governing import governor, orders, positions
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.content.orders import ordered
from askfirst.text.marketing.content.there import (
    changed,
    counted_words,
    modifies,
    published,
    spoken_of,
    stored,
    supplied,
)
from askfirst.text.marketing.content.unnamed import depicted, orders_to_tell, untyped
from askfirst.text.marketing.content.verbless import verbless
from askfirst.text.reading import Reading


def find_untyped_content(reading: Reading) -> list[Hit]:
    """Orders to make something, whether or not the case says elsewhere what it is to be."""
    hits = [
        hit
        for hit in orders(reading, "@untold_piece")
        if not governor(reading, hit.start, "@other_doing") and not placed(reading, hit)
    ]
    hits += orders_to_tell(reading) + verbless(reading) + depicted(reading) + untyped(reading)
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
            or supplied(reading, noun)
            or modifies(noun, sized)
        ):
            continue
        hit = ordered(reading, noun, noun in vague)
        hits += [hit] if hit and not (changed(reading, hit) or dictated(reading, hit)) else []
    return outermost(hits)


def placed(reading: Reading, order: Hit) -> bool:
    """Whether something is shown in a piece that is there: "feature the kit in the mailing of 6 November"."""
    if reading.words[order.start] != "feature":
        return False
    shown = [*reading.outside_data("@message_noun"), *reading.outside_data("@sized_piece")]
    return any(
        reading.words[max(0, hit.start - 3) : hit.start][-2:] in PLACES
        or not {"in", "on"}.isdisjoint(reading.words[max(0, hit.start - 2) : hit.start])
        for hit in shown
        if hit.start > order.end and reading.same_sentence(hit, order)
    )


PLACES = (["in", "the"], ["on", "the"], ["in", "our"], ["on", "our"])


def dictated(reading: Reading, order: Hit) -> bool:
    """Whether what to write follows word for word: "please write: 90 reservations by May"."""
    at = order.start + 1
    return reading.words[at : at + 1] == [":"] and at + 1 < len(reading) and reading.words[at + 1][0].isdigit()
