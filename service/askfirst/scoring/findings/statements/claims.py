"""What is ordered or said to stay, what it is about, and whether two such claims meet: told without a parser."""

from collections.abc import Iterable
from typing import NamedTuple

from askfirst.scoring.findings.statements.places import any_between, corrected, opens, places
from askfirst.scoring.findings.statements.scope import names
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


def same_object(reading: Reading, one: Claim, other: Claim) -> bool:
    """Whether the later claim is about what the earlier one is about.

    It is when it says no more than "it", or names nothing that was not named before.
    """
    early, late = sorted((one, other))
    first = reading.words[late.start : late.start + 1]
    named = names(reading, late.start, late.end)
    if first and first[0] in PRONOUNS:
        other_named = names(reading, early.start, early.end)
        return not (named & places_of(reading, late)) or not places_of(reading, early) or bool(named & other_named)
    if named:
        before = names(reading, early.start, early.end)
        if not before or words_in(reading, early) <= PRONOUNS:
            before = names(reading, 0, early.end)
        return named <= before
    return (
        bool(words_in(reading, late) & PRONOUNS)
        or reading.sentences[late.hit.start] == reading.sentences[early.hit.start]
    )


def places_of(reading: Reading, claim: Claim) -> set[str]:
    """The words that name something behind the first preposition of a claim."""
    for position in range(claim.start, claim.end):
        if reading.words[position] in {"in", "on", "at", "from", "to"}:
            return names(reading, position, claim.end)
    return set()


def words_in(reading: Reading, claim: Claim) -> set[str]:
    """The words of what a claim is about."""
    return set(reading.words[claim.start : claim.end])


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
                    if reading.words[end - 1] in PRONOUNS:
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


def claims(reading: Reading, pole: str, side: str) -> list[Claim]:
    """What is ordered, and what is to stay so, on one side of a question."""
    name = f"{pole}_{side}"
    found = [one for one in ordered(reading, places(reading, name)) if reading.words[one.hit.start - 1] != "to"]
    if pole in STATES:
        found += state_claims(reading, [hit for hit in places(reading, name) if is_state(reading, hit)])
    if pole in {"run", "show"}:
        found += ordered_apart(reading, name)
    return [claim for claim in found if not negated(reading, claim.hit.start)]


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


def at_one_time(reading: Reading, one: Claim, other: Claim, later: str = "in_turn") -> bool:
    """Whether nothing says that the one comes after the other, holds in another case, or is taken back."""
    early, late = sorted((one, other))
    if (
        late.hit.start - early.hit.end > 30
        or abs(reading.sentences[late.hit.start] - reading.sentences[early.hit.start]) > 2
    ):
        return False
    if corrected(reading, early.hit, late.hit) or any_between(
        reading, later, early.hit.start, max(late.end, late.hit.end) + 1
    ):
        return False
    dated = [dates_of(reading, claim) for claim in (early, late)]
    return not (dated[0] and dated[1] and dated[0] != dated[1])


def dates_of(reading: Reading, claim: Claim) -> set[str]:
    """The days that stand in a claim."""
    end = max(claim.end, claim.hit.end) + 3
    return {reading.text(hit).lower() for hit in reading.entities("date") if claim.hit.start <= hit.start < end}


def stretch(claim: Claim) -> Hit:
    """The words of a claim with what it is about."""
    return Hit(min(claim.hit.start, claim.start), max(claim.hit.end, claim.end))


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
