"""What gives the parts of an order: whom it goes to, the new value, the time, the amount ...

Each role looks at one clause first and, where a fact may stand elsewhere, at the sentences around
it. A role that is given asks for nothing; in doubt it counts as given.
"""

from collections.abc import Callable, Mapping

from askfirst.text.frames.clause import DETERMINERS, PERSONAL, Clause, Part
from askfirst.text.names import capital
from askfirst.text.reach import aside

VALUE_LEADS = frozenset(
    "to as at by with into : = -> \u2192 if so that like per over under above below until on per where".split()
)
PLACE_LEADS = frozenset(
    (
        "to into in on onto at under with for against via through behind beside inside outside next between before "
        "after above below within toward towards across around among near from over -> \u2192 : ="
    ).split()
)
TIME_LEADS = frozenset(
    "to until till by for on at after before from in once when as if within over during since".split()
)
PARTNER_LEADS = frozenset(
    "with to and against for into between by versus vs among across , & plus -> : on via through".split()
)
AMOUNTS = frozenset(
    "a an one two three four five six seven eight nine ten half third quarter percent per € $ £ eur usd gbp chf hand".split()
)
MEANS = frozenset("effect immediate regards thanks best kind".split())
SETTLED = frozenset(
    "full fully half whole everything all balance rest remaining remainder total entire entirely twice double max maximum "
    "outstanding both complete completely back".split()
)
DIRECTIONS = frozenset("up down off away out together around aside back here there home over through".split())
SPLITS = frozenset(
    "equally evenly alphabetically chronologically ascending descending newest oldest automatically randomly".split()
)
TELLING = frozenset(
    "should becomes become new now instead namely correct is are was wants prefers needs = : changed moved".split()
)
PERIODS = frozenset(
    "week month day night evening morning afternoon weekend start end beginning middle first second half".split()
)
CLAUSE_SUBJECTS = frozenset("she he they i you we it".split())


def filled(clause: Clause, part: Part) -> bool:
    """Whether anything stands in the part."""
    return part.end > part.start


def ordering(clause: Clause, at: int) -> bool:
    """Whether a verb in its plain form stands at the token: "to confirm", not "to Anna"."""
    reading = clause.reading
    if capital(reading, at) or not any(hit.start == at for hit in reading.all_hits.get("@order_verb", ())):
        return False
    return not (
        clause.within("@verb_noun", at, at + 1)
        and (at + 1 >= len(reading) or clause.concrete(at + 1, min(at + 3, len(reading))))
    )


def dated(clause: Clause, part: Part) -> bool:
    """Whether the part begins with a time."""
    return any(
        hit.start <= part.start + 1 and hit.end > part.start
        for name in ("date", "clock_time")
        for hit in clause.reading.entities(name)
    )


def elsewhere(clause: Clause) -> bool:
    """Whether the order says where its missing part stands."""
    return any(
        clause.object.end <= hit.start < clause.stop and not aside(clause.reading, hit.start)
        for hit in clause.reading.all_hits.get("@elsewhere", ())
    )


def around(clause: Clause) -> range:
    """The tokens of the sentences after the clause's own."""
    number = clause.reading.sentences[clause.verb.start]
    sentences = clause.reading.sentences
    return range(
        next((at for at in range(clause.stop, len(sentences)) if sentences[at] > number), len(sentences)),
        len(sentences),
    )


def leading(clause: Clause) -> range:
    """The tokens ahead of the verb, greetings left out."""
    words = clause.reading.words
    start = 0
    if words[:1] and words[0] in {"hi", "hello", "hey", "dear", "morning", "team"}:
        start = next((at + 1 for at in range(min(6, len(words))) if words[at] in {",", "!", "."}), 0)
    return range(start, clause.verb.start)


def told_around(clause: Clause) -> bool:
    """Whether a sentence before or behind seems to say it: "the new one is ...", "she moved to ..."."""
    words = clause.reading.words
    return any(words[at] in TELLING for at in around(clause)) or quoted(clause)


def quoted(clause: Clause) -> bool:
    """Whether words in quotes follow the verb."""
    return any(
        hit.start >= clause.start and not aside(clause.reading, hit.start) for hit in clause.reading.entities("quote")
    )


def found(clause: Clause, names: tuple[str, ...], start: int, end: int) -> bool:
    """Whether an entity begins between two tokens, outside asides."""
    reading = clause.reading
    return any(
        start <= hit.start < end and not aside(reading, hit.start) for name in names for hit in reading.entities(name)
    )


