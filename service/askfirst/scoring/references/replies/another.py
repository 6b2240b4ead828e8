"""Replies that name none of those that were offered, but another: "neither, it's Ana Bloom", "Ana Bloom, the CEO"."""

from askfirst.scoring.hearing.hesitating import MARKS
from askfirst.scoring.references.candidates.matching import alike
from askfirst.scoring.references.candidates.spelling import pieces
from askfirst.scoring.references.replies.verdict import asks_back, hesitations
from askfirst.text.listed import covered, end_of
from askfirst.text.names import capital
from askfirst.text.reading import Reading

RECORDS = ("email", "id")
FULL = 2
"""Words of a full name."""


def none_of_them(reply: Reading) -> bool:
    """Whether the reply opens by saying that none of those that were offered is meant."""
    return behind_denial(reply) > 0


def behind_denial(reply: Reading) -> int:
    """Where the words behind "neither of them" begin; 0 where the reply does not open so."""
    at = 0
    while at < len(reply.words):
        end = end_of(reply, at, "@none_of_them")
        if end is not None:
            return end
        if reply.words[at][0].isalnum() and end_of(reply, at, "@leading", "@correcting") is None:
            return 0
        at = end_of(reply, at, "@leading", "@correcting") or at + 1
    return 0


def another(reply: Reading, offered: str, searched: str) -> str | None:
    """The name that the reply gives of one who was not `offered`, up to its end; None where it gives none.

    Either it says that none of them is meant, or the name has the words that were `searched` for and others with them.
    """
    denied = behind_denial(reply)
    if asks_back(reply) or (hesitations(reply) and not denied) or not {"or", "/"}.isdisjoint(reply.words):
        return None
    others = [piece for piece in pieces(offered) if piece not in pieces(searched)]
    for start, end in names(reply, denied):
        own = pieces(reply.raw[reply.starts[start] : reply.ends[end - 1]])
        new = [piece for piece in own if piece not in pieces(searched)]
        told = not new or any(piece == one or (not denied and alike(piece, one)) for piece in new for one in others)
        if told or not (denied or (end - start >= FULL and set(own) & set(pieces(searched)))):
            continue
        return reply.raw[reply.starts[joined(reply, start, denied)] :].strip(MARKS)
    rest = reply.raw[reply.ends[denied - 1] :].strip(MARKS + "是") if denied and reply.han else ""
    return rest or None


def joined(reply: Reading, start: int, first: int) -> int:
    """Where the first of several names begins of which this one is the last: "Kim Adler and Ana Bloom"."""
    ahead = next((one for one, end in names(reply, first) if end == start - 1), None)
    if ahead is None or not reply.words[start - 1].isalpha() or reply.words[start - 1] in reply.cues.denials:
        return start
    return joined(reply, ahead, first)


def names(reply: Reading, first: int) -> list[tuple[int, int]]:
    """Where names and records begin and end, from a place on: words with capitals side by side, ids, addresses."""
    small = covered(reply, "@small_word", "@leading", "@correcting")
    known = {at for hit in reply.hits("@person_name") for at in range(hit.start, hit.end)}
    records = [(hit.start, hit.end) for name in RECORDS for hit in reply.entities(name) if hit.start >= first]
    found: list[tuple[int, int]] = []
    for at in range(first, len(reply)):
        if not (capital(reply, at) or at in known) or (at in small and at not in known):
            continue
        if found and found[-1][1] == at:
            found[-1] = (found[-1][0], at + 1)
        else:
            found.append((at, at + 1))
    runs = [run for run in found if not reply.nouns_capital or run[1] - run[0] >= FULL or run[0] in known]
    return sorted([*records, *runs])
