"""Replies that put the answer off, hand the question on, hand the choice back, or leave it open."""

import pytest

from askfirst.clarifications.events import Answered, Given, TimedOut
from askfirst.clarifications.state import MAX_DEFERRALS
from askfirst.model import Instruction
from tests.clarifications.stories import DISCOUNT, Story

FEE = Instruction(text="Give Acme Ltd a good discount", department="sales")
TWO = Instruction(text="Launch a campaign for hipsters", department="marketing")
LATER = ("let me check with the client", "talk to legal first", "I'll get back to you", "ask Ines", "not decided yet")


@pytest.mark.parametrize("reply", LATER)
@pytest.mark.parametrize("own", [(), ("Which hall should the fair stand in?",)])
def test_a_reply_that_puts_the_answer_off_leaves_the_question_as_it_is(reply: str, own: tuple[str, ...]) -> None:
    story = Story(FEE, questions=own)
    before = story.c
    story.reply(reply)
    assert (story.asked, story.c.deadline, story.c.items) == (before.questions[0], before.deadline, before.items)
    assert story.types == []
    seen = story.seen
    assert (seen.status, seen.clarification_count, seen.answers) == ("pending", 1, ())
    assert [(one.question_id, one.said) for one in seen.deferrals] == [("q1", reply)]
    assert seen.question is not None
    assert seen.question.deferred


def test_the_same_twice_is_kept_once_and_the_answer_may_follow() -> None:
    story = Story(FEE)
    story.reply("ask Ines")
    version = story.c.version
    story.reply("ask Ines")
    assert story.c.version == version
    story.reply("20 % on orders over EUR 500")
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")
    assert [one.said for one in story.seen.deferrals] == ["ask Ines"]


def test_when_nobody_answers_after_all_nothing_is_taken_from_it() -> None:
    story = Story(FEE, max_turns=2)
    story.reply("ask Ines")
    while story.c.status == "pending":
        story.happens(TimedOut())
    seen = story.seen
    assert (seen.status, seen.ended, seen.risk.level != "none") == ("best_guess", "timed_out", True)
    assert "Ines" not in str(seen.updated_instruction)


def test_the_next_level_is_asked_though_the_one_before_put_the_answer_off() -> None:
    story = Story(FEE)
    story.reply("ask Ines")
    story.happens(TimedOut())
    assert [question.deferred for question in story.seen.questions] == [False]
    story.reply("ask Ines")
    assert [question.deferred for question in story.seen.questions] == [True]
    assert [one.level for one in story.c.deferrals] == [0, 1]


@pytest.mark.parametrize(
    ("said", "outcome"), [("whatever you like", "skipped"), ("skip", "skipped"), ("never mind", "declined")]
)
def test_a_field_that_nobody_asked_about_yet_may_be_left_too(said: str, outcome: str) -> None:
    story = Story(TWO)
    later = next(item for item in story.c.items if item.state == "queued")
    story.happens(Answered(given=(Given(value=said, field=later.field),)))
    assert [(one.question_id, one.field, one.outcome) for one in story.c.answers] == [(None, later.field, outcome)]


def test_a_field_that_nobody_asked_about_yet_may_be_put_off_too() -> None:
    story = Story(TWO)
    later = next(item for item in story.c.items if item.state == "queued")
    story.happens(Answered(given=(Given(value="ask Ines", field=later.field),)))
    assert [(one.question_id, one.field, one.said) for one in story.seen.deferrals] == [(None, later.field, "ask Ines")]
    assert not story.c.answers


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("How many chairs are needed?", "forty"),
        ("What may the stand cost?", "EUR 900"),
        ("Which hall should it be in?", "the north hall"),
        ("Should the stand be in hall 2 or in hall 5?", "hall 5"),
        ("By when must it be up?", "by 4 May"),
        ("In which currency is the fee?", "\u20ac"),
        ("Who is to open the fair?", "the mayor"),
    ],
)
def test_what_answers_a_caller_s_question_settles_it(question: str, reply: str) -> None:
    story = Story(FEE, questions=(question,))
    story.reply(reply)
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")


@pytest.mark.parametrize("reply", ["whatever works for them", "any colour you like"])
def test_who_hands_the_choice_back_agrees_to_the_assumption(reply: str) -> None:
    story = Story(FEE, questions=("Which colour should the flyer have?",))
    story.reply(reply)
    assert [answer.outcome for answer in story.c.answers] == ["skipped"]
    assert story.seen.assumptions[0].because == "skipped"