def recipient(clause: Clause) -> bool:
    """Somebody who gets it: "to Anna", "Anna the file", an address, somebody who has asked for it."""
    reading, words = clause.reading, clause.reading.words
    for part in clause.parts:
        if part.lead in {"to", "with", "for", "round", "around", "along", "among", "between", "@", "cc"} and filled(
            clause, part
        ):
            if not ordering(clause, part.start) and not (part.lead == "to" and dated(clause, part)):
                return True
        if part.lead in DIRECTIONS or any(
            words[at] in DIRECTIONS - {"up", "off", "out"} for at in range(part.start, part.end)
        ):
            return True
    if dative(clause) or found(clause, ("email", "phone"), 0, len(words)) or "@" in words or "#" in reading.raw:
        return True
    if any(word in PERSONAL or word == "me" for word in clause.words):
        return True
    return asked_before(clause)


def asked_before(clause: Clause) -> bool:
    """Whether a name or a person stands ahead of the order."""
    ahead = leading(clause)
    ids = {at for hit in clause.reading.entities("id") for at in range(hit.start, hit.end)}
    if any(capital(clause.reading, at) and at not in ids and at > ahead.start for at in ahead):
        return True
    return clause.within("@frame_person", ahead.start, clause.verb.start)


def dative(clause: Clause) -> bool:
    """Whether a person stands ahead of the thing: "send Milena contract IC-40", "mail the team the link"."""
    part, words = clause.object, clause.reading.words
    if part.end - part.start < 1:
        return False
    if words[part.start] in PERSONAL:
        return True
    kinds = clause.reading.data_kinds
    ids = {at for hit in clause.reading.entities("id") for at in range(hit.start, hit.end)}
    if capital(clause.reading, part.start) and not kinds[part.start] and part.start not in ids:
        return True
    inner = [
        at
        for at in range(part.start + 1, part.end)
        if words[at] in DETERMINERS and words[at - 1] not in {"of", "all", "both", "'s"}
    ]
    if inner and words[inner[0] - 1] not in DETERMINERS:
        return True
    return clause.within("@frame_person", part.start, part.end) and words[part.end - 1] not in {"'s"}


def value(clause: Clause) -> bool:
    """The new value: "to 5", "as urgent", "by 3 %", a quote, a figure behind a comma, "the new one is ..."."""
    reading, words = clause.reading, clause.reading.words
    for part in clause.rest:
        if part.lead in VALUE_LEADS and filled(clause, part) and carries(clause, part):
            return True
        if (
            part.lead in {",", "-", "\u2013", "\u2014"}
            and filled(clause, part)
            and (
                words[part.start] in {"new", "now", "instead"}
                or clause.concrete(part.start, min(part.start + 1, part.end))
            )
        ):
            return True
    if any(
        words[at] in {"on", "off", "up", "down", "back", "accordingly", "double", "half"}
        for at in range(clause.object.end, clause.stop)
    ):
        return True
    if (
        found(clause, ("money", "percent"), clause.start, len(words))
        or figured(clause)
        or quoted(clause)
        or elsewhere(clause)
    ):
        return True
    return told_around(clause) or any(words[at] in TELLING - {"was", ":"} for at in range(clause.verb.start))


def carries(clause: Clause, part: Part) -> bool:
    """Whether what stands behind the lead can be a value: no date of effect, no reporter, no purpose."""
    words = clause.reading.words
    first = words[part.start]
    before = words[part.start - 2] if part.start > 1 else ""
    if part.lead == "with" and first in MEANS:
        return False
    if part.lead == "as" and (first in CLAUSE_SUBJECTS or first in {"of", "soon", "per", "agreed", "discussed"}):
        return False
    if part.lead == "by" and before.endswith("ed"):
        return False
    if part.lead in {"by", "until", "on", "from", "at"} and dated(clause, part):
        return False
    return part.lead != "by" or first in AMOUNTS or first[:1].isdigit() or words[part.end - 1] in AMOUNTS


def figured(clause: Clause) -> bool:
    """Whether the object ends with a bare figure that numbers nothing: "set the volume 30"."""
    part, words = clause.object, clause.reading.words
    if part.end <= part.start or not words[part.end - 1][:1].isdigit():
        return False
    return (
        not any(hit.start < part.end <= hit.end for hit in clause.reading.entities("id")) and "of" not in clause.objects
    )


