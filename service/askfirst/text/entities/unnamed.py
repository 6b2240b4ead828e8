"""Places without a name: to the warehouse, where the leak is, at the neighbour's, near Lyon."""

from askfirst.text.entities.place_words import ARTICLES, BARE, BARE_NOUNS, KEYS, LOCATIVES, SOME, SPEECH
from askfirst.text.entities.sites import Sites
from askfirst.text.hit import Hit, outermost
from askfirst.text.nouns import STOPS, phrase_end
from askfirst.text.plurals import is_plural


def unnamed(sites: Sites) -> list[Hit]:
    """Places with a preposition or work to be done, that have neither name nor number."""
    hits = []
    for noun in sites.nouns:
        start = opening(sites, noun)
        if start is not None and not (sites.is_named(noun) or compound(sites, noun) or identified(sites, start)):
            hits.append(Hit(start, noun.end))
    described = [
        hit
        for hit in (*relations(sites), *wheres(sites), *owners(sites), *people(sites))
        if not sites.reading.is_data(hit)
    ]
    vague = [
        hit
        for hit in (*sites.reading.hits("@vague_place"), *described)
        if not any(known(sites, hit) for known in (Sites.shown_by_record, adjectival, passing, settled))
        and not (any(noun.end == hit.end for noun in sites.nouns) and compound(sites, hit))
        and not sites.named_behind(hit.end)
    ]
    return outermost([*vague, *hits])


def compound(sites: Sites, noun: Hit) -> bool:
    """Whether the noun only says of which sort other things are: the customs papers, the yard keys."""
    end = noun.end
    if end >= len(sites.words) or sites.words[end] in VERBS:
        return False
    return is_plural(sites.words[end]) or sites.words[end] in OWNED or goes_on(sites, end)


def identified(sites: Sites, start: int) -> bool:
    """Whether a plain "in the hall" only says where a known thing stands: count the chairs in the hall."""
    if start < 3 or sites.words[start - 1] not in {"in", "on", "into"} or sites.words[start] != "the":
        return False
    if not any(noun.start == start + 1 for noun in sites.nouns):
        return False
    sentence = sites.reading.sentences.index(sites.reading.sentences[start])
    return STOWS.isdisjoint(sites.words[sentence : start - 1])


STOWS = frozenset(
    (
        "put place store park leave keep hold stage stack deliver set lay hang mount install unload load drop drop-off "
        "dump stow stash lock pile deposit position erect build assemble meet collect pick bury plant quarantine"
    ).split()
)
"""Verbs behind which "in the yard" is where something is to go."""


OWNED = frozenset(
    (
        "calendar list log plan schedule system manager lead leader crew key app tool sheet form template report "
        "account number code budget printer network wifi record status software contact diary logbook fee deposit "
        "rent insurance lease contract policy mailbox channel ticket sign map camera alarm light heater"
    ).split()
)
"""What a place has, so that the noun before it only says whose: the port calendar."""


VERBS = frozenset("needs wants has is was does gets goes takes opens closes as always sometimes on Tuesdays".split())


def passing(sites: Sites, hit: Hit) -> bool:
    """Whether the words name a journey or a period: on the way back, outside the 30 days."""
    behind = sites.words[hit.end : hit.end + 1]
    if sites.words[hit.end - 1] == "way" and behind and behind[0] in {"back", "home", "there", "to", "from"}:
        return True
    if behind == ["of"] and not QUEUES.isdisjoint(sites.words[hit.end : hit.end + 6]):
        return True
    if sites.words[hit.start] not in {"outside", "inside", "within"}:
        return False
    times = [time for name in ("duration", "date", "number") for time in sites.reading.entities(name)]
    hours = "hours" in sites.words[hit.end : hit.end + 4]
    return hours or any(0 <= time.start - hit.end <= 2 for time in times)


