"""Replies that give a value, but not the fact that a department's question needs: "18,400, payable in January".

The assistant's last message says what was asked for; what counts is the head of the reply, up to its first comma.
"""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, MaterialFinder, demanding
from askfirst.scoring.findings.replies.asked import question_replied_to
from askfirst.scoring.references.candidates.matching import telling
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

HEAD = 9
"""Words of a reply's head that can be nothing but the answer."""
UNPRICED = ("date", "clock_time", "percent", "id", "duration", "phone")
NAMED = ("number", "id", "quote", "name", "date", "clock_time", "email", "percent", "money")
DROP = frozenset(
    "please thanks thank you pls sure yes ok okay the a an one ones it that this i we my our by of".split()
)


def question_for(material: Material, *lists: str) -> Reading | None:
    """The question that the text replies to, if it asks for one of these."""
    question = question_replied_to(material)
    return question if question and any(question.hits(name) for name in lists) else None


def head(text: Reading) -> Hit:
    """The reply up to its first comma or full stop; courtesies such as "yes," are passed over."""
    start = 0
    for at, word in enumerate(text.words):
        if word in {",", ";", ".", "-"} and at > start:
            if DROP.issuperset(text.words[start:at]):
                start = at + 1
                continue
            return Hit(start, at)
    return Hit(start, len(text.words))


def bare_number(text: Reading, part: Hit, others: Sequence[str]) -> Hit | None:
    """The first number of the reply's head that is no date, percentage or name."""
    taken = [one for name in others for one in text.entities(name)]
    return next(
        (
            number
            for number in text.entities("number")
            if part.start <= number.start < part.end and not any(number.overlaps(one) for one in taken)
        ),
        None,
    )


def price(material: Material) -> Sequence[Hit]:
    """A price that was asked for, as a bare number; or anything but the currency that was asked for."""
    text = material.text
    last = question_for(material, "@asks_price", "@asks_currency", "@asks_amount")
    if last is None:
        return ()
    before = [reading for reading in material.history[-3:-1] if reading.hits("@price_noun")]
    if not last.hits("@asks_price") and not (before and "much" in last.words):
        return ()
    part = head(text)
    number = bare_number(text, part, UNPRICED)
    if number is None and last.hits("@asks_currency") and part.end - part.start <= HEAD:
        return () if text.hits("@whole_reply") or text.entities("name") else [part]
    return [number] if number else ()


def quantity(material: Material) -> Sequence[Hit]:
    """A quantity that was asked for, where neither the reply nor the question has one unit."""
    text = material.text
    last = question_for(material, "@asks_amount")
    if last is None:
        return ()
    units = {last.text(hit).lower() for name in ("@unit", "@packing", "@unit_name") for hit in last.hits(name)}
    if len(units) == 1 or (units and "or" not in last.words and "and" not in last.words):
        return ()
    part = head(text)
    number = bare_number(text, part, UNPRICED)
    if number is None or any(hit.attrs["unit"] for hit in text.entities("quantity")):
        return ()
    named = any(text.hits(name) for name in ("@unit", "@packing", "@unit_name"))
    counted = number.end < part.end and text.words[number.end].endswith("s")
    return () if named or counted else [number]


def level(material: Material) -> Sequence[Hit]:
    """A level or a place in a queue that was asked for, in words that are on no scale."""
    text = material.text
    last = question_for(material, "@asks_level")
    part = head(text)
    if last is None or part.end - part.start > HEAD or pointed(text, part) or text.hits("@rank_given"):
        return ()
    words = text.words[part.start : part.end]
    if any(part.start <= hit.start < part.end for hit in text.hits("@rung")) or shared(text, part, last):
        return ()
    return [part] if words and not any(len(word) == 1 and word not in {"a", "i"} for word in words) else ()


def site(material: Material) -> Sequence[Hit]:
    """A place that was asked for, where the reply names none; where a message is sent to is no place."""
    text = material.text
    last = question_for(material, "@asks_place")
    part = head(text)
    if last is None or last.hits("@sends") or text.hits("@by_message"):
        return ()
    if part.end - part.start > HEAD or pointed(text, part) or text.hits("@zone_place"):
        return ()
    return () if text.hits("@whole_reply") or text.hits("@rung") or shared(text, part, *material.history) else [part]


def pointed(text: Reading, part: Hit) -> bool:
    """Whether the head has a name, a number or an id."""
    return any(hit.start < part.end and part.start < hit.end for name in NAMED for hit in text.entities(name))


def shared(text: Reading, part: Hit, *sources: Reading) -> bool:
    """Whether the head takes up a word of what was said before, and so may single something out."""
    words = telling(" ".join(text.words[part.start : part.end])) - DROP
    return any(words & telling(source.raw) for source in sources)


def answer(find: MaterialFinder) -> MaterialFinder:
    """The finder, tried only where there is a history."""
    return demanding({"+history"})(find)


SHORT_ANSWERS = {
    "answer_without_currency": answer(price),
    "answer_without_unit": answer(quantity),
    "answer_without_rank": answer(level),
    "answer_without_place": answer(site),
}
