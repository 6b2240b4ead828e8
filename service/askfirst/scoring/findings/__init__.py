"""Named finders in code, for what phrases cannot say: references, choices, required fields.

Each takes the case and returns the places where it sees the defect; a hit of no length has no
place. Values for the question's wording travel in the hit's attributes. A pack's rule gives each
finding its type, kind and wording: `when: {finding: required_field}`.
"""

from askfirst.checks import CHECKS
from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.boundless import boundless
from askfirst.scoring.findings.choices.open_choice import open_choice
from askfirst.scoring.findings.discounts import without_conditions, without_rate
from askfirst.scoring.findings.either_or import either_or
from askfirst.scoring.findings.european import EUROPEAN_FINDINGS
from askfirst.scoring.findings.frames import FRAMES
from askfirst.scoring.findings.han import HAN_FINDINGS
from askfirst.scoring.findings.lone_values import lone_value
from askfirst.scoring.findings.no_order import lone_thing, nothing_said
from askfirst.scoring.findings.places import open_places
from askfirst.scoring.findings.references.bare import bare, bare_record, loose_reference
from askfirst.scoring.findings.references.candidates import inexact_candidate, no_candidate, several_candidates
from askfirst.scoring.findings.references.one_of_two import one_of_two
from askfirst.scoring.findings.references.opening_pronouns import opening_pronoun
from askfirst.scoring.findings.references.unresolved import ambiguous_reference, references, undefined_reference
from askfirst.scoring.findings.requests import flagged, price_in_fields, unread_language
from askfirst.scoring.findings.segments.finding import vague_segment
from askfirst.scoring.findings.timelines import open_interval, open_timeline
from askfirst.scoring.findings.values.blank_fields import blank_field
from askfirst.scoring.findings.values.blank_values import blank_value
from askfirst.scoring.findings.values.open_fields import open_quantity
from askfirst.scoring.findings.values.required import required_field
from askfirst.scoring.findings.values.stand_ins import stand_in
from askfirst.scoring.findings.values.unfilled import unfilled
from askfirst.scoring.replied import REPLIED

FINDINGS: dict[str, MaterialFinder] = {
    "ambiguous_reference": ambiguous_reference,
    "bare_recipient": bare("@bare_recipient", "man"),
    "bare_record": bare_record,
    "bare_reference": bare("@bare_reference", "thing"),
    "blank_field": blank_field,
    "blank_value": blank_value,
    "discount_without_conditions": without_conditions,
    "discount_without_rate": without_rate,
    "boundless": boundless,
    "either_or": either_or,
    "inbound_flag": flagged,
    "inexact_candidate": inexact_candidate,
    "lone_thing": lone_thing,
    "lone_value": lone_value,
    "loose_reference": loose_reference,
    "no_candidate": no_candidate,
    "nothing_said": nothing_said,
    "one_of_two": one_of_two,
    "open_choice": open_choice,
    "open_interval": open_interval,
    "open_place": open_places,
    "open_quantity": open_quantity,
    "open_timeline": open_timeline,
    "opening_pronoun": opening_pronoun,
    "price_in_fields": price_in_fields,
    "reference": references,
    "required_field": required_field,
    "several_candidates": several_candidates,
    "stand_in": stand_in,
    "undefined_reference": undefined_reference,
    "unread_language": unread_language,
    "unfilled": unfilled,
    "vague_segment": vague_segment,
    **CHECKS,
    **REPLIED,
    **EUROPEAN_FINDINGS,
    **FRAMES,
    **HAN_FINDINGS,
}
