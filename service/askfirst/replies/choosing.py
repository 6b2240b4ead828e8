"""Which option a reply chooses: in full, by its place, by a number, by words that no other has; or all of them."""

from collections import Counter
from collections.abc import Container, Sequence
from functools import lru_cache

from rapidfuzz import fuzz, process

from askfirst.replies.phrases import COURTESIES, Lexicon, Part, Role, folded, lexicon_of, parted, phrases_of, tokens_of
from askfirst.rules.replies import Replies


def choices(parts: list[Part], texts: list[str], options: tuple[str, ...]) -> set[int]:
    """The options that are named in full or by their place."""
    if not options:
        return set()
    found = {part.number for part in parts if part.role == "option"}
    found |= {part.number for part in parts if part.role == "ordinal" and part.number < len(options)}
    found |= {len(options) - 1 for part in parts if part.role == "last"}
    return found or by_number(parts, texts, options)


def by_number(parts: list[Part], texts: list[str], options: tuple[str, ...]) -> set[int]:
    """The option with the one number in the reply; behind no mark only where no option has numbers itself."""
    numbers = [at for at, part in enumerate(parts) if part.role is None and texts[part.first].isdecimal()]
    if len(numbers) != 1:
        return set()
    at = numbers[0]
    marked = at > 0 and parts[at - 1].role == "mark"
    if not marked and any(character.isdecimal() for option in options for character in option):
        return set()
    digits = texts[parts[at].first]
    place = int(digits) if len(digits) < 4 else 0
    return {place - 1} if 1 <= place <= len(options) else set()


def named_option(texts: list[str], own: list[set[str]]) -> int | None:
    """The one option of which the reply has words that no other option has; `own` are the telling words of each."""
    said = set(texts)
    counts = [len(mine & said) for mine in own]
    best = max(counts, default=0)
    if best == 0 or counts.count(best) > 1:
        return None
    winner = counts.index(best)
    others = any(count for number, count in enumerate(counts) if number != winner)
    single = all(len(token) == 1 for token in own[winner])
    if single and best < min(2, len(own[winner])):
        return None
    return None if others and not single else winner


def misspelt(reply: str, options: tuple[str, ...]) -> int | None:
    """The one option that a short reply spells with a slip or two; not in the first letter, nor in figures."""
    said, plain = folded(reply).strip(" .!"), [folded(option) for option in options]
    if len(tokens_of(reply)) > FEW or len(said) < LEAST:
        return None
    near = process.extract(said, plain, scorer=fuzz.ratio, score_cutoff=ALIKE, limit=2)
    if len(near) != 1 or digits(near[0][0]) != digits(said) or near[0][0][0] != said[0]:
        return None
    return near[0][2]


FEW, LEAST, ALIKE = 5, 4, 82
"""Words and characters of a reply that can be a misspelt option, and how like it has to be, of 100."""


def digits(text: str) -> list[str]:
    """The figures of a text, in order."""
    return [character for character in text if character.isdecimal()]


def telling(options: tuple[str, ...], known: Container[tuple[str, ...]]) -> list[set[str]]:
    """For each option its tokens that stand in no other option and say something by themselves."""
    each = [set(tokens_of(option)) for option in options]
    held = Counter(text for mine in each for text in mine)
    return [{text for text in mine if held[text] == 1 and (text,) not in known} for mine in each]


def level(reply: str, options: tuple[str, ...], span: str) -> int | None:
    """The option that a level, spelt as on its scale, stands for: "High" for "High of Low, Medium, High".

    In the request's own spelling ("high") it only repeats what is asked about.
    """
    said = reply.strip(" .!")
    if not said or said in span:
        return None
    scaled = [option.split() for option in options]
    found = [n for n, words in enumerate(scaled) if words[:1] == [said] and said in words[1:]]
    return found[0] if len(found) == 1 else None


FEWEST = 2


def takes_all(reply: str, many: int, spoken: Sequence[Replies]) -> bool:
    """Whether a reply takes all of so many, and says no more than that, in one of the languages."""
    if many < FEWEST:
        return False
    texts = list(tokens_of(reply))
    for words in spoken:
        parts = parted(texts, phrases_of(words), counted(words, many))
        roles = [part.role for part in parts]
        if roles.count("option") == 1 and all(role in (*COURTESIES, "option") for role in roles):
            return True
    return False


@lru_cache(maxsize=512)
def counted(words: Replies, many: int) -> Lexicon:
    """The phrases for all of so many, and the hesitations that may stand beside them."""
    listed = [*words.all_of[:1], *words.all_of[many - 1 : many]]
    roles: tuple[tuple[Role, Sequence[str]], ...] = (
        ("option", [phrase for phrases in listed for phrase in phrases]),
        ("filler", words.hesitations),
    )
    return lexicon_of((tokens_of(phrase), (role, 0)) for role, phrases in roles for phrase in phrases)
