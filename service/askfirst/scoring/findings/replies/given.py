"""Whether a reply gives the sort of fact that marketing asked for: a sum, people, a piece of content, a target."""

from askfirst.text.marketing.content.pieces import SIZE
from askfirst.text.marketing.targeting import has_age, has_behaviour, has_list, has_record
from askfirst.text.names import capital
from askfirst.text.reading import Reading

WITHIN = frozenset("in of around near at from across".split())
WHOLE = frozenset("all every everyone everybody".split())
OWN = frozenset("our my their existing current registered all newsletter mailing".split())
"""Ahead of customers, subscribers and the like they say that all who are known are meant."""
SAVED = frozenset("default saved existing current standard same main whole full newsletter mailing email".split())
"""Ahead of "audience" or "list" they single one out."""


def sum_given(text: Reading) -> bool:
    """Whether an amount is named, or a bare number; what is compared with ("than the 120 euros") is neither."""
    if any("than" not in text.words[max(0, hit.start - 2) : hit.start] for hit in text.entities("money")):
        return True
    taken = [hit for name in ("date", "clock_time", "id", "duration", "percent") for hit in text.entities(name)]
    taken += [hit for hit in text.entities("quantity") if hit.attrs["unit"]]
    return any(
        not any(hit.overlaps(other) for other in taken) and text.words[hit.start] != "one" and not counts(text, hit.end)
        for hit in text.entities("number")
    )


def counts(text: Reading, at: int) -> bool:
    """Whether the number that ends here counts things or people: "40 posts", "800 new people"."""
    for word in text.words[at : at + 2]:
        if word in MONEY or word in BETWEEN or not word.isalpha():
            return False
        if word in PEOPLE or (word.endswith("s") and len(word) > 3 and not word.endswith("ss")):
            return True
    return False


MONEY = frozenset("pounds bucks quid euros dollars francs cents grand crowns kroner kronor rupees pesos".split())
BETWEEN = frozenset(
    "is was will would should can could may might must do does a an per for in at to of and or max maximum total all "
    "daily weekly monthly each as if on by with but not please thanks this always sounds works suffices seems".split()
)
"""Behind a number these begin something else than what it counts."""
PEOPLE = frozenset("people men women children persons folk folks crowd staff fans".split())


def people_given(text: Reading) -> bool:
    """Whether ages, a place, a list, known people or a rule of behaviour says who is meant."""
    end = len(text)
    if has_age(text, 0, end) and "them" not in text.words:
        return True
    placed = bool(text.entities("region")) or any(
        text.words[at - 1] in WITHIN and capital(text, at) for at in range(1, end)
    )
    loose = text.outside_data("@vague_people")
    return (
        ((placed or known(text)) and not loose)
        or has_list(text, 0, end)
        or has_record(text, 0, end)
        or has_behaviour(text, 0, end)
        or text.words[0] in WHOLE
    )


def known(text: Reading) -> bool:
    """Whether a saved audience or all of the own people are meant: "the default audience", "our subscribers"."""
    return any(
        not words.isdisjoint(text.words[max(0, hit.start - 3) : hit.start])
        for name, words in (("@population", OWN), ("@list_word", SAVED))
        for hit in text.outside_data(name)
    )


def piece_given(text: Reading) -> bool:
    """Whether a type of piece or of file, a length or a size is named."""
    names = ("@whole_piece", "@sized_piece", "@format_size", "@length_unit", "@file_type")
    return any(text.hits(name) for name in names) or SIZE.search(text.plain) is not None


VALUES = (
    "date",
    "clock_time",
    "duration",
    "money",
    "number",
    "percent",
    "id",
    "quote",
    "name",
    "region",
    "url",
    "file",
)
JOINING = frozenset(
    "from to until till by on at in for of and the a an list segment audience please thanks each per day".split()
)


def nothing_but_values(text: Reading) -> bool:
    """Whether dates, sums, names and ids are all that the reply says: "from 4 May", "4 days"."""
    covered = text.covered(*VALUES)
    return bool(covered) and all(
        at in covered or word in JOINING or not word[0].isalnum() for at, word in enumerate(text.words)
    )
