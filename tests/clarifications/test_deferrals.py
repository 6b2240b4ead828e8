"""Replies that put the answer off, hand the question on, hand the choice back, or leave it open."""

import pytest

from askfirst.clarifications.events import Answered, Given, TimedOut
from askfirst.model import Instruction
from tests.clarifications.stories import DISCOUNT, Story

FEE = Instruction(text="Give Acme Ltd a good discount", department="sales")
TWO = Instruction(text="Launch a campaign for our customers", department="marketing")
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


@pytest.mark.parametrize("reply", ["ask Ines first", "talk to Ines first", "ask the boss first, please"])
def test_to_ask_first_names_nobody_even_where_a_person_is_asked_for(reply: str) -> None:
    story = Story(FEE, questions=("Who should sign it?",))
    story.reply(reply)
    assert (story.c.answers, [one.said for one in story.c.deferrals]) == ((), [reply])


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
        ("Which hall should it be in?", "Hall 5; however, you need a lift permit"),
        ("Should it be in hall 2 or in hall 5?", "Hall 5 please, I don't mind the noise"),
        ("Should we use room A or B?", "B - no preference really"),
        ("Should the flyer be blue or red?", "blue, but I don't care much"),
        ("Which room should I book?", "whichever room you booked for Ida last week"),
        ("What is the slogan?", "Whatever you need, we deliver"),
        ("When should we meet?", "Let me check my calendar. Next Tuesday works."),
        ("By when must it be up?", "Let me check. By Friday."),
        ("Who should sign it?", "Let me look. It's Ines Kern."),
        ("Should it be in hall 2 or in hall 5?", "hall 5, ask Ines for the key"),
        ("Which entrance should the van use?", "the north one, let me know if you need more"),
        ("What happens before the contract is sent?", "legal has to approve it"),
        ("What is the status?", "not approved yet"),
        ("What should the mail say?", "I'll call you next week"),
        ("What should the title be?", "Ask for Ines"),
    ],
)
def test_an_answer_beside_such_words_or_that_only_sounds_like_them_is_taken(question: str, reply: str) -> None:
    story = Story(FEE, questions=(question,))
    story.reply(reply)
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")


@pytest.mark.parametrize(
    "reply",
    [
        "call her at 15:00",
        "call Mrs Halloran and apologise",
        "talk to her and offer a refund of EUR 40",
        "speak to her and say sorry",
        "contact her by phone and offer a replacement",
        "let her know we'll refund her",
        "ask the driver what happened and send her the answer",
        "escalate it to Maria",
    ],
)
def test_an_order_answers_what_is_to_be_done(reply: str) -> None:
    story = Story(Instruction(text="Deal with the complaint from Mrs Halloran"))
    story.reply(reply)
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")


@pytest.mark.parametrize(
    "reply", ["ask Maria", "check with Maria", "let me check", "later", "please ask Paul about this"]
)
def test_only_somebody_to_ask_is_no_deed(reply: str) -> None:
    story = Story(Instruction(text="Deal with the complaint from Mrs Halloran"))
    story.reply(reply)
    assert (story.c.status, [one.said for one in story.seen.deferrals]) == ("pending", [reply])


@pytest.mark.parametrize("reply", ["ask Maria", "talk to finance first", "please ask Paul about this", "ask the lab"])
@pytest.mark.parametrize("question", ["In which unit is the amount?", "Who is meant by 'him'?", "Which segment is it?"])
def test_who_is_to_be_asked_is_no_unit_and_no_meaning(question: str, reply: str) -> None:
    story = Story(FEE, questions=(question,))
    story.reply(reply)
    assert [one.said for one in story.seen.deferrals] == [reply]


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("Who should sign it?", "Ines"),
        ("Who should sign it?", "ask Ines"),
        ("Which department should I contact?", "Ines"),
        ("Which department should I contact?", "ask Ines"),
        ("Which department should I contact?", "talk to Ines first"),
    ],
)
def test_where_somebody_is_asked_for_a_name_answers(question: str, reply: str) -> None:
    story = Story(FEE, questions=(question,))
    story.reply(reply)
    assert (story.c.status, story.seen.risk.level) == ("resolved", "none")


def test_putting_off_stays_so_where_somebody_is_asked_for() -> None:
    story = Story(FEE, questions=("Who should sign it?",))
    story.reply("let me ask Ines")
    assert story.seen.deferrals


def test_a_value_in_another_sentence_counts() -> None:
    story = Story(FEE, questions=("How many chairs are needed?",))
    story.reply("Let me check. It is 42 chairs.")
    assert story.c.status == "resolved"


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("How many chairs are needed?", "a few more than last year"),
        ("What may the stand cost?", "the normal price"),
        ("Which hall should it be in?", "the one we had before"),
        ("Which hall should it be in?", "Which halls are there?"),
        ("Should the stand be in hall 2 or in hall 5?", "yes please"),
        ("By when must it be up?", "soon"),
        ("In which currency is the fee?", "the usual one"),
        ("Who is to open the fair?", "that guy from yesterday"),
    ],
)
def test_a_caller_s_question_that_a_reply_leaves_open_is_asked_once_more(question: str, reply: str) -> None:
    story = Story(FEE, questions=(question,))
    story.reply(reply)
    assert story.asked.text == f"My question is still open: {question}"
    assert story.seen.clarification_count == 2
    story.reply(reply)
    assert (story.c.status, story.c.ended, story.seen.risk.level) == ("best_guess", "max_turns", "medium")


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


@pytest.mark.parametrize("reply", ["whatever works for them", "any colour you like", "leave that to your judgement"])
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
        ("es", "¿En qué pabellón va el puesto?", "tengo que preguntar a Rosa", "lo normal", "el pabellón 5"),
        ("pt", "Em que pavilhão fica o stand?", "tenho de falar com a Rosa", "o normal", "o pavilhão 5"),
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


def test_ten_questions_of_a_caller_are_all_asked_though_one_is_left_open() -> None:
    story = Story(FEE, questions=tuple(f"Which value has part {number}?" for number in range(10)))
    story.reply("which ones?")
    for _ in range(9):
        story.reply("4")
    assert (story.c.status, len(story.c.questions)) == ("best_guess", 10)
    assert [one.because for one in story.seen.assumptions] == ["unresolved"]


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


@pytest.mark.parametrize("reply", ["ask her for a photo of the damage", "please ask him which size he needs"])
def test_what_somebody_is_to_be_asked_for_is_a_deed(reply: str) -> None:
    story = Story(Instruction(text="Deal with the complaint from Mrs Halloran"))
    story.reply(reply)
    assert (story.c.status, story.c.deferrals) == ("resolved", ())


def test_a_rule_that_the_question_asks_for_is_no_rule_of_the_house() -> None:
    story = Story(Instruction(text="Delete the old records and tell them soon"))
    assert story.asked.text.endswith("Please give a limit or a rule.")
    story.reply("not decided yet")
    assert [one.said for one in story.seen.deferrals] == ["not decided yet"]
