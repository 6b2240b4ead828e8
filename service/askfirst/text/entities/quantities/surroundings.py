"""What stands around the numbers of a text: verbs of moving, materials, packings, labels."""

from askfirst.text.hit import Hit
from askfirst.text.lazy import lazy
from askfirst.text.nouns import DETERMINERS, MARKS, STOPS
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

    @lazy
    def number_starts(self) -> dict[int, int]:
        """Where the number begins that ends at a token."""
        return {one.end - 1: one.start for one in self.numbers}

    @lazy
    def id_lengths(self) -> frozenset[int]:
        """How many digits the numbers of ids have."""
        ids = (self.words[place] for place in self.reading.covered("id"))
        return frozenset(len(word) for word in ids if word.isdigit())

    def is_value(self, number: Hit) -> bool:
        """Whether a number is the value of a command's parameter: qty=40 plant=LINZ."""
        return self.reading.raw[self.reading.starts[number.start] - 1 : self.reading.starts[number.start]] == "="
