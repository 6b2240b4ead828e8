"""The "it" of the weather, the hour or the whole affair."""

from askfirst.scoring.references.words.marks import Marked

BE = frozenset(
    {
        "is",
        "was",
        "'s",
        "be",
        "s",
        "are",
        "were",
        "been",
        "isn't",
        "wasn't",
        "being",
        "sounds",
        "looks",
        "seems",
        "gets",
    }
)


def of_the_whole(text: Marked, position: int) -> bool:
    """Whether "it" speaks of the weather, the hour or the whole affair: "it is already late", "is it ok"."""
    words = text.reading.words
    states = {hit.start for hit in text.reading.all_hits.get("@idle_state", ())}
    if not states:
        return False
    after = position + 1
    if after < len(words) and words[after] in (
        "will",
        "would",
        "'ll",
        "'d",
        "might",
        "may",
        "could",
        "has",
        "n't",
    ):
        after += 1
    if after < len(words) and words[after] in BE:
        after += 1
        while after < len(words) and after not in states and text.classes[after] == "stop" and after < position + 5:
            after += 1
        return after in states
    return position > 0 and words[position - 1] in BE and position + 1 in states
