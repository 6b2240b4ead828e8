"""Who a request is about, where it names them only by a role: "Pay the landlord"."""

from askfirst.scoring.references.discourse import Message
from askfirst.scoring.references.replies.naming import full_names
from askfirst.text.reading import Reading


def role_in(request: Reading) -> tuple[int, int] | None:
    """Where the words of the one role begin and end in the text; None where there is none, several, or a name."""
    mentions = Message(request).mentions
    people = [m for m in mentions if m.person and m.determiner]
    if len(people) != 1 or full_names(request) or any(m.person and m.named for m in mentions):
        return None
    return request.starts[people[0].start], request.ends[people[0].end - 1]
