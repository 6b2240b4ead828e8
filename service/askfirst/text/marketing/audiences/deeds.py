"""What people are marked off by: a figure of what they did, told from what they feel."""

from askfirst.text.hit import Hit
from askfirst.text.marketing.targeting import has_measure
from askfirst.text.reading import Reading

DOERS = frozenset(
    "visitors viewers leavers abandoners openers non-openers clickers buyers purchasers attendees registrants "
    "commenters crowd".split()
)
"""What they are called after they did."""
MINDS = frozenset("get could would might may feel share love like care want wish understand appreciate enjoy".split())
"""What nobody has recorded of people, whatever figure stands beside it: "who get what episode 3 is about"."""
FIGURES = ("number", "duration", "id", "url", "file", "date", "money")


def done(reading: Reading, people: Hit) -> bool:
    """Whether a figure says what they did: "who finished episodes 1 to 3", "/cart visitors, last 7 days"."""
    words = reading.words[people.start : people.end]
    if not DOERS.isdisjoint(words):
        sentence = reading.sentences[people.start]
        return any(
            reading.sentences[hit.start] == sentence and hit.end > people.start - 3
            for name in FIGURES
            for hit in reading.entities(name)
        )
    return measured(reading, people)


def measured(reading: Reading, people: Hit) -> bool:
    """Whether a figure marks them off, and none of what they feel."""
    words = reading.words[people.start : people.end]
    return has_measure(reading, people.start, people.end) and MINDS.isdisjoint(words)
