"""Who is named beside a sum or a share, in a reply that says no more: "8 % for Garage Morel"."""

from askfirst.scoring.references.replies.naming import PLACES, full_names, named, within
from askfirst.scoring.references.replies.picking import LEADS, SMALL
from askfirst.text.hit import Hit, outermost, tokens_of
from askfirst.text.reading import Reading

VALUES = ("money", "percent", "number")


def name_beside(reply: Reading) -> str | None:
    """The name of the one who gets the sum or the share; None where there is none, or anything else is said."""
    values = outermost([hit for name in VALUES for hit in reply.entities(name)])
    people = [Hit(m.start, m.end) for m in named(reply) if m.person and m.named and not within(reply, m, PLACES)]
    names = [hit for hit in outermost([*full_names(reply), *people]) if not any(hit.overlaps(one) for one in values)]
    if len(values) != 1 or len(names) != 1:
        return None
    small = [hit for name in (*SMALL, *LEADS) for hit in reply.all_hits.get(name, ())]
    told = tokens_of([*values, *names, *small])
    if any(at not in told and any(map(str.isalnum, word)) for at, word in enumerate(reply.words)):
        return None
    return reply.text(names[0])
