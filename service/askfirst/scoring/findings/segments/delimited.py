"""What delimits a group right where it stands: a criterion, a saved list, names, a rank by date."""

from askfirst.scoring.findings.segments.parted import parted
from askfirst.text.hit import Hit
from askfirst.text.plurals import is_plural
from askfirst.text.reading import Reading

NEAR = 7
"""Tokens between a group and a criterion that belongs to it."""
RELATIVE = frozenset({"that", "who", "which", "whose"})
DATED = 10
"""Tokens behind "every deal that Solange" within which a date tells them apart."""
RANKED = frozenset("largest biggest smallest oldest newest latest highest lowest".split())
"""With a number these pick: "the five largest deals"."""
DATES = frozenset("newest oldest latest earliest youngest".split())
ONE = frozenset({"one", "ones"})
LISTED = 12
"""Tokens behind a group in which its names are looked for."""


def delimited(text: Reading, group: Hit) -> bool:
    """Whether a criterion or a list of names follows the group: "big firms, i.e. over 500 staff"."""
    clause = text.words[group.start : group.end + 1]
    if not RELATIVE.isdisjoint(clause) and any(
        0 <= day.start - group.end <= DATED and text.same_clause(day, group) for day in text.entities("date")
    ):
        return True
    if listed(text, group) or saved(text, group) or dated_rank(text, group) or measured_rank(text, group):
        return True
    if keyed(text, group):
        return True
    for criterion in text.entities("criterion"):
        reach = NEAR + group.end - group.start + (APPOSED if apposed(text, group) else 0)
        near = 0 <= criterion.start - group.start <= reach
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


def apposed(text: Reading, group: Hit) -> bool:
    """Whether other words for them follow: "our strategic customers first, that is the 14 firms on list S-1"."""
    behind = text.words[group.end : group.end + 5]
    return ["that", "is"] in [behind[at : at + 2] for at in range(4)] or not {"i.e.", "ie", "namely"}.isdisjoint(behind)


APPOSED = 7
"""Tokens that "that is to the 14 firms on the" takes."""


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


def measured_rank(text: Reading, group: Hit) -> bool:
    """Whether a figure of the record ranks them: "the deals with the highest weighted amount"."""
    words = text.words[group.start : group.end]
    at = next((at for at, word in enumerate(words) if word in {"highest", "lowest"}), None)
    return at is not None and not FIGURES.isdisjoint(words[at + 1 : at + 4])


FIGURES = frozenset("amount value revenue turnover score probability spend number volume price balance".split())


def keyed(text: Reading, group: Hit) -> bool:
    """Whether brackets behind them give a field and its value: "(field account_class = K)"."""
    if text.words[group.end : group.end + 1] != ["("]:
        return False
    row = text.words[group.end + 1 : group.end + LISTED]
    inside = row[: row.index(")")] if ")" in row else row
    return "=" in inside[1:]


def listed(text: Reading, group: Hit) -> bool:
    """Whether names stand beside the group as who it is: "the three lapsed ones, Brix and Ohlsen"."""
    words, end = text.words, group.end
    names = [name for name in text.entities("name") if not place(text, name)]
    if words[end : end + 1] == [","] and any(name.start == end + 1 for name in names):
        row = [name for name in names if end < name.start <= end + LISTED and text.same_sentence(name, group)]
        return len(row) > 1 and all(words[name.end] in {",", "and", "or", "&"} for name in row[:-1])
    if introduced(text, group, names):
        return True
    lead = next((at for at in range(group.start - 1, max(-1, group.start - 3), -1) if words[at] == ","), None)
    return lead is not None and words[lead + 1] in {"our", "the", "all"} and any(name.end == lead for name in names)


def introduced(text: Reading, group: Hit, names: list[Hit]) -> bool:
    """Whether their names follow a town or "who are": "the late payers in Turin, Bosco and Galli"."""
    words, at = text.words, group.end
    if words[at : at + 1] in (["in"], ["from"]):
        at = next((one.end for one in text.entities("name") if one.start == at + 1), at + 2)
    if words[at : at + 1] != [","]:
        return False
    led = next((len(lead) for lead in INTRODUCING if words[at + 1 : at + 1 + len(lead)] == lead), 0)
    first = at + 1 + led
    row = [one for one in names if first <= one.start <= first + LISTED and text.same_sentence(one, group)]
    if not led and (at == group.end or COUNTS.get(text.words[max(0, group.start - 1)]) != len(row)):
        return False
    return len(row) > 1 and row[0].start == first


INTRODUCING = (["who", "are"], ["that", "is"], ["namely"])
COUNTS = {word: number for number, word in enumerate("two three four five six".split(), 2)}


def place(text: Reading, name: Hit) -> bool:
    """Whether the name is that of a town or a country."""
    return any(name.overlaps(city) for city in text.all_hits.get("@zone_place", ()))