def time(clause: Clause) -> bool:
    """When: a date, a time of day, a length, an event; not the date that a thing bears."""
    reading, words = clause.reading, clause.reading.words
    for name in ("date", "clock_time", "duration"):
        for hit in reading.entities(name):
            if aside(reading, hit.start):
                continue
            before = words[hit.start - 1] if hit.start else ""
            second = words[hit.start - 2] if hit.start > 1 else ""
            if name == "duration" and before not in {"in", "for", "within", "after", "every", "until", "next"}:
                continue
            if (before in {"of", "dated"} and second not in PERIODS and not second.endswith("th")) or (
                before in {"on", "from", "by"} and second.endswith("ed") and hit.start < clause.verb.start
            ):
                continue
            return True
    if any(clause.verb.start <= hit.start < clause.stop for hit in reading.all_hits.get("@when_given", ())):
        return True
    return elsewhere(clause) or any(word in {"same", "noon", "lunchtime", "weekly", "daily"} for word in clause.words)


def new_time(clause: Clause) -> bool:
    """To when or by how long: a time behind "to", "until", "by", "for", or "two days later"."""
    reading, words = clause.reading, clause.reading.words
    end = clause.object.end
    for part in clause.rest:
        if part.lead in {
            "to",
            "until",
            "till",
            "by",
            "for",
            "after",
            "before",
            "into",
            "from",
            "->",
            "once",
            "when",
            "as",
            ":",
        } and filled(clause, part):
            if part.lead in {"for", "from", "before", "by"} and not timed(clause, part):
                continue
            return True
    if found(clause, ("duration",), end, clause.stop) or "indefinitely" in words or elsewhere(clause):
        return True
    if any(words[at] in {"later", "earlier", "sooner", "indefinitely"} for at in range(clause.start, clause.stop)):
        return True
    later = around(clause)
    return bool(later) and found(clause, ("date", "clock_time", "duration"), later.start, len(words))


def timed(clause: Clause, part: Part) -> bool:
    """Whether a time or a length stands in the part."""
    return found(clause, ("date", "clock_time", "duration"), part.start, part.end)


def amount(clause: Clause) -> bool:
    """How much: money, a rate, a figure, "in full", or a record that says it, such as an invoice."""
    reading, words = clause.reading, clause.reading.words
    if reading.entities("money") or reading.entities("percent") or elsewhere(clause):
        return True
    if any(word in SETTLED for word in clause.words) or clause.within(
        "@frame_settled_amount", clause.start, clause.stop
    ):
        return True
    return any(
        filled(clause, part)
        and words[part.start][:1].isdigit()
        and not dated(clause, part)
        and not aside(reading, part.start)
        for part in clause.parts
    )


def destination(clause: Clause) -> bool:
    """Where it goes: a phrase of place, a direction."""
    for part in clause.rest:
        if (
            part.lead in PLACE_LEADS
            and filled(clause, part)
            and not (part.lead == "to" and ordering(clause, part.start))
        ):
            if part.lead in {"from", "for", "on", "in", "at", "before", "after"} and dated(clause, part):
                continue
            if part.lead == "from":
                continue
            return True
    return (
        elsewhere(clause) or quoted(clause) or any(word in DIRECTIONS for word in clause.words) or told_around(clause)
    )


def partner(clause: Clause) -> bool:
    """What it is set against, joined with or turned into."""
    if any(part.lead in PARTNER_LEADS and filled(clause, part) for part in clause.rest):
        return True
    if any(
        word
        in {"both", "all", "each", "together", "two", "three", "four", "five", "them", "these", "those", "other"}
        | SPLITS
        for word in clause.words
    ):
        return True
    return clause.head(clause.object).endswith("s") or elsewhere(clause) or told_around(clause)


def criterion(clause: Clause) -> bool:
    """By what: "by country", "for open ones", "alphabetically", "country = Spain"."""
    leads = {
        "by",
        "for",
        "to",
        "where",
        "on",
        "with",
        "so",
        "from",
        "according",
        "using",
        "=",
        ":",
        "->",
        "that",
        "in",
        "into",
        "per",
        "only",
        ">",
        "<",
        "at",
        "as",
        "above",
        "below",
        "over",
        "under",
        "first",
        "(",
        "before",
        "after",
    }
    if any(part.lead in leads and filled(clause, part) for part in clause.rest):
        return True
    return (
        any(word in SPLITS | {"only", "by", "a-z", "first", "last"} for word in clause.words)
        or elsewhere(clause)
        or quoted(clause)
    )


