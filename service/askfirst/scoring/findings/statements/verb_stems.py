"""Verbs without their endings, so that "continued" and "continue" are one."""

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


def verb_stem(word: str) -> str:
    """A verb without its endings: continued, continue -> continu."""
    word = PAST.get(word, word)
    for ending in ("ing", "ed", "es", "e", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word
