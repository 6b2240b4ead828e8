"""What holds on every path through a clarification, whoever keeps it."""

from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from askfirst.clarifications.contexts import Signer
from askfirst.clarifications.draft import open_questions
from askfirst.clarifications.events import (
    Answered,
    Cancelled,
    Declined,
    Escalated,
    Event,
    Given,
    Skipped,
    Ticked,
    TimedOut,
)
from askfirst.clarifications.machine import advance
from askfirst.clarifications.opening import open_clarification
from askfirst.clarifications.options import LevelRequest, Options
from askfirst.clarifications.state import MAX_QUESTIONS, Clarification
from askfirst.clarifications.view import view
from askfirst.entry import default_gate
from askfirst.errors import ClarificationError
from askfirst.model import Instruction
from askfirst.replies.phrases import folded
from tests.clarifications.stories import NAMED, START

INSTRUCTIONS = (
    Instruction(text="Give them a good discount", department="sales"),
    Instruction(text="Delete the old records and tell them soon"),
    Instruction(text="Deploy the new build", required_fields=("environment", "approver", "window")),
    Instruction(text="Run a social media campaign for our best customers soon", department="marketing"),
    Instruction(text="Send the contract to Acme", candidates=("Acme Ltd", "Acme Inc", "Acme GmbH")),
    Instruction(text="請幫我把報告寄給他"),
)
SAID = """20 %|12|Acme Ltd|the second one|the usual|you know|that thing|skip|I don't know|no|staging|soon|yes|?
15 % for orders over EUR 5,000 until 31 March|whatever makes sense|第二個"""
REPLIES = st.sampled_from(SAID.replace("\n", "|").split("|")) | st.text(min_size=1, max_size=12).filter(str.strip)
CHAINS = st.lists(st.integers(1, 100), min_size=1, max_size=4).map(
    lambda seconds: tuple(LevelRequest(role=f"role {n}", timeout=one) for n, one in enumerate(seconds))
)
OWN = st.sampled_from(((), ("Which version?", "Which screen?", "Since when?")))
OPTIONS = st.builds(
    Options,
    chain=CHAINS,
    max_turns=st.sampled_from((None, 1, 2, 3)),
    mode=st.sampled_from(("one_by_one", "all_at_once")),
    questions=OWN,
)
QUICK = settings(max_examples=20, stateful_step_count=12, deadline=None, suppress_health_check=list(HealthCheck))


