"""As in "the rest", "something similar", "same place", with nothing before to be like."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.text.hit import Hit

LIKE = 12
"""Tokens from "same" to what it is like."""


def repeated(discourse: Discourse) -> list[Hit]:
    """As in "Same time, same place", "something similar", "the rest" with nothing before to be like."""
    text = discourse.now.text
    words, found = text.reading.words, []
    for hit in (
        *text.reading.hits("@more_of_it"),
        *text.reading.hits("@remaining_word"),
        *text.reading.hits("@same_word"),
    ):
        named = [m for m in discourse.now.mentions if m.end <= hit.start]
        alone = (
            words[hit.start] == "same"
            and len(named) == 1
            and named[0].person
            and named[0].named
            and named[0].end + 2 >= hit.start - 1
        )
        if named and not (alone and "the" in words[named[0].end : hit.start]):
            continue
        if any(unit.start == hit.end for unit in text.reading.all_hits.get("@time_unit", ())):
            continue  # "add one more day to each due date" counts the day
        if words[hit.end : hit.end + 1] in (["of"], ["than"]):
            continue  # "more than 500 euros" is a limit, and has no thing before it to be more of
        if discourse.now.aside[hit.start] or not {"n't", "not"}.isdisjoint(words[max(0, hit.start - 3) : hit.start]):
            continue  # "I did the same job by hand", "don't wait for the others"
        if words[hit.start] == "same" and (
            "as" in words[hit.end : hit.end + 5]
            or "when" in words[: hit.start]
            or as_named(discourse, hit.end)
            or not {"that", "which"}.isdisjoint(words[hit.end : hit.end + 12])
            or words[hit.end : hit.end + 1] in (["day"], ["goes"])
            or told_apart(discourse, hit)
        ):
            continue
        if words[hit.end : hit.end + 1] == ["than"] or goes_on(discourse, hit):
            continue
        follows = text.classes[hit.end] if hit.end < len(words) else "mark"
        if words[hit.start] == "same" or follows in ("mark", "prep", "stop", "time"):
            found.append(hit)
    return found[:1]


def told_apart(discourse: Discourse, hit: Hit) -> bool:
    """Whether a date stands before, of what it is the same, or an id behind a comma: "the same contract, K-12"."""
    text = discourse.now.text
    if any(date.end <= hit.start and text.classes[date.start - 1] == "prep" for date in text.reading.entities("date")):
        return True
    near = range(hit.end, min(len(text.classes) - 1, hit.end + 4))
    return any(text.reading.words[p] == "," and text.classes[p + 1] in ("id", "data") for p in near)


def as_named(discourse: Discourse, position: int) -> bool:
    """Whether it is told like what: "same rights for the new starter as user m.lie has"."""
    words = discourse.now.text.reading.words
    return any(
        words[m.start - 1] == "as" and position < m.start < position + LIKE and m.named for m in discourse.now.mentions
    )


def goes_on(discourse: Discourse, hit: Hit) -> bool:
    """Whether it opens a text whose orders come in later sentences: "me again, sorry! Send Ida invoice 12"."""
    sentences = discourse.now.text.reading.sentences
    return any(m.named and sentences[m.start] > sentences[hit.start] for m in discourse.now.mentions)
