"""As in "The rest", "see attached", "the deadline": parts of something that is not there."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.text.hit import Hit

POLITE = frozenset(
    (
        "please pls plz kindly can could would will you u and then also hi hey ok okay so now just , yes "
        "no - i we need want to should must let us 's let's great thanks sure"
    ).split()
)
"""Words before the verb of an order."""


CONTENT = frozenset({"that", ":", "whether", "if", "how", "why", "because"})
"""What stands behind these is said to somebody, not done to: "reply to Peter that the samples left"."""


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
        ):
            continue
        if words[hit.end : hit.end + 1] == ["than"] or goes_on(discourse, hit):
            continue
        follows = text.classes[hit.end] if hit.end < len(words) else "mark"
        if words[hit.start] == "same" or follows in ("mark", "prep", "stop", "time"):
            found.append(hit)
    return found[:1]


def as_named(discourse: Discourse, position: int) -> bool:
    """Whether it is told like what: "same rights for the new starter as user m.lie has"."""
    words = discourse.now.text.reading.words
    return any(
        words[m.start - 1] == "as" and position < m.start < position + LIKE and m.named for m in discourse.now.mentions
    )


LIKE = 12
"""Tokens from "same" to what it is like."""


def goes_on(discourse: Discourse, hit: Hit) -> bool:
    """Whether it opens a text whose orders come in later sentences: "me again, sorry! Send Ida invoice 12"."""
    sentences = discourse.now.text.reading.sentences
    return any(m.named and sentences[m.start] > sentences[hit.start] for m in discourse.now.mentions)


def enclosed(discourse: Discourse) -> list[Hit]:
    """As in "See attached", "as in my last message" where nothing is enclosed and nothing was said before."""
    text = discourse.now.text
    hits = text.reading.hits("@enclosed")
    if (
        not hits
        or any(text.reading.entities(name) for name in ("file", "url", "quote"))
        or "\n" in text.reading.plain.strip()
        or ":" in text.reading.words
    ):
        return []
    for hit in hits:
        after = text.classes[hit.end] if hit.end < len(text.classes) else ""
        if after in ("name", "id", "data", "number", "noun") or text.reading.words[hit.end : hit.end + 1] in (
            ["to"],
            ["of"],
            ["with"],
            ["by"],
            ["from"],
            ["about"],
        ):
            continue
        nouns = [m for m in discourse.now.mentions if m.named and m.start <= hit.end <= m.end]
        if not nouns:
            return [hit]
    return []


def affairs(discourse: Discourse) -> list[Hit]:
    """As in "The Meier thing", "that business with the keys": an affair that only insiders know."""
    text = discourse.now.text
    found = []
    for hit in text.reading.hits("@affair_noun"):
        m = next((m for m in discourse.now.mentions if m.end == hit.end and m.end - m.start > 1), None)
        if (
            m
            and m.determiner in ("the", "that", "this", "those")
            and m.before in ("", "out", "up", "off", "down", "of")
            and not any(o.end <= m.start and not o.possessor for o in discourse.now.mentions)
        ):
            rest = text.reading.words[m.end : m.end + 8]
            if discourse.now.aside[m.start] or described_by_id(discourse, m.end):
                continue
            if not {"is", "are", "was", ":"} & set(rest):
                found.append(Hit(m.start, m.end))
    return found


def described_by_id(discourse: Discourse, end: int) -> bool:
    """Whether the comma or bracket behind it leads in an id: "the loyalty thing, rule LOY-3"."""
    text = discourse.now.text
    led = text.reading.words[end : end + 1] in ([","], ["("])
    return led and not {"id", "data"}.isdisjoint(text.classes[end + 1 : end + 4])


def attributes(discourse: Discourse) -> list[Hit]:
    """As in "Extend the deadline by two days" in a text that names nothing which has a deadline."""
    text = discourse.now.text
    if not text.reading.hits("@attribute_noun"):
        return []
    things = [
        m
        for m in discourse.now.mentions
        if not (m.before in ("to", "by", "with") and (m.person or m.classes[-1] == "name"))
    ]
    if len(things) != 1 or things[0].determiner != "the" or len(things[0].words) > 1 or things[0].named:
        return []
    m = things[0]
    if (
        not any(hit.end == m.end for hit in text.reading.hits("@attribute_noun"))
        or text.classes[: m.start].count("verb") != 1
    ):
        return []
    if not all(word in POLITE for word in text.reading.words[: text.classes.index("verb")]):
        return []
    if not CONTENT.isdisjoint(text.reading.words[text.classes.index("verb") : m.start]):
        return []
    after = text.reading.words[m.end] if m.end < len(text.reading.words) else ""
    return (
        [] if after in ("of", "for", "in", "on", "from", "that", "which", "i", "we", "you") else [Hit(m.start, m.end)]
    )
