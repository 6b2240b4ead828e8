"""The table of states and events, row by row, on the shipped packs."""

from typing import Any

import pytest

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
from askfirst.clarifications.machine import came_late
from askfirst.clarifications.options import LevelRequest
from askfirst.errors import AnswerConflict, AnswerError, ClosedError, InstructionError
from askfirst.model import Instruction, Message, Party
from tests.clarifications.stories import DISCOUNT, SECOND, START, Story, doubting


def test_the_first_question_is_what_blocks_first() -> None:
    story = Story()
    assert story.types == ["requested", "asked"]
    assert story.c.version == 1
    seen = story.seen
    assert (seen.status, seen.workflow_state, seen.clarification_count) == ("pending", "AWAITING_CLARIFICATION", 1)
    assert seen.question is not None
    assert (seen.question.id, seen.question.index, seen.question.of) == ("q1", 0, 2)
    assert seen.question.options == ("10 %", "20 %")


def test_one_question_one_answer_until_nothing_is_left() -> None:
    story = Story()
    story.reply("20 %")
    assert story.types == ["answered", "asked"]
    assert story.asked.text == "What does 'them' refer to?"
    story.reply("Acme Ltd")
    assert story.types == ["answered", "resolved"]
    seen = story.seen
    assert (seen.status, seen.clarification_count, seen.decision) == ("resolved", 0, "proceed")
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text == "Give them a good discount\ndiscount conditions: 20 %\nthem: Acme Ltd"
    assert seen.updated_instruction.fields == {"discount_conditions": "20 %"}
    assert seen.assumptions == ()
    assert seen.risk.safe_to_proceed


@pytest.mark.parametrize(
    ("text", "department", "said"),
    [
        ("Starte eine Kampagne für junge Leute in Lyon", "marketing", "3000 Euro"),
        ("Lance une campagne pour les jeunes à Lyon", "marketing", "3000 euros"),
    ],
)
def test_an_answer_to_one_question_leaves_the_other_one_open(text: str, department: str, said: str) -> None:
    story = Story(Instruction(text=text, department=department))
    assert story.seen.question is not None and story.seen.question.of == 2
    story.reply(said)
    assert story.types == ["answered", "asked"]
    assert story.c.status == "pending"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Starte eine Kampagne für junge Leute in Lyon", "3000 Euro, an die Liste L-7"),
    ],
)
def test_an_answer_that_tells_both_leaves_nothing_open(text: str, said: str) -> None:
    assert Story(Instruction(text=text, department="marketing")).reply(said).status == "resolved"


DEPOT = ("Bring pallet 8 to the depot tomorrow", "operations")
SEGMENT = ("Send our loyal customers catalogue SC-2 on 3 June 2026", "sales")
HIM = ("Call him", "sales")
UNIT = ("Order 40 of A-77 for work order 12", "operations")
SOON = ("Send offer O-31 to Acme soon", "sales")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        *[(DEPOT, said) for said in ("Wednesday 2 December", "EUR 5", "3 pm")],
        *[(SEGMENT, said) for said in ("3 pm", "EUR 500", "Tuesday")],
        *[(HIM, said) for said in ("Tuesday", "EUR 5")],
        (UNIT, "Tuesday"),
    ],
)
def test_a_value_of_another_sort_is_no_answer(asked: tuple[str, str], said: str) -> None:
    story = Story(Instruction(text=asked[0], department=asked[1]))
    story.reply(said)
    assert not any(answer.resolved and answer.outcome == "answered" for answer in story.c.answers)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        *[(DEPOT, said) for said in ("Unit 4, Canal Street, Bristol", "12 Canal Street, Bristol", "Mill Lane 8")],
        *[(DEPOT, said) for said in ("the warehouse in Bristol", "bay 4", "hall 3")],
        *[(SEGMENT, said) for said in ("those with 5 orders in 2026", "everyone who spent over EUR 500")],
        *[(HIM, said) for said in ("Tom", "4711", "the customer from order 8112")],
        (UNIT, "pieces"),
        (SOON, "tomorrow at 3 pm"),
    ],
)
def test_a_value_of_the_sort_that_is_asked_for_is_an_answer(asked: tuple[str, str], said: str) -> None:
    story = Story(Instruction(text=asked[0], department=asked[1]))
    story.reply(said)
    assert story.c.answers[0].resolved


