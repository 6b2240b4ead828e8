"""Vague groups that are asked about."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material
from askfirst.scoring.findings.segments.defined import defined
from askfirst.scoring.findings.segments.delimited import delimited
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading


def vague_segment(material: Material) -> Sequence[Hit]:
    """Vague groups without a criterion beside them, a definition, or a list of who they are."""
    text = material.text
    groups = text.entities("vague_group")
    if not groups:
        fields = material.fields
        vague = fields.entities("vague_group") if fields is not None and not text.entities("criterion") else []
        return [Hit(0, 0) for group in vague[:1] if fields is not None and not delimited(fields, group)]
    return [
        group
        for group in groups
        if not delimited(text, group)
        and not present(text, group)
        and not any(defined(text, group, one) for one in (text, *material.context))
    ]


def present(text: Reading, group: Hit) -> bool:
    """Whether the group took part in something that the text names: "everyone who was on it", "who was there"."""
    words = text.words[group.start : group.end + 4]
    ats = [at for at, word in enumerate(words[:-1]) if word in {"was", "were", "is", "are"}]
    return "who" in words and any(words[at + 1] in {"on", "in", "at", "there", "present"} for at in ats)
