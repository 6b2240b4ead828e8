"""What something can take or has left against what is ordered of it: it holds 60 litres, fill it with 75."""

from collections.abc import Collection, Iterator, Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.consistency.ledger import Entry, Ledger, ledger
from askfirst.scoring.findings.consistency.wording import like, noun, phrase
from askfirst.scoring.findings.statements.amounts import may_have
from askfirst.scoring.findings.statements.places import conflict, corrected, opens
from askfirst.text.hit import Hit
from askfirst.text.late import late
from askfirst.text.plurals import singular

TOPS = tuple(
    map(
        late,
        (
            r"\b(?:(?:holds?|takes|seats|carries|(?:can|may) (?:only )?(?:carry|take|hold)|fits|bears|"
            r"(?:has )?room for|"
            r"(?:load|weight|upper|credit|legal|size) limit[^<¶,;]{0,24}|capacity[^<¶,;]{0,24}|(?:balance|"
            r"stock|credit line|entitlement|limit) (?:of|is)|"
            r"licen[cs]ed for|approved for|cleared for|total)) (?:only |just |at most |up to |exactly |"
            r"not more than |no more than |for |of )*<(?P<sort>[nmtg])(?P<number>\d+)>",
            r"<(?P<sort>[nmtg])(?P<number>\d+)> (?:[a-z]+ )?(?:left\b|in stock|on stock|on hand|available|at most|"
            r"max\b|maximum)",
            r"\( ?cap(?:acity)?(?: \.)?(?: ¶)?:? <(?P<sort>[nmtg])(?P<number>\d+)>",
            r"<(?P<sort>n)(?P<number>\d+)> - [a-z]+ (?:trailer|truck|lorry|van|bus|coach|boat|ferry|wagon|rack|"
            r"shelf|tray|crate|carton|barn|hall|tent)\b",
            r"\b(?:max|maximum|at most|not more than|no more than) <(?P<sort>[nmtg])(?P<number>\d+)>",
            r"<(?P<sort>[ng])(?P<number>\d+)> (?:- )?(?:seats|(?:[a-z]+ )?(?:places|spaces|berths)|seater|beds|"
            r"covers|chairs|copies we have|litre|liter)\b",
            r"\btable for <(?P<sort>n)(?P<number>\d+)>",
            r"<(?P<sort>g)(?P<number>\d+)> (?:cask|tank|barrel|drum|keg|bag|bucket|jar|bottle|box|pot|vat|roll)\b",
        ),
    )
)
CUE = late(
    r"\b(?:holds?|takes|seats?|carries|carry|take|hold|fits|bears|room for|limit|capacity|balance|stock|"
    r"credit line|entitlement|"
    r"licen[cs]ed for|approved for|cleared for|total|left|available|on hand|cap\.|cap:?|trailer|truck|lorry|van|"
    r"bus|coach|boat|ferry|wagon|rack|shelf|tray|crate|carton|barn|hall|tent|most|max|maximum|more than|places|seater|"
    r"spaces|beds|berths|"
    r"covers|chairs|copies|lit(?:re|er)|table for|cask|tank|barrel|drum|keg|bag|bucket|jar|bottle|box|pot|vat|roll)\b"
)
"""What a most cannot do without, for a quick look."""
OPEN = late(
    r"\b(?:rest|remaining|remainder|others?|second|another|two|twice|trips|waiting|raise|increase|extend|"
    r"split|instead|if|unless|"
    r"except|more|extra|rounds|rides|rotate|reorder|backorder|overflow|each of|per|both|either|turns|shifts|"
    r"new|larger|bigger|"
    r"stream|online|standing|borrow|rent|least|cheapest|that hold|which hold)\b"
)
NEGATED = late(
    r"\b(?:no|not|without|nothing|none|never|n't)(?: a| one| any)?(?: (?:second|other|another|more|extra|new|"
    r"split|standing|part))+(?: or [a-z]+)?"
)
"""What rules the ways out of a full house out: "no second trip", "nothing more comes in"."""
ORDER = late(
    r"\b(?:load|put|fill|invite|seat|confirm|place|store|pack|send|ship|take|book|deduct|refund|enter|accept|"
    r"admit|register|"
    r"release|reserve|carry|stack|pour|add|sell|deliver|allocate|assign|issue|approve|install|house|pick|dye|"
    r"bake|plan|cram|lay|pump|transfer|enrol|enroll|spread|ferry|give|stack|stable|moor|haul|for (?:the|all|our))\b"
    r"(?:(?! for )[^¶<;]){0,40}?<([nmtg])(\d+)>(?! ?(?:min|h\b|%|:))"
)


@demanding({"+digit", "number_word"})
def over_capacity(material: Material) -> Sequence[Hit]:
    """The first order of more than there is room or stock for."""
    reading = material.text
    if not CUE.search(reading.lower) or OPEN.search(NEGATED.sub(" ", reading.lower)) or not may_have(reading, 2):
        return []
    book = ledger(reading)
    limits = {top.hit.start: top for top in tops(book)}
    orders = list(ordered(book))
    for top in largest(limits.values()):
        for one in orders:
            beyond = one.hit.start not in limits and fits_sort(book, one, top) and top.size < one.size <= 3 * top.size
            if beyond and not corrected(reading, top.hit, one.hit):
                return [conflict(reading, top.hit, one.hit, most=phrase(book, top), more=phrase(book, one))]
    return []


def largest(limits: Collection[Entry]) -> list[Entry]:
    """Of limits that count the same only the largest: "not hall 3 with 80 seats, hall 1 with 200 seats"."""
    return [top for top in limits if not any(like(top, other) and other.size > top.size for other in limits)]


def ordered(book: Ledger) -> Iterator[Entry]:
    """Every figure that is ordered to go somewhere."""
    for found in ORDER.finditer(book.text):
        yield book.entry(found[2])


def fits_sort(book: Ledger, one: Entry, top: Entry) -> bool:
    """Whether an order counts what the limit does, or is a bare number; people may take any places."""
    if one.sort != "n" or top.sort != "n":
        return like(one, top) or (one.sort == "n" and bare(book, one))
    left, right = singular(noun(book, one)), singular(noun(book, top))
    if not left:
        return bare(book, one)
    if (
        left == right
        or right in ROOM
        or (not right and one.hit < top.hit and book.reading.same_sentence(one.hit, top.hit))
    ):
        return True
    return is_people(book, one) and (not right or right in PLACES or is_people(book, top))


ROOM = frozenset({"place", "space", "berth", "slot"})
"""Goods, too, are put there."""


def bare(book: Ledger, entry: Entry) -> bool:
    """Whether a figure stands for what was counted before: "all 15", "with 55"; else it may be part of a name."""
    before = book.reading.word_before(entry.hit.start)
    return not noun(book, entry) and (before in BARE or opens(book.reading, max(0, entry.hit.start - 1)))


BARE = frozenset(
    "all the with for our over another load put fill invite seat take book send ship add give enter accept "
    "admit".split()
)


def is_people(book: Ledger, entry: Entry) -> bool:
    """Whether a figure counts people."""
    end = entry.hit.end
    return any(end <= hit.start <= end + 1 for hit in book.reading.all_hits.get("@person", ()))


PLACES = frozenset("seat seater place space bed berth cover chair".split())


def tops(book: Ledger) -> Iterator[Entry]:
    """Every figure that is the most there is."""
    for pattern in TOPS:
        for found in pattern.finditer(book.text):
            yield book.entry(found["number"])
