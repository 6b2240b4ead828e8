"""Findings for Chinese text: which candidate is meant, what a pronoun can stand for."""

from askfirst.rules.nodes import MaterialFinder
from askfirst.scoring.findings.han.candidates import inexact_candidate, no_candidate, several_candidates
from askfirst.scoring.findings.han.references import ambiguous_reference, undefined_reference

HAN_FINDINGS: dict[str, MaterialFinder] = {
    "han_ambiguous_reference": ambiguous_reference,
    "han_inexact_candidate": inexact_candidate,
    "han_no_candidate": no_candidate,
    "han_several_candidates": several_candidates,
    "han_undefined_reference": undefined_reference,
}
