"""Phrases for one thing where several fit: "the lead" among two leads, "Chris" among two of that name."""

from askfirst.scoring.references.answered import answered
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.finding import counted_off, several
from askfirst.scoring.references.fitting import fitting, singled_out, told_by_tail
from askfirst.scoring.references.groups.lettered import lettered
from askfirst.scoring.references.lists.listed import of_the_listed
from askfirst.scoring.references.lists.stated import several_stated, states_several
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.namesakes import namesakes, one_of_several
from askfirst.text.hit import Hit
from askfirst.text.plurals import singular

STRANGERS = frozenset(
    (
        "contact customer client colleague person guest applicant candidate tenant patient driver user "
        "lady man woman guy gentleman employee"
    ).split()
)
"""People of whom several may be named."""


DEFINITE = frozenset({"the", "that", "this"})
"""What points at one of several things begins with one of these."""


CHOOSING = frozenset(
    (
        "other same last first second third latest earliest newest oldest older newer cheapest remaining whole entire"
    ).split()
)


ANOTHER = frozenset({"a", "an", "another"})


def ambiguous(discourse: Discourse) -> list[Hit]:
    """Every phrase for one thing that several things fit."""
    found: list[Hit] = []
    if not DEFINITE.isdisjoint(discourse.material.text.words):
        pointing = [m for m in discourse.now.mentions if m.determiner in DEFINITE and not m.plural and not m.possessor]
        found += [
            several(m.start, m.end, o)
            for m in pointing
            if (o := instances(discourse, m) or of_the_listed(discourse, m))
        ]
        found += [several(m.start, m.end) for m in pointing if uncounted(discourse, m)]
    found += [several(m.start, m.end, o) for m in discourse.now.mentions if (o := answered(discourse, m))]
    return [*found, *elsewhere(discourse), *namesakes(discourse), *one_of_several(discourse)]


def elsewhere(discourse: Discourse) -> list[Hit]:
    """The first phrase of an order of which another clause tells that there are several."""
    now = discourse.now
    if not states_several(frozenset(now.text.reading.words)):
        return []
    for m in now.mentions:
        options = several_stated(now, m)
        if options is not None:
            return [several(m.start, m.end, options)]
    return []


def uncounted(discourse: Discourse, m: Mention) -> bool:
    """Whether "the draft" is one of several that were counted and not named."""
    if m.determiner == "this" or m.named or m.end - m.start != 2 or placed(discourse, m):
        return False
    head = singular(m.head)
    here = [o for o in discourse.now.by_head.get(head, ()) if o.end <= m.start]
    for same in (here, *(one.by_head.get(head, ()) for one in discourse.before)):
        if same:
            return all(counted_off(o) for o in same)
    return False


def placed(discourse: Discourse, m: Mention) -> bool:
    """Whether a place behind the phrase tells which one it is: "the drop at the dialysis centre"."""
    reading = discourse.now.text.reading
    return reading.words[m.end : m.end + 1] in (["at"], ["of"], ["for"]) and any(
        o.start == m.end + 1 and (o.named or o.determiner == "the") for o in discourse.now.mentions
    )


def instances(discourse: Discourse, m: Mention) -> tuple[str, ...]:
    """What a singular "the lead" or "the Frankfurt booking" can mean, if that is more than one thing."""
    wanted = frozenset(word for word in m.words if word != m.head and len(word) > 2)
    words = discourse.now.text.reading.words
    if m.classes[-1] in ("id", "number", "data") or wanted & CHOOSING or CHOOSING & set(words[m.start : m.end]):
        return ()
    if words[m.start - 1 : m.start] == ["of"] and words[m.start - 2] in (
        "each",
        "both",
        "all",
        "any",
        "none",
        "one",
    ):
        return ()
    tail = frozenset(words[m.end : m.end + 6])
    earlier = [o for o in discourse.now.mentions if o.end <= m.start]
    if len(twins := [o for o in earlier if o.determiner in ANOTHER and o.words == m.words]) > 1:
        return told_by_tail(discourse, twins, tail)
    head = singular(m.head)
    someone = m.person and m.head != "lead"
    if someone and head not in STRANGERS:
        return ()
    own = lettered(discourse.now.text)
    named = [*(g for g in discourse.now.groups if all(g.head != one.head for one in own)), *own]
    here = fitting(head, wanted, tail, earlier, [g for g in named if g.end <= m.start], True, someone)
    if here or any(singular(o.head) == head and not o.plural for o in earlier):
        return here
    if m.determiner in ("that", "this") and (numbered := of_the_ids(discourse, m, earlier)):
        return numbered
    return of_the_history(discourse, m, wanted, tail)


def of_the_history(discourse: Discourse, m: Mention, wanted: frozenset[str], tail: frozenset[str]) -> tuple[str, ...]:
    """What the phrase can mean among the things that earlier messages name."""
    head, someone = singular(m.head), m.person and m.head != "lead"
    for number, one in enumerate(discourse.before):
        asked = discourse.before[number + 1].mentions if number + 1 < len(discourse.before) else []
        if options := fitting(head, wanted, tail, [*asked, *one.mentions], one.groups, False, someone):
            return options
        if any(singular(o.head) == head and not o.plural for o in one.mentions):
            return ()
    return of_the_list(discourse, m) if m.end - m.start == 2 else ()


def of_the_ids(discourse: Discourse, m: Mention, earlier: list[Mention]) -> tuple[str, ...]:
    """The ids named last, side by side, where "that deal" can only be one of them."""
    groups = [g for g in discourse.now.groups if g.end <= m.start and not g.people]
    if not groups or not m.sorts & (LISTED | {"kin_agreement"}) or any(o.start >= groups[-1].end for o in earlier):
        return ()
    members = [o for o in earlier if groups[-1].start <= o.start < groups[-1].end]
    return groups[-1].options if members and all(o.classes == ("id",) for o in members) else ()


LISTED = frozenset({"document_noun", "message_noun", "event_noun", "trade_noun", "work_noun"})


def of_the_list(discourse: Discourse, m: Mention) -> tuple[str, ...]:
    """The members of the last message's list, where a bare "the meeting" can only mean one of them."""
    if not discourse.before or not discourse.before[0].groups or not m.sorts & LISTED:
        return ()
    named = {singular(word) for one in discourse.before for o in one.mentions if not o.plural for word in o.words}
    group = discourse.before[0].groups[-1]
    if group.people or singular(m.head) in named or singled_out(discourse.now, group.options, discourse.before[0]):
        return ()
    if any(option.lower() in discourse.now.text.reading.lower for option in group.options):
        return ()
    return group.options
