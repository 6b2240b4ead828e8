"""What a text has of the history before it: whose words return, and what stands there to choose from."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from askfirst.model import Message
from askfirst.scoring.classifier.orders import Features
from askfirst.scoring.classifier.relations.stems import stem, tells
from askfirst.scoring.classifier.words.relating import DEFINITE, STANDING
from askfirst.text.reading import Reading

WORD = re.compile(r"[\w'-]+")
NAME = re.compile(r"(?<![.!?] )(?<!^)\b[A-Z][a-z]+")
JOINTS = re.compile(r",|;| and | or ")
MOST = 3
LENGTHS = 4
"""A text's length is told in steps of so many words, and so many steps."""
LONG = 4


def talk(found: Features, text: Reading, history: Sequence[Message]) -> None:
    """Adds the features of a text that follows a history."""
    words = text.words
    whole = " ".join(message.content for message in history)
    said = WORD.findall(whole.lower())
    counts = Counter(map(stem, said))
    often = [counts[stem(word)] for word in words if tells(word)]
    ids = {word for word in said if any(letter.isdigit() for letter in word)}
    names = {name.lower() for name in NAME.findall(whole)}
    last = history[-1].content
    listed = len(JOINTS.findall(last))
    new = min(sum(not count for count in often), MOST)
    tell(found, "new", new)
    tell(found, "once", min(sum(count == 1 for count in often), MOST - 1))
    tell(found, "often", min(sum(count > 1 for count in often), MOST - 1))
    tell(found, "ids", min(len(ids), MOST))
    tell(found, "names", min(len(names), MOST))
    tell(found, "listed", min(listed, MOST))
    tell(found, "length", min(len(words) // LENGTHS, LENGTHS))
    if not ids.isdisjoint(words):
        found["talk:id again"] = 1.0
    if not names.isdisjoint(words):
        found["talk:name again"] = 1.0
    many = {word[:-1] for word in said if word.endswith("s") and len(word) > LONG}
    if any(word in many and before in DEFINITE for before, word in pairwise(words)):
        found["talk:the one of many"] = 1.0
    for sort in dict.fromkeys(STANDING[word] for word in words if word in STANDING):
        for name, count in (("listed", listed), ("ids", len(ids)), ("names", len(names))):
            found[f"talk:{sort}/{name}{min(count, MOST - 1)}"] = 1.0
    if last.rstrip().endswith("?"):
        found[f"talk:asked/new{new}"] = 1.0


def tell(found: Features, name: str, count: int) -> None:
    """Adds a count as a feature of its own."""
    found[f"talk:{name}{count}"] = 1.0
