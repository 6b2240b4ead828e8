"""What happens in the one n8n: each story is a workflow of its own, and mostly one execution of it."""

from dataclasses import dataclass, field
from typing import Any

from tests.e2e.n8n.changes import (
    Change,
    all_of,
    approval_within,
    begun_by,
    by_service,
    by_teams,
    by_telegram,
    calling,
    clear_below_ask,
    edited_after_the_wait,
    levels,
    mailed_to,
    options,
    parameters,
    settings,
    unchanged,
    wired,
)
from tests.e2e.n8n.loops import asked_twice, over_items, told_twice
from tests.e2e.n8n.people import Person, answering, declining, each, first_of_two, from_second, nobody, skipping

HELLO, ASK, CHAIN, BATCH, AGENT, TRIGGER, HTTP, MAIL, SLACK, REVIEW, COLLEAGUE = (
    "0-hello",
    "1-ask-before-acting",
    "2-nobody-answers",
    "3-batch",
    "4-agent-tool",
    "5-trigger",
    "6-http-request-only",
    "7-by-mail",
    "8-by-slack",
    "9-human-review",
    "10-agent-asks-a-colleague",
)
CLEAR = {"text": "Give Acme Ltd 15 % off orders over EUR 5,000 until 31 March 2027"}
ONE_QUESTION = {"text": "Give Acme Ltd a good discount"}
TWO_QUESTIONS = {"text": "Give them a good discount"}
DISCOUNT = "10 % for orders over EUR 5,000"


@dataclass(frozen=True)
class Story:
    """A workflow made from an example, and the body that begins it."""

    name: str
    example: str
    body: Any = field(default_factory=lambda: TWO_QUESTIONS)
    account: str = "stateless"
    change: Change = unchanged
    people: Person = nobody
    slow: float = 0
    """Seconds that it takes to send a message."""
    begins: bool = True
    """At once, with all others; else when its test begins it."""
    live: bool = True
    """Published, as what begins by itself or by a call has to be."""


MIXED = [CLEAR["text"]] * 4 + [ONE_QUESTION["text"]] * 2 + [TWO_QUESTIONS["text"]] + [ONE_QUESTION["text"]] * 3
TEN = {"instructions": [{"id": number, "text": text} for number, text in enumerate(MIXED, 1)]}
TWO = {"instructions": [{"id": 1, **CLEAR}, {"id": 2, **ONE_QUESTION}]}
SECOND_WRONG = {
    "instructions": [{"id": 1, "department": "sales", **CLEAR}, {"id": 2, "department": "astrology", **CLEAR}]
}


def numbered(*instructions: dict[str, str]) -> dict[str, Any]:
    """The body of the batch example."""
    return {"instructions": [{"id": number, **one} for number, one in enumerate(instructions, 1)]}


def ten_people() -> Person:
    """Of ten items, 1 to 4 are clear; 5 to 7 are answered, 8 is skipped, 9 declined, and 10 is met with silence."""
    return each(
        {
            "5": answering(DISCOUNT),
            "6": answering(DISCOUNT, after=4),
            "7": answering(DISCOUNT, "Acme Ltd"),
            "8": skipping,
            "9": declining,
        }
    )


LONG = [
    Story("http-nobody", HTTP),
    Story("nobody-60", CHAIN, ONE_QUESTION),
    Story("review-never", REVIEW, ONE_QUESTION, "mute", approval_within(0.1)),
]
"""Nobody answers, so they wait for minutes: n8n is restarted meanwhile, and the others begin afterwards."""

