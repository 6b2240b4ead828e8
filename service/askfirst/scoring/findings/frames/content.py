"""Messages, tasks and entries of which nothing says what they are about."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.findings.frames.order import Order, any_of, orders
from askfirst.text.entities.openings import FINITE
from askfirst.text.hit import Hit
from askfirst.text.names import capital
from askfirst.text.nouns import hyphen, phrase_end

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
EVENTS = frozenset({"event", "entry", "call", "appointment"})


def told(order: Order, start: int) -> bool:
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
        return bool(rest) and not any_of(rest, PEOPLE) and not named(order, at + 1) and not order.figure(at, at + 4)
    if word == "-":
        return not hyphen(reading, at)
    if word == "of":
        return bool(rest) and rest[0] in ARTICLES
    if (
        word != "on"
        or not rest
        or named(order, at + 1)
        or rest[0][0].isdigit()
        or "." in rest[0]
        or hyphen(reading, at + 1)
    ):
        return False
    return not any_of(rest[:3], RECORDS) and not order.concrete(at + 1, order.stop)


def named(order: Order, at: int) -> bool:
    """Whether the token is data or opens a name."""
    return bool(order.reading.data_kinds[at]) or capital(order.reading, at)


@demanding({"frame_writing"}, {"frame_message"})
def message_without_content(material: Material) -> Sequence[Hit]:
    """A message, task or entry is to be made: "create a task for Bo"."""
    found = []
    for order in orders(material, "@frame_writing"):
        nouns = [noun for noun in order.nouns("@frame_message") if noun.end == order.end]
        lead = order.reading.words[max(order.start, nouns[0].start - 2) : nouns[0].start] if nouns else []
        direct = nouns and (nouns[0].start == order.start or any_of(lead, frozenset({"a", "an", "another"})))
        if nouns and order.object[-1] in EVENTS and titled(order):
            continue
        if (
            direct
            and (order.opens or calendar(order))
            and not order.concrete(nouns[0].start, nouns[0].end)
            and not told(order, order.end)
        ):
            found.append(order.span())
    return found


def calendar(order: Order) -> bool:
    """Whether an event is to be entered, which is about something else than what was ordered before it."""
    return order.object[-1] in EVENTS


def titled(order: Order) -> bool:
    """Whether an event's occasion follows: "for Sunrise Yoga", not "for Thursday"."""
    rest = order.rest
    ats = [at for at, word in enumerate(rest[:-1]) if word == "for"]
    return "," in rest or any(rest[at + 1] not in PEOPLE and not rest[at + 1][0].isdigit() for at in ats)


@demanding({"frame_telling"})
def telling_without_content(material: Material) -> Sequence[Hit]:
    """Somebody is to be told something: "inform the tenants by letter", "remind Kofi on Friday"."""
    return [
        order.span()
        for order in orders(material, "@frame_telling")
        if order.opens
        and order.start < order.end
        and "," not in order.words
        and recipient(order)
        and not clausal(order)
        and not told(order, order.end)
    ]


def clausal(order: Order) -> bool:
    """Whether a clause without "that" follows the person: "tell Ida the samples come on 3 June"."""
    reading, words = order.reading, order.object
    second = next((at for at in range(1, len(words)) if words[at] in ARTICLES and words[at - 1] not in ARTICLES), 0)
    return bool(second) or "whenever" in reading.words or "story" in words


def recipient(order: Order) -> bool:
    """Whether the object is nothing but a person or a group."""
    words = order.object
    if words[0] in {"me", "us", "him", "her", "them"}:
        return len(words) == 1 or (words[0] == "her" and len(words) < 3)
    return any_of(words[:1], frozenset("the my our".split())) or order.concrete(order.start, order.end)


@demanding({"frame_commenting"})
def comment_without_content(material: Material) -> Sequence[Hit]:
    """A remark on something: "comment on issue 55"."""
    found = []
    for order in orders(material, "@frame_commenting"):
        end = phrase_end(order.reading, order.start + 1)
        if order.opens and order.words[:1] == ["on"] and not told(order, end):
            found.append(Hit(order.verb.start, end))
    return found


@demanding({"frame_reminder"})
def reminder_without_content(material: Material) -> Sequence[Hit]:
    """A reminder with a time and nothing else."""
    found = []
    for order in orders(material, "@frame_reminder_verb"):
        noun = order.noun("@frame_reminder")
        if noun is not None and noun.end == order.end and not told(order, order.end):
            found.append(order.span())
    return found
