"""Named finders in code, for what phrases cannot say: references, choices, required fields.

Each takes the case and returns the places where it sees the defect; a hit of no length has no
place. Values for the question's wording travel in the hit's attributes. A pack's rule gives each
finding its type, kind and wording: `when: {finding: required_field}`.
"""

from askfirst.checks import CHECKS
from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.boundless import boundless
from askfirst.scoring.findings.candidates import no_candidate, several_candidates
from askfirst.scoring.findings.discounts import without_conditions, without_rate
from askfirst.scoring.findings.fields import blank_field, required_field
from askfirst.scoring.findings.inexact import inexact_candidate
from askfirst.scoring.findings.pronouns import ambiguous_reference, undefined_reference
from askfirst.scoring.findings.requests import flagged, nothing_said, price_in_fields, unread_language
from askfirst.scoring.findings.unfilled import unfilled
from askfirst.scoring.replied import REPLIED

FINDINGS: dict[str, MaterialFinder] = {
    "ambiguous_reference": ambiguous_reference,
    "blank_field": blank_field,
    "discount_without_conditions": without_conditions,
    "discount_without_rate": without_rate,
    "boundless": boundless,
    "inbound_flag": flagged,
    "inexact_candidate": inexact_candidate,
    "no_candidate": no_candidate,
    "nothing_said": nothing_said,
    "price_in_fields": price_in_fields,
    "required_field": required_field,
    "several_candidates": several_candidates,
    "undefined_reference": undefined_reference,
    "unread_language": unread_language,
    "unfilled": unfilled,
    **CHECKS,
    **REPLIED,
}
