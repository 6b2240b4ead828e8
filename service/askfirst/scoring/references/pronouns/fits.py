"""Which sorts of phrases a pronoun can stand for."""

from askfirst.scoring.references.mentions import SOMEONE, Mention


def fits(m: Mention, need: str) -> bool:
    """Whether a pronoun that needs a thing, a man, a woman or several can stand for it."""
    if need == "thing":
        return not m.person or m.group or m.plural or is_firm(m) or numbered(m)
    if need == "many":
        return (
            m.plural
            or m.group
            or might_be_someone(m)
            or m.person
            or (m.classes == ("noun",) and not m.determiner)
            or m.classes[-1] == "data"
            or concerns_someone(m)
            or is_house(m)
        )
    return (
        (m.person or might_be_someone(m) or concerns_someone(m))
        and m.gender in ("", need[0].replace("w", "f"))
        and (not m.plural or (m.text[0].isupper() and not m.sorts and not m.determiner and m.classes == ("noun",)))
    )


FIRMS = frozenset(
    "carrier courier supplier vendor customer client contractor partner dealer agent buyer lead prospect tenant "
    "owner host author operator consultant".split()
)
"""Nouns for people behind which the name of a firm may stand."""
FURNITURE = frozenset({"chair", "chairs", "crew", "board", "lead", "leads", "contact", "host"})
"""Nouns for people that are things where a number follows."""


def is_firm(m: Mention) -> bool:
    """Whether a noun for somebody has a name behind it that is no first name: "the carrier Nordpil"."""
    return m.head in FIRMS and m.classes[-1] == "name" and "first_name" not in m.sorts


def numbered(m: Mention) -> bool:
    """Whether a number makes a thing of what might be somebody: "chair 12"."""
    return m.head in FURNITURE and m.classes[-1] in ("number", "id")


def concerns_someone(m: Mention) -> bool:
    """Whether it is a numbered record of somebody's: "ticket 5519: she found it herself"."""
    return m.named and bool(m.sorts & {"work_noun", "trade_noun"}) and m.classes[-1] in ("id", "number")


def might_be_someone(m: Mention) -> bool:
    """Whether a phrase of no known sort can name a person: a name, an address, a bare word after "with"."""
    if m.classes[-1] == "name":
        return not m.sorts or m.person or m.group
    if m.classes[-1] == "data":
        return "@" in m.text
    if m.sorts or any(label != "noun" for label in m.classes):
        return False
    if m.head.endswith(SOMEONE) and not m.plural:
        return True
    return not m.determiner and ((not m.plural and m.end - m.start < 4) or m.text[0].isupper())


LOCATING = frozenset({"at", "in", "on", "near", "by", "from", "during", "after", "before", "since", "until", "outside"})
HOUSES = frozenset({"place_noun", "group_noun", "circumstance_noun"})


def is_house(m: Mention) -> bool:
    """Whether those who work there may be meant by a place: "be nice to the bike kitchen, give them 5 %"."""
    if m.plural or m.before in LOCATING or not m.sorts <= HOUSES or m.classes[-1] != "noun":
        return False
    return bool(m.determiner) and (m.sorts != {"circumstance_noun"} or len(m.classes) > 1)
