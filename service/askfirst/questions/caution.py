"""What is assumed without an answer where an action cannot be undone: that it is left undone."""

import msgspec

from askfirst.model import Issue, Kind
from askfirst.rules.nodes import Material
from askfirst.rules.pack import Pack
from askfirst.scoring.decision import at_stake
from askfirst.scoring.raised import Raised

OPEN: frozenset[Kind] = frozenset(
    {
        "underspecified_parameter",
        "undefined_reference",
        "ambiguous_reference",
        "imprecise_quantifier",
        "unclear_scope",
        "contradictory_requirements",
        "mutually_exclusive_options",
        "unclear_priorities",
    }
)
"""What leaves open to what, or to whom, or how far something is done, or which of two orders holds."""


def cautious(pack: Pack, material: Material, raised: Raised, issue: Issue) -> Issue:
    """The issue; where the clause in which it stands orders what cannot be undone, it is assumed that this is not done.

    Nobody wants "the usual limit" for a deletion, nor the first of several accounts to be closed.
    """
    if not raised.placed or not (issue.kind in OPEN or raised.question):
        return issue
    clauses = material.text.clauses
    for stake in at_stake(pack, material):
        if stake.assume is None:
            continue
        if any(clauses[hit.start] == clauses[raised.hit.start] for hit in stake.when.triggers(material)):
            return msgspec.structs.replace(issue, assume=stake.assume)
    return issue
