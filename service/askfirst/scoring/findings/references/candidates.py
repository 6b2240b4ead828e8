"""What the caller's own search found for a name in the text: nothing, one, or several."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.references.candidates.naming import definite, misnamed, named_by, searched_for
from askfirst.scoring.references.candidates.singling import all_meant, by_order, each_named, meant
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


@demanding({"+candidates"})
def no_candidate(material: Material) -> Sequence[Hit]:
    """The search came back empty. A new record needs none."""
    if material.request.candidates != () or material.text.hits("@new_record"):
        return []
    return [searched_for(material.text)]


@demanding({"+candidates"})
def inexact_candidate(material: Material) -> Sequence[Hit]:
    """One find whose name is not quite the one in the text."""
    given = material.request.candidates
    if not given or len(given) != 1:
        return []
    hit = misnamed(material.text, given[0])
    return [Hit(hit.start, hit.end, {"options": (given[0],), "candidate": given[0]})] if hit else []


@demanding({"+candidates"})
def several_candidates(material: Material) -> Sequence[Hit]:
    """Several finds, and nothing in the text tells which."""
    given = material.request.candidates or ()
    text = material.text
    if len(given) < 2 or all_meant(text, given) or by_order(text, given) or each_named(material, given):
        return []
    return [] if meant(material, given) is not None else [choice(text, given)]


def choice(text: Reading, given: Sequence[str]) -> Hit:
    """What the search was made for, with what it found as the options."""
    hit = named_by(text, given) or definite(text) or searched_for(text)
    return hit._replace(attrs={**hit.attrs, "options": tuple(given)})
