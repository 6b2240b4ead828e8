"""Orders to make a piece of content that is never said to be a post, a film or a poster."""

from askfirst.text.governing import governor, orders, positions
from askfirst.text.hit import Hit, outermost
from askfirst.text.marketing.content.orders import ordered
from askfirst.text.marketing.content.there import counted_words, published, spoken_of, stored
from askfirst.text.marketing.content.unnamed import depicted, orders_to_tell, untyped
from askfirst.text.marketing.content.verbless import verbless
from askfirst.text.reading import Reading


def find_untyped_content(reading: Reading) -> list[Hit]:
    """Orders to make something, whether or not the case says elsewhere what it is to be."""
    hits = [hit for hit in orders(reading, "@untold_piece") if not governor(reading, hit.start, "@other_doing")]
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
        ):
            continue
        hit = ordered(reading, noun, noun in vague)
        hits += [hit] if hit else []
    return outermost(hits)
