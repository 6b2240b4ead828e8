"""Replies that name anew what a search has not found: an id, an address, another spelling or a fuller name."""

from askfirst.scoring.references.candidates.matching import alike
from askfirst.scoring.references.candidates.spelling import pieces
from askfirst.scoring.references.replies.offered import SMALL
from askfirst.scoring.references.replies.pointing import points
from askfirst.scoring.references.replies.sorts import RECORD
from askfirst.scoring.references.replies.substance import WORTHLESS
from askfirst.scoring.references.replies.verdict import asks_back, hesitations
from askfirst.text.hit import tokens_of
from askfirst.text.listed import covered
from askfirst.text.names import capital
from askfirst.text.reading import Reading

RECORDS = ("email", "url", "phone", "id", "file", "quote")
TIMES = ("date", "clock_time", "duration")
POINTING = ("@pronoun", "@stand_in", "@stranger_noun")
OPENING = 4
"""Words up to which a reply that begins with a capital may be nothing but a name."""
SPELT = 3
"""Letters from which a word may be a longer or shorter form of a name: "Ben", "Benedikt"."""


def renames(reply: Reading, searched: str) -> bool:
    """Whether the reply has a record, or a name that the words which were searched for have not.

    Without capitals a name counts where it is another form of these words: "aleksander" for "Alex".
    """
    if hesitations(reply) or asks_back(reply) or not {"or", "/"}.isdisjoint(reply.words):
        return False
    if any(
        piece not in pieces(searched)
        for name in RECORDS
        for hit in reply.entities(name)
        for piece in pieces(reply.text(hit))
    ):
        return True
    if numbered(reply) - set(pieces(searched)):
        return True
    if points(reply):
        return False
    idle = tokens_of(
        hit
        for name in (*TIMES, *WORTHLESS, *POINTING)
        for hit in (reply.entities(name) if name in TIMES else reply.hits(name))
    )
    known = pieces(searched)
    own = [
        at
        for at, word in enumerate(reply.words)
        if word[0].isalpha() and at not in idle and word not in SMALL and word not in known
    ]
    told = behind_leads(reply, own) if is_name(searched, reply) else set[int]()
    return any((at not in told and shown(reply, at)) or respelt(reply.words[at], known) for at in own)


def numbered(reply: Reading) -> set[str]:
    """The numbers that may be those of a record: "her id is 4417"; no sums, shares or times."""
    other = reply.covered("money", "percent", *TIMES)
    numbers = {reply.text(hit) for hit in reply.entities("number") if hit.start not in other}
    return {number for number in numbers if number.isdecimal() and len(number) >= RECORD}


def is_name(searched: str, reply: Reading) -> bool:
    """Whether the words that were searched for are a name: each has a capital, and more than one where nouns have."""
    words = [word for word in searched.split() if word[0].isalpha()]
    return len(words) > reply.nouns_capital and all(word[0].isupper() for word in words)


def behind_leads(reply: Reading, own: list[int]) -> set[int]:
    """Those of the words that only tell where somebody belongs: "she's at Kestrel Foods"."""
    ends = {hit.end for hit in reply.all_hits.get("@belonging_lead", ())}
    found = set[int]()
    for at in own:
        if at in ends or (at - 1 in found and at - 1 in own):
            found.add(at)
    return found


def shown(reply: Reading, at: int) -> bool:
    """Whether a word is part of a name: by its capital, or as one that is known for a name.

    Where all nouns have capitals, nothing but capitals is a name: "Alexander Kim", not "der Kunde". The first word's
    capital shows a name where all words of a brief reply have one.
    """
    if any(hit.start <= at < hit.end for hit in reply.hits("@person_name")):
        return True
    if reply.nouns_capital:
        nouns = [place for place in range(len(reply)) if capital(reply, place)]
        return capital(reply, at) and (at == 0 or len(nouns) > 1) and len(nouns) == len(reply.words)
    if any(hit.start <= at < hit.end for hit in reply.entities("name")):
        return True
    if not capital(reply, at) or at in covered(reply, "@greeting_word"):
        return False
    opens = reply.opens_sentence(at)
    words = [place for place, word in enumerate(reply.words) if word[0].isalnum()]
    return not opens or (len(words) <= OPENING and all(capital(reply, place) for place in words))


def respelt(word: str, known: list[str]) -> bool:
    """Whether a word is another form of one that was searched for: "aleks" for "Alex", "Benedikt" for "Ben"."""
    return any(
        len(other) >= SPELT and (alike(word, other) or word.startswith(other[:-1] if len(other) > SPELT else other))
        for other in known
    )