def settled(sites: Sites, hit: Hit) -> bool:
    """Whether it tells an order of things, or only adds to a named place: "room 2.08 next to the lift"."""
    words, before = sites.words, sites.words[max(0, hit.start - 1) : hit.start]
    if words[hit.start] == "at" and words[hit.end - 1] in {"top", "bottom"}:
        first = sites.reading.sentences.index(sites.reading.sentences[hit.start])
        return bool(before) and (before[0].endswith("est") or not SORTED.isdisjoint(words[first : hit.start]))
    if words[hit.start] in {"where", "wherever"}:
        return before == ["from"] or (
            words[hit.start : hit.start + 3][1:] in (["they", "are"], ["it", "is"], ["it", "was"])
            and not {"leave", "keep", "stay", "stays"}.isdisjoint(words[max(0, hit.start - 5) : hit.start])
        )
    if words[hit.start] not in {"next", "beside", "behind", "opposite", "near", "in", "under"}:
        return False
    at = hit.start - 1 - (before == [","])
    return at > 0 and sites.names(at) and any(0 < at - noun.end + 1 <= 2 for noun in sites.nouns)


SORTED = frozenset("rank re-rank rerank sort re-sort heavy heaviest heavier newest oldest due".split())


QUEUES = frozenset(
    (
        "queue list lists pile agenda page board schedule backlog order plan stack sheet form shift day week month "
        "quarter year season trial period line run meeting contract"
    ).split()
)
"""The top, the front or the end of these is no place."""
SIDES = frozenset("front back rear side top end right left north south east west main".split())


def adjectival(sites: Sites, hit: Hit) -> bool:
    """Whether the words only lead to a noun: at the front desk of Kade 3, in the town hall, up the road salt."""
    if hit.end == len(sites.words):
        return False
    if any(noun.start < hit.end < noun.end for noun in sites.nouns):
        return True
    return sites.words[hit.end - 1] in SIDES and any(noun.start <= hit.end < noun.end for noun in sites.nouns)


def relations(sites: Sites) -> list[Hit]:
    """Spots that are only told by a thing beside them: next to the coffee machine, near Lyon."""
    hits = []
    for hit in sites.reading.all_hits.get("@beside", ()):
        end = hit.end
        if end < len(sites.words) and sites.city(end):
            hits.append(Hit(hit.start, end + 1))
        if end < len(sites.words) and sites.words[end] in ARTICLES:
            close = phrase_end(sites.reading, end + 1, 4)
            named = any(sites.names(position) for position in range(end + 1, close)) or sites.named_behind(close)
            if close > end + 1 and not named:
                hits.append(Hit(hit.start, close))
    return hits


def wheres(sites: Sites) -> list[Hit]:
    """Places that only a clause describes: where the leak is; not "tell me where"."""
    found = [position for position, word in enumerate(sites.words) if word == "where" and position]
    return [
        Hit(position, min(position + 4, len(sites.words)))
        for position in found
        if not sites.is_opening(position)
        and {"ask", "tell", "show", "know"}.isdisjoint(sites.words[max(0, position - 4) : position])
        and (sites.words[position - 1] != "," or sites.words[position + 1 : position + 2][0:1] in VIEWED)
        and sites.words[position - 1] not in SPEECH | {";", "hall", "room", "site", "building", "(", "-"}
    ]


VIEWED = (["everybody"], ["everyone"], ["nobody"], ["they"], ["people"], ["there"])
"""Behind ", where" these begin a place, not an aside."""


def owners(sites: Sites) -> list[Hit]:
    """Places that only a person's genitive names: at the neighbour's."""
    return [
        Hit(end - 2, end + 1)
        for end, word in enumerate(sites.words)
        if word in {"'s", "'"}
        and end > 2
        and sites.words[end - 2] in ARTICLES
        and sites.words[end - 3] in LOCATIVES
        and (end + 1 == len(sites.words) or sites.words[end + 1] in STOPS or not sites.words[end + 1].isalnum())
        and not sites.names(end - 1)
    ]