def into(clause: Clause) -> bool:
    """The form or language that it is turned into, or the new name it gets."""
    for part in clause.rest:
        if part.lead in {
            "to",
            "into",
            "in",
            "as",
            "for",
            "with",
            "by",
            ":",
            "=",
            "->",
            "\u2192",
            "from",
            "so",
            ",",
        } and filled(clause, part):
            if part.lead in {",", "for", "from", "by", "with"} and not clause.within(
                "@language_name", part.start, part.end
            ):
                continue
            if dated(clause, part) or (part.lead == "to" and ordering(clause, part.start)):
                continue
            return True
    return (
        quoted(clause)
        or elsewhere(clause)
        or told_around(clause)
        or clause.within("@language_name", 0, len(clause.reading))
    )


def assignee(clause: Clause) -> bool:
    """Who takes it over."""
    words = clause.reading.words
    for part in clause.rest:
        if part.lead in {
            "to",
            "among",
            "between",
            "across",
            "onto",
            "into",
            "as",
            "->",
            "\u2192",
            ":",
            "=",
            "in",
            "for",
            "back",
        } and filled(clause, part):
            if not ordering(clause, part.start) and not dated(clause, part) and carries(clause, part):
                return True
    if dative(clause) or elsewhere(clause) or any(word in {"myself", "me", "back", "away"} for word in clause.words):
        return True
    return told_around(clause) or found(clause, ("email",), 0, len(words))


def occasion(clause: Clause) -> bool:
    """What somebody is invited to or enrolled in."""
    leads = {"to", "for", "in", "into", "on", "as", "onto", "at", "over", "by", "with", ":"}
    if any(part.lead in leads and filled(clause, part) for part in clause.rest):
        return True
    return (
        elsewhere(clause)
        or told_around(clause)
        or any(word in DIRECTIONS | {"along", "too", "again"} for word in clause.words)
    )


def payee(clause: Clause) -> bool:
    """Who or which account gets the money."""
    reading, words = clause.reading, clause.reading.words
    for part in clause.parts:
        if part.lead in {"to", "into", "onto", "between", "among", "->", "→"} and filled(clause, part):
            if not ordering(clause, part.start) and not dated(clause, part):
                return True
    if dative(clause) or elsewhere(clause) or any(word in DIRECTIONS for word in clause.words):
        return True
    return "iban" in words or told_around(clause) or asked_before(clause)


def journey(clause: Clause) -> bool:
    """Where a journey goes: "to Geneva", "Lyon-Geneva", "return", or an event that says it."""
    reading = clause.reading
    for part in clause.parts:
        if part.lead in {"to", "towards", "between", "-", "–", "->", "→", "/", "via"} and filled(clause, part):
            if not ordering(clause, part.start) and not dated(clause, part):
                return True
        if (
            part.lead in {"for", "in", "on", "at"}
            and clause.named(part.start, part.end)
            and clause.within("@frame_occasion", part.start, part.end)
        ):
            return True
    if (
        clause.within("@frame_occasion", 0, len(reading))
        or elsewhere(clause)
        or any(word in {"home", "there", "back"} for word in clause.words)
    ):
        return True
    ids = [hit for hit in reading.entities("id") if clause.start <= hit.start < clause.stop]
    return bool(ids) or told_around(clause)


def topic(clause: Clause) -> bool:
    """What a text is about: "on", "about", "for", "of", a colon, a quote, a file, or what was said before."""
    reading, words = clause.reading, clause.reading.words
    leads = {
        "on",
        "about",
        "for",
        "that",
        "to",
        "with",
        "from",
        ":",
        "regarding",
        "concerning",
        "re",
        "how",
        "so",
        "based",
        "using",
        "because",
        "as",
        "where",
        "which",
        "who",
    }
    if any(part.lead in leads and filled(clause, part) and not dated(clause, part) for part in clause.rest):
        return True
    part = clause.object
    if clause.concrete(part.start, part.end) and any(capital(reading, at) for at in range(part.start, part.end)):
        return True
    if quoted(clause) or elsewhere(clause) or "of" in clause.words or "'s" in clause.words or "how" in words:
        return True
    return (
        bool(around(clause))
        or clause.verb.start - leading(clause).start > POLITE_WORDS
        or clause.concrete(clause.object.end, clause.stop)
    )


POLITE_WORDS = 5


ROLES: Mapping[str, Callable[[Clause], bool]] = {
    "amount": amount,
    "assignee": assignee,
    "criterion": criterion,
    "destination": destination,
    "into": into,
    "journey": journey,
    "new_time": new_time,
    "occasion": occasion,
    "partner": partner,
    "payee": payee,
    "recipient": recipient,
    "time": time,
    "topic": topic,
    "value": value,
}
"""The parts that a frame may require, by name."""
