"""How the finders look at a text: where the words of a list stand, words without accents, numbers as values."""

from functools import lru_cache

from askfirst.rules.inflection import bare
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

NUMERALS = {
    "un": 1, "una": 1, "uno": 1, "une": 1, "ein": 1, "eine": 1, "einen": 1, "um": 1, "uma": 1,
    "dos": 2, "deux": 2, "zwei": 2, "dois": 2, "duas": 2, "tres": 3, "trois": 3, "drei": 3,
    "cuatro": 4, "quatre": 4, "vier": 4, "quatro": 4, "cinco": 5, "cinq": 5, "funf": 5,
    "seis": 6, "six": 6, "sechs": 6, "siete": 7, "sept": 7, "sieben": 7, "sete": 7,
    "ocho": 8, "huit": 8, "acht": 8, "oito": 8, "nueve": 9, "neuf": 9, "neun": 9, "nove": 9,
    "diez": 10, "dix": 10, "zehn": 10, "dez": 10, "once": 11, "onze": 11, "elf": 11,
    "doce": 12, "douze": 12, "zwolf": 12, "doze": 12, "catorce": 14, "quatorze": 14, "vierzehn": 14, "catorze": 14,
    "quince": 15, "quinze": 15, "funfzehn": 15, "veinte": 20, "vingt": 20, "zwanzig": 20, "vinte": 20,
    "treinta": 30, "trente": 30, "dreissig": 30, "trinta": 30,
}  # fmt: skip
"""Number words of the four languages; no word of one is another number in another."""


@lru_cache(4096)
def plain(word: str) -> str:
    """A word in lower case without accents and umlauts."""
    return bare(word.lower().replace("ß", "ss"))


def spots(reading: Reading, name: str) -> dict[int, int]:
    """Where the words of a list stand, outside data: from token to token, the longest from each."""
    found: dict[int, int] = {}
    for hit in reading.all_hits.get("@" + name, ()):
        if not reading.is_data(hit):
            found[hit.start] = max(hit.end, found.get(hit.start, 0))
    return found


def value_of(text: str) -> float | None:
    """The value of a number in figures with European separators, or in one word; None for any other.

    >>> value_of("1.150"), value_of("2 000"), value_of("12,5"), value_of("fünf")
    (1150.0, 2000.0, 12.5, 5.0)
    """
    word = plain(text.strip(" .€$"))
    if word in NUMERALS:
        return float(NUMERALS[word])
    figures = "".join(word.split())
    whole, comma, rest = figures.rpartition(",")
    if comma and len(rest) != 3:
        figures = whole.replace(".", "") + "." + rest
    else:
        figures = figures.replace(",", "")
        head, dot, tail = figures.rpartition(".")
        figures = figures.replace(".", "") if dot and len(tail) == 3 else (head or "0") * bool(dot) + dot + tail
    try:
        return float(figures)
    except ValueError:
        return None


def figures(reading: Reading) -> list[tuple[Hit, float]]:
    """The numbers of a text with their values; parts of ids, names of days and times of day left out."""
    taken = [hit for name in ("id", "clock_time", "percent") for hit in reading.entities(name)]
    found = []
    for hit in reading.entities("number"):
        value = value_of(reading.text(hit))
        if value is not None and not reading.is_data(hit) and not any(hit.overlaps(one) for one in taken):
            found.append((hit, value))
    return found
