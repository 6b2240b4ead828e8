"""Values in words: "to a robust figure" names no figure, whatever the adjective."""

from askfirst.text.demands import demanding
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NAMED = frozenset(
    "new default same fixed monthly annual yearly weekly daily hourly flat standard minimum maximum total "
    "full half double single unique given net gross basic base average current previous original third "
    "second first zero null named custom national international local global quarterly final start "
    "starting opening closing".split()
)
REACH = 4
SUMS = frozenset({"sum", "amount", "number", "quantity", "share", "proportion", "percentage"})


@demanding({"value_noun"}, {"=a", "=an"})
def find_loose_values(reading: Reading) -> list[Hit]:
    """An article, an adjective and a noun of measure with no number; `form` "sum" for "a tidy sum"."""
    hits = []
    for noun in reading.all_hits.get("@value_noun", ()):
        at = noun.start - 1
        if at < 1 or reading.words[at - 1] not in ("a", "an"):
            continue
        if not reading.words[at].isalpha() or reading.words[at] in NAMED:
            continue
        if not any(word[0].isdigit() for word in reading.words[noun.end : noun.end + REACH]):
            form = "sum" if reading.words[noun.start] in SUMS else ""
            hits.append(Hit(at - 1, noun.end, {"form": form}))
    return hits
