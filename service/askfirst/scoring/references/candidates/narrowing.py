"""A request as the reader is given it: of several candidates the one that the text singles out."""

import msgspec

from askfirst.model import Instruction
from askfirst.rules.nodes import Material
from askfirst.scoring.references.candidates.singling import meant


def narrowed(material: Material) -> Instruction:
    """The request with the one candidate that is meant; behind a record that is still to be made without any search.

    Telling candidates apart is comparing words, exactly: what is left to weigh is the rest of the request.
    """
    request = material.request
    given = request.candidates
    if given is None or material.text.han:
        return request
    if given == () and material.text.hits("@new_record"):
        return msgspec.structs.replace(request, candidates=None)
    one = meant(material, given, sure=True) if len(given) > 1 else None
    return request if one is None else msgspec.structs.replace(request, candidates=(given[one],))
