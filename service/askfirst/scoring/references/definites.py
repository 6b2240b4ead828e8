"""Nouns that point at something that must have a name: "that post", "the file", "the lady who called"."""

from askfirst.scoring.references.described import bare, described, from_vague_time
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.firsts import first_mention
from askfirst.scoring.references.known import LEFT, is_known
from askfirst.scoring.references.mentions import Mention
from askfirst.scoring.references.orders import ordered
from askfirst.scoring.references.plausible import social
from askfirst.scoring.references.strangers import strangers
from askfirst.text.hit import Hit

POINTERS = frozenset({"this", "that", "these", "those"})


CLAUSE_LEADS = frozenset({"of", "who", "which", "whose", "called", "named", "titled", "where", "ending", "marked"})


LONGEST = 3
"""Words of a phrase that points at one thing: "that witty opening line"."""


def pointed(discourse: Discourse) -> list[Hit]:
    """The phrases that point at something which nothing in the case could be: "those photos"."""
    if discourse.given or POINTERS.isdisjoint(discourse.material.text.words):
        return []
    found = [m for m in discourse.now.mentions if points(discourse, m) and not is_known(discourse, m)]
    return [Hit(m.start, m.end) for m in found]


def unnamed(discourse: Discourse, briefly: bool = True) -> list[Hit]:
    """The definite things that nothing in the case names: "the file", "cancel order", "the lady who called".

    Where nothing is put `briefly`, only what has no more than a shape: a file, somebody, the remaining form.
    """
    if discourse.given:
        return []
    found: list[Mention] = []
    reading = discourse.material.text
    if reading.hits("@nameless_noun") or "the" in reading.words:
        found = [m for m in discourse.now.mentions if nameless(discourse, m) and not is_known(discourse, m)]
    if not briefly:
        found = [m for m in found if hollow(discourse, m)]
    return [Hit(m.start, m.end) for m in [*found, *strangers(discourse)]]


def hollow(discourse: Discourse, m: Mention) -> bool:
    """Whether the noun says nothing of the thing itself, or the thing is what is left of several."""
    reading = discourse.now.text.reading
    return any(hit.end == m.end for hit in reading.all_hits.get("@hollow_noun", ())) or not LEFT.isdisjoint(
        reading.words[m.start : m.end]
    )


def points(discourse: Discourse, m: Mention) -> bool:
    """Whether a demonstrative stands before the noun and asks for a thing named before."""
    if m.determiner not in POINTERS or m.named or m.possessor or len(m.words) > LONGEST or m.head[0].isdigit():
        return False
    if discourse.now.aside[m.start] or m.before == "within":
        return False  # "I hate that report", "within that limit"
    if m.plural != (m.determiner in ("these", "those")):
        return False
    reading = discourse.now.text.reading
    places = range(m.start + 1, m.end + 1)
    lists = ("@time_noun", "@near_noun") if m.determiner in ("this", "these") else ("@time_noun",)
    if any(hit.start in places for name in lists for hit in reading.all_hits.get(name, ())):
        return False
    if any(
        hit.start <= m.start < hit.end and hit.end > m.start + 1 for hit in reading.all_hits.get("@idle_pronoun", ())
    ):
        return False  # "in that case", but not "of that checklist"
    if m.end < len(reading.words) and reading.words[m.end] in CLAUSE_LEADS:
        return False
    if told_apart(discourse, m):
        return False
    if relative(discourse, m):
        return False
    return m.determiner != "that" or not joins(discourse, m.start)


def relative(discourse: Discourse, m: Mention) -> bool:
    """Whether "that" opens a clause here, of which the next word is the verb: "all that return"."""
    reading = discourse.now.text.reading
    if reading.words[m.start - 1 : m.start] == ["all"]:
        return True
    acting = [
        name for name in ("@verb", "@past_form") if any(h.start == m.start + 1 for h in reading.all_hits.get(name, ()))
    ]
    if m.sorts or not acting:
        return False
    ordered = m.before in ("of", "with") or discourse.now.text.classes[m.start - 1 : m.start] == ["verb"]
    return not ordered or "@past_form" in acting or reading.words[m.start + 1].endswith("ed")


def told_apart(discourse: Discourse, m: Mention) -> bool:
    """Whether a clause says which one: "those tickets in my queue where ...", "that ticket you opened for me"."""
    words = discourse.now.text.reading.words[m.end : m.end + CLAUSE]
    return words[:1] == ["you"] or (
        m.determiner == "those" and not {"where", "which", "who", "whose"}.isdisjoint(words)
    )


CLAUSE = 6
"""Tokens behind a noun in which a clause on it begins."""


