"""References in Chinese text: 它, 這份, 那個客戶, and what they could stand for."""

import re
from collections.abc import Sequence
from itertools import pairwise

from askfirst.rules.nodes import Material
from askfirst.scoring.findings.pronouns import brings
from askfirst.text.han.patterns import MEASURE
from askfirst.text.hit import Hit, outermost
from askfirst.text.late import late
from askfirst.text.reading import Reading

THINGS = ("id", "quote", "file", "url")
LISTED = late(r"\s*(?:和|跟|與|及|、|以及|還有|,)\s*[\u4e00-\u9fff]{0,4}\s*")

COUNTED = late(rf"[兩三四五六2-6]\s?{MEASURE}[^,。;:]{{0,6}}:")
"""What announces a list: 兩張:"""
REMARK = late(r"\([^()]{1,20}\)")
"""What brackets tell of a thing in a list: PO-1 (碳粉) 和 PO-2 (紙)."""
DESCRIBED = late("最[\u4e00-\u9fff]{1,3}的$|[\\d一二三四五六七八九十][^,。;]{0,6}的$")
"""Ahead of 那張: which one it is, by its rank or a number."""
UNTOUCHED = late("(?:其[餘他它]|別的|剩下的?|內容|設定|地點|時間|人數|金額|部分)都?$")
"""Ahead of 照舊: the rest stays as it is."""


def undefined_reference(material: Material) -> Sequence[Hit]:
    """Pronouns that nothing in text, history or fields could mean."""
    if material.request.candidates is not None:
        return []
    return [
        hit
        for hit in pronouns(material.text)
        if not (antecedent(material, hit) or brings(material, "party" if hit.attrs["sort"] == "person" else "thing"))
    ]


def ambiguous_reference(material: Material) -> Sequence[Hit]:
    """Pronouns for one of several things that are named side by side."""
    found = []
    text = material.text.plain
    for hit in pronouns(material.text):
        if hit.attrs["number"] == "many" or hit.attrs["sort"] == "person":
            continue
        options = side_by_side(material.text, hit.start)
        if not options and not things_before(material.text, hit.start) and not told_by(material, hit):
            options = () if any(one in text for one in offered(material)) else offered(material)
        if not options:
            counted = several_before(material.text, hit)
            if counted:
                found.append(Hit(hit.start, hit.end, counted))
        if len(options) > 1:
            found.append(Hit(hit.start, hit.end, {"options": options}))
    return found


def told_by(material: Material, hit: Hit) -> bool:
    """Whether the word right ahead is one of the newest message, which tells one of its list: 螢幕那張."""
    own = re.search(r"[\u4e00-\u9fffA-Za-z0-9]{2}$", material.text.plain[: material.text.starts[hit.start]])
    return own is not None and bool(material.history) and own.group() in material.history[-1].plain


SEVERAL = late(
    rf"([\u4e00-\u9fffA-Za-z0-9 ]{{1,6}}?{MEASURE}?)\s?(?:和|跟|與)\s?([\u4e00-\u9fffA-Za-z0-9 ]{{1,6}}?)(?:[\u4e00-\u9fff]{{0,6}})?(?:都|同時|均|皆)|(?:兩|三|四|[2-9]\s?){MEASURE}"  # noqa: E501
)


def several_before(reading: Reading, hit: Hit) -> dict[str, object]:
    """How a demonstrative is asked about behind several things of which it may mean any: 兩間店 ... 那間."""
    if reading.words[hit.start] not in {"那", "這", "該"} or hit.attrs["number"] != "one":
        return {}
    before = reading.plain[: reading.starts[hit.start]]
    named = SEVERAL.search(before)
    if not named or re.search("[^,。;]{2,}的$", before):
        return {}
    both = tuple(one.strip() for one in named.groups() if one)
    return {"options": both} if len(both) > 1 else {"options": (), "variant": "unnamed"}


