"""A number of things and the list that names them: three tickets: login bug, export bug."""

import re
from collections.abc import Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.conflicts.sides import conflict
from askfirst.scoring.findings.conflicts.values import WORDS
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

COUNTS = "|".join(word for word, value in WORDS.items() if 2 <= value <= 12)
LEAD = re.compile(
    rf"(?<![\w.,-])(\d\d?|{COUNTS}) ((?:[a-z-]+ ){{0,2}}?(?:[a-z]+s|people|children))"
    r"((?: [^.:;(),\n ]+){0,5}?) ?([:(]) ?",
    re.IGNORECASE,
)
ITEMS = re.compile(r"((?:[^().:;!?\n{}\[\]]|\.(?=\w))+)(\)|[.;!?\n]|$)")
JOINT = re.compile(r",? and |, | & ")
NAMED = frozenset(
    (
        "tickets tasks columns fields tags labels topics sections categories headings steps languages "
        "names cities countries options values keywords channels folders items points questions subtasks "
        "tables sheets formats branches teams departments stages statuses sizes colours colors files "
        "invoices people persons users managers colleagues members guests stores shops sites offices "
        "contacts customers clients suppliers addresses recipients documents products articles orders"
    ).split()
)
MEASURES = frozenset(
    (
        "hours days minutes weeks months years nights packs boxes pallets parts times pieces euros dollars "
        "percent points units sets pairs lots batches rounds lines words pages"
    ).split()
)
LOOSE = re.compile(
    r"\b(?:any|pick|choose|select|best|top|etc|e\.g|like|including|such as|for example"
    r"|among|more|of (?:the|these|those)|"
    r"out of|draw|per|each|every|respectively|or|to|from|not|except|without|plus|both|all)\b|\.\.\.|…",
    re.IGNORECASE,
)
PICKED = re.compile(r"\b(?:any|pick|choose|select|best|top|first|another|of|further)\b", re.IGNORECASE)
SORT = re.compile(r"[A-Z0-9@'\"#]|\S*[@\d]|\w+\.\w{2,4}$")


@demanding({"+digit", "number_word"})
def counted_list(material: Material) -> Sequence[Hit]:
    """Numbers of things that are listed right behind, where the list has another number of them."""
    reading = material.text
    if ": " not in reading.plain and "(" not in reading.plain and ":\n" not in reading.plain:
        return []
    if not reading.digits and "@number_word" not in reading.all_hits:
        return []
    return list(miscounted(reading))


def miscounted(reading: Reading) -> Iterator[Hit]:
    """Every number whose list is longer or shorter."""
    text = reading.plain
    for lead in LEAD.finditer(text):
        listed = ITEMS.match(text, lead.end())
        if listed is None or (lead[4] == "(") != (listed[2] == ")"):
            continue
        items = [item.strip() for item in JOINT.split(listed[1].strip())]
        number = WORDS.get(lead[1].lower()) or int(lead[1])
        if number == len(items) or len(items) < 2 or not 2 <= number <= 12:
            continue
        if (
            (LOOSE.search(lead[2] + lead[3]) and not target(lead[3]))
            or LOOSE.search(listed[1])
            or PICKED.search(ahead(text, lead))
        ):
            continue
        if not of_one_sort(lead[2].split()[-1].lower(), items) or more(text, listed):
            continue
        first = Hit(*reading.cover(lead.start(1), lead.end(2)))
        second = Hit(*reading.cover(*listed.span(1)))
        if not reading.is_data(first):
            yield conflict(reading, first, second)


def ahead(text: str, lead: "re.Match[str]") -> str:
    """The two words ahead of the number."""
    return " ".join(text[: lead.start()].split()[-2:])


def target(middle: str) -> bool:
    """Whether what stands between noun and list is one thing it goes to: "to table T-1"."""
    return not re.search(r"[a-z]s\b", middle)


def of_one_sort(noun: str, items: list[str]) -> bool:
    """Whether the items are short and can be what the noun names."""
    if noun in MEASURES or any(not item or len(item.split()) > 4 or item[0] in "-€$£" for item in items):
        return False
    if any(re.match(r"\d+ [a-z]|\d+ ?(?:x|×)", item) or item.count('"') % 2 or item.count("'") % 2 for item in items):
        return False
    if any(item.split()[0].lower() in OPENERS for item in items):
        return False
    return noun in NAMED or all(SORT.match(item) for item in items)


OPENERS = frozenset(
    "with from each in on for to by at plus no non as due about send see please then so not i we it".split()
)


def more(text: str, listed: "re.Match[str]") -> bool:
    """Whether the list goes on behind its bracket."""
    return listed[2] == ")" and bool(re.match(r"\s*(?:,|and|plus|or|\()", text[listed.end() :]))
