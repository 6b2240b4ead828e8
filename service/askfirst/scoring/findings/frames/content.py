"""Whether an order says what it is about."""

from askfirst.scoring.findings.frames.order import Order, any_of
from askfirst.text.entities.openings import FINITE
from askfirst.text.names import capital
from askfirst.text.nouns import hyphen

CUES = frozenset(
    (
        "about regarding re concerning that whether if why how what who which when once until "
        "saying says say asking telling thanking informing explaining reminding confirming "
        "announcing inviting containing titled called named entitled labelled stating reading "
        "requesting offering noting mentioning because template below attached enclosed following "
        "follows listing summarising summarizing describing : -> = as declining accepting out every "
        "each before after"
    ).split()
)
"""Words behind which the content stands, or that say where it can be found."""
PEOPLE = frozenset(
    (
        "landlord insurer insurance bank police airline hotel hr helpdesk provider carrier authority "
        "crew shift reception "
        "driver neighbour nurse doctor teacher parents children kids wife husband mum dad office department "
        "me us him her them tomorrow today tonight monday tuesday wednesday thursday friday "
        "saturday sunday next customer client team colleague staff tenant guest boss manager "
        "supplier vendor everyone everybody all support it"
    ).split()
)
"""What follows "for" without saying what is to be done."""
ARTICLES = frozenset("the a an our my your his her their its this that".split())
WEEKDAYS = frozenset(("monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun").split())
SUBJECTS = frozenset("i we he she they it you there i'm".split())
RECORDS = (
    frozenset(
        (
            "issue ticket case page order project account board channel record deal row task photo post "
            "item file tour route site shift flight floor level line team phone behalf duty call slack "
            "teams site intranet website"
        ).split()
    )
    | WEEKDAYS
)


def has_content(order: Order, start: int) -> bool:
    """Whether the words from `start` to the order's end, or the sentences around it, give the content."""
    reading = order.reading
    words = reading.words[start : order.stop]
    if (
        any_of(words, CUES)
        or any_of(words, SUBJECTS)
        or any_of(words, FINITE)
        or order.quoted()
        or order.prepared
        or order.followed
    ):
        return True
    return any(purpose(order, at) for at in range(start, order.stop)) or bool(reading.hits("@elsewhere"))


def purpose(order: Order, at: int) -> bool:
    """Whether the content begins at the token: "to do", "for the broken lift", "of the visit"."""
    reading = order.reading
    word, rest = reading.words[at], reading.words[at + 1 : min(at + 5, order.stop)]
    if word == "to":
        return any(hit.start == at + 1 for hit in reading.all_hits.get("@order_verb", ()))
    if word in {"for", "with", "from"}:
        return (
            bool(rest) and not any_of(rest, PEOPLE) and not opens_name(order, at + 1) and not order.figure(at, at + 4)
        )
    if word == "-":
        return not hyphen(reading, at)
    if word == "of":
        return bool(rest) and rest[0] in ARTICLES
    if (
        word != "on"
        or not rest
        or opens_name(order, at + 1)
        or rest[0][0].isdigit()
        or "." in rest[0]
        or hyphen(reading, at + 1)
    ):
        return False
    return not any_of(rest[:3], RECORDS) and not order.concrete(at + 1, order.stop)


def opens_name(order: Order, at: int) -> bool:
    """Whether the token is data or opens a name."""
    return bool(order.reading.data_kinds[at]) or capital(order.reading, at)