class Life(RuleBasedStateMachine):
    """One clarification, kept in a store (as JSON under a version) and carried (signed, the caller's clock)."""

    @initialize(instruction=st.sampled_from(INSTRUCTIONS), options=OPTIONS)
    def opens(self, instruction: Instruction, options: Options) -> None:
        self.gate = default_gate()
        self.signer = Signer([b"a secret for the tests"], 1_000_000)
        self.now, self.ids = START, set[str]()
        assessment = self.gate.assess(instruction)
        made = [
            open_clarification(instruction, assessment, options, START, self.gate, identity=NAMED, clock=clock)
            for clock in ("service", "caller")
        ]
        self.stored = msgspec.json.encode(made[0][0])
        self.context = self.seal(made[1][0])
        self.note(made[0][1])

    @property
    def c(self) -> Clarification:
        return msgspec.json.decode(self.stored, type=Clarification)

    def seal(self, c: Clarification) -> str:
        return self.signer.seal("clarification", c, c.version, self.now + 10**9)

    def note(self, effects: Any) -> None:
        ids = [effect.id for effect in effects]
        assert not self.ids & set(ids)
        self.ids |= set(ids)

    def happens(self, event: Event, carried: Event | None = None) -> bool:
        """The event in both forms; whether it was taken."""
        before = self.c
        try:
            after, effects = advance(before, event, self.now, self.gate)
        except ClarificationError:
            after, effects = before, ()
        self.stored = msgspec.json.encode(after)
        self.note(effects)
        opened = self.signer.open("clarification", self.context, Clarification, self.now, lambda _: True).state
        try:
            moved, again = advance(opened, carried or event, self.now, self.gate)
        except ClarificationError:
            moved, again = opened, ()
        self.context = self.seal(moved)
        assert msgspec.structs.replace(moved, clock="service") == after
        assert again == effects
        assert after.version == before.version + (after != before)
        if before.status != "pending":
            assert (after.status, after.answers, after.items) == (before.status, before.answers, before.items)
        return after != before

    @rule(seconds=st.integers(0, 120))
    def time_passes(self, seconds: int) -> None:
        self.now += seconds * 1_000
        due = self.c.deadline is not None and self.now >= self.c.deadline
        level, moved = self.c.level, self.happens(Ticked(), TimedOut() if due else None)
        assert moved == due
        assert self.c.level <= level + 1

    @rule(reply=REPLIES, data=st.data())
    def somebody_answers(self, reply: str, data: st.DataObject) -> None:
        names = [question.id for question in self.c.questions]
        name = data.draw(st.sampled_from([*names, None]))
        self.happens(Answered(given=(Given(value=reply, question_id=name),)))

    @precondition(lambda self: self.c.status == "pending")
    @rule(reply=REPLIES)
    def the_open_question_is_answered(self, reply: str) -> None:
        if open_questions(self.c):
            waited = {one.said for one in self.c.deferrals}
            moved = self.happens(Answered(given=(Given(value=reply, question_id=open_questions(self.c)[0].id),)))
            assert moved or reply in waited  # that it waits is kept once

    @rule(reply=st.sampled_from(("let me check", "ask Ines first", "I'll get back to you", "not decided yet")))
    def somebody_puts_it_off(self, reply: str) -> None:
        for question in open_questions(self.c)[:1] if self.c.language == "en" else []:
            before = self.c
            self.happens(Answered(given=(Given(value=reply, question_id=question.id),)))
            kept = len(self.c.deferrals) > len(before.deferrals)
            if kept and (before.deadline is None or self.now < before.deadline):
                after = msgspec.structs.replace(
                    self.c, deferrals=before.deferrals, version=before.version, updated_at=before.updated_at
                )
                assert after == before

    @rule(found=st.lists(st.sampled_from(("Acme Ltd", "Acme Inc", "Ames")), max_size=3, unique=True))
    def a_new_search_comes_with_the_answer(self, found: list[str]) -> None:
        for question in open_questions(self.c)[:1]:
            given = (Given(value="the one we had", question_id=question.id),)
            self.happens(Answered(given=given, candidates=tuple(found)))

    @rule(kind=st.sampled_from((Skipped, Declined)))
    def somebody_passes(self, kind: type[Skipped | Declined]) -> None:
        for question in open_questions(self.c)[:1]:
            self.happens(kind(question_id=question.id))

    @rule()
    def somebody_escalates(self) -> None:
        self.happens(Escalated())

    @precondition(lambda self: len(self.ids) > 8)
    @rule()
    def somebody_cancels(self) -> None:
        self.happens(Cancelled())

    @invariant()
    def one_question_at_a_time(self) -> None:
        waiting = open_questions(self.c)
        assert len(waiting) <= (1 if self.c.mode == "one_by_one" else MAX_QUESTIONS)
        assert bool(waiting) == (self.c.status == "pending") == (self.c.deadline is not None)

    @invariant()
    def never_past_its_turns(self) -> None:
        assert len(self.c.questions) <= MAX_QUESTIONS
        for number, item in enumerate(self.c.items):
            elsewhere = {answer.question_id for answer in self.c.answers if answer.item != number}
            asked = [q for q in self.c.questions if q.item == number and q.id not in elsewhere]
            assert item.misses <= self.c.max_turns
            assert len(asked) <= self.c.max_turns

    @invariant()
    def no_text_twice_to_one_person(self) -> None:
        for level in range(len(self.c.chain)):
            texts = [folded(question.text) for question in self.c.questions if level in question.levels]
            assert len(texts) == len(set(texts))
            lists = {(q.options, q.item) for q in self.c.questions if level in q.levels and q.options}
            assert len(lists) == len({options for options, _ in lists})

    @invariant()
    def silence_is_no_answer(self) -> None:
        for answer in self.c.answers:
            assert (answer.value is not None) == (answer.outcome == "answered")
        seen = view(self.c)
        assert msgspec.json.encode(seen)
        if seen.status in ("resolved", "best_guess") and self.c.stakes and seen.assumptions:
            assert not seen.risk.safe_to_proceed

    def teardown(self) -> None:
        """Time alone ends it, in as many steps as there are levels left."""
        if not hasattr(self, "stored"):
            return
        for _ in range(len(self.c.chain) - self.c.level):
            if self.c.deadline is not None:
                self.now = self.c.deadline
                self.happens(Ticked(), TimedOut())
        assert self.c.status != "pending"


