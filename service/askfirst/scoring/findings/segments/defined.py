"""Statements that say who a group is."""

from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

COMMON = frozenset("with whom that those thi have from what they them were would should could which who likely".split())
CUES = frozenset(
    "mean means meant meaning is are was were = : ( holds hold includes include covers cover contains "
    "defined refers namely counts count i.e. ie has have , -".split()
)
"""Words by which a statement says what another word stands for."""


def defined(text: Reading, group: Hit, source: Reading) -> bool:
    """Whether a statement says who the group is: it repeats a word of it and gives a criterion or names."""
    if source is not text and source.raw.rstrip().endswith("?"):
        return False
    words = {word.rstrip("s") for word in text.words[group.start : group.end] if len(word) > 3} - COMMON
    names = ("criterion",) if source is text else ("criterion", "quote", "id", "name")
    for sentence in {source.sentences[fact.start] for name in names for fact in source.entities(name)}:
        if source is text and sentence == text.sentences[group.start]:
            continue
        if any(
            source.sentences[position] == sentence
            and word.rstrip("s") in words
            and CUES & set(source.words[position + 1 : position + 6])
            for position, word in enumerate(source.words)
        ):
            return True
    return False
