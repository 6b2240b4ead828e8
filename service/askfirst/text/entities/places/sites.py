"""Which sites and spots of a text are named: hall B, the Izmir depot, the site at Rua Augusta 120."""

from askfirst.text.entities.places.words import (
    ADDRESS,
    ADDRESSED,
    ALL,
    ARTICLES,
    GIVEN,
    LINKS,
    LOCATIVES,
    MARKS,
)
from askfirst.text.hit import Hit, outermost
from askfirst.text.lazy import lazy
from askfirst.text.names import capital
from askfirst.text.nouns import STOPS
from askfirst.text.reading import Reading

RECORDS = frozenset("order customer ticket po record file crm system booking note account contract".split())
SIDES = frozenset("central eastern western mountain gulf atlantic pacific east west".split())
"""Zones of time that name no place: "somewhere central"."""

NO_SITES = frozenset(
    "bid tender maintenance chat help order entry cost profit web online app internet time delivery parcel booking "
    "electronic".split()
)
"""Before "centre", "shop", "window" or "lot" these make it no place where somebody could stand."""


PASSED = ARTICLES | LOCATIVES | {"number", "no", "nr"}
SHOWS = GIVEN | {"says", "shows", "gives", "states", "names", "lists", "has"}
"""Verbs by which a record or a system names a place."""


SHOWN = 4
"""Tokens between such a verb and the record's number."""


