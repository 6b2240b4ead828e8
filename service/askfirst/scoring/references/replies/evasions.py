"""Replies that give no value: "just make them happy", "as good as possible"."""

from askfirst.scoring.references.replies.questions import Question
from askfirst.text.hit import tokens_of
from askfirst.text.reading import Reading

MANNER = frozenset("tone style mood look feel voice theme atmosphere quality wording attitude impression".split())
"""Where a question asks for one of these, a word that only praises is an answer."""
NAMING = frozenset("name title called word slogan headline subject password label tag".split())
"""Anything can be a name, if no verb stands before it."""


def gives_nothing(text: Reading, question: Question) -> bool:
    """Whether every word of the reply is one that nothing can be done by: small words, praise, the wish itself."""
    covered = tokens_of(text.hits("@valueless"))
    if not covered or not question.said.isdisjoint(MANNER):
        return False
    if not question.said.isdisjoint(NAMING) and not any(hit.start <= 1 for hit in text.hits("@light_order")):
        return False
    agreed = tokens_of([*text.hits("@yes_word"), *text.hits("@no_word")])
    plain = [at for at, word in enumerate(text.words) if word[0].isalnum()]
    return set(plain) <= covered and not set(plain) <= agreed
