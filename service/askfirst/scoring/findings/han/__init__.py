"""Findings for Chinese text: which candidate is meant, what a pronoun can stand for, what cannot all be right."""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.han.bare import bare_object
from askfirst.scoring.findings.han.candidates import inexact_candidate, no_candidate, several_candidates
from askfirst.scoring.findings.han.parties import unnamed_party
from askfirst.scoring.findings.han.people import several_people
from askfirst.scoring.findings.han.questions import unmet_question
from askfirst.scoring.findings.han.references import ambiguous_reference, undefined_reference

HAN_FINDINGS: dict[str, MaterialFinder] = {
    "han_ambiguous_reference": ambiguous_reference,
    "han_bare_object": bare_object,
    "han_inexact_candidate": inexact_candidate,
    "han_no_candidate": no_candidate,
    "han_several_candidates": several_candidates,
    "han_several_people": several_people,
    "han_undefined_reference": undefined_reference,
    "han_unmet_question": unmet_question,
    "han_unnamed_party": unnamed_party,
}
