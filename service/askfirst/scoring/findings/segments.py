"""Groups of customers that neither the text nor its context delimits."""

from collections.abc import Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material
from askfirst.text.hit import Hit
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

NEAR = 7
"""Tokens between a group and a criterion that belongs to it."""


def vague_segment(material: Material) -> Sequence[Hit]:
    """Vague groups without a criterion beside them, a definition, or a list of who they are."""
    text = material.text
    groups = text.entities("vague_group")
    if not groups:
        fields = material.fields
        vague = fields.entities("vague_group") if fields is not None and not text.entities("criterion") else []
        return [Hit(0, 0) for group in vague[:1] if fields is not None and not delimited(fields, group)]
    return [
        group
        for group in groups
        if not delimited(text, group)
        and not present(text, group)
        and not any(defined(text, group, one) for one in (text, *material.context))
    ]


def delimited(text: Reading, group: Hit) -> bool:
    """Whether a criterion or a list of names follows the group: "big firms, i.e. over 500 staff"."""
    clause = text.words[group.start : group.end + 1]
    if not RELATIVE.isdisjoint(clause) and any(
        0 <= day.start - group.end <= DATED and text.same_clause(day, group) for day in text.entities("date")
    ):
        return True
    if listed(text, group) or saved(text, group) or dated_rank(text, group):
        return True
    for criterion in text.entities("criterion"):
        near = 0 <= criterion.start - group.start <= NEAR + group.end - group.start
        if near and text.same_sentence(criterion, group) and not parted(text, group, criterion):
            return True
    ranked = not RANKED.isdisjoint(text.words[group.start : group.end])
    words = text.words[group.start : group.end]
    if words[0] == "top" and any(word.isdigit() for word in words) and text.words[group.end : group.end + 1] == ["by"]:
        return True
    if ranked and any(0 <= group.start - one.end <= 1 for one in text.entities("number")):
        return True
    mark = text.words[group.end : group.end + 1]
    if mark and mark[0] in {":", "(", "namely", "-", "–", "—", "="}:
        return any(0 < hit.start - group.end <= 2 for name in ("name", "id", "email") for hit in text.entities(name))
    return False


def saved(text: Reading, group: Hit) -> bool:
    """Whether a saved list follows as who they are: "the regular guests, list REG-26"."""
    words, at = text.words, group.end
    if words[at : at + 1] not in ([","], ["("]) or words[at + 1 : at + 2] not in (["list"], ["segment"], ["tag"]):
        return False
    return any(at < one.start <= at + NEAR for name in ("id", "quote", "name") for one in text.entities(name))


def dated_rank(text: Reading, group: Hit) -> bool:
    """Whether the record's dates pick one or so many: "the newest one", "ten leads, the oldest ones"."""
    words = text.words[group.start : group.end]
    if not DATES.isdisjoint(words) or words[:2] == ["most", "recent"]:
        return words[-1] in ONE or not is_plural(words[-1])
    return False


DATES = frozenset("newest oldest latest earliest".split())
ONE = frozenset({"one", "ones"})


def listed(text: Reading, group: Hit) -> bool:
    """Whether names stand beside the group as who it is: "the three lapsed ones, Brix and Ohlsen"."""
    words, end = text.words, group.end
    names = [name for name in text.entities("name") if not place(text, name)]
    if words[end : end + 1] == [","] and any(name.start == end + 1 for name in names):
        row = [name for name in names if end < name.start <= end + LISTED and text.same_sentence(name, group)]
        return len(row) > 1 and all(words[name.end] in {",", "and", "or", "&"} for name in row[:-1])
    lead = next((at for at in range(group.start - 1, max(-1, group.start - 3), -1) if words[at] == ","), None)
    return lead is not None and words[lead + 1] in {"our", "the", "all"} and any(name.end == lead for name in names)


def place(text: Reading, name: Hit) -> bool:
    """Whether the name is that of a town or a country."""
    return any(name.overlaps(city) for city in text.all_hits.get("@zone_place", ()))


LISTED = 12
"""Tokens behind a group in which its names are looked for."""


def present(text: Reading, group: Hit) -> bool:
    """Whether the group took part in something that the text names: "everyone who was on it", "who was there"."""
    words = text.words[group.start : group.end + 4]
    ats = [at for at, word in enumerate(words[:-1]) if word in {"was", "were", "is", "are"}]
    return "who" in words and any(words[at + 1] in {"on", "in", "at", "there", "present"} for at in ats)


RELATIVE = frozenset({"that", "who", "which", "whose"})
DATED = 10
"""Tokens behind "every deal that Solange" within which a date tells them apart."""
RANKED = frozenset("largest biggest smallest oldest newest latest highest lowest".split())
"""With a number these pick: "the five largest deals"."""


def parted(text: Reading, group: Hit, criterion: Hit) -> bool:
    """Whether a comma parts the two, so that the criterion is about something else."""
    if text.words[group.end : group.end + 2] == ["out", "of"]:
        return True  # a list they are taken from does not say which of them
    for position in range(group.end, criterion.start):
        if text.words[position] in {",", ";"} and text.words[position + 1] not in JOINS:
            return position + 1 != criterion.start or text.words[position] == ";" or not bounded(text, criterion)
    return acted_on(text, group, criterion)


def bounded(text: Reading, criterion: Hit) -> bool:
    """Whether the criterion is a bound that can only be about the group: "late payers, 30 days and over"."""
    behind = text.words[criterion.end + 1 : criterion.end + 4]
    return any(pair in BOUNDS for pair in pairwise(behind))


BOUNDS = frozenset({(join, word) for join in ("and", "or") for word in ("over", "up", "more", "above", "older")})


def acted_on(text: Reading, group: Hit, criterion: Hit) -> bool:
    """Whether the criterion belongs to what is done with the group: invite them - to a visit on 9 May."""
    words = text.words
    for at in range(group.end, criterion.start):
        ranged = words[at - 1][-1:].isdigit() or words[at + 1][:1].isdigit()
        if words[at] == "to" and not ranged:
            return True
        if words[at] == "from" and words[at + 1].endswith("ing"):
            return True
    if words[group.end : group.end + 1] == ["on"] and any(one.overlaps(criterion) for one in text.entities("money")):
        return True
    return words[criterion.end : criterion.end + 1] in (["km"], ["miles"], ["kilometres"])


JOINS = frozenset(
    "who whose that those with i.e. ie meaning namely so where which having defined over above at".split()
)


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


COMMON = frozenset("with whom that those thi have from what they them were would should could which who likely".split())
CUES = frozenset(
    "mean means meant meaning is are was were = : ( holds hold includes include covers cover contains "
    "defined refers namely counts count i.e. ie has have , -".split()
)
"""Words by which a statement says what another word stands for."""
