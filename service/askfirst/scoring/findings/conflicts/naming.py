"""The words that name something, told without a parser."""

from askfirst.text.reading import Reading

EMPTY = frozenset(
    (
        "a about again ahead all also an and any anyway are as at away be both but by can completely do "
        "down each entirely every everybody everyone exactly for from fully go had has have he her here "
        "him his i if immediately in into is it its just kindly may me more must my no not now of off ok "
        "okay on only onto or our out over own permanently please pls right she so some still straight "
        "strictly that the their them then there these they this those to today tomorrow tonight too uh "
        "um under up us very was we were which who will with you your"
    ).split()
)
"""Words that name nothing by themselves."""


def names(reading: Reading, start: int, end: int) -> set[str]:
    """The words of a stretch that name something, singular; words of time, marks and empty words left out."""
    for position in range(start + 1, end):
        if reading.words[position] in {"with", "because", "since"}:
            end = position
            break
    timed = {
        position
        for name in ("date", "clock_time", "duration")
        for hit in reading.entities(name)
        if (hit.attrs.get("form") != "period" or reading.words[hit.start] in {"this", "next", "last"})
        and start <= hit.start < end
        for position in range(hit.start, hit.end)
    }
    return {
        singular(word)
        for position, word in enumerate(reading.words[start:end], start)
        if word not in EMPTY and position not in timed and (word[0].isalnum() or word[0] == "#")
    }


def singular(word: str) -> str:
    """A word without its plural s."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
