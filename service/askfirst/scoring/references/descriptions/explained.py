"""What tells, behind it, which "one" is meant: "the one marked B", "the one in Leeds"."""

from askfirst.scoring.references.discourse import Discourse

EXPLAINING = frozenset(
    ("marked called named in on with from for of ending at by ( , titled labelled labeled near behind next").split()
)


def explained(discourse: Discourse, position: int) -> bool:
    """Whether "one" is told by what follows: "the one marked B", "the one in Leeds"."""
    text = discourse.now.text
    if position >= len(text.classes):
        return False
    words = text.reading.words
    if words[position] == "with" and (
        words[position + 1 : position + 3] in (["the", "most"], ["the", "fewest"], ["the", "least"])
        or any(word.endswith("est") for word in words[position + 1 : position + 4])
    ):
        return True
    if words[position : position + 2] == [",", "meaning"]:
        return True
    near = 2 if words[position] in EXPLAINING else 0
    return any(m.named and position <= m.start <= position + near for m in discourse.now.mentions) or (
        position + 1 < len(text.classes) and text.classes[position + 1] in ("number", "time")
    )
