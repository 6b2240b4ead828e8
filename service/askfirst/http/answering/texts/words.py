"""What the answer page says beside the question, in one language. Everything in {braces} is filled in."""

from msgspec import Struct


class Words(Struct, frozen=True, kw_only=True):
    """The page's own words; the question, its options and what is assumed come from the packs."""

    language: str
    direction: str = "ltr"
    colon: str = ":"
    """What stands between a label and what it names."""

    title: str
    titles: str
    """The title where several questions are asked at once."""
    asks: str
    somebody_asks: str
    request: str
    request_by: str
    said: str
    """Above what was answered before."""
    choose: str
    yours: str
    or_own: str
    send: str
    skip: str
    skip_rest: str
    dont: str
    """On the button by which the request is called off."""
    dont_then: str
    deferred: str
    """Why the question is still open after what was written: {said}."""
    assumed: str
    """What is assumed when the person goes on without an answer: {what}."""

    until: str
    left: str
    over: str
    over_yet_open: str
    how_it_stands: str

    passed_on: str
    """Who is asked now, where another level was asked before: {role}."""

    chain: str
    before: str
    """Of a level that was asked before the present one."""
    now: str
    then: str
    """Of the next level."""
    later: str
    guess: str
    """What happens when nobody answers: {what} is assumed."""
    roles: dict[str, str]
    """The roles of the default chain; any other is shown as it is written."""

    thanks: str
    recorded: str
    understood: str
    recorded_skip: str
    recorded_decline: str
    recorded_none: str
    left_open: str
    """The answer settled nothing, and the same thing is asked once more."""
    one_more: str
    next: str
    all_answered: str
    nothing_needed: str
    reads_now: str
    handoff: str
    withdrawn: str
    went_on: str
    why_timed_out: str
    why_declined: str
    on_hold: str
    """Where only a person may go on."""
    why_open: str

    closed: str
    late: str
    late_kept: str
    taken: str
    taken_first: str
    you_sent: str

    problem: str
    """Before the title of a page that shows an error."""
    empty: str
    too_long: str
    try_again: str
    store_away: str
    failed: str
    unreadable: str
    not_taken: str
    back: str
    nowhere: str
    nowhere_why: str

    rate: str
    helped: str
    did_not_help: str
    was_clear: str
    rated: str
