"""What a question is about where a reply that sounds like putting off is the answer: a deed, a wording, a state."""

from askfirst.text.cues import cued, opened, spots
from askfirst.text.reading import Reading


def about_deed(asked: Reading) -> bool:
    """Whether it is asked what is to be done: "What exactly should be done?"."""
    return cued(asked.words, asked.cues.what) and cued(asked.words, asked.cues.deed)


def about_wording(asked: Reading) -> bool:
    """Whether a text is asked for: "What should the mail say?"; quoted words are only asked about: "'the mail'"."""
    quoted = [*asked.entities("quote"), *spots(asked.words, asked.cues.meaning)]
    wording = (hit for hit in spots(asked.words, asked.cues.wording) if not any(hit.overlaps(one) for one in quoted))
    return cued(asked.words, asked.cues.what) and any(wording)


def about_state(asked: Reading) -> bool:
    """Whether it is asked how things stand or go: "What happens before the contract is sent?".

    Behind "how" a word for a measure ("how many") asks for a number, any other for the way something is done.
    """
    ways = spots(asked.words, asked.cues.how)
    if ways:
        return not opened(asked.words[ways[0].end :], asked.cues.measure)
    states = spots(asked.words, asked.cues.state)
    return any(  # "What counts as old? Please give a limit or a rule." asks for no rule of a house
        asked.sentences[what.start] == asked.sentences[state.start]
        for what in spots(asked.words, asked.cues.what)
        for state in states
    )