def joins(discourse: Discourse, position: int) -> bool:
    """Whether "that" opens a clause here: "confirm that delivery ..."."""
    if not position:
        return False
    text = discourse.now.text
    if any(hit.end == position for hit in text.reading.all_hits.get("@that_clause_lead", ())):
        return True
    return text.classes[position - 1] in ("noun", "name", "id", "data", "pronoun", "time", "number")


def nameless(discourse: Discourse, m: Mention) -> bool:
    """Whether it is a bare "the file" in an order, with nothing beside it that tells which."""
    if (
        m.named
        or m.possessor
        or m.before == "of"
        or not (m.determiner == "the" or dropped(discourse, m))
        or not bare(discourse, m)
    ):
        return False
    reading = discourse.now.text.reading
    if m.end - m.start == 2 and m.determiner and brought_along(discourse, m):
        return False
    if first_mention(discourse, m):
        return True
    if not any(hit.end == m.end for hit in reading.hits("@nameless_noun")):
        return False
    if m.before in SOURCES and any(o.named and o.end <= m.start for o in discourse.now.mentions):
        return False  # "refund Ms Kahn the price from the list"
    if shared_description(discourse, m) or social(discourse.now, m) or any_such(discourse, m):
        return False
    if described(discourse, m) and not from_vague_time(discourse, m):
        return False
    return ordered(discourse, m)


def brought_along(discourse: Discourse, m: Mention) -> bool:
    """Whether a bare "the list" comes out of the order before it, or is no object of the order itself.

    In "list the clients and mail the list" an order made it, in "put them on the list" it is a place.
    """
    text = discourse.now.text
    words, sentences = text.reading.words, text.reading.sentences
    if not m.start or sentences[m.start - 1] != sentences[m.start]:
        return False
    earlier = any(
        hit.end < m.start and sentences[hit.start] == sentences[m.start]
        for hit in text.reading.all_hits.get("@order_verb", ())
    )
    if earlier or text.classes[m.start - 1] != "verb":
        return words[m.start - 1] not in TO_WHOM
    return "and" in words[max(0, m.start - JOINED) : m.start]


TO_WHOM = frozenset({"me", "to", "from"})
"""Before "the supplier" these make it who takes part in the order."""
JOINED = 6
"""Words back to the "and" that joins an order to the one before."""
SOURCES = frozenset({"from", "by", "per", "as", "since", "during", "with", "of"})
"""What stands behind these is no object of the order; beside something named it belongs to that."""
GENERIC = frozenset({"when", "whenever", "if", "once", "as", "every", "each"})
ANY = frozenset({"a", "an", "any", "each", "every", "no", "another"})


def any_such(discourse: Discourse, m: Mention) -> bool:
    """Whether a case of its own is told before, which brings those who take part in it along.

    "When a parcel is returned, refund the buyer" speaks of the buyer of that parcel.
    """
    reading = discourse.now.text.reading
    first = reading.sentences.index(reading.sentences[m.start])
    return any(
        o.determiner in ANY and not o.named and first <= o.start and o.end <= m.start for o in discourse.now.mentions
    ) and not GENERIC.isdisjoint(reading.words[first : m.start])


def shared_description(discourse: Discourse, m: Mention) -> bool:
    """Whether the second of two things tells the first, too: "the delivery and the billing address of"."""
    words = discourse.now.text.reading.words
    if words[m.end : m.end + 2] not in (["and", "the"], ["or", "the"], ["&", "the"]):
        return False
    return any(
        other.determiner == "the" and m.end < other.start + 1 <= m.end + 2 and described(discourse, other)
        for other in discourse.now.mentions
    )


def dropped(discourse: Discourse, m: Mention) -> bool:
    """Whether an article was left out, as in chats: "pls cancel order"."""
    text = discourse.now.text
    raw = text.reading.raw
    if raw[text.reading.starts[m.start] - 1] == "_":
        return False  # the name of a call: "send_quote"
    if (
        m.determiner
        or m.plural
        or m.end - m.start > 1
        or not m.start
        or text.classes[m.start - 1] != "verb"
        or m.head in SAID
        or text.reading.words[m.start - 1].endswith("ed")
    ):
        return False
    return not any(hit.end == m.start for hit in text.reading.all_hits.get("@making_verb", ()))


SAID = frozenset(
    {
        "reminder",
        "note",
        "thanks",
        "word",
        "feedback",
        "contact",
        "lead",
        "case",
        "issue",
        "person",
        "man",
        "mail",
        "email",
        "post",
        "link",
    }
)
"""Nouns that are often something else without an article: verbs, or things that are made by sending them."""