def test_a_bare_number_is_an_answer() -> None:
    story = Story()
    story.reply("12")
    assert story.c.answers[0].value == "12"
    assert story.c.answers[0].resolved
    story.reply("none")
    assert story.asked.text == "What does 'them' refer to?"


def test_a_reply_that_resolves_nothing_is_asked_about_in_other_words() -> None:
    story = Story()
    first = story.asked.text
    story.reply("that thing")
    assert story.types == ["answered", "asked"]
    assert story.asked.text != first
    assert story.asked.options == ("10 %", "20 %")
    assert story.seen.clarification_count == 2
    assert not any(answer.resolved and answer.outcome == "answered" for answer in story.c.answers)


@pytest.mark.parametrize("said", ["a saved list", "the second one", "option 2"])
def test_an_option_that_only_names_a_sort_is_followed_by_the_question_for_the_answer(said: str) -> None:
    story = Story(Instruction(text="Send our loyal customers catalogue SC-2 on 3 June 2026", department="sales"))
    story.reply(said)
    assert story.types == ["answered", "asked"]
    assert (story.asked.text, story.asked.options) == ("What is the name of the saved list?", ())
    story.reply("VIP 2025")
    assert story.c.status == "resolved"
    updated = story.seen.updated_instruction
    assert updated is not None
    assert updated.fields == {"segment": "VIP 2025"}
    assert updated.text.endswith("\nsegment (a saved list): VIP 2025")


def test_a_sort_that_is_chosen_twice_is_no_answer() -> None:
    story = Story(Instruction(text="Send our loyal customers catalogue SC-2 on 3 June 2026", department="sales"))
    story.reply("a saved list")
    story.reply("a saved list")
    assert (story.c.status, story.c.ended) == ("best_guess", "max_turns")


def test_an_option_with_its_value_is_an_answer() -> None:
    story = Story(Instruction(text="Send our loyal customers catalogue SC-2 on 3 June 2026", department="sales"))
    story.reply("the saved list 'VIP 2025'")
    assert story.c.status == "resolved"


@pytest.mark.parametrize(
    "said",
    ["over 500 euros", "over EUR 500", "over €500"],
)
def test_a_limit_says_who_is_meant_wherever_its_currency_stands(said: str) -> None:
    story = Story(Instruction(text="Send our loyal customers catalogue SC-2 on 3 June 2026", department="sales"))
    story.reply(said)
    assert story.c.status == "resolved"


@pytest.mark.parametrize(
    "said", ["just make them happy", "as good as possible", "yes please", "simply treat them well"]
)
@pytest.mark.parametrize(
    ("text", "department"),
    [
        ("Send our loyal customers catalogue SC-2 on 3 June 2026", "sales"),
        ("Launch the Facebook ads for nurses aged 30-50 in Oslo on 3 May", "marketing"),
        ("Delete the old records", None),
    ],
)
def test_a_reply_without_a_value_settles_nothing(text: str, department: str | None, said: str) -> None:
    story = Story(Instruction(text=text, department=department))
    story.reply(said)
    assert not any(answer.resolved and answer.outcome == "answered" for answer in story.c.answers)


ADS = Instruction(text="Launch the Facebook ads for nurses aged 30-50 in Oslo on 3 May", department="marketing")


@pytest.mark.parametrize("said", ["at 9 tomorrow", "tomorrow", "Friday 15:00"])
def test_a_time_is_no_budget(said: str) -> None:
    story = Story(ADS)
    story.reply(said)
    assert not any(answer.resolved and answer.outcome == "answered" for answer in story.c.answers)


@pytest.mark.parametrize("said", ["500 euros", "up to EUR 500", "50 euros a day until 4 May", "500 pounds from 9 May"])
def test_a_sum_is_a_budget(said: str) -> None:
    story = Story(ADS)
    story.reply(said)
    assert story.c.answers[0].resolved


