"""What a question is about where a reply that sounds like putting off is the answer: a deed, a wording, a state."""

from askfirst.text.reading import Reading

WORDING = frozenset("text title mail email message say says wording slogan headline subject caption label read".split())
STATE = frozenset("status state progress happens happen happened process procedure policy rule".split())
MEASURES = frozenset("many much long often far big large high late soon wide old".split())
"""Behind "how" these ask for a measure, any other word for the way something is done."""
DEEDS = (["be", "done"], ["to", "do"], ["i", "do"], ["we", "do"])


def about_deed(asked: Reading) -> bool:
    """Whether it is asked what is to be done: "What exactly should be done?"."""
    return "what" in asked.words and any(asked.words[at : at + 2] in DEEDS for at in range(len(asked)))


def about_wording(asked: Reading) -> bool:
    """Whether a text is asked for: "What should the mail say?"."""
    return "what" in asked.words and not WORDING.isdisjoint(asked.words)


def about_state(asked: Reading) -> bool:
    """Whether it is asked how things stand or go: "What happens before the contract is sent?"."""
    if "how" in asked.words:
        return MEASURES.isdisjoint(asked.words[asked.words.index("how") + 1 :][:1])
    return "what" in asked.words and not STATE.isdisjoint(asked.words)
