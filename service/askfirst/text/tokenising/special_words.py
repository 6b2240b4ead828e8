"""Special words that affixes have cut up: "a.m." behind a hyphen, a smile in brackets."""

from collections.abc import Iterator

from askfirst.text.tokenising.rules import Rules

GLUED = ("", " ")
"""What may stand between two tokens that follow each other; longer white space is a token to spaCy."""


class SpecialWords:
    """Looks for them in what has been cut, and cuts them in their own way; `rows` are their tokens by the first one."""

    def __init__(self, rules: Rules) -> None:
        self.special = rules.special
        self.rows: dict[str, list[list[str]]] = {}
        for word, tokens in rules.apart.items():
            if len(tokens) > 1 or len(rules.special[word]) > 1:
                self.rows.setdefault(tokens[0], []).append(list(tokens))

    def found(self, text: str, starts: list[int], ends: list[int]) -> tuple[list[int], list[int]]:
        """The tokens with those of special words in their place. Of words that overlap the longest, then the first."""
        spans = sorted(self.spans(text, starts, ends), key=lambda span: (span[0] - span[1], span[0]))
        taken: set[int] = set()
        chosen: dict[int, int] = {}
        for start, end in spans:
            if start not in taken and end - 1 not in taken:
                chosen[start] = end
            taken.update(range(start, end))  # also what is not chosen keeps shorter ones out, as in spaCy
        for start, end in sorted(chosen.items(), reverse=True):
            first = starts[start]
            sizes = self.special.get(text[first : ends[end - 1]])
            if sizes is not None:
                edges = [first + sum(sizes[:count]) for count in range(len(sizes) + 1)]
                starts[start:end], ends[start:end] = edges[:-1], edges[1:]
        return starts, ends

    def spans(self, text: str, starts: list[int], ends: list[int]) -> Iterator[tuple[int, int]]:
        """Where the tokens of a special word follow each other."""
        tokens = [text[start:end] for start, end in zip(starts, ends, strict=True)]
        for start, token in enumerate(tokens):
            for row in self.rows.get(token, ()):
                end = start + len(row)
                if tokens[start:end] == row and all(
                    text[ends[at] : starts[at + 1]] in GLUED for at in range(start, end - 1)
                ):
                    yield start, end