def test_too_many_replies_that_resolve_nothing_end_in_a_best_guess() -> None:
    story = Story()
    story.reply("that thing")
    story.reply("the usual")
    assert story.types == ["answered", "best_guess"]
    seen = story.seen
    assert (seen.status, seen.ended, seen.clarification_count) == ("best_guess", "max_turns", 0)
    assert [one.because for one in seen.assumptions] == ["unresolved", "not_asked"]


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_max_turns_is_how_many_replies_may_resolve_nothing(turns: int) -> None:
    story = Story(max_turns=turns)
    asked = []
    while story.c.status == "pending":
        asked.append(story.asked.text)
        story.reply("the usual")
    assert len(asked) == len(set(asked)) == turns


@pytest.mark.parametrize("said", ["skip", "you decide", "whatever", "Please skip this one, thanks"])
def test_a_skip_records_the_rule_s_assumption(said: str) -> None:
    story = Story()
    story.reply(said)
    answer = story.c.answers[0]
    assert (answer.outcome, answer.value, answer.said) == ("skipped", None, said)
    story.happens(Skipped(question_id="q2"))
    assert (story.c.status, story.c.ended) == ("resolved", "answered")
    assert story.seen.assumptions[0].assumption == "no discount is given"
    assert story.seen.risk.level == "low"


def test_what_cannot_be_undone_is_never_safe_on_an_assumption() -> None:
    story = Story(Instruction(text="Delete the old records"))
    story.happens(Skipped())
    assert story.c.status == "resolved"
    assert (story.seen.risk.level, story.seen.risk.safe_to_proceed) == ("high", False)


def test_who_declines_has_not_agreed_to_an_assumption() -> None:
    story = Story(Instruction(text="Optimize inventory", department="operations"))
    story.happens(Declined())
    assert (story.c.status, story.c.ended) == ("best_guess", "declined")
    assert story.c.answers[0].outcome == "declined"
    assert story.seen.risk.level == "medium"


def test_silence_goes_up_the_chain_and_ends_in_a_best_guess() -> None:
    story = Story()
    roles = [story.c.chain[story.c.level].role]
    while story.c.status == "pending":
        story.happens(Ticked(), after=60)
        roles.append(story.c.chain[story.c.level].role)
    assert roles == ["task_agent", "director_agent", "business_manager", "human_operator", "human_operator"]
    assert story.seen.ended == "timed_out"
    assert [answer.outcome for answer in story.c.answers] == ["timed_out"]
    assert story.c.answers[0].value is None


def test_nothing_happens_before_the_deadline() -> None:
    story = Story()
    before = story.c
    assert story.happens(Ticked(), after=59.999) is before
    assert story.effects == ()
    assert story.happens(Ticked(), after=0.001).level == 1


def test_one_step_crosses_one_deadline_however_late_it_is() -> None:
    story = Story()
    story.happens(Ticked(), after=86_400)
    assert (story.c.status, story.c.level) == ("pending", 1)
    assert story.c.deadline == story.now + 60 * SECOND


def test_each_new_question_starts_the_clock_anew() -> None:
    story = Story()
    story.reply("20 %", after=50)
    assert story.c.deadline == story.now + 60 * SECOND


def test_the_chain_starts_at_the_level_of_who_wrote_the_instruction() -> None:
    story = Story(Instruction(text="Optimize inventory", department="operations", to=Party("anna", "business_manager")))
    assert story.seen.level is not None
    assert story.seen.level.role == "business_manager"
    story.happens(Ticked(), after=60)
    story.happens(Ticked(), after=60)
    assert story.c.status == "best_guess"


def test_whoever_was_asked_may_answer_until_the_end() -> None:
    story = Story()
    story.happens(Ticked(), after=60)
    story.reply("20 %", by=Party("tom", "task_agent"))
    assert story.c.answers[0].by == Party("tom", "task_agent")
    assert story.asked.levels == (1,)


def test_an_answer_that_comes_with_the_deadline_still_counts_and_asks_nobody_in_vain() -> None:
    story = Story()
    story.reply("20 %", after=61)
    assert story.types == ["escalated", "answered", "asked"]
    assert story.effects[2].details["question"]["id"] == "q2"