PEOPLE = frozenset("customer client dealer supplier neighbour neighbours neighbor neighbors guys lads tenant".split())
"""Whoever they are, only a name or an order with their address says where they are."""
CARRY = frozenset(
    "deliver bring take collect fetch return drive dispatch leave drop pick ship haul carry drives delivers".split()
)
GOERS = frozenset("technician engineer inspector crew driver courier team plumber electrician welders fitter".split())


def people(sites: Sites) -> list[Hit]:
    """Things that are carried to nobody knows whom, or people sent there: leave the ladder with the neighbour."""
    if sites.reading.entities("id") and ORDERED.intersection(sites.words):
        return []
    hits = []
    for at, word in enumerate(sites.words):
        if word not in PEOPLE or at < 3 or sites.words[at - 1] not in ARTICLES:
            continue
        if sites.words[at - 2] not in {"to", "from", "with", "at"} or sites.named_behind(at + 1):
            continue
        first = sites.reading.sentences.index(sites.reading.sentences[at])
        before = sites.words[first : at - 1]
        sent = "send" in before and not GOERS.isdisjoint(before)
        if (sent or not CARRY.isdisjoint(before)) and sites.words[at + 1 : at + 2] not in (["of"], ["'s"], ["'"]):
            hits.append(Hit(at - 2, at + 1))
    return hits


ORDERED = frozenset("order orders po so shipment delivery waybill rma consignment booking".split())
"""What has an address on record."""


def opening(sites: Sites, noun: Hit) -> int | None:
    """Where "the old warehouse" begins, if it stands behind a preposition or a verb of work."""
    start = noun.start
    while start > 0 and noun.start - start < 3 and sites.is_adjective(start - 1):
        start -= 1
    if start == 0:
        return None
    word = sites.words[start - 1]
    if word == "way":
        return None  # "on the way home" is a time
    if word in ARTICLES:
        if start > 2 and sites.words[start - 2] == "of" and sites.words[start - 3] in SOME:
            return start - 3 if start > 3 and not sites.is_opening(start - 3) else None
        return start - 1 if start > 1 and leads(sites, start - 1) else None
    if is_value(sites, start):
        return start
    if word in BARE and sites.words[noun.start] in BARE_NOUNS and not small_name(sites, noun.end):
        return start
    return None


def small_name(sites: Sites, position: int) -> bool:
    """Whether a name follows in small letters, as chats write them: at plant lund, to depot arad."""
    orders = sites.reading.all_hits.get("@order_verb", ())
    return goes_on(sites, position) and not any(verb.start == position for verb in orders)


def goes_on(sites: Sites, position: int) -> bool:
    """Whether the noun phrase goes on with a plain word: the paint shop - queue."""
    if position >= len(sites.words) or sites.reading.clauses[position] != sites.reading.clauses[position - 1]:
        return False
    word = sites.words[position]
    return (
        word.isalpha()
        and word not in STOPS | ARTICLES | LOCATIVES | LATER
        and not word.endswith(("ly", "ing", "ed"))
        and not any(date.start <= position < date.end for date in sites.dates)
    )


LATER = frozenset(
    "please pls plz asap today tomorrow tonight now again too first instead soon later only also there here "
    "early late thanks thx straight right door doors side staff team area address level floor "
    "everyone everybody people nobody somebody someone most".split()
)


def is_value(sites: Sites, position: int) -> bool:
    """Whether a word is the value of a parameter: to=hall, "where": "lobby"."""
    if sites.words[position - 1] == ":" and position > 1:
        return sites.words[position - 2] in KEYS
    before = sites.reading.raw[: sites.reading.starts[position]].rstrip("\"'")
    key = position - 1 - (sites.words[position - 1] in {'"', "'"})
    return before.endswith("=") and key >= 0 and sites.words[key] in KEYS


def leads(sites: Sites, article: int) -> bool:
    """Whether a preposition or a verb of work stands before the article."""
    if sites.words[article - 1] in LOCATIVES - {"of", "for"}:
        return True
    if sites.words[article - 1] == ":" and article > 1 and sites.words[article - 2] in KEYS:
        return True
    return any(hit.end == article for hit in sites.reading.all_hits.get("@site_work", ()))
