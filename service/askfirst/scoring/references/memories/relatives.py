"""As in "The one Jo liked", "what we agreed on": known only to those who were there."""

from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.hit import Hit

DEFINITE = frozenset({"the", "that", "those", "these", "this"})

SUBJECTS = frozenset("i we you he she they everybody everyone somebody someone nobody".split())
"""Who does what a relative clause says, where that is no noun."""

ASKING = frozenset({"ask", "asks", "asking"})


def private(discourse: Discourse) -> list[Hit]:
    """As in "The figures the auditor wants", "what we agreed on": known only to those who were there."""
    reading = discourse.material.text
    return [
        span
        for name in ("@private_verb", "@desire_verb")
        for verb in reading.hits(name)
        if (span := relative_clause(discourse, verb, name == "@desire_verb"))
        and not explained(discourse, span)
        and not all_of_a_time(discourse, span)
    ]


def relative_clause(discourse: Discourse, verb: Hit, wish: bool) -> Hit | None:
    """The description that ends in this verb: head, subject, verb; None if there is none."""
    text, mentions = discourse.now.text, discourse.now.mentions
    words, classes = text.reading.words, text.classes
    if words[verb.end : verb.end + 1] == ["to"] and (wish or classes[verb.end + 1 : verb.end + 2] == ["verb"]):
        return None  # "back from the dentist I want to see the plan", "the discount that they promised to drop"
    p = verb.start
    while p and (
        words[p - 1]
        in (
            "had",
            "has",
            "have",
            "'d",
            "'ve",
            "is",
            "was",
            "were",
            "are",
            "just",
            "already",
            "once",
            "last",
            "also",
            "really",
            "all",
        )
    ):
        p -= 1
    subject = next((m.start for m in mentions if m.end == p), None)
    if subject is None and p and words[p - 1] in SUBJECTS:
        subject = p - 1
    if subject is None:
        subject = p if p < verb.start or words[p - 1 : p] in (["who"], ["that"]) else None
    if not subject:
        return None
    if words[subject - 1] in ("that", "which", "who") and subject > 1:
        subject -= 1
    if words[subject - 1] in ("what", "whatever"):
        # "mail Bo and ask what he would like": the answer is still to come
        wanted = (
            subject > 1
            and words[subject - 2] not in ASKING
            and (classes[subject - 2] in ("verb", "prep") or words[subject - 2] == "do")
        )
        return Hit(subject - 1, verb.end) if wanted else None
    if words[subject - 1] in ("one", "ones", "thing", "things", "stuff"):
        start = next((p for p in range(subject - 2, max(-1, subject - 5), -1) if words[p] in DEFINITE), None)
        return Hit(start, verb.end) if start is not None else None
    head = next((m for m in mentions if m.end == subject), None)
    if (
        head is None
        or head.determiner not in DEFINITE
        or head.named
        or (wish and len(head.words) > 1)
        or (words[subject] == "that" and opens_content(discourse, head))
        or (head.person and wish)
    ):
        return None
    return Hit(head.start, verb.end) if head.start + 1 <= subject and classes[subject] != "mark" else None


def all_of_a_time(discourse: Discourse, span: Hit) -> bool:
    """Whether all of a stretch of time are meant, as many as the calendar has: "all the people I met this week"."""
    text = discourse.now.text
    ahead = text.reading.words[max(0, span.start - 1) : span.start]
    return ahead == ["all"] and text.classes[span.end : span.end + 1] == ["time"]


def opens_content(discourse: Discourse, head: Mention) -> bool:
    """Whether "that" behind the phrase says what is noted there: "mention in the blog that we tried hard"."""
    reading = discourse.now.text.reading
    return head.before in ("in", "on", "to") and any(
        hit.end == head.start - 1 for hit in reading.all_hits.get("@that_clause_lead", ())
    )


def explained(discourse: Discourse, span: Hit) -> bool:
    """Whether the case says what is meant: "X, the one Jo liked", "... is NDA-52", or the history does."""
    text = discourse.now.text
    words = text.reading.words
    after = words[span.end : span.end + 1]
    rest = [
        word
        for p, word in enumerate(words[span.end : span.end + 8], span.end)
        if text.reading.sentences[p] == text.reading.sentences[span.start]
    ]
    comma = span.end + rest.index(",") if "," in rest else None
    if (
        comma is not None
        and comma < span.end + 3
        and text.classes[comma + 1 : comma + 2] in (["number"], ["time"], ["id"], ["data"])
        and text.classes[comma + 2 : comma + 3] != ["noun"]
    ):
        return True
    if any(word in ("is", "are", "was", "were", ":", "=", "namely") for word in rest) or after == ["("]:
        return True
    named = [m for m in discourse.now.mentions if m.named]
    if any(m.end == span.start - 1 and words[m.end] in (",", ":", "(", "-", ";") for m in named):
        return True
    if (after[:1] == [","] and any(m.start == span.end + 1 and m.classes[0] != "noun" for m in named)) or (
        discourse.given
    ):
        return True
    return shared(discourse, words[span.start : span.end + 6])


def shared(discourse: Discourse, words: list[str]) -> bool:
    """Whether the history speaks of what is described."""
    stems = {word[:5] for word in words if len(word) > 4}
    return bool(stems & {word[:5] for word in discourse.words_before if len(word) > 4})
