"""Features of what each order has beside its verb, and of things that nothing tells apart."""

from askfirst.scoring.classifier.parts import OF, PATTERN, Phrase, phrase
from askfirst.scoring.classifier.words.tags import MEANINGS

Features = dict[str, float]
MOST = 4
"""Parts that are counted."""


def orders(words: list[str], signs: list[str], verbs: dict[int, str]) -> Features:
    """The features, by name."""
    parse = Parse(words)
    for match in PATTERN.finditer("".join(signs)):
        verb, lead, held, empty = match.groups()
        if held:
            parse.add(lead, phrase(held), match.end() - 1)
        elif verb:
            parse.begin(verbs[match.start()])
        else:
            parse.found[f"{parse.deed}.{MEANINGS[empty]}"] = 1.0
            parse.first = False
    return parse.close(bool(verbs))


class Parse:
    """What has been found up to a place of the text.

    `deed` is the class of the last verb, `fine` the parts that are told apart since then, `loose` the
    features of the last thing, unless the next phrase tells it apart.
    """

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.found: Features = {}
        self.deed, self.first, self.fine = "none", True, 0
        self.loose: tuple[str, ...] = ()
        self.empty = self.new = self.known = 0

    def add(self, lead: str | None, part: Phrase, last: int) -> None:
        """A phrase that ends with the token `last`, behind a lead-in or not."""
        found = self.found
        if self.loose and not (lead == OF and (part.fine or part.kind == "my")):
            for name in self.loose:
                found[name] = 1.0
        if lead:
            found[f"{self.deed}.{MEANINGS[lead]}"] = 1.0
        elif self.first:
            found[f"{self.deed}.obj:{part.kind}"] = 1.0
            found[f"{self.deed}.head:{part.head}"] = 1.0
        self.loose, self.first = part.loose, False
        if part.fine:
            self.fine += 1
        elif part.definite:
            if self.words.index(self.words[last]) < last:
                self.known += 1
            else:
                self.new += 1

    def begin(self, deed: str) -> None:
        """A verb of order."""
        if self.deed != "none" or not self.first:
            self.end_order()
        for name in self.loose:
            self.found[name] = 1.0
        self.found[f"v:{deed}"] = 1.0
        self.deed, self.first, self.fine, self.loose = deed, True, 0, ()

    def end_order(self) -> None:
        """Writes how many parts of the order are told apart."""
        count = min(self.fine, MOST)
        self.found[f"{self.deed}.fine:{count}"] = 1.0
        self.found[f"fine:{count}"] = 1.0
        self.empty += not count

    def close(self, verbs: bool) -> Features:
        """The features of the whole text."""
        self.end_order()
        for name in self.loose:
            self.found[name] = 1.0
        if not verbs:
            self.found["v:none"] = 1.0
        for name, count in (("+empty", self.empty), ("+new", self.new), ("+known", self.known)):
            if count:
                self.found[name] = min(count, MOST) / 2
        return self.found
