"""A request as the classifier weighs it: of several candidates the one that the text singles out."""

import msgspec

from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.singling import meant


def narrowed(material: Material) -> Material:
    """The request with the one candidate that is meant; behind a record that is still to be made without any search.

    Telling candidates apart is comparing words, exactly: what is left to weigh is the rest of the request.
    """
    given = material.request.candidates
    if given is None or material.text.han:
        return material
    if given == () and material.text.hits("@new_record"):
        return searched(material, None)
    one = meant(material, given, sure=True) if len(given) > 1 else None
    return material if one is None else searched(material, (given[one],))


def searched(material: Material, candidates: tuple[str, ...] | None) -> Material:
    """The request, had the caller's search found these."""
    return material.requested(msgspec.structs.replace(material.request, candidates=candidates))
