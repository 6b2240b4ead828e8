"""Where something shall go, by a word that any of several places can mean: "a la obra", "auf die Baustelle"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, carries, demanding
from askfirst.scoring.findings.european.words import plain, spots
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"site_noun", "loose_place"})
def open_destination(material: Material) -> Sequence[Hit]:
    """A loose word for a place, or a sort of place with an article that nothing narrows and no message named."""
    text, request = material.text, material.request
    if carries(material, "destination") or spots(text, "show_verb") or spots(text, "address_word"):
        return ()
    loose = spots(text, "loose_place")
    reply = bool(material.history) and request.history[-1].content.rstrip().endswith("?")
    moved = bool(spots(text, "haul_verb")) or reply
    for at, end in loose.items():
        if moved and not singled(text, end):
            return [Hit(at, end)]
    if not moved:
        return ()
    before = {plain(word) for reading in material.history for word in reading.words}
    nouns = spots(text, "site_noun")
    for at, after in spots(text, "toward_word").items():
        last = nouns.get(after, 0)
        if last and plain(text.words[after]) not in before and not placed(text, last):
            return [Hit(at, last)]
    return ()


def placed(text: Reading, end: int) -> bool:
    """Whether a name, a number or the record that holds the address follows."""
    if singled(text, end):
        return True
    if end < len(text) and (end in spots(text, "of_word") or text.words[end] in {"(", ":"}):
        return True
    return text.nouns_capital and end < len(text) and text.capitals[end]


REACH = 5
"""Tokens behind a noun within which a name, a number or a quote belongs to it."""
BREAKS = frozenset({",", ";", ".", "!", "?", ":"})


def singled(reading: Reading, end: int) -> bool:
    """Whether a name, a number or data stands behind a noun, ahead of the next mark."""
    stop, parting = end, spots(reading, "parting_word")
    while stop < min(len(reading), end + REACH) and reading.words[stop] not in BREAKS and stop not in parting:
        stop += 1
    if any(any(map(str.isdigit, word)) for word in reading.words[end:stop]):
        return True
    if any(reading.data_kinds[end:stop]) if reading.data else False:
        return True
    return not reading.nouns_capital and any(reading.capitals[end:stop])
