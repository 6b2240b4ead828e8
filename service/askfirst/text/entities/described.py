"""Stretches that tell rather than order, and what is only passed on: the content of a message.

`described`: statements, questions, reasons. `told`: what somebody is told (`form` "content", with
`promise` where it commits the sender) or asked to do (`form` "task").
"""

from askfirst.text.hit import Hit, outermost
from askfirst.text.moods.told import told_tokens
from askfirst.text.reading import Reading

CONTENT = frozenset("that saying stating explaining mentioning noting whether why how".split())
SPEAKERS = frozenset("we i he she they it there our you".split())
ADDRESSING = frozenset("for to with from of by among".split())
"""Behind these nobody begins to speak: "write a newsletter for our best customers"."""
PROMISES = frozenset({"will", "'ll", "shall", "gonna"})
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


def find_told(reading: Reading) -> list[Hit]:
    """What a person is told, or is asked to do, in so many words."""
    orders = {hit.start for hit in reading.all_hits.get("@order_verb", ())}
    hits = []
    for form, verbs in (("content", "@speech_verb"), ("task", "@delegation_verb")):
        for verb in reading.all_hits.get(verbs, ()):
            if not is_verb(reading, verb):
                continue
            start = content_start(reading, verb) if form == "content" else task_start(reading, verb, orders)
            end = content_end(reading, start, orders) if start else 0
            if start < end:
                recorded = reading.words[verb.start] in RECORDS
                promise = "" if recorded or PROMISES.isdisjoint(reading.words[start:end]) else "yes"
                hits.append(Hit(start, end, {"form": form, "promise": promise}))
    return outermost(hits)


def is_verb(reading: Reading, verb: Hit) -> bool:
    """Whether it can be a verb here: "the report" and "a note" tell nobody anything."""
    at = verb.start
    if reading.opens_sentence(at) or reading.words[at].endswith("ing"):
        return True
    return reading.words[at] == "know" or reading.words[at - 1] in reading.leads


def content_start(reading: Reading, verb: Hit) -> int:
    """Where the content of a message begins: after "that", or at "we" and the like; 0 if nowhere."""
    for at in range(verb.end, min(verb.end + REACH, len(reading))):
        if reading.sentences[at] != reading.sentences[verb.start]:
            return 0
        if reading.words[at] in CONTENT:
            return at + 1
        if reading.words[at] in SPEAKERS and at > verb.end and reading.words[at - 1] not in ADDRESSING:
            return at
    return 0


def task_start(reading: Reading, verb: Hit, orders: set[int]) -> int:
    """Where the task begins that another person is given: after the "to" behind the person."""
    if reading.words[verb.end : verb.end + 1] in (["you"], ["u"], ["to"]):
        return 0
    for at in range(verb.end + 1, min(verb.end + REACH, len(reading))):
        if reading.clauses[at] != reading.clauses[verb.start]:
            return 0
        if reading.words[at] == "to" and at + 1 in orders:
            return at + 1
    return 0


def content_end(reading: Reading, start: int, orders: set[int]) -> int:
    """The end of the sentence, or the next clause of it that opens with an order."""
    at = start
    while at < len(reading) and reading.sentences[at] == reading.sentences[start]:
        if at > start and reading.clauses[at] != reading.clauses[at - 1]:
            head = at + 1 if reading.words[at] in ("and", "then", "but", "so") else at
            if head in orders or (head < len(reading) and reading.words[head] in ("please", "then")):
                return at
        at += 1
    return at
