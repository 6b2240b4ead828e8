"""What the writer has decided and does not say: "Mail her our answer"."""

from collections.abc import Sequence

from askfirst.rules.nodes import Material, demanding
from askfirst.text.given import value_after
from askfirst.text.hit import Hit
from askfirst.text.reading import Reading

RECORD_VERBS = frozenset("forward resend copy show find delete archive open move file print attach on in see".split())


@demanding({"own_message"}, {"telling_on"})
def own_message(material: Material) -> Sequence[Hit]:
    """Every decision or answer of the writer that is to be passed on and stands nowhere."""
    reading = material.text
    hits = reading.hits("@own_message")
    if not hits or material.history or not reading.all_hits.get("@telling_on") or reading.hits("@decision"):
        return ()
    return [hit for hit in hits if not kept_record(reading, hit) and not spelled_out(reading, hit)]


def kept_record(reading: Reading, hit: Hit) -> bool:
    """Whether an existing text is meant: "forward my reply of Monday"."""
    before = reading.words[max(0, hit.start - 3) : hit.start]
    return bool(RECORD_VERBS & set(before)) or reading.words[hit.end : hit.end + 1] in (
        ["from"],
        ["of"],
        ["dated"],
    )


def spelled_out(reading: Reading, hit: Hit) -> bool:
    """Whether the sentence goes on with the message itself."""
    if value_after(reading, hit.end):
        return True
    return any(
        reading.words[position] in {":", "(", "that"}
        or (reading.data_kinds[position] == "quote" and position - hit.end < 4)
        for position in range(hit.end, len(reading))
        if reading.sentences[position] == reading.sentences[hit.start]
    )
