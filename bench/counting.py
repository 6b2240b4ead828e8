"""What counting for KPIs and patterns adds to a score, without network."""

from statistics import median
from time import process_time

import msgspec

from askfirst.counting import Book
from askfirst.gate import load_gate
from askfirst.insights.seen import seen
from askfirst.model import Instruction
from bench.rows import Row, at_most, instructions

ROUNDS, BAR = 9, 2.0


def rows() -> list[Row]:
    """The book's share of decoding, scoring and encoding: without agents, and with a pair for each text."""
    gate, found = load_gate(), []
    for name, pair in (("no agents", {}), ("two agents named", {"from_": "bot-7", "to": "anna"})):
        texts = [msgspec.structs.replace(one, **pair) for one in instructions()]
        bodies = [msgspec.json.encode(one) for one in texts]
        told = [seen(gate.assess(one), one) for one in texts]
        book = Book()
        scores, counts = [], []
        for _ in range(ROUNDS):
            start = process_time()
            for body in bodies:
                msgspec.json.encode(gate.assess(msgspec.json.decode(body, type=Instruction)))
            middle = process_time()
            for one in told:
                book.message(one)
            scores.append(middle - start)
            counts.append(process_time() - middle)
            book.take()
        cost, score = median(counts) / len(texts), median(scores) / len(texts)
        note = f" ({cost * 1e6:.2f} us / {score * 1e6:.0f} us)"
        found.append(at_most(f"counting a message, CPU against scoring it: {name}", 100 * cost / score, BAR, "%", note))
    return found
