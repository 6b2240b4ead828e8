"""Replies that point to some of many by nothing that tells these apart: "the ones we discussed", "what can go"."""

from askfirst.text.listed import covered
from askfirst.text.reading import Reading

RECALLED = ("@private_verb", "@recall_verb", "@recalled", "@unmarking")
AROUND = ("@stating_head", "@stating_relative", "@stating_subject", "@stating_object", "@stating_pointer")
SMALL = ("@stating_lead", "@stating_frame", "@stating_denial", "@verb_last_head", "@small_word", "@auxiliary")
VAGUE = ("@vague_quality", "@vague_reply", "@stand_in")


def unmarked(text: Reading) -> bool:
    """Whether the reply says of them only that they were spoken of, are wanted no more or can go."""
    if not covered(text, *RECALLED):
        return False
    empty = covered(text, *RECALLED, *AROUND, *SMALL, *VAGUE) | text.covered("date", "duration")
    return all(at in empty or not word[0].isalnum() for at, word in enumerate(text.words))
