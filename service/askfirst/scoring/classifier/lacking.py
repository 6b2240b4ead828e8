"""What an order probably lacks, by its verb: "extend" needs a new end, "reassign" somebody to take over."""

from askfirst.rules.pack import Pack
from askfirst.rules.schema import Lack
from askfirst.scoring.classifier.pointing import ordered
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reach import order_end
from askfirst.text.reading import Reading


def lack(pack: Pack, text: Reading) -> tuple[Lack, Hit] | None:
    """The first part that an order of the text needs and nothing gives, and the order; None where nothing is known."""
    known = frozenset[str]().union(*(one.verbs for one in pack.questions.lacks))
    taken = -1
    for verb in text.outside_data("@order_verb"):
        if verb.start < taken or not commands(text, verb.start):
            continue
        taken = verb.end
        name = said(text, verb, known)
        behind = frozenset(text.words[verb.end : order_end(text, verb.end)])
        for one in pack.questions.lacks:
            about = not one.objects or one.objects & behind
            if name in one.verbs and about and not given(text, behind, one):
                return one, ordered(text, verb.start)
    return None


def said(text: Reading, verb: Hit, known: frozenset[str]) -> str | None:
    """The known verb with which the order begins; "set up" is no "set" where both are known."""
    following = " ".join(text.words[verb.start : verb.start + 2])
    return next((one for one in (following, text.text(verb).lower()) if one in known), None)


def given(text: Reading, behind: frozenset[str], one: Lack) -> bool:
    """Whether the text gives the part, as an entity or behind the verb; else it is lacking."""
    return bool(one.behind & behind) or any(text.entities(name) for name in one.given_by)
