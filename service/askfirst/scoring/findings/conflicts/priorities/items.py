"""The thing that stands on one side of "before", "after" or "over"."""

from askfirst.text.reading import Reading

REACH = 6
FILLER = frozenset("the a an any all it is be them this that job task order you we i on my our your".split())
MARKS = frozenset({",", ".", ";", ":", "!", "?", "and", "but", "then", "(", ")"})


def item(reading: Reading, position: int, step: int) -> int | None:
    """The thing named on one side: the nearest id or name, else the nearest word."""
    plain = None
    for place in range(position, position + step * REACH, step):
        if not 0 <= place < len(reading.words) or reading.words[place] in MARKS:
            break
        if any(
            hit.start <= place < hit.end
            for name in ("date", "clock_time", "duration")
            for hit in reading.entities(name)
        ):
            return None
        first = reading.raw[reading.starts[place]]
        opens = place == 0 or reading.sentences[place - 1] != reading.sentences[place]
        if any(letter.isdigit() for letter in reading.words[place]) or (first.isupper() and not opens):
            return place
        if plain is None and reading.words[place] not in FILLER:
            plain = place
    return plain
