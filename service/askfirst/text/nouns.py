"""Plain noun phrases of English, without a tagger: where one ends and whether it is a plural."""

from askfirst.text.reading import Reading

STOPS = frozenset(
    (
        "to for at in on by from of with into onto per via under over until till before after during "
        "about as than that which who and or but so then if when while because since unless is are was "
        "were be been being has have had do does did will would can could should must may might shall not "
        "no please pls plz thanks thx asap today tomorrow tonight now instead again only too also this "
        "next monday tuesday wednesday thursday friday saturday sunday it they them he she we you i us me "
        "him due near inside outside behind between against through plus minus each every goes go get "
        "gets there here back up down out off away"
    ).split()
)
MARKS = frozenset('. , ; : ! ? ( ) [ ] { } / | - – — " = > < … •'.split())
DETERMINERS = frozenset(
    (
        "the a an our my your their his her its this that these those some any all both more extra "
        "another other additional such same new further fresh"
    ).split()
)


def phrase_end(reading: Reading, start: int, longest: int = 7) -> int:
    """Where the noun phrase that begins at a token ends: before a joining word or a mark."""
    end = start
    words, raw, starts = reading.words, reading.plain, reading.starts
    while end < len(words) and end - start < longest:
        word = words[end]
        if word in STOPS or (word in MARKS and not hyphen(reading, end)):
            break
        if end > start and "\n" in raw[reading.ends[end - 1] : starts[end]]:
            break
        end += 1
    return end


def hyphen(reading: Reading, position: int) -> bool:
    """Whether the mark joins two words without a space: all-purpose."""
    if reading.words[position] != "-" or not 0 < position < len(reading.words) - 1:
        return False
    return reading.ends[position - 1] == reading.starts[position] == reading.starts[position + 1] - 1
