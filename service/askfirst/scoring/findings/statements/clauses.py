"""The clause around a token."""

from askfirst.text.reading import Reading

ENDS = frozenset({",", ";", ".", "and", "but", ":", "!", "?", "(", ")", "–", "—"})


def clause(reading: Reading, place: int) -> tuple[int, int]:
    """The tokens around a place up to the next comma, semicolon, full stop or joining word."""
    start = end = place
    while start and reading.sentences[start - 1] == reading.sentences[place] and reading.words[start - 1] not in ENDS:
        start -= 1
    while end < len(reading) and reading.sentences[end] == reading.sentences[place] and reading.words[end] not in ENDS:
        end += 1
    return start, end