def test_a_late_answer_is_kept_reported_and_changes_nothing() -> None:
    story = Story(chain=(LevelRequest(role="task_agent", timeout=5),))
    story.happens(Ticked(), after=5)
    before = story.c
    event = Answered(given=(Given(value="20 %", question_id="q1"),))
    after = story.happens(event)
    assert came_late(after, event)
    assert (after.status, after.answers, after.items) == ("best_guess", before.answers, before.items)
    assert [answer.value for answer in after.late] == ["20 %"]
    assert [effect.late for effect in story.effects] == [True]
    assert story.happens(event) is after


def test_the_first_answer_wins() -> None:
    story = Story()
    story.reply("20 %")
    before = story.c
    assert story.reply("20 %", question="q1") is before
    with pytest.raises(AnswerConflict) as refused:
        story.reply("10 %", question="q1")
    assert refused.value.recorded["value"] == "20 %"


def test_the_same_answer_is_no_late_one() -> None:
    story = Story(Instruction(text="Optimize inventory", department="operations"))
    story.reply("turnover")
    before = story.c
    event = Answered(given=(Given(value="turnover", question_id="q1"),))
    assert story.happens(event) is before
    assert not came_late(before, event)


def test_a_bare_answer_is_for_the_only_question_there_is() -> None:
    story = Story()
    bare = Answered(given=(Given(value="20 %"),))
    story.happens(bare)
    before = story.c
    with pytest.raises(AnswerError, match="question_id"):
        story.happens(bare)
    with pytest.raises(AnswerError, match="question_id"):
        story.happens(Skipped())
    assert story.c is before


def test_a_field_names_its_question_and_more_may_be_volunteered() -> None:
    story = Story(Instruction(text="Deploy build 12", required_fields=("environment", "approver")))
    fields = (
        Given(value="staging", field="Environment"),
        Given(value="Ana Ruiz", field="approver", explanation="on call"),
    )
    story.happens(Answered(given=fields))
    assert story.c.status == "resolved"
    assert story.seen.updated_instruction is not None
    assert story.seen.updated_instruction.fields == {"environment": "staging", "approver": "Ana Ruiz"}
    assert [answer.question_id for answer in story.c.answers] == ["q1", None]


@pytest.mark.parametrize("given", [Given(value="x", question_id="q9"), Given(value="x", field="colour")])
def test_an_answer_to_something_else_is_refused_with_what_there_is(given: Given) -> None:
    with pytest.raises(AnswerError, match=r"Give one of: (q1|discount_conditions)"):
        Story().happens(Answered(given=(given,)))


def test_all_at_once_for_a_form() -> None:
    story = Story(mode="all_at_once")
    assert [question.id for question in story.seen.questions] == ["q1", "q2"]
    story.reply("20 %", question="q1")
    assert story.types == ["answered"]
    story.reply("Acme Ltd", question="q2")
    assert story.c.status == "resolved"


def test_all_at_once_asks_again_only_what_is_open() -> None:
    story = Story(mode="all_at_once")
    story.happens(Answered(given=(Given(value="the usual", question_id="q1"), Given(value="Acme", question_id="q2"))))
    assert [(question.id, question.item) for question in story.c.questions if question.outcome is None] == [("q3", 0)]


def test_own_questions_are_asked_in_order_whatever_the_score() -> None:
    story = Story(
        Instruction(text="Send invoice 4711 to billing@example.com"),
        questions=("Which language?", "Formal or informal?"),
        context_text="House style, page 3.",
        requires_handoff=True,
    )
    assert story.asked.text == "Which language?"
    story.reply("French")
    assert story.asked.text == "Formal or informal?"
    assert not story.seen.handoff
    story.reply("formal")
    seen = story.seen
    assert (seen.status, seen.handoff) == ("resolved", True)
    assert seen.prompt == (
        "Context:\nHouse style, page 3.\n\n"
        "Details from the user:\n- Which language? -> French\n- Formal or informal? -> formal\n\n"
        "Request:\nSend invoice 4711 to billing@example.com"
    )


def test_an_own_question_that_is_skipped_is_left_open() -> None:
    story = Story(questions=("Which language?",))
    story.reply("no idea")
    assert story.seen.assumptions[0].assumption == "as written"
    assert story.c.status == "resolved"


