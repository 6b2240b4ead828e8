"""What stands around a bare number and makes it a price, or a quantity after all."""

from askfirst.text.hit import Hit
from askfirst.text.orders import spoken
from askfirst.text.reading import Reading

RATES = frozenset(
    "each apiece ea per flat net gross nett monthly annually yearly weekly quarterly daily hourly pp "
    "pcm pa p.a p.a. pm pw / excl incl ex exw fob cif ddp all-in upfront vat pro".split()
)
KEYS = frozenset(
    "qty quantity kg units unit pcs pieces count seats users licences licenses id no nr number zip "
    "code version year days months hours minutes size weight length width height score probability "
    "stage level version mass volume litres kilos tons moq ean gtin sku phone tel fax ref reference "
    "page row item items copies boxes pallets age headcount employees term".split()
)
OWNERS = frozenset({"the", "our", "my", "your", "their", "his", "her", "those", "these", "them", "which", "it"})
ARTICLES = frozenset({"a", "an", "the", "every"})
FOLLOWERS = RATES | frozenset(
    "please pls plz and or for on in with to from if as is are until till by including excluding plus "
    "all total only effective starting valid because so but then less instead thanks thx now today "
    "tomorrow once when while which who that this before after delivered installed paid payable "
    "shipped max minimum tops tax uom should will was would can same like via . , ; : ! ? ) ( - – — "
    "\" ' | } ] < > = a an the we they i he she it again straight asap ok right not without inclusive "
    "exclusive discounted instead off up down firm final at of since via unless though although her "
    "his their our my your & him them us me back into across goes apiece dearer cheaper".split()
)


def ends(reading: Reading, number: Hit, after: str) -> bool:
    """Whether the number stands by itself: what follows is no noun that it counts."""
    if after == "of" and reading.words[number.end + 1 : number.end + 2] and reading.words[number.end + 1] in OWNERS:
        return False
    if (
        after[:1].isdigit()
        or after == "+"
        or (after == "or" and reading.words[number.end + 1 : number.end + 2] in (["more"], ["less"], ["fewer"]))
    ):
        return False
    second = reading.words[number.end + 1 : number.end + 3]
    if after in {"to", "or", "and", "-", "–"} and len(second) == 2 and second[0][:1].isdigit():
        return second[1] in FOLLOWERS or not second[1][:1].isalpha()
    if [after, *second[:1]] == ["full", "stop"] or after in {"comma", "period"}:
        return True  # dictated
    last = number.end == len(reading) or reading.sentences[number.end] != reading.sentences[number.start]
    return last or after in FOLLOWERS or not after[:1].isalpha()


def keyed(reading: Reading, number: Hit, before: str) -> bool:
    """Whether the key before the number says that it counts or names: "min order kg: 250", "qty: 5"."""
    return before in {":", "="} and number.start > 1 and reading.words[number.start - 2] in KEYS


def is_rate(reading: Reading, number: Hit, after: str) -> bool:
    """Whether the number is so much for each: "340 per licence", "950 a month", "120 flat"."""
    if after in RATES:
        return after != "per" or reading.words[number.end + 1 : number.end + 2] not in (["the"], ["our"], ["attached"])
    _, slash, per = reading.words[number.end - 1].partition("/")
    if slash and not per[:1].isdigit():
        return True
    following = reading.words[number.end + 1] if number.end + 1 < len(reading) else ""
    if after not in ARTICLES or not following[:1].isalpha():
        return False
    if any(unit.start == number.end + 1 for unit in reading.all_hits.get("@rate_unit", ())):
        return True
    return after in {"a", "an"} and selling(reading, number)


def selling(reading: Reading, number: Hit) -> bool:
    """Whether the number's sentence speaks of selling: a verb or noun of deals, ahead of or behind it."""
    return any(reading.same_sentence(hit, number) for hit in spoken(reading, "@deal_word"))


def follows_name(reading: Reading, number: Hit) -> bool:
    """Whether a name or a person stands right before: "invoice Jonas Ferrari 3,400", "charge them 80"."""
    if number.start == 0:
        return False
    before = number.start - 1
    return reading.raw[reading.starts[before]].isupper() or reading.words[before] in {
        "them",
        "him",
        "her",
        "us",
        "you",
        "the",
    }
