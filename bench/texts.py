"""Requests that were never seen before: clauses of our own sentences put together anew, with other names and numbers.

A cache that knows a text, a name or a number from earlier would make each measurement better than what users see.
"""

import calendar
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from faker import Faker

Request = dict[str, Any]
"""A request to score, as `/v1/score` takes it."""

_SENTENCES = [
    json.loads(line)["text"] for line in Path(__file__).with_name("texts.jsonl").read_text("utf-8").splitlines()
]
_PARTS = [re.split(r"[,;]?\s+(?:and|but|so that|so)\s+|[,;]\s+", one[0].lower() + one[1:-1]) for one in _SENTENCES]
_CLAUSES = [clause for parts in _PARTS for clause in parts if len(clause.split()) >= 4]
_FIXED = {*calendar.day_name, *calendar.month_name}
_NAME = re.compile(r"(?<=\w )[A-Z][a-z]+\b")
_DIGIT = re.compile(r"[1-9]")
_DEPARTMENTS = ("sales", "marketing", "operations", None)


class Texts:
    """An endless supply; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self._chance, self._names = random.Random(seed), Faker("en_US")
        self._names.seed_instance(seed)
        self._given: set[str] = set()

    def text(self, words: int) -> str:
        """A new text of so many words; the last sentence ends where they are full."""
        while True:
            text = " ".join(self._words(words)).rstrip(",") + "."
            if text not in self._given:
                self._given.add(text)
                return text

    def request(self, words: int, messages: int = 0) -> Request:
        """A request with so many words, and messages in its history, of 5 to 30 words each."""
        request: Request = {"text": self.text(words)}
        if department := self._chance.choice(_DEPARTMENTS):
            request["department"] = department
        roles = ("user", "assistant")
        history = [
            {"role": roles[number % 2], "content": self.text(self._chance.randint(5, 30))} for number in range(messages)
        ]
        return request | ({"history": history} if history else {})

    def requests(self, count: int, words: int, messages: int = 0) -> list[Request]:
        """So many of them."""
        return [self.request(words, messages) for _ in range(count)]

    def mixed(self, count: int) -> list[Request]:
        """Requests of 5 to 60 words, most of them short, as people write them."""
        return [self.request(min(60, 5 + int(self._chance.expovariate(1 / 15)))) for _ in range(count)]

    def number(self) -> int:
        """Of five digits."""
        return self._chance.randint(10_000, 99_999)

    def seed(self) -> int:
        """For others like this one."""
        return self._chance.getrandbits(32)

    def _words(self, count: int) -> Iterator[str]:
        while count > 0:
            clauses = [self._renewed(self._chance.choice(_CLAUSES)) for _ in range(self._chance.randint(1, 3))]
            sentence = self._chance.choice((", ", " and ")).join(clauses)
            words = f"{sentence[0].upper()}{sentence[1:]}.".split()[:count]
            count -= len(words)
            yield from words if count else (*words[:-1], words[-1].rstrip("."))

    def _renewed(self, clause: str) -> str:
        """The clause with other names and numbers; days, months and currencies stay."""
        named = _NAME.sub(lambda name: name[0] if name[0] in _FIXED else self._names.last_name(), clause)
        return _DIGIT.sub(lambda _: str(self._chance.randint(1, 9)), named)