def test_escalation_by_hand() -> None:
    story = Story(chain=(LevelRequest(role="one"), LevelRequest(role="two")))
    story.happens(Escalated())
    assert (story.types, story.c.level) == (["escalated", "asked"], 1)
    story.happens(Escalated())
    assert (story.c.status, story.c.ended) == ("best_guess", "escalated")
    assert story.c.answers == ()


def test_cancelled_is_cancelled() -> None:
    story = Story()
    story.happens(Cancelled())
    assert (story.types, story.c.status, story.c.deadline) == (["cancelled"], "cancelled", None)
    assert (story.seen.decision, story.seen.risk.safe_to_proceed) == ("clarify", False)
    before = story.c
    assert story.happens(Cancelled()) is before
    assert story.happens(Ticked(), after=1_000) is before
    assert story.happens(TimedOut()) is before


@pytest.mark.parametrize("event", [Cancelled(), Escalated()])
def test_what_has_ended_cannot_be_stopped(event: Event) -> None:
    story = Story(Instruction(text="Optimize inventory", department="operations"))
    story.reply("turnover")
    with pytest.raises(ClosedError, match="resolved"):
        story.happens(event)


def test_the_caller_s_clock_passes_only_by_timed_out() -> None:
    story = Story(clock="caller")
    story.reply("20 %", after=3_600)
    assert (story.c.level, story.asked.id) == (0, "q2")
    assert story.c.deadline == story.now + 60 * SECOND
    story.happens(TimedOut())
    assert story.c.level == 1


def test_what_history_shows_as_asked_is_not_asked_again() -> None:
    first = Story()
    asked = first.asked.text
    history = (Message("user", DISCOUNT.text), Message("assistant", asked))
    story = Story(Instruction(text="the usual", department="sales", history=history))
    texts = [question.text for question in story.c.questions]
    assert asked not in texts
    assert story.c.items[0].because == "unresolved"
    while story.c.status == "pending":
        story.reply("Acme Ltd")
    assert (story.seen.status, story.seen.risk.safe_to_proceed) == ("best_guess", False)


def test_a_role_that_is_not_in_the_chain_starts_at_its_first() -> None:
    story = Story(Instruction(text="Give them a good discount", department="sales", to=Party("anna", "pope")))
    assert (story.c.level, story.c.chain[0].role) == (0, "task_agent")


@pytest.mark.parametrize(
    ("options", "waited"),
    [
        ({"chain": (LevelRequest(role="human_operator"),)}, [86_400]),
        ({"chain": (LevelRequest(role="human_operator"),), "timeout": "4h"}, [14_400]),
        (
            {"chain": (LevelRequest(role="sales_lead"), LevelRequest(role="human_operator", timeout="2 d"))},
            [60, 172_800],
        ),
        ({"timeout": "30m"}, [1_800] * 4),
    ],
)
def test_people_have_a_day_unless_a_length_of_time_is_given(options: dict[str, Any], waited: list[int]) -> None:
    assert [level.timeout for level in Story(**options).c.chain] == waited


def test_a_chain_names_each_role_once() -> None:
    with pytest.raises(InstructionError, match=r"chain\[1\].role"):
        Story(chain=(LevelRequest(role="one"), LevelRequest(role="one")))


def test_a_question_stands_in_the_list_once() -> None:
    with pytest.raises(InstructionError, match=r"questions\[1\]"):
        Story(questions=("Which one?", " which ONE? "))


def test_ids_of_events_follow_from_clarification_version_and_number() -> None:
    story = Story()
    story.reply("20 %")
    digits = story.c.id.removeprefix("clr_")
    assert [effect.id for effect in story.told] == [f"evt_{digits}_{n}" for n in ("1_1", "1_2", "2_1", "2_2")]
    assert {effect.at for effect in story.told} == {START, START + SECOND}


def test_new_candidates_decide_anew() -> None:
    found = ("Acme Ltd", "Acme Inc")
    story = Story(Instruction(text="Send the contract CT-12 to Acme", candidates=found))
    assert story.asked.options == found
    story.reply("the one in Berlin", candidates=("Acme GmbH Berlin",))
    assert story.c.status == "resolved"


ERASE = Instruction(text="Delete the old records")


