"""Messages that only ask to wait: "wait", "hold on a moment please", "not yet", "let me check first"."""

from askfirst.text.listed import covered
from askfirst.text.reading import Reading
from askfirst.text.tokens import QUESTION_MARKS

IDLE = ("@small_word", "@leading", "@correcting", "@called_off_tail", "@deed_object_lead")


def holds(text: Reading) -> bool:
    """Whether a message asks to wait and says no more: not "wait until Friday", nor "wait, make it Friday"."""
    held = covered(text, "@holding_word")
    if not held or text.words[-1] in QUESTION_MARKS:
        return False
    idle = held | covered(text, *IDLE)
    return all(at in idle for at, word in enumerate(text.words) if word[0].isalnum())
