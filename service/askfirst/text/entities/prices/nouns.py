"""Words for a price that lead up to a number: "fee of 75", "unit price: 480", "the total is 184,000"."""

from askfirst.text.entities.prices.context import measured
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.reading import Reading

GROUPED = late(r"\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d\d)?|\d+[.,]\d\d|\d+(?:[.,]\d+)?(?:,-)|\d+(?:[.,]\d+)? ?[kKmM]")
IS = frozenset(
    "of is was are be to at : = for from equals equal now - – with by and 's > >= only just exactly "
    "about around roughly approx ~ new @ ( ): over".split()
)
WEAK = frozenset("quote quotation invoice offer bid budget estimate voucher deal order".split())
LIMITS = frozenset({"between", "over", "above", "below", "under", "than", "least", "exceeding", "beyond", "most"})
LOOSE = frozenset({"of", "for", "with", "by", "and", "from"})


def is_price_like(value: str) -> bool:
    """Whether a number is written as amounts are: 2,150 - 64.20 - 45k - two hundred thousand."""
    return bool(GROUPED.fullmatch(value)) or (not value[:1].isdigit() and (" " in value or "-" in value))


def noun_before(reading: Reading, number: Hit, before: str) -> bool:
    """Whether a word for a price leads up to the number: "fee of", "unit price:", "total ... is"."""
    for noun in reading.hits("@price_noun"):
        gap = number.start - noun.end
        if gap < 0 or gap > 12 or not reading.same_sentence(noun, number):
            continue
        weak = reading.words[noun.start] in WEAK
        if measure_between(reading, noun, number) or (
            weak and (measured(reading, number) or before in LIMITS or small(number))
        ):
            continue
        if before == "(" and gap > 1:
            continue
        if (gap == 0 and (len(number.attrs["value"]) > 1 or noun.end - noun.start > 1)) or (
            gap > 0 and before in IS and not (before in LOOSE and counted_between(reading, noun, number))
        ):
            return True
    return False


def noun_behind(reading: Reading, number: Hit) -> bool:
    """Whether the number is given as a price: "six hundred for the weekend as the price"."""
    return any(
        0 < noun.start - number.end <= 6
        and reading.same_sentence(noun, number)
        and "as" in reading.words[max(number.end, noun.start - 2) : noun.start]
        for noun in reading.hits("@price_noun")
    )


def measure_between(reading: Reading, noun: Hit, number: Hit) -> bool:
    """Whether the number measures something else that is named behind the noun: a score, a priority."""
    return any(noun.end <= hit.start < number.start for hit in reading.all_hits.get("@other_measure", ()))


def small(number: Hit) -> bool:
    """Whether the number is as likely a count: one or two digits."""
    return len(number.attrs["value"]) < 3


def counted_between(reading: Reading, noun: Hit, number: Hit) -> bool:
    """Whether another number stands between, so that this one belongs to something else."""
    between = reading.words[noun.end : number.start]
    return any(word[:1].isdigit() for word in between[:-2])