def pronouns(reading: Reading) -> list[Hit]:
    """Every pronoun that stands for something else; its `sort` and `number`."""
    hits = []
    for name, sort, number in (
        ("@thing_pronoun", "thing", "one"),
        ("@things_pronoun", "thing", "many"),
        ("@person_pronoun", "person", "one"),
        ("@persons_pronoun", "person", "many"),
        ("@back_reference", "thing", "many"),
    ):
        attrs = {"sort": sort, "number": number, "list": name}
        meant = (hit for hit in reading.hits(name) if not excused(reading, hit, name))
        hits += [Hit(hit.start, hit.end, attrs) for hit in meant]
    for entity in ("earlier", "stranger"):
        attrs = {"sort": "thing", "number": "many", "list": "@back_reference"}
        hits += [Hit(hit.start, hit.end, attrs) for hit in reading.entities(entity)]
    return outermost(hits)


def excused(reading: Reading, hit: Hit, name: str) -> bool:
    """Whether the words behind say what is meant: 這個 FAQ, 這份「合約」, 這個月, 那天."""
    if any(one.start <= hit.start < one.end for one in reading.hits("@no_pronoun")):
        return True
    if DESCRIBED.search(reading.plain[: reading.starts[hit.start]]):
        return True
    if name == "@back_reference" and UNTOUCHED.search(reading.plain[: reading.starts[hit.start]]):
        return True
    after = [one for kind in (*THINGS, "name", "email") for one in reading.entities(kind)]
    named = any(0 <= one.start - hit.end <= 4 and "," not in reading.words[hit.end : one.start] for one in after)
    if named and name != "@back_reference":
        verbs = reading.all_hits.get("@verb", ())
        if not any(hit.end <= verb.start < hit.end + 3 for verb in verbs):
            return reading.words[hit.start] != "它"
    return bool(reading.words[hit.end : hit.end + 1] == [":"])


def antecedent(material: Material, hit: Hit) -> bool:
    """Whether anything was said before that the pronoun could mean."""
    if any(reading.plain.strip() for reading in material.history):
        return True
    reading = material.text
    if hit.attrs["list"] == "@back_reference":
        return False
    before = reading.entities("name")
    if hit.attrs["sort"] == "person":
        people = [*before, *reading.hits("@person_noun"), *reading.entities("email")]
        return any(one.end <= hit.start for one in people)
    return bool(things_before(reading, hit.start)) or any(
        one.end <= hit.start for one in [*before, *reading.hits("@thing_noun"), *reading.entities("email")]
    )


def things_before(reading: Reading, position: int) -> list[Hit]:
    """The ids, quotes, files and links ahead of a token."""
    return outermost([hit for name in THINGS for hit in reading.entities(name) if hit.end <= position])


def side_by_side(reading: Reading, position: int) -> tuple[str, ...]:
    """The things named in one list ahead of the token: 訂單 A-1 和 A-2."""
    things = things_before(reading, position)
    options: list[str] = []
    for one, other in pairwise(things):
        between = REMARK.sub("", reading.plain[reading.ends[one.end - 1] : reading.starts[other.start]])
        if LISTED.fullmatch(between):
            options = options or [reading.text(one)]
            options.append(reading.text(other))
    return tuple(dict.fromkeys(options))


def offered(material: Material) -> tuple[str, ...]:
    """The things that the newest message with any names side by side."""
    for reading in reversed(material.history):
        if things_before(reading, len(reading)):
            return side_by_side(reading, len(reading)) or counted(reading)
    return ()


def counted(reading: Reading) -> tuple[str, ...]:
    """The ids that follow a number and a colon, whatever is told of each: 兩張:PR-610 掃描器與 PR-614 白板."""
    colon = COUNTED.search(reading.plain)
    if colon is None:
        return ()
    ids = outermost(reading.entities("id"))
    return tuple(dict.fromkeys(reading.text(one) for one in ids if reading.starts[one.start] >= colon.end()))
