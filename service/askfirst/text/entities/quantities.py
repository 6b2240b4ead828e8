"""Quantities that lack a unit or a packing: "40 of flour", "order 96 from Kern", "qty 35", "malt, 750".

"40 kg of flour", "40 bags" and "40 chairs" can be carried out. Numbers that name something (line 3, order 55219) are
no quantities.
"""

from functools import cached_property

from askfirst.text.hit import Hit
from askfirst.text.nouns import DETERMINERS, MARKS, STOPS, phrase_end
from askfirst.text.reading import Reading

ABOUT = frozenset(
    (
        "about approx approx. approximately around roughly circa ca ca. another extra additional only "
        "exactly max min further some just the a nearly almost good least ~ + further whole full than no "
        "more less most fewer up like maybe say perhaps minus plus"
    ).split()
)
ASKING = frozenset("please pls plz and then also just kindly you so must we should i now can".split())
CALLS = frozenset("can could will would should must may let have".split())
"""Ahead of a name and a verb: "can Tom fetch 5 of ..."."""
BEFORE_VERB = frozenset(
    (
        "to and or then please pls plz now we you i they must should can could will would not so also "
        "just only let's shall may might kindly asap today tomorrow gotta who it them"
    ).split()
)

SHORTEST_ID = 4
"""Digits from which on a number that is as long as an id in the text is taken for another one."""
MORE = frozenset("more extra additional further new fresh full whole us imperial metric".split())
LINKS = frozenset(": = of is to be -".split())
RUNS = frozenset("goes is gets was has had must should can could comes will may needs belongs and".split())
SEPARATORS = frozenset(", : ; - – — ( x | / with by".split())
SORTED = (["model"], ["type"], ["each"], ["size"], ["every"], ["item"], ["article"])
"""Behind "3 of" these stand for things that are counted."""
GRADES = frozenset("type grade class quality no size brand mix ral art art. din".split())
DONE = frozenset("brought sent put laid taken driven shipped".split())
"""Behind a material these say what is done with it: "have 60 insulation delivered"."""
SET_TO = frozenset("to at by from below above under over than = with is be : of".split())
SETTING = frozenset(
    "set sets setting reset adjust change raise raises lower lowers reduce decrease increase limit limits cap caps "
    "configure program throttle dial".split()
)
RANKS = frozenset("priority prio severity urgency rank position version importance criticality revision".split())
OTHERS = ("date", "clock_time", "money", "percent", "phone", "timezone")


def find_quantities(reading: Reading) -> list[Hit]:
    """Every number that is an amount without a unit; attribute `unit` is "", as in languages that tell it."""
    if not reading.digits and not reading.all_hits.get("@number_word"):
        return []
    numbers = reading.entities("number")
    around = Surroundings(reading, numbers)
    return [
        Hit(number.start, number.end, {"unit": ""})
        for number in numbers
        if not (reading.is_data(number) or trivial(reading, number) or is_other(reading, number))
        and not has_unit(around, number)
        and (lacks_unit(around, number) or is_setting(around, number))
    ]


def is_other(reading: Reading, number: Hit) -> bool:
    """Whether a number belongs to a date, a time, a price or the like."""
    return not reading.covered(*OTHERS).isdisjoint(range(number.start, number.end))


def trivial(reading: Reading, number: Hit) -> bool:
    """Zero needs no unit, 00 is a grade of flour, "one" is mostly no number, the 900 of R-900 is part of an id."""
    if number.attrs["value"].lower() in {"0", "00", "000", "one"}:
        return True
    start, end = reading.offsets(number)
    start = reading.plain.find(number.attrs["value"], start, end)
    before = reading.plain[max(0, start - 2) : max(0, start)]
    after = reading.plain[start + len(number.attrs["value"]) : end + 2]
    return (
        (len(before) == 2 and before[1] in "-/_#&." and before[0].isalnum())
        or after[:1] in {"/", "_"}
        or (after[:1] == "-" and after[1:2].isdigit() and before.endswith("-"))
    )