class Sites:
    """The places of one text, and which of them have a name, a number or an address."""

    def __init__(self, reading: Reading) -> None:
        self.reading, self.words = reading, reading.words
        nouns = reading.all_hits.get("@site_noun", []) + reading.all_hits.get("@spot_noun", [])
        self.nouns = outermost(
            [hit for hit in nouns if not reading.is_data(hit) and reading.word_before(hit.start) not in NO_SITES]
        )
        self.cities = [hit for hit in reading.all_hits.get("@zone_place", ()) if reading.words[hit.start] not in SIDES]

    @lazy
    def dates(self) -> list[Hit]:
        """Dates and times, whose numbers name no place."""
        return [*self.reading.entities("date"), *self.reading.entities("clock_time")]

    @lazy
    def named(self) -> list[Hit]:
        """The places that can be found from the text, addresses among them."""
        return [hit for hit in self.nouns if self.is_named(hit)] + self.addresses

    @lazy
    def addresses(self) -> list[Hit]:
        """Streets with their numbers."""
        found = ADDRESS.finditer(self.reading.plain) if self.reading.digits else ()
        return [Hit(*self.reading.cover(*address.span())) for address in found]

    def is_adjective(self, position: int) -> bool:
        """Whether a word may stand between article and noun; the name of a value may not."""
        word, end = self.words[position], self.reading.ends[position]
        if self.reading.raw[end : end + 1] == "=":
            return False
        return word not in STOPS | ARTICLES | LOCATIVES | ALL and (word.isalpha() or word in {"'s", "-"})

    def is_named(self, hit: Hit) -> bool:
        """Whether a name, a number or an id belongs to the place."""
        if self.kept_with_record(hit) or self.shown_by_record(hit):
            return True
        start = hit.start
        while start > 0 and hit.start - start < 4 and (self.is_adjective(start - 1) or self.words[start - 1].isdigit()):
            start -= 1
            if self.words[start] in GIVEN and self.reading.entities("id"):
                return True
            if self.names(start) and not (self.is_opening(start) and not self.city(start)):
                return True
        return self.named_behind(hit.end)

    def kept_with_record(self, hit: Hit) -> bool:
        """Whether it is the address kept with a record named before: "order 77 ... its stored address"."""
        lead = self.words[max(0, hit.start - 3) : hit.start]
        kept = not GIVEN.isdisjoint({*lead, *self.words[hit.start : hit.end]})
        if self.words[hit.end - 1] != "address" or not kept:
            return False
        return any(one.end <= hit.start for one in self.reading.entities("id"))

    def shown_by_record(self, hit: Hit) -> bool:
        """Whether a record that the text names says which one it is: the dock that the plan shows for ASN 8801."""
        behind = [at for at in range(hit.start, min(hit.end + 6, len(self.words))) if self.words[at] in SHOWS]
        if not behind or not self.reading.same_sentence(hit, Hit(behind[0], behind[0] + 1)):
            return False
        ids = self.reading.entities("id")
        near = any(abs(one.start - behind[0]) <= SHOWN for one in (*ids, *self.reading.entities("number")))
        if self.words[behind[0]] in GIVEN:
            return near and self.words[behind[0] + 1 : behind[0] + 2] in (["in"], ["with"], ["on"])
        return near and not {"that", "which", "where", "as"}.isdisjoint(self.words[hit.start : behind[0]])

    def named_behind(self, end: int) -> bool:
        """Whether a name, number or letter follows at once, or after "of", "in" or a comma."""
        if end == len(self.words):
            return False
        if any(end <= address.start <= end + 1 for address in self.addresses):
            return True
        kept = self.words[end - 1] == "address" and self.words[end] in GIVEN
        if self.words[end] in GIVEN and end + 1 < len(self.words):
            end += 1
        if kept and self.words[end] in LINKS and self.recorded(end + 1):
            return True
        if self.words[end - 1] == "address" and self.words[end] in LINKS and self.recorded(end + 1):
            return True
        letter = len(self.words[end]) == 1 and self.words[end].isalpha() and self.words[end] not in {"a", "i"}
        return letter or self.names(end) or (self.words[end] in LINKS and self.behind(end))

    def recorded(self, position: int) -> bool:
        """Whether a record that the text names holds the address: the address in the order."""
        words = self.words[position : position + 3]
        return bool(RECORDS.intersection(words)) and bool(self.reading.entities("id"))

    def behind(self, link: int) -> bool:
        """Whether what follows "of", "in" or a comma names the place: in Linz, of the Gdynia plant."""
        position = link + 1
        while position < len(self.words) and position - link < 5 and not self.names(position):
            noun = next((one for one in self.nouns if one.start == position), None)
            if noun is not None and noun.end < len(self.words) and self.words[noun.end] == ",":
                return self.behind(noun.end)
            if not (self.words[position] in PASSED or self.is_place(position) or self.before_noun(position)):
                return False
            position += 1
        if position >= len(self.words) or not self.names(position):
            return False
        if self.words[position].isdigit() and not self.numbered(link, position):
            return False
        return self.words[link] not in MARKS or self.city(position) or self.ends(position)

    def before_noun(self, position: int) -> bool:
        """Whether a plain word stands before a place noun: in production hall 1."""
        return self.is_adjective(position) and any(noun.start == position + 1 for noun in self.nouns)

    def numbered(self, link: int, position: int) -> bool:
        """Whether a plain number belongs to a place (hall 3), or an address to an order (order 5512)."""
        if any(noun.end == position for noun in self.nouns):
            return True
        if self.words[position - 1] in {"number", "no", "nr"}:
            return True
        if any(address.start == position for address in self.addresses):
            return True
        return position - link > 1 and self.words[link - 1] in ADDRESSED | GIVEN

    def ends(self, position: int) -> bool:
        """Whether the name is followed by a number or a mark, not by a verb ("..., Ali signs")."""
        while position < len(self.words) and self.names(position):
            position += 1
        if position == len(self.words) or not self.words[position].isalpha() or self.words[position] in LOCATIVES:
            return True
        return any(noun.start == position for noun in self.nouns)

    def is_place(self, position: int) -> bool:
        """Whether another place noun or an order stands there."""
        return any(noun.start <= position < noun.end for noun in self.nouns) or self.words[position] in {
            "order",
            "customer",
            "ticket",
            "po",
        }

    def names(self, position: int) -> bool:
        """Whether the token is a name, a number or an id, and no date."""
        word = self.words[position]
        named = any(letter.isdigit() for letter in word) or capital(self.reading, position)
        if not named and not self.city(position):
            return False
        return not any(date.start <= position < date.end for date in self.dates)

    def city(self, position: int) -> bool:
        """Whether a listed town or country stands there."""
        return any(city.start <= position < city.end for city in self.cities)

    def is_opening(self, position: int) -> bool:
        """Whether the token is the first of its sentence."""
        return position == 0 or self.reading.sentences[position] != self.reading.sentences[position - 1]
