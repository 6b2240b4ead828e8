"""Texts that are no more than the name of a call whose values stand in fields: "Send SMS"."""

from askfirst.text.hit import tokens_of
from askfirst.text.reading import Reading

LONGEST_NAME = 8
"""Words up to which a text only names a call ("Send the quote to the customer"); a longer one says more than fields."""


def names_a_call(text: Reading) -> bool:
    """Whether a text is one sentence, as short as the name of a call."""
    words = [at for at, word in enumerate(text.words) if any(map(str.isalnum, word))]
    return 0 < len(words) <= LONGEST_NAME and len({text.sentences[at] for at in words}) == 1


def call_names(text: Reading) -> tuple[str, ...]:
    """The name of the call that a text is, as it stands and without articles and the like; none where it is none."""
    if not names_a_call(text):
        return ()
    if text.han:
        return (text.raw.strip(),)
    small = tokens_of(text.all_hits.get("@small_word", ()))
    words = text.words if len(text.words) > 1 else [text.raw.strip()]  # the capitals of `sendSms` part its words
    return " ".join(words), " ".join(word for at, word in enumerate(words) if at not in small)