def test_silence_about_what_cannot_be_undone_says_nowhere_to_go_on() -> None:
    story = Story(ERASE)
    while story.c.status == "pending":
        story.happens(TimedOut())
    seen = story.seen
    assert not seen.risk.safe_to_proceed
    assert (seen.status, seen.decision, seen.workflow_state) == ("best_guess", "clarify", "ON_HOLD")


def test_never_mind_is_no_leave_to_go_on() -> None:
    story = Story(Instruction(text="Optimize inventory", department="operations"))
    story.reply("never mind")
    seen = story.seen
    assert (seen.risk.level, seen.risk.safe_to_proceed) == ("medium", False)
    assert (seen.decision, seen.workflow_state) == ("clarify", "ON_HOLD")


def test_the_updated_instruction_carries_what_is_assumed() -> None:
    story = Story(Instruction(text="Give them a good discount and send them the deck D-4", department="sales"))
    story.reply("skip")
    story.reply("Acme Ltd")
    seen = story.seen
    assert (seen.decision, seen.workflow_state) == ("proceed_with_log", "EXECUTING")
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text == (
        "Give them a good discount and send them the deck D-4\nthem: Acme Ltd\nnot done: no discount is given"
    )


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("Bestelle ein paar Paletten Papier", "6 Paletten", "Menge: 6 Paletten"),
        ("Bestelle ein paar Paletten Papier", "egal", "angenommen: "),
        ("給他們一個好折扣", "10 %", "折扣: 10 %"),
    ],
)
def test_the_lines_below_the_instruction_are_in_its_language(text: str, said: str, line: str) -> None:
    story = Story(Instruction(text=text, department="sales"))
    story.reply(said)
    while story.c.status == "pending":
        story.happens(TimedOut())
    assert story.seen.updated_instruction is not None
    assert f"\n{line}" in story.seen.updated_instruction.text


def test_a_choice_reads_as_an_answer_to_its_question() -> None:
    story = Story(Instruction(text="Forward contract C-31 to Elena or to Marcus"), gate=doubting())
    story.reply("Elena I think")
    updated = story.seen.updated_instruction
    assert updated is not None
    assert updated.text.endswith("\nWhich one do you want: Elena or Marcus? Elena")


def test_candidates_that_read_alike_are_refused() -> None:
    with pytest.raises(InstructionError, match=r"candidates\[1\]"):
        Story(Instruction(text="Call Sam Doyle today at 10:00", candidates=("Sam Doyle", "sam  doyle")))


OFFER = Instruction(text="Give Acme Ltd a good discount", department="sales")


def test_the_second_question_asks_for_all_that_is_open_and_an_answer_to_a_part_is_kept() -> None:
    story = Story(OFFER)
    story.reply("that thing")
    assert "percentage" in story.asked.text
    story.reply("for orders over EUR 500")
    seen = story.seen
    assert (seen.status, seen.risk.level) == ("resolved", "medium")
    assert [one.because for one in seen.assumptions] == ["partly_answered"]
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.fields == {"discount_conditions": "for orders over EUR 500"}


@pytest.mark.parametrize(
    ("instruction", "half", "asked", "rest"),
    [
        (OFFER, "for orders over EUR 500", "What percentage is the discount?", "15 %"),
        (ADS, "2000", "In which currency is the budget?", "euros"),
    ],
)
def test_what_half_an_answer_leaves_out_is_asked_for_once(
    instruction: Instruction, half: str, asked: str, rest: str
) -> None:
    story = Story(instruction)
    story.reply(half)
    assert (story.asked.text, story.seen.clarification_count) == (asked, 2)
    story.reply(rest)
    seen = story.seen
    assert (seen.status, seen.risk.level) == ("resolved", "none")
    assert seen.updated_instruction is not None
    assert list(seen.updated_instruction.fields.values()) == [f"{half}; {rest}"]


@pytest.mark.parametrize("said", ["15 %", "15 percent", "12"])
def test_a_rate_by_itself_lacks_its_condition_which_may_be_none(said: str) -> None:
    story = Story(OFFER)
    story.reply(said)
    assert story.asked.text == "Under which condition does the discount apply? 'None' will do."
    story.reply("none")
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")
