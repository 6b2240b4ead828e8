"""Shifts of rank that say no place: bump INC-5520 up - before the rest - higher in the queue."""

from askfirst.text.entities.ranks.levels import about_work
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

UP = frozenset(
    ("up down higher lower forward ahead earlier sooner later back better near nearer early low high").split()
)
THAN = frozenset(
    ("than before above over ahead behind past after overtake overtakes prior outrank outranks below under").split()
)
FAR = frozenset({"to", "from", "by"})
"""Behind "up" these say how far, or where from."""
ALONE = tuple("escalat de-esc deesc bump upgrad downgrad boost promot demot elevat uprank downrank".split())
"""Verbs that shift a rank without "up" or "down"."""


def shifts(reading: Reading) -> list[Hit]:
    """Bump INC-5520 up - escalate OPS-88 - move order 77 further up."""
    verbs = reading.all_hits.get("@priority_shift", ())
    items = reading.entities("id") if verbs else []
    found = [shift for verb in verbs if (shift := shifted(reading, verb, items)) is not None]
    found += [hit for verb in verbs if (hit := lifted(reading, verb)) is not None]
    found += onward(reading)
    for rest in reading.hits("@the_others"):
        than = compared(reading, rest)
        if than is not None:
            found.append(Hit(than, rest.end))
    for noun in reading.all_hits.get("@queue_noun", ()):
        up = None if numbered(reading, noun) else climbs(reading, noun)
        if up is not None:
            found.append(Hit(up, noun.end))
    return found


ONWARD = frozenset("forward forwards ahead sooner upwards downwards higher lower".split())
CLIMBING = frozenset({"up", "down", "back", "early", "late"})
"""These need a word of degree ahead to be a place in a queue: "way up", "rather early"."""
DEGREES = frozenset("way far well further rather fairly much a bit little somewhat quite".split())
MOVES = frozenset(
    (
        "move put place push shift queue run take goes go lift advance come comes bring score rank list slot "
        "reschedule should must get gets give set make sort bump pull"
    ).split()
)
STRETCH = 12
"""Tokens between the verb and "forward": what is moved stands there."""


def onward(reading: Reading) -> list[Hit]:
    """Work that goes "forward" or "way up" in a queue, by nobody knows how many places."""
    found = []
    for at, word in enumerate(reading.words):
        if word in CLIMBING and not DEGREES.intersection(reading.words[max(0, at - 1) : at]):
            continue
        if word not in ONWARD | CLIMBING:
            continue
        behind = reading.words[at + 1 : at + 2]
        if behind and (behind[0] in FAR | {"of", "than", "the", "our"} or behind[0][:1].isdigit()):
            continue
        here = Hit(at, at + 1)
        moved = any(
            reading.words[verb] in MOVES and reading.same_clause(Hit(verb, verb + 1), here)
            for verb in range(max(0, at - STRETCH), at)
        )
        if moved and any(reading.same_sentence(noun, here) for noun in reading.all_hits.get("@queue_noun", ())):
            found.append(here)
    return found


def shifted(reading: Reading, verb: Hit, items: list[Hit]) -> Hit | None:
    """What a verb shifts by nobody knows how far; None if it shifts nothing, or says how far."""
    item = next((one for one in items if verb.end <= one.start <= verb.end + 3), None)
    if item is None:
        return None
    words = [*reading.words[item.end : item.end + 2], "", ""]
    lifts = reading.words[verb.start].startswith(ALONE)
    if reading.words[verb.start].startswith("escalat") and handed_on(reading, item):
        return None
    if dated(reading, verb, item):
        return None
    if lifts and labelled(reading, verb, item):
        return Hit(verb.start, item.end + (words[0] in {"up", "down"}))
    if reading.words[verb.end] in UP and item.start <= verb.end + 2:
        return None if words[0] in FAR else Hit(verb.start, item.end)
    return Hit(verb.start, item.end + 1) if words[0] in UP and words[1] not in FAR else None


def handed_on(reading: Reading, item: Hit) -> bool:
    """Whether the item goes to somebody, not to a level: "escalate fault M-2 on the press to the hotline"."""
    words = reading.words
    for at in range(item.end, min(item.end + STRETCH, len(words) - 1)):
        if reading.clauses[at] != reading.clauses[item.start]:
            return False
        if words[at] == "to":
            levels = {place for key in ("@level_word", "@priority_noun") for place in reading.begins(key)}
            return at == item.end or levels.isdisjoint(range(at + 1, at + 4))
    return False


def dated(reading: Reading, verb: Hit, item: Hit) -> bool:
    """Whether it is moved in time, to a day or a week: "bring forward planned order 3300 to week 49"."""
    days = [hit for hit in reading.entities("date") if hit.start > item.end and reading.same_sentence(hit, verb)]
    weeks = [at for at in range(item.end, len(reading.words) - 1) if reading.words[at] == "week"]
    ends = [hit.start for hit in days] + [at for at in weeks if reading.words[at + 1][0].isdigit()]
    return any("to" in reading.words[max(item.end, end - 3) : end] for end in ends)


def lifted(reading: Reading, verb: Hit) -> Hit | None:
    """A thing that has a rank and no id, lifted by nobody knows how far: "bump the Cairo shipment"."""
    words = reading.words
    if not words[verb.start].startswith(LIFTS) or words[verb.end : verb.end + 1] not in (
        ["the"],
        ["this"],
        ["that"],
        ["our"],
    ):
        return None
    for item in reading.all_hits.get("@work_item", ()):
        if verb.end < item.start <= verb.end + 3 and item.end - item.start == 1:
            following = [*words[item.end : item.end + 2], "", ""]
            if (
                following[0].isalpha()
                and following[0] not in UP
                and following[0] not in {"a", "please", "pls", "as", "because", "since", "so"}
            ):
                return None
            return None if following[1] in FAR else Hit(verb.start, item.end)
    return None


LIFTS = ("bump", "uprank", "downrank", "de-esc", "deescal")


def labelled(reading: Reading, verb: Hit, item: Hit) -> bool:
    """Whether an id belongs to something that has a rank: INC-5, ticket IT-30, not server SRV-3."""
    if item.start == verb.end or reading.words[item.start - 1] in UP:
        return True
    return any(hit.end in (item.start, item.start + 1) for hit in reading.all_hits.get("@work_item", ()))


def compared(reading: Reading, rest: Hit) -> int | None:
    """Where "before the rest" begins, in a sentence about something that can be ranked."""
    for position in range(rest.start - 1, max(-1, rest.start - 4), -1):
        if reading.words[position] in THAN:
            return position if about_work(reading, rest) else None
    return None


def numbered(reading: Reading, noun: Hit) -> bool:
    """Whether it is a line of a shop floor, which has a number: "speed up line 2"."""
    behind = reading.words[noun.end : noun.end + 1]
    return reading.words[noun.start] == "line" and bool(behind) and behind[0].isdigit()


def climbs(reading: Reading, noun: Hit) -> int | None:
    """Where "up the packing queue" begins, if nothing says how far."""
    for position in range(noun.start - 1, max(-1, noun.start - 8), -1):
        if reading.words[position] in UP:
            return position if about_work(reading, noun) else None
        if not reading.words[position].isalpha() or reading.words[position] in {"to", "from"}:
            return None
    return None