SHORT = [
    Story("batch-workflow", BATCH, TEN, change=levels(60, 60), people=ten_people()),
    Story("http-answered", HTTP, begins=False),
    Story("http-clear", HTTP, CLEAR),
    Story("hello", HELLO, begins=False),
    Story("clear", ASK, CLEAR),
    Story("form", ASK, people=answering(DISCOUNT, "Acme Ltd")),
    Story("page", ASK, account="keeping", change=by_service, people=answering(DISCOUNT, "Acme Ltd")),
    Story("nobody-5", CHAIN, ONE_QUESTION, account="keeping", change=all_of(by_service, levels(5, 5, 5)), begins=False),
    Story("batch-service", BATCH, TEN, "keeping", all_of(by_service, levels(20, 20)), ten_people()),
    Story("early", ASK, ONE_QUESTION, "keeping", by_service, slow=4, begins=False),
    Story("never", ASK, ONE_QUESTION, "mute", all_of(by_service, levels(60)), answering(DISCOUNT)),
    Story("stale", ASK, begins=False),
    Story("five", ASK, ONE_QUESTION, begins=False),
    Story("six", ASK, ONE_QUESTION, begins=False),
    Story("scanner", ASK, ONE_QUESTION, begins=False),
    Story("busy", ASK, ONE_QUESTION, slow=5, begins=False),
    Story("late-form", ASK, ONE_QUESTION, people=answering(DISCOUNT)),
    Story("late-page", ASK, ONE_QUESTION, "keeping", by_service, answering(DISCOUNT)),
    Story("outage-workflow", ASK, ONE_QUESTION, "mortal", levels(60, 60), begins=False),
    Story("outage-service", ASK, ONE_QUESTION, "mortal", all_of(by_service, levels(60, 60)), begins=False),
    Story("wrong-key", ASK, account="wrong-key"),
    Story("unreachable", ASK, account="nowhere"),
    Story("unreachable-goes-on", ASK, account="nowhere", change=settings(onError="continueRegularOutput")),
    Story("unreachable-guess", ASK, account="nowhere", change=parameters(unreachable="bestGuess")),
    Story("limited", BATCH, numbered(CLEAR, CLEAR, CLEAR), "limited"),
    Story("second-wrong", BATCH, SECOND_WRONG, change=parameters(department="={{ $json.department }}")),
    Story("too-short", ASK, change=levels(5)),
    Story("agent", AGENT, account="keeping", begins=False),
    Story("review-yes", REVIEW, ONE_QUESTION, "keeping", begins=False),
    Story("review-no", REVIEW, ONE_QUESTION, "keeping", begins=False),
    Story("review-other", REVIEW, ONE_QUESTION, "keeping", begins=False),
    Story("review-silence", REVIEW, ONE_QUESTION, "keeping", approval_within(0.1), begins=False),
    Story(
        "approval",
        ASK,
        account="keeping",
        change=all_of(
            parameters(operation="sendAndWait", message="Give 20 %", timeToAnswer=0.1, timeUnit="minutes"),
            wired("Askfirst", 0),
        ),
        begins=False,
    ),
    Story("colleague", COLLEAGUE, ONE_QUESTION, people=answering(DISCOUNT, after=3)),
    Story("trigger", TRIGGER, account="keeping", begins=False),
    Story(
        "sub",
        ASK,
        change=begun_by("n8n-nodes-base.executeWorkflowTrigger"),
        people=answering(DISCOUNT, "Acme Ltd", after=3),
        begins=False,
    ),
    Story("parent", "parent"),
    Story(
        "sub-many",
        BATCH,
        change=begun_by("n8n-nodes-base.executeWorkflowTrigger"),
        people=each({"2": answering(DISCOUNT, after=5), "3": answering(DISCOUNT, after=1)}),
        begins=False,
    ),
    Story("parent-many", "parent", numbered(CLEAR, ONE_QUESTION, ONE_QUESTION), change=calling("sub-many")),
    Story(
        "series",
        BATCH,
        numbered(ONE_QUESTION, ONE_QUESTION),
        change=all_of(over_items(1), asked_twice),
        people=each({"1": answering(DISCOUNT, DISCOUNT), "2": answering(DISCOUNT, DISCOUNT)}),
    ),
    Story(
        "rounds",
        BATCH,
        numbered(ONE_QUESTION, CLEAR, ONE_QUESTION, CLEAR),
        change=all_of(levels(60, 60), over_items(2)),
        people=each({"1": from_second(answering(DISCOUNT)), "3": answering(DISCOUNT)}),
    ),
    Story("both", ASK, change=told_twice, people=first_of_two(answering(DISCOUNT, "Acme Ltd"))),
    Story("nothing-open", ASK, change=wired("Instruction", 0, "Askfirst Wait")),
    Story("edited", ASK, ONE_QUESTION, change=edited_after_the_wait, people=answering(DISCOUNT)),
    Story("no-wait", ASK, ONE_QUESTION, change=all_of(wired("Send the question", 0), wired("Askfirst", 3))),
    Story("bad-json", ASK, change=options(fields='{"customer": Acme}')),
    Story("mail", MAIL, change=mailed_to("mail@example.com"), begins=False),
    Story("slack", SLACK, begins=False),
    Story("telegram", SLACK, change=by_telegram, begins=False),
    Story("teams", SLACK, change=by_teams, begins=False),
    Story("mail-outage", MAIL, ONE_QUESTION, "mortal", mailed_to("outage@example.com"), begins=False),
    Story("mail-silence", MAIL, ONE_QUESTION, change=all_of(mailed_to("silence@example.com"), levels(60, 60))),
    Story(
        "converse",
        ASK,
        ONE_QUESTION,
        "keeping",
        all_of(parameters(operation="converse", sessionId="session-1"), wired("Askfirst", 0)),
    ),
    Story(
        "list", ASK, account="keeping", change=all_of(parameters(operation="getMany", limit=2), wired("Askfirst", 0))
    ),
    Story(
        "answer",
        ASK,
        account="keeping",
        change=all_of(
            parameters(
                operation="answer",
                clarification={"__rl": True, "mode": "id", "value": "={{ $json.body.id }}"},
                questionId="={{ $json.body.question }}",
                value=DISCOUNT,
            ),
            wired("Askfirst", 0),
        ),
        begins=False,
    ),
    Story("chat", "chat", begins=False),
    Story("a-day", ASK, ONE_QUESTION),
    Story("version-1", "version-1", people=answering(DISCOUNT, "Acme Ltd")),
    Story(
        "manual",
        ASK,
        change=all_of(begun_by("n8n-nodes-base.manualTrigger"), parameters(**ONE_QUESTION)),
        people=answering(DISCOUNT),
        begins=False,
        live=False,
    ),
    Story("order-above", BATCH, TWO, people=answering(DISCOUNT, after=6)),
    Story("order-below", BATCH, TWO, change=clear_below_ask, people=answering(DISCOUNT, after=6)),
]
