"""What is ordered or said to stay, what it is about, and whether two such claims meet: told without a parser."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from askfirst.scoring.findings.statements.places import opens, places, word_before
from askfirst.scoring.findings.statements.scope import clause
from askfirst.text.hit import Hit
from askfirst.text.orders import commands
from askfirst.text.reading import Reading

JOINING = frozenset({"and", "but", "then", "or", "so"})

PREPOSITIONS = frozenset("of from in on at for to with by into under about until before after as".split())

PRONOUNS = frozenset("it them him her this that they he she".split())


class Claim(NamedTuple):
    """Something ordered or stated: the place of its words, and of the words for what it is about."""

    hit: Hit
    start: int
    end: int


def ordered(reading: Reading, hits: Iterable[Hit]) -> list[Claim]:
    """The verbs among the hits that give an order, each with what follows in its clause."""
    return [
        Claim(hit, hit.end, reach(reading, hit.end))
        for hit in hits
        if commands(reading, hit.start) or opens(reading, hit.start)
    ]


def reach(reading: Reading, start: int) -> int:
    """Where the words behind a verb end: at a mark, a joining word, or the end of the sentence."""
    end = start
    words, numbers = reading.words, reading.sentences
    while end < len(words) and numbers[end] == numbers[max(0, start - 1)]:
        if words[end] in {",", ";", ":", "(", ".", "!", "?", "–", "—"} or words[end] in JOINING:
            break
        end += 1
    return end


def state_claims(reading: Reading, hits: Iterable[Hit]) -> list[Claim]:
    """States that are to stay: "keep Faro open", "leave it running", "the door stays locked"."""
    found = []
    verbs = places(reading, "stay_verb")
    for hit in hits:
        for verb in verbs:
            if (
                0 <= hit.start - verb.end <= 6
                and reading.same_sentence(verb, hit)
                and not broken(reading, verb.end, hit.start)
            ):
                start, end = verb.end, hit.start
                if start == end and not (commands(reading, verb.start) or opens(reading, verb.start)):
                    start, end = subject(reading, verb.start), verb.start
                    if word_before(reading, end) in PRONOUNS:
                        start = end - 1
                found.append(Claim(Hit(verb.start, hit.end), start, end))
    return found


def broken(reading: Reading, start: int, end: int) -> bool:
    """Whether a mark or joining word stands in a stretch."""
    return any(word in JOINING or not (word[0].isalnum() or word[0] in "'#@\"") for word in reading.words[start:end])


def subject(reading: Reading, end: int) -> int:
    """Where the words ahead of a verb begin in its clause."""
    start = end
    while start and reading.words[start - 1][0].isalnum() and reading.words[start - 1] not in JOINING:
        start -= 1
        if reading.sentences[start] != reading.sentences[end]:
            return start + 1
    return start


STATES = ("open", "run", "show")

PARTICLES = {
    "on": "run_yes",
    "off": "run_no",
    "down": "run_no",
    "live": "show_yes",
    "online": "show_yes",
    "public": "show_yes",
}


def poles(reading: Reading, pole: str, side: str) -> list[Claim]:
    """What is ordered, and what is to stay so, on one side of a question."""
    name = f"{pole}_{side}"
    found = [one for one in ordered(reading, places(reading, name)) if word_before(reading, one.hit.start) != "to"]
    if pole in STATES:
        found += state_claims(reading, [hit for hit in places(reading, name) if is_state(reading, hit)])
    if pole in {"run", "show"}:
        found += ordered_apart(reading, name)
    return found


def is_state(reading: Reading, hit: Hit) -> bool:
    """Whether a word names a state; "on" and "off" only do where nothing follows that they lead in."""
    if reading.words[hit.start] not in {"on", "off"}:
        return True
    after = reading.words[hit.end : hit.end + 1]
    return (
        not after
        or not after[0].isalnum()
        or after[0] in {"all", "for", "during", "through", "overnight", "and", "over"}
    )


def ordered_apart(reading: Reading, name: str) -> list[Claim]:
    """Verbs with their particle behind the object: "power it down", "turn the heating on"."""
    found = []
    for claim in ordered(reading, places(reading, "particle_verb")):
        for position in range(claim.start + 1, claim.end):
            if PARTICLES.get(reading.words[position]) == name:
                found.append(Claim(Hit(claim.hit.start, position + 1), claim.start, position))
                break
    return found


def negated(reading: Reading, position: int) -> bool:
    """Whether a claim is denied."""
    return bool({"not", "n't", "never", "no", "dont", "without"} & set(reading.words[max(0, position - 2) : position]))


def stretch(claim: Claim) -> Hit:
    """The words of a claim with what it is about."""
    return Hit(min(claim.hit.start, claim.start), max(claim.hit.end, claim.end))


def said_in_clause(reading: Reading, hit: Hit) -> Claim:
    """A claim about all that its clause names."""
    return Claim(hit, *clause(reading, hit.start))


def bans(reading: Reading) -> Iterator[tuple[Claim, Claim]]:
    """Each ban with each order of the same deed: "it may not be renewed" with "renew it"."""
    for ban in places(reading, "ban"):
        for verb in range(ban.end, min(ban.end + VERB_REACH, len(reading.words))):
            if reading.words[verb] in {".", ",", ";", "!"}:
                break
            banned = Claim(Hit(ban.start, verb + 1), verb + 1, reach(reading, verb + 1))
            for order in [*orders_of(reading, stem(reading.words[verb])), *orders_alike(reading, verb)]:
                if not ban.start <= order <= verb:
                    yield banned, Claim(Hit(order, order + 1), order + 1, reach(reading, order + 1))


VERB_REACH = 5
"""Tokens from the words of a ban to its verb: "no way at all it may be continued"."""


def orders_of(reading: Reading, verb: str) -> list[int]:
    """Where a verb is ordered."""
    if len(verb) < 3:
        return []
    return [
        position
        for position, word in enumerate(reading.words)
        if word[:3] == verb[:3]
        and word.isalpha()
        and stem(word) == verb
        and (commands(reading, position) or opens(reading, position))
        and not negated(reading, position)
        and not reading.is_data(Hit(position, position + 1))
    ]


PAST = {
    "sent": "send",
    "paid": "pay",
    "made": "make",
    "given": "give",
    "told": "tell",
    "sold": "sell",
    "bought": "buy",
    "kept": "keep",
    "written": "write",
    "taken": "take",
    "held": "hold",
    "built": "build",
    "lent": "lend",
    "spent": "spend",
    "brought": "bring",
    "shown": "show",
    "left": "leave",
    "withdrawn": "withdraw",
    "forgotten": "forget",
    "rebuilt": "rebuild",
    "shared": "share",
}


def orders_alike(reading: Reading, position: int) -> list[int]:
    """Where another verb for the same act is ordered: "do not contact her" and "call her"."""
    banned = Hit(position, position + 1)
    hits = [
        hit
        for one, others in ALIKE
        if any(hit.overlaps(banned) for hit in reading.all_hits.get(one, ()))
        for hit in reading.all_hits.get(others, ())
    ]
    return [
        hit.start
        for hit in hits
        if hit.start != position
        and (commands(reading, hit.start) or opens(reading, hit.start))
        and not negated(reading, hit.start)
    ]


ALIKE = (
    *((f"@alike_{number}", f"@alike_{number}") for number in range(1, 12)),
    *((f"@include_{number}", f"@included_{number}") for number in range(1, 4)),
)


def stem(word: str) -> str:
    """A verb without its endings: continued, continue -> continu."""
    word = PAST.get(word, word)
    for ending in ("ing", "ed", "es", "e", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
