"""Amounts that lack a unit: 40 of flour, order 96 from Kern, qty 35, malt, 750."""

from askfirst.text.entities.quantities.materials import is_material, of_material, uncounted
from askfirst.text.entities.quantities.surroundings import Surroundings
from askfirst.text.entities.quantities.units import MORE
from askfirst.text.hit import Hit
from askfirst.text.nouns import MARKS, STOPS, phrase_end, plural

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
        return (around.free(left) or handed(around, number, left)) and of_material(around, right + 1)
    end = phrase_end(around.reading, right)
    if packed(around, right, end):
        return False
    if end > right and not around.is_value(number):
        return (around.free(left) and is_material(around, right, end)) or (
            (left + 1 in around.verbs or handed(around, number, left) or asked_for(around, left))
            and uncounted(around, number, right, end)
        )
    return bare(around, number, left)


def handed(around: Surroundings, number: Hit, left: int) -> bool:
    """Whether the word ahead says who gets or wants so many: send Ngozi's crew 6, the kitchen wants 30."""
    if left < 1:
        return False
    words, opening = around.words, around.reading.sentence_start(number.start)
    if words[left] in WANTS or (words[left] in PACKS and around.opens(left)):
        return True
    if words[left] not in TAKERS and not around.reading.plain[around.reading.starts[left]].isupper():
        return False
    return any(words[at] in GIVES and around.opens(at) for at in range(opening, left))


def asked_for(around: Surroundings, left: int) -> bool:
    """Whether the words ahead open a list or ask for something: purchase request: 36 - asks for 6."""
    if left < 1:
        return False
    return around.words[left] == ":" or (around.words[left] == "for" and around.words[left - 1] in ASKS)


ASKS = frozenset("ask asks request order need call reorder".split())
GIVES = frozenset("send hand give issue bring ship get pass fetch take deliver".split())
TAKERS = frozenset("crew team driver fitter ward kitchen shop site them him her us me canteen bakery depot".split())
WANTS = frozenset("wants needs takes covers gets receives requests orders uses".split())
PACKS = frozenset({"pack", "stack"})


SORTED = (["model"], ["type"], ["each"], ["size"], ["every"], ["item"], ["article"])
"""Behind "3 of" these stand for things that are counted."""


def packed(around: Surroundings, start: int, end: int) -> bool:
    """Whether a noun phrase begins with a packing and names what is in it: 40 drums hydraulic oil."""
    hits = around.reading.all_hits.get("@packing", ())
    word = around.words[start] if start < end - 1 else ""
    return any(hit.start == start and hit.end < end for hit in hits) or word in PACKINGS


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
    if left < 0 or year(around, number, left) or ratio(around, number):
        return False
    if behind(around, number) in RUNS and around.is_id(number):
        return False
    if left + 1 in around.keys or (around.words[left] in LINKS and left in around.keys):
        return bool(around.mass) or not countable(around, number, len(around.words))
    if left + 1 in around.verbs:
        return bool(around.mass) or not (countable(around, number, number.start) or around.is_id(number))
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


def countable(around: Surroundings, number: Hit, end: int) -> bool:
    """Whether the number's sentence speaks of things in the plural up to a token."""
    sentences = around.reading.sentences
    return any(
        plural(word) and sentences[position] == sentences[number.start]
        for position, word in enumerate(around.words[:end])
    )


def ratio(around: Surroundings, number: Hit) -> bool:
    """Whether a number is one side of a ratio: 1 to 20, 3 : 1."""
    ahead, back = (
        around.words[number.end : number.end + 2],
        around.words[max(0, number.start - 2) : number.start],
    )
    joined = ahead[:1] in (["to"], [":"]) and ahead[1:] and ahead[1].isdigit()
    return bool(joined) or (back[1:] in (["to"], [":"]) and back[0].isdigit())


def year(around: Surroundings, number: Hit, left: int) -> bool:
    """Whether a number is a year after a preposition."""
    value = number.attrs["value"]
    return len(value) == 4 and value[:2] in {"19", "20"} and value.isdigit() and around.words[left] in STOPS
