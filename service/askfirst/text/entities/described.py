"""Stretches that tell rather than order, and what is only passed on: the content of a message.

`described`: statements, questions, reasons. `told`: what somebody is told (`form` "content", with
`promise` where it commits the sender) or asked to do (`form` "task").
"""

from askfirst.text.hit import Hit
from askfirst.text.moods.told import told_tokens
from askfirst.text.reading import Reading

CONTENT = frozenset("that saying stating explaining mentioning noting whether why how".split())
RECORDS = frozenset({"log", "logging", "note", "noting", "record", "add", "post"})
REACH = 9


def find_described(reading: Reading) -> list[Hit]:
    """The clauses that tell something instead of asking for it."""
    told = told_tokens(reading)
    hits: list[Hit] = []
    for at, tells in enumerate(told):
        if not tells:
            continue
        last = hits[-1] if hits else None
        if last and last.end == at and reading.sentences[at] == reading.sentences[last.start]:
            hits[-1] = Hit(last.start, at + 1)
        else:
            hits.append(Hit(at, at + 1))
    return hits


def is_verb(reading: Reading, verb: Hit) -> bool:
    """Whether it can be a verb here: "the report" and "a note" tell nobody anything."""
    at = verb.start
    if reading.opens_sentence(at) or reading.words[at].endswith("ing"):
        return True
    return reading.words[at] == "know" or reading.words[at - 1] in reading.leads
