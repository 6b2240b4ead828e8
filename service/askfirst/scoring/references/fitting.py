"""Which members of a list fit a description."""

from askfirst.scoring.references.discourse import Discourse, Message
from askfirst.scoring.references.groups.group import Group
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.text.plurals import singular

SMALL = frozenset(", . and the in of to a an for from ( ) ; : at on with by is are was it that this".split())
"""Words that tell nothing apart."""


FILES = frozenset({"file", "document", "doc", "attachment", "pdf", "sheet", "report", "image", "photo", "picture"})


def singled_out(now: Message, options: tuple[str, ...], one: Message) -> bool:
    """Whether the text itself has a word of exactly one of the options."""
    words = frozenset(now.text.reading.words)
    lists = next((group.words for group in reversed(one.groups) if group.options == options), ())
    common = frozenset.intersection(*lists) if lists else frozenset()
    return sum(bool((member - common - SMALL) & words) for member in lists) == 1


def told_by_tail(discourse: Discourse, twins: list[Mention], tail: frozenset[str]) -> tuple[str, ...]:
    """Things that only what follows them tells apart: "a van of Ada's and a van of Bo's"."""
    reading = discourse.now.text.reading
    ends = [
        next(
            (
                p
                for p in range(o.end, len(reading.words))
                if reading.words[p] in (".", ",", "and", ";") or p == o.end + 4
            ),
            o.end,
        )
        for o in twins
    ]
    tails = [frozenset(reading.words[o.end : end]) - SMALL for o, end in zip(twins, ends, strict=True)]
    if sum(bool(own & tail) for own in tails) == 1:
        return ()
    return tuple(
        reading.raw[reading.starts[o.start] : reading.ends[end - 1]] for o, end in zip(twins, ends, strict=True)
    )


def fitting(
    head: str,
    wanted: frozenset[str],
    tail: frozenset[str],
    mentions: list[Mention],
    groups: list[Group],
    here: bool,
    person: bool,
) -> tuple[str, ...]:
    """The options among these mentions and groups, if there are several that nothing tells apart."""
    announced = not here and bool(groups) and any(o.plural and singular(o.head) == head for o in mentions)
    options = [
        (text, words)
        for group in groups
        if group.people == person and (person or group.head in ("", head) or announced or of_kind(head, group))
        for text, words in zip(group.options, group.words, strict=True)
    ] or [
        (o.text, o.words)
        for o in mentions
        if not o.plural
        and (o.determiner in ("a", "an", "another", "one") or (o.named and o.classes[-1] != "noun") or len(o.words) > 1)
        and singular(o.head) == head
    ]
    chosen = [(text, words) for text, words in options if wanted & words] if wanted else options
    if wanted and not chosen and groups and wanted <= groups[-1].around and not repeated(groups[-1], mentions):
        chosen = options
    if len(chosen) < 2:
        return ()
    common = frozenset.intersection(*(words for _, words in chosen))
    if sum(bool((words - common - SMALL) & tail) for _, words in chosen) == 1:
        return ()
    names: dict[str, str] = {}
    for text, _ in chosen:
        names.setdefault(text.lower(), text)
    return tuple(names.values()) if len(names) > 1 else ()


def of_kind(head: str, group: Group) -> bool:
    """Whether the members are files and "the file" is meant, or bear the noun themselves."""
    if head in FILES and all("." in option and " " not in option for option in group.options):
        return True
    return all(head in option.lower() for option in group.options)


def repeated(group: Group, mentions: list[Mention]) -> bool:
    """Whether one member alone was named again since."""
    return any(m.start >= group.end and any(m.text in option for option in group.options) for m in mentions)
