"""Amounts that lack a unit: 40 of flour, order 96 from Kern, qty 35, malt, 750."""

from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.quantities.units import MORE
from askfirst.text.hit import Hit
from askfirst.text.nouns import MARKS, phrase_end

LINKS = frozenset(": = of is to be -".split())
RUNS = frozenset("goes is gets was has had must should can could comes will may needs belongs and".split())
SEPARATORS = frozenset(", : ; - – — ( x | / with by".split())


def lacks_unit(around: Surroundings, number: Hit) -> bool:
    """Whether a number without a unit is an amount of something that cannot be counted."""
    left = around.left(number.start)
    if not is_amount(around, number, left):
        return False
    # "Order 90 of cinnamon" is no order number, wherever the verb stands.
    return (left + 1 in around.verbs and behind(around, number) == "of") or not around.is_label(number, left)


def is_amount(around: Surroundings, number: Hit, left: int) -> bool:
    """Whether the words on both sides make the number an amount of something uncounted."""
    right = number.end
    while right < len(around.words) and around.words[right] in MORE:
        right += 1
    if right in around.extents:
        return around.words[left] not in MARKS
    if around.words[right : right + 1] == ["of"] and around.words[right + 1 : right + 2] in SORTED:
        return False
    if around.words[right : right + 1] == ["of"]:
        return around.free(left)
    end = phrase_end(around.reading, right)
    if end > right and not around.is_value(number):
        return around.free(left) and is_material(around, right, end)
    return bare(around, number, left)


SORTED = (["model"], ["type"], ["each"], ["size"], ["every"], ["item"], ["article"])
"""Behind "3 of" these stand for things that are counted."""


PACKINGS = frozenset(
    (
        "pallets boxes cartons crates bags sacks drums cans canisters jerrycans buckets pails tubs tins "
        "bottles jars jugs rolls coils reels spools bundles bales packs packets packages parcels cases "
        "containers totes bins baskets trays kegs casks cylinders cartridges tubes sachets pouches pots "
        "ibcs skids slabs blocks "
        "bars ingots billets plates panels boards planks stacks truckloads lorryloads loads cups portions"
    ).split()
)


def bare(around: Surroundings, number: Hit, left: int) -> bool:
    """Whether a number with nothing behind it is an amount: order 96 from, qty 35, malt, 750."""
    if left < 0:
        return False
    if behind(around, number) in RUNS and around.is_id(number):
        return False
    if left + 1 in around.keys or (around.words[left] in LINKS and left in around.keys):
        return True
    if left + 1 in around.verbs:
        return bool(around.mass) or not around.is_id(number)
    near = [one for one in around.mass if around.reading.same_sentence(one, number)]
    if not near:
        return False
    ordered = left + 1 not in around.packings and any(hit.start == left for hit in orders(around))
    return (around.opens(left) and ordered) or of_near(around, near[-1], number, left)


def orders(around: Surroundings) -> "list[Hit]":
    """Words that can be verbs of an order; "forklift 3 hit a post" opens with none."""
    hits = around.reading.all_hits
    return [hit for key in ("@order_verb", "@amount_verb", "@mass_noun", "@lasting_verb") for hit in hits.get(key, ())]


def behind(around: Surroundings, number: Hit) -> str:
    """The word behind a number; a full stop at the end of the text."""
    return around.words[number.end] if number.end < len(around.words) else "."


def of_near(around: Surroundings, material: Hit, number: Hit, left: int) -> bool:
    """Whether a bare number is the amount of the material before it: flour 80 - malt, 750, to."""
    words, clauses, next_word = around.words, around.reading.clauses, behind(around, number)
    if words[left] == "of" or (words[left] in {",", ":"} and next_word in {",", ".", ";"}):
        return True
    if words[left] == ":" and material.end <= left and clauses[material.start] + 1 >= clauses[left]:
        return True
    sentence = around.reading.sentences[number.start]
    moved = any(around.reading.sentences[end - 1] == sentence for end in around.verbs)
    if material.end == left + 1:
        return moved or next_word in {",", ";", "and", "."}
    return words[left] in SEPARATORS and (moved or material.end == left)


GRADES = frozenset("type grade class quality no size brand mix ral art art. din".split())
DONE = frozenset("brought sent put laid taken driven shipped".split())
"""Behind a material these say what is done with it: "have 60 insulation delivered"."""


def is_material(around: Surroundings, start: int, end: int) -> bool:
    """Whether the head of a noun phrase is a material; a thing or packing behind it counts."""
    inside = [one for one in around.mass if start <= one.start and one.end <= end]
    if not inside or inside[-1].end == end:
        return bool(inside)
    behind = inside[-1].end
    word = around.words[behind]
    if word in DONE or (word.endswith("ed") and len(word) > 4):
        return True
    capital = around.reading.raw[around.reading.starts[behind]].isupper()
    return word in GRADES or not word.isalpha() or capital
