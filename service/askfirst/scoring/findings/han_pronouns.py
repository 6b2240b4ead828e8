"""Pronouns in Chinese text (它, 這份, 那個客戶) that nothing said before can be meant by, or one of several things."""

import re
from collections.abc import Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material
from askfirst.scoring.findings.pronouns import brings
from askfirst.text.hit import Hit, outermost
from askfirst.text.reading import Reading

THINGS = ("id", "quote", "file", "url")
NAMED = (*THINGS, "name", "email")
LISTED = re.compile(r"\s*(?:和|跟|與|及|、|以及|還有|,)\s*[\u4e00-\u9fff]{0,4}\s*")
REMARK = re.compile(r"\([^()]{1,20}\)")
"""What brackets tell of a thing in a list: PO-1 (碳粉) 和 PO-2 (紙)."""
PRONOUNS = (
    ("@thing_pronoun", "thing", "one"),
    ("@things_pronoun", "thing", "many"),
    ("@person_pronoun", "person", "one"),
    ("@persons_pronoun", "person", "many"),
    ("@back_reference", "thing", "many"),
)
"""The lists of pronouns, with the sort and number of what they stand for."""
NEAR = 4
"""Characters behind a pronoun among which a name says what is meant: 這份「合約」."""


def undefined_reference(material: Material) -> Sequence[Hit]:
    """Pronouns that nothing in text, history or fields could mean."""
    if material.request.candidates is not None or any(reading.plain.strip() for reading in material.history):
        return []
    return [
        hit
        for hit in pronouns(material.text)
        if not (antecedent(material.text, hit) or brings(material, "party" if is_person(hit) else "thing"))
    ]


def ambiguous_reference(material: Material) -> Sequence[Hit]:
    """Pronouns for one of several things that are named side by side, in the text or in the newest message with any."""
    text, found = material.text, []
    earlier = next((one for one in reversed(material.history) if things(one, len(one))), None)
    for hit in pronouns(text):
        if hit.attrs["number"] == "many" or is_person(hit):
            continue
        options = side_by_side(text, hit.start)
        if not options and earlier is not None and not things(text, hit.start):
            options = side_by_side(earlier, len(earlier))
            options = () if any(one in text.plain for one in options) else options
        if len(options) > 1:
            found.append(Hit(hit.start, hit.end, {"options": options}))
    return found


def is_person(hit: Hit) -> bool:
    """Whether a pronoun stands for people."""
    return bool(hit.attrs["sort"] == "person")


def pronouns(reading: Reading) -> list[Hit]:
    """Every pronoun that stands for something else, unless the words behind say what is meant: 這個 FAQ, 這個月."""
    hits = [
        Hit(hit.start, hit.end, {"sort": sort, "number": number, "list": name})
        for name, sort, number in PRONOUNS
        for hit in reading.hits(name)
    ]
    settled = {at for hit in reading.hits("@no_pronoun") for at in range(hit.start, hit.end)}
    named = [one.start for kind in NAMED for one in reading.entities(kind)]
    verbs = reading.begins("@verb")
    return outermost(
        [
            hit
            for hit in hits
            if hit.start not in settled
            and (
                hit.attrs["list"] == "@back_reference"
                or not any(0 <= at - hit.end <= NEAR and verbs.isdisjoint(range(hit.end, at)) for at in named)
            )
        ]
    )


def antecedent(reading: Reading, hit: Hit) -> bool:
    """Whether anything was said ahead of it that the pronoun could mean."""
    if hit.attrs["list"] == "@back_reference":
        return False
    nouns, facts = ("@person_noun", ("name", "email")) if is_person(hit) else ("@thing_noun", NAMED)
    said = [*reading.hits(nouns), *(one for kind in facts for one in reading.entities(kind))]
    return any(one.end <= hit.start for one in said)


def things(reading: Reading, position: int) -> list[Hit]:
    """The ids, quotes, files and links ahead of a token."""
    return outermost([hit for name in THINGS for hit in reading.entities(name) if hit.end <= position])


def side_by_side(reading: Reading, position: int) -> tuple[str, ...]:
    """The things named in one list ahead of the token: 訂單 A-1 和 A-2."""
    options: list[str] = []
    for one, other in pairwise(things(reading, position)):
        between = REMARK.sub("", reading.plain[reading.ends[one.end - 1] : reading.starts[other.start]])
        if LISTED.fullmatch(between):
            options += [reading.text(one), reading.text(other)]
    return tuple(dict.fromkeys(options))
