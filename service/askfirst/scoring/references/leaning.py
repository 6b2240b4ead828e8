"""Small words that lean on what was said: "there", "both", "the above", "those two"."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.words.marks import Marked
from askfirst.text.hit import Hit

DEED = frozenset("has have needs need must should can could may goes go belongs ought shall cannot".split())
GREETED = frozenset(
    {
        "hi",
        "hello",
        "hey",
        "hiya",
        "morning",
        "out",
        "over",
        "been",
        "get",
        "got",
        "and",
        "is",
        "are",
        "was",
        "were",
    }
)


def leaning(discourse: Discourse, briefly: bool = True) -> list[Hit]:
    """Every such word with nothing to lean on; a number counts something unless all is put `briefly`."""
    if discourse.given or discourse.before:
        return []
    numbers = counted(discourse) if briefly else []
    return [*nowhere(discourse), *numbers, *above(discourse), *subjects(discourse)]


def nowhere(discourse: Discourse) -> list[Hit]:
    """As in "Ship it there" where no place was named."""
    text = discourse.now.text
    words, found = text.reading.words, []
    for hit in text.reading.hits("@place_word"):
        p = hit.start
        after = words[p + 1] if p + 1 < len(words) else ""
        if (
            not p
            or discourse.now.aside[p]
            or words[p - 1] in GREETED
            or after in ("is", "are", "'s", "was", "were", "be", "will", "has", "have", "you", "we")
        ):
            continue
        if text.classes[p - 1] not in ("noun", "verb", "pronoun", "name", "id", "prep") or (
            after and text.classes[p + 1] in ("noun", "det")
        ):
            continue
        before = [m for m in discourse.now.mentions if m.end <= p]
        if not any(
            "place_noun" in m.sorts
            or m.group
            or m.before in ("in", "at", "to", "from", "into", "on")
            or m.classes[-1] in ("name", "data")
            for m in before
        ):
            found.append(hit)
    return found


def counted(discourse: Discourse) -> list[Hit]:
    """As in "Cancel both", "the last three" with nothing that was counted."""
    text = discourse.now.text
    words = text.reading.words
    found = [
        hit
        for hit in text.reading.hits("@both_word")
        if not followed(text, hit.end) and words[hit.start - 1 : hit.start] not in (["are"], ["were"])
    ]
    found = [hit for hit in found if not named_before(discourse, hit.start) and not later_pair(discourse, hit.end)]
    for ordinal in text.reading.hits("@ordinal_word"):
        start, end = ordinal.start, ordinal.end
        if words[start - 1 : start] != ["the"] or text.classes[end : end + 1] != ["number"]:
            continue
        several = any(m.plural and m.end <= start for m in discourse.now.mentions) or discourse.now.groups
        if not followed(text, end + 1) and not several:
            found.append(Hit(start - 1, end + 1))
    return found


TAKEN_UP = frozenset({"noun", "name", "id", "data", "det", "pronoun", "number", "poss", "time"})
"""Classes of words that say what is counted."""


COUNTING = frozenset({"of", "to", "who", "that", "which", "-", "new", "old"})
"""Behind a number these go on to what it counts."""
DESCRIBED = 5
"""Tokens from a number to the noun that it counts."""


def followed(text: Marked, position: int) -> bool:
    """Whether what is counted stands right behind: "both reports", "the two of them"."""
    classes, words = text.classes, text.reading.words
    if position >= len(classes):
        return False
    if classes[position] in TAKEN_UP or words[position] in COUNTING:
        return True
    ends = (
        p for p in range(position, min(len(classes), position + DESCRIBED)) if classes[p] in ("mark", "prep", "pronoun")
    )
    return "noun" in classes[position : next(ends, position + DESCRIBED)]  # "the four cracked trays"


def named_before(discourse: Discourse, position: int) -> bool:
    """Whether anything was named before the word at `position`."""
    return any(m.end <= position for m in discourse.now.mentions)


def later_pair(discourse: Discourse, position: int) -> bool:
    """Whether what is counted follows: "both, order 5 and order 6"."""
    return any(group.start >= position for group in discourse.now.groups)


def above(discourse: Discourse) -> list[Hit]:
    """As in "The above address" with nothing above."""
    text = discourse.now.text
    words, found = text.reading.words, []
    for hit in text.reading.hits("@above_word"):
        p = hit.start
        led = words[p - 1 : p] in (["the"], ["as"], ["see"]) or (p and text.classes[p - 1] == "noun")
        follows = text.classes[hit.end] if hit.end < len(words) else "mark"
        measured = (
            words[hit.end : hit.end + 1] in (["$"], ["€"], ["£"])
            or follows in ("number", "time", "det", "pronoun", "id")
            or (follows in ("noun", "name") and words[p - 1] != "the")
        )
        if (
            led
            and not measured
            and "\n" not in text.reading.plain
            and len([m for m in discourse.now.mentions if m.end <= p]) < 2
        ):
            found.append(
                Hit(
                    max(0, p - 2) if words[p - 1] != "the" else p - 1,
                    min(len(words), hit.end + (words[p - 1] == "the")),
                )
            )
    return found


def subjects(discourse: Discourse) -> list[Hit]:
    """As in "This has to reach Ida", "those two can go" as the first thing that is said."""
    text = discourse.now.text
    words, found = text.reading.words, []
    for hit in text.reading.hits("@demonstrative"):
        p = hit.start
        if p and text.reading.sentences[p] == text.reading.sentences[p - 1]:
            continue
        verb = p + 1 + (p + 1 < len(words) and text.classes[p + 1] == "number")
        if (
            verb < len(words)
            and words[verb] in DEED
            and not any(m.end <= p for m in discourse.now.mentions)
            and ":" not in words
        ):
            found.append(Hit(p, verb))
    return found
