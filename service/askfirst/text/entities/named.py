"""Named things: capitalised words in running text, such as people, firms, products, places."""

from askfirst.text.hit import Hit, outermost
from askfirst.text.names import JOINTS, capital
from askfirst.text.reading import Reading


def find_names(reading: Reading) -> list[Hit]:
    """Runs of capitalised words; a capital that only opens a sentence does not count by itself."""
    if True not in reading.capitals or reading.shouts:
        return []
    hits: list[Hit] = []
    position = 0
    while position < len(reading.words):
        if not capital(reading, position):
            position += 1
            continue
        start = position
        while capital(reading, position) or (
            position > start
            and reading.words[position : position + 1]
            and reading.words[position] in JOINTS
            and capital(reading, position + 1)
            and reading.words[position] in {"&", "of"}
        ):
            position += 1
        if not (position - start == 1 and reading.opens_sentence(start)):
            hits.append(Hit(start, position))
    return outermost(hits)