TestLife = Life.TestCase
TestLife.settings = QUICK


@settings(QUICK, max_examples=12)
@given(instruction=st.sampled_from(INSTRUCTIONS), options=OPTIONS, replies=st.lists(REPLIES, min_size=40, max_size=40))
def test_answers_alone_end_it_too(instruction: Instruction, options: Options, replies: list[str]) -> None:
    gate = default_gate()
    c, _ = open_clarification(instruction, gate.assess(instruction), options, START, gate, identity=NAMED)
    for number, reply in enumerate(replies * 2):
        if c.status != "pending":
            break
        said = f"{reply} {number}" if number >= MAX_QUESTIONS else reply  # the same again changes nothing
        event = Answered(given=(Given(value=said, question_id=open_questions(c)[0].id),))
        c, _ = advance(c, event, START, gate)
    assert c.status != "pending"


HAPPENED = st.lists(
    st.tuples(st.sampled_from(("tick", "20 %", "the usual", "skip", "escalate")), st.floats(0, 0.9)),
    min_size=1,
    max_size=8,
)


@settings(QUICK, max_examples=15)
@given(options=OPTIONS, happened=HAPPENED, at=st.integers(0, 7), outage=st.integers(1, 10**9))
def test_an_outage_shifts_the_deadlines_and_nothing_else(
    options: Options, happened: list[tuple[str, float]], at: int, outage: int
) -> None:
    """Nobody is skipped unasked while the service is down, however long that takes."""
    at = min(at, len(happened) - 1)
    usual, moment = lived(options, happened, at, 0)
    late, _ = lived(options, happened, at, outage)
    assert shifted(late, moment, outage) == usual


def lived(options: Options, happened: list[tuple[str, float]], at: int, outage: int) -> tuple[Clarification, int]:
    """The state after a history in which nothing ran for `outage` ms before step `at`; and when that began.

    A tick comes when the deadline does; anything else after a share of the time that is left then.
    """
    gate, now, moment = default_gate(), START, START
    instruction = INSTRUCTIONS[0]
    c, _ = open_clarification(instruction, gate.assess(instruction), options, START, gate, identity=NAMED)
    for number, (word, share) in enumerate(happened):
        what = "tick" if number == at else word
        moment = now if number == at else moment
        left = (c.deadline or now) - now
        now += left if what == "tick" else int(left * share)
        now += outage if number == at else 0
        c, _ = advance(c, event_for(what, c), now, gate)
    return c, moment


def event_for(what: str, c: Clarification) -> Event:
    """The event behind a word of a history."""
    waiting = open_questions(c)
    if what == "tick" or not waiting:
        return Ticked()
    if what == "escalate":
        return Escalated()
    return Answered(given=(Given(value=what, question_id=waiting[0].id),))


def shifted(c: Clarification, moment: int, by: int) -> Clarification:
    """The clarification with every time after `moment` taken back."""

    def back(at: int | None) -> int | None:
        return at - by if at is not None and at > moment else at

    answers = tuple(msgspec.structs.replace(answer, at=back(answer.at)) for answer in c.answers)
    times = {name: back(getattr(c, name)) for name in ("updated_at", "closed_at", "deadline")}
    return msgspec.structs.replace(c, answers=answers, **times)