class Surroundings:
    """The words that decide what the numbers of one text are."""

    def __init__(self, reading: Reading, numbers: list[Hit]) -> None:
        self.reading, self.words, self.numbers = reading, reading.words, numbers
        self.units = {hit.start: hit for hit in reading.all_hits.get("@unit", ())}
        self.mass = reading.all_hits.get("@mass_noun", [])
        self.verbs = {hit.end for hit in reading.all_hits.get("@amount_verb", ()) if self.is_verb(hit)}
        self.packings = {hit.end for hit in reading.all_hits.get("@packing", ())}
        self.machines = {hit.end for hit in reading.all_hits.get("@device", ())}
        self.extents = {hit.start for hit in reading.all_hits.get("@extent", ())}
        self.keys = {hit.end for hit in reading.all_hits.get("@quantity_key", ())}

    def is_verb(self, hit: Hit) -> bool:
        """Whether a word can be a verb here: not behind another noun (oil pump 3), unless it ends in -s."""
        before = self.words[hit.start - 1] if hit.start else "."
        return (
            self.words[hit.end - 1].endswith("s")
            or before in BEFORE_VERB
            or before in MARKS
            or self.opens(hit.start)
            or (hit.start > 1 and self.words[hit.start - 2] in CALLS)
        )

    def left(self, position: int) -> int:
        """The token before a number, words such as "about" left out; -1 at the start."""
        position -= 1
        while position >= 0 and self.words[position] in ABOUT:
            position -= 1
        return position

    def free(self, left: int) -> bool:
        """Whether the token before a number is no noun that the number would belong to (tank 2)."""
        if left < 0 or left + 1 in self.verbs or left + 1 in self.keys:
            return True
        word = self.words[left]
        if left + 1 in self.machines:
            return False  # "forklift 6 lost hydraulic oil"
        if self.opens(left) or word.isdigit():
            return left + 1 not in self.packings or word in {"pack", "stack"}
        return word in STOPS or word in MARKS or word in DETERMINERS

    def opens(self, position: int) -> bool:
        """Whether a word opens its sentence or follows "please", so that it can be a verb."""
        sentences = self.reading.sentences
        return position == 0 or sentences[position] != sentences[position - 1] or self.words[position - 1] in ASKING

    def is_label(self, number: Hit, left: int) -> bool:
        """Whether a number is an id: order 55219, unless "order" is the verb here."""
        if left + 1 in self.verbs and self.opens(left):
            return False
        return self.is_id(number)

    def is_id(self, number: Hit) -> bool:
        """Whether a number is part of an id, or as long as one: "delete supplier 40555, keep 40119"."""
        if number.within(self.reading.covered("id")):
            return True
        word = self.words[number.start]
        if not word.isdigit() or len(word) < SHORTEST_ID:
            return False
        return len(word) in self.id_lengths

    @cached_property
    def id_lengths(self) -> frozenset[int]:
        """How many digits the numbers of ids have."""
        ids = (self.words[place] for place in self.reading.covered("id"))
        return frozenset(len(word) for word in ids if word.isdigit())

    def is_value(self, number: Hit) -> bool:
        """Whether a number is the value of a command's parameter: qty=40 plant=LINZ."""
        return self.reading.raw[self.reading.starts[number.start] - 1 : self.reading.starts[number.start]] == "="


def has_unit(around: Surroundings, number: Hit) -> bool:
    """Whether a unit or a multiplication (60 x 10 L) stands behind a number, also over a word: "5 more kg"."""
    words, end = around.words, number.end
    end += words[end : end + 1] == ["-"] or not MORE.isdisjoint(words[end : end + 1])
    return end in around.units or words[end : end + 1] in (["x"], ["×"], ["*"])


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


def is_setting(around: Surroundings, number: Hit) -> bool:
    """Whether a machine, a limit or a timer is set to the number: "set the belt to 25", "cap the speed at 8"."""
    reading, left = around.reading, around.left(number.start)
    if left < 0 or around.words[left] not in SET_TO or phrase_end(reading, number.end) > number.end:
        return False
    opening = reading.clause_start(number.start)
    verbs = [hit for hit in reading.all_hits.get("@setting_verb", ()) if opening <= hit.start < left]
    ranked = not RANKS.isdisjoint(around.words[opening:left])
    return bool(verbs) and not ranked and any(map(around.is_verb, verbs)) and around.words[verbs[-1].start] in SETTING
