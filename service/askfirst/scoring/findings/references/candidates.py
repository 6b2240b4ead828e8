"""What the caller's own search found for a name in the text: nothing, one, or several."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.scoring.references.candidates.naming import definite, misnamed, named_by, searched_for
from askfirst.scoring.references.candidates.singling import all_meant, singled_out
from askfirst.text.hit import Hit


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
    if len(given) < 2 or all_meant(material.text, given) or singled_out(material, given):
        return []
    hit = named_by(material.text, given) or definite(material.text) or searched_for(material.text)
    return [Hit(hit.start, hit.end, {"options": tuple(given)})]
