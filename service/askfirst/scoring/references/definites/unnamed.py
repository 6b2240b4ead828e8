"""Definite things that nothing in the case names: "the file", "cancel order"."""

from askfirst.scoring.references.carried import SOMEBODY, can_be_meant
from askfirst.scoring.references.definites.companions import any_such, brought_along, shared_description
from askfirst.scoring.references.definites.dropped import dropped
from askfirst.scoring.references.definites.firsts import first_mention
from askfirst.scoring.references.definites.strangers import strangers
from askfirst.scoring.references.described import bare, described, from_vague_time
from askfirst.scoring.references.discourse import Discourse
from askfirst.scoring.references.known import LEFT, PARTS, is_known
from askfirst.scoring.references.mentions.mention import Mention
from askfirst.scoring.references.orders import ordered
from askfirst.scoring.references.pronouns.plausible import social
from askfirst.text.hit import Hit

SOURCES = frozenset({"from", "by", "per", "as", "since", "during", "with", "of"})
"""What stands behind these is no object of the order; beside something named it belongs to that."""


def unnamed(discourse: Discourse, briefly: bool = True) -> list[Hit]:
    """The definite things that nothing in the case names: "the file", "cancel order", "the lady who called".

    Where nothing is put `briefly`, only what has no more than a shape: a file, somebody, the remaining form.
    """
    if discourse.found:
        return []
    found: list[Mention] = []
    reading = discourse.material.text
    if reading.hits("@nameless_noun") or "the" in reading.words:
        found = [m for m in discourse.now.mentions if nameless(discourse, m) and not is_known(discourse, m)]
        found = [m for m in found if not carried(discourse, m)]
    if not briefly:
        found = [m for m in found if hollow(discourse, m)]
    unknown = [] if can_be_meant(discourse.material.request.fields, SOMEBODY) else strangers(discourse)
    return [Hit(m.start, m.end) for m in [*found, *unknown]]


def carried(discourse: Discourse, m: Mention) -> bool:
    """Whether the request's fields hold it, or the numbered record of which it is a part: `order_id`, "the parcel"."""
    return discourse.brings_noun(m) or (m.head in PARTS and LEFT.isdisjoint(m.words) and discourse.given_thing)


def hollow(discourse: Discourse, m: Mention) -> bool:
    """Whether the noun says nothing of the thing itself, or the thing is what is left of several."""
    reading = discourse.now.text.reading
    return any(hit.end == m.end for hit in reading.all_hits.get("@hollow_noun", ())) or not LEFT.isdisjoint(
        reading.words[m.start : m.end]
    )


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