@pytest.mark.parametrize(
    ("language", "question", "later", "open_", "answer"),
    [
        ("de", "In welcher Halle soll der Stand stehen?", "das muss ich noch abklären", "die übliche", "Halle 5"),
        ("fr", "Dans quel hall sera le stand ?", "je vous redis demain", "comme d'habitude", "le hall 5"),
        ("zh-Hant", "攤位要放在哪個館？", "我先問一下經理再回你", "就那個", "五館"),
    ],
)
def test_in_other_languages(language: str, question: str, later: str, open_: str, answer: str) -> None:
    asked = Instruction(text=FEE.text, language=language)
    story = Story(asked, questions=(question,))
    story.reply(later)
    assert (story.c.status, story.seen.deferrals[0].said) == ("pending", later)
    story.reply(open_)
    assert (story.c.status, story.asked.id) == ("pending", "q2")
    story.reply(answer)
    assert story.c.status == "resolved"


def test_of_several_answers_at_once_only_the_one_put_off_stays_open() -> None:
    story = Story(DISCOUNT, questions=("Which hall?", "How many chairs?"), mode="all_at_once")
    first, second = story.c.questions
    given = (Given(value="ask Ines", question_id=first.id), Given(value="40", question_id=second.id))
    story.happens(Answered(given=given))
    assert (story.c.status, story.asked.id) == ("pending", first.id)
    story.reply("hall 5")
    assert story.c.status == "resolved"


@pytest.mark.parametrize(
    ("department", "text", "half", "asked", "rest"),
    [
        ("marketing", "Starte am Montag eine LinkedIn-Kampagne für das Seminar", "2000", "Währung", "Euro"),
        ("marketing", "Lance lundi une campagne LinkedIn pour le séminaire", "2000", "devise", "euros"),
        ("marketing", "Lanza el lunes una campaña en LinkedIn para el seminario", "2000", "moneda", "euros"),
        ("marketing", "Lance na segunda uma campanha no LinkedIn para o seminário", "2000", "moeda", "euros"),
        ("sales", "Gib der Familie Oker einen ordentlichen Nachlass", "ab 500 Euro Bestellwert", "Prozent", "15 %"),
        ("sales", "Accorde une belle remise à la famille Oker", "à partir de 500 euros de commande", "taux", "15 %"),
        ("sales", "Dale a la familia Vega un buen descuento", "en pedidos de más de 500 euros", "porcentaje", "15 %"),
    ],
)
def test_half_an_answer_is_kept_in_other_languages(
    department: str, text: str, half: str, asked: str, rest: str
) -> None:
    story = Story(Instruction(text=text, department=department))
    story.reply(half)
    assert asked in story.asked.text
    story.reply(rest)
    seen = story.seen
    assert (seen.status, seen.risk.level) == ("resolved", "none")
    assert seen.updated_instruction is not None
    assert list(seen.updated_instruction.fields.values()) == [f"{half}; {rest}"]


@pytest.mark.parametrize("reply", ["the usual one", "that thing", "you know"])
def test_a_caller_s_question_that_a_reply_leaves_open_is_asked_once_more(reply: str) -> None:
    question = "Which hall should it be in?"
    story = Story(FEE, questions=(question,))
    story.reply(reply)
    assert story.asked.text == f"My question is still open: {question}"
    assert story.seen.clarification_count == 2
    story.reply(reply)
    assert (story.c.status, story.c.ended, story.seen.risk.level) == ("best_guess", "max_turns", "medium")


def test_ten_questions_of_a_caller_are_all_asked_though_one_is_left_open() -> None:
    story = Story(FEE, questions=tuple(f"Which value has part {number}?" for number in range(10)))
    story.reply("that thing")
    for _ in range(9):
        story.reply("4")
    assert (story.c.status, len(story.c.questions)) == ("best_guess", 10)
    assert [one.because for one in story.seen.assumptions] == ["unresolved"]


@pytest.mark.parametrize(
    "reply",
    ["call her at 15:00", "talk to her and offer a refund of EUR 40", "write to her and offer a replacement"],
)
def test_an_order_answers_what_is_to_be_done(reply: str) -> None:
    story = Story(Instruction(text="Deal with the complaint from Mrs Halloran"))
    story.reply(reply)
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")


def test_after_many_replies_that_wait_each_counts_as_a_turn() -> None:
    story = Story(FEE, questions=("Which hall should it be in?",), clock="caller")
    for number in range(MAX_DEFERRALS):
        story.reply(f"let me ask Tom first, back in {number + 2} minutes")
    assert (story.c.status, len(story.c.deferrals)) == ("pending", MAX_DEFERRALS)
    story.reply("let me ask Tom first, back in 60 minutes")
    assert story.seen.clarification_count == 2
