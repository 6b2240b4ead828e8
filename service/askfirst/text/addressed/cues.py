"""Pieces of words without which no clause speaks to the checker: looked for in every text before anything else."""

CUES = (
    *(
        "confi certi clar clear decision verdict score ambig ask question ignor disregard bypass override forget "
        "checker gate validat complet checked verif through proceed sure klar konfidenz zuversicht eindeutig frag "
        "vollst pregunt pergunt"
    ).split(),
    *("trust me", "let ", "pass this"),
)
FAR_CUES = ("geprüft", "confiança", "complèt", "信", "清楚", "明確", "完整", "檢查", "問", "忽略", "澄清")
"""These stand in texts beyond ASCII only."""
