"""One more text from each written one, with other names, ids, dates, units and currencies.

What is exchanged decides nothing: a woman stays a woman (a pronoun may mean her), an order of dates or
numbers stays as it is, and all texts of an entry are changed alike. So kinds and spans are kept.
"""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from askfirst.learning.corpus.schema import Entry

ALIKE: tuple[tuple[str, ...], ...] = (
    tuple("Anna Maria Julia Laura Sofia Elena Marta Clara Nora Ines Greta Hanna Lucia Petra Sara Zuri Liv".split()),
    tuple("Paul Peter Tom Marco Jonas Lukas David Martin Oscar Felix Hugo Simon Viktor Anton Jens Noam".split()),
    tuple("EUR USD GBP CHF CAD AUD SEK NOK".split()),
    tuple("pallets crates cartons boxes drums bags rolls".split()),
    tuple("kg tonnes litres".split()),
    tuple("Monday Tuesday Wednesday Thursday Friday".split()),
    ("January", "March", "May", "July", "August", "October", "December"),
    ("April", "June", "September", "November"),
)
"""Words of which one may stand for another; those of one entry are never mixed up."""
TIMES = ALIKE[5:]
"""Left alone where a text has more than one of them: their order, or the day of a date, may matter."""
TITLED = re.compile(r"\b(?:Mr|Mrs|Ms|Dr)\.? ([A-Z]\w+)")
SURNAMES = tuple(
    "Keller Novak Rossi Larsen Okoye Tanaka Silva Haddad Moreau Kowalski Nilsen Varga Duarte Ekberg".split()
)
ID = re.compile(r"\b([A-Z]{1,4}-)(\d{2,6})\b")
NO_SLOTS = frozenset({"kind", "field", "role"})

Exchange = Callable[[str], str]


def exchanged(entry: Entry) -> Entry | None:
    """The entry with other slots, always the same ones, or None where it has none."""
    plain = msgspec.to_builtins(entry)
    whole = "\n".join(strings(plain))
    changes = exchanges(whole, random.Random(whole))  # noqa: S311 - the same twins every time, not secrets
    if not changes:
        return None
    pattern = re.compile(r"(?<!\w)(?:" + "|".join(sorted(map(re.escape, changes), key=len, reverse=True)) + r")(?!\w)")
    return msgspec.convert(mapped(plain, lambda text: pattern.sub(lambda hit: changes[hit[0]], text)), Entry)


def exchanges(whole: str, chance: random.Random) -> dict[str, str]:
    """What is exchanged for what in the texts of an entry."""
    changes: dict[str, str] = {}
    times = sum(word in whole for words in TIMES for word in words)
    for words in ALIKE:
        found = [word for word in words if re.search(rf"\b{word}\b", whole)]
        free = [word for word in words if word not in found]
        if found and len(found) <= len(free) and not (times > 1 and words in TIMES):
            changes.update(zip(found, chance.sample(free, len(found)), strict=True))
    titled = list(dict.fromkeys(TITLED.findall(whole)))
    free = [name for name in SURNAMES if name not in whole]
    if titled and len(titled) <= len(free):
        changes.update(zip(titled, chance.sample(free, len(titled)), strict=True))
    changes.update(renumbered(whole, chance))
    return changes


def renumbered(whole: str, chance: random.Random) -> dict[str, str]:
    """Ids with all numbers raised alike, unless a number also stands alone or would grow longer."""
    ids = {hit[0]: (hit[1], hit[2]) for hit in ID.finditer(whole)}
    raise_by = chance.randint(3, 60)
    changes = {}
    for full, (letters, digits) in ids.items():
        raised = str(int(digits) + raise_by)
        if len(raised) != len(digits) or len(re.findall(rf"{digits}", whole)) != whole.count(full):
            return {}
        changes[full] = letters + raised
    return changes


def strings(value: Any) -> Iterator[str]:
    """Every text in a value in which slots can stand."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from strings(one) if key not in NO_SLOTS else ()
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)


def mapped(value: Any, change: Exchange) -> Any:
    """The value with every text in it changed, but for keys, kinds and fields, which are no slots."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, dict):
        return {key: one if key in NO_SLOTS else mapped(one, change) for key, one in value.items()}
    return [mapped(one, change) for one in value] if isinstance(value, list) else value
