"""Stretches that tell rather than order: statements, questions, reasons."""

from askfirst.text.hit import Hit
from askfirst.text.moods import told_tokens
from askfirst.text.reading import Reading


def find_described(reading: Reading) -> list[Hit]:
    """The clauses that tell something instead of asking for it."""
    told = told_tokens(reading)
    hits: list[Hit] = []
    for at, tells in enumerate(told):
        if not tells:
            continue
        last = hits[-1] if hits else None
        if last and last.end == at and reading.sentences[at] == reading.sentences[last.start]:
            hits[-1] = Hit(last.start, at + 1)
        else:
            hits.append(Hit(at, at + 1))
    return hits
