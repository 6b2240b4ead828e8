"""Chats as they are held: what the bot does after each message."""

from typing import Any

from askfirst.clarifications.events import Effect
from askfirst.clarifications.options import Options
from askfirst.conversations.state import Conversation, Reply, Said
from askfirst.conversations.turns import take_turn
from askfirst.entry import default_gate
from askfirst.gate import Gate
from askfirst.model import Instruction, Message
from tests.clarifications.stories import APPROACHES, START

CARDS = tuple(
    f"悠遊卡{name}"
    for name in (
        "品牌活動",
        "聯名卡",
        "校園專案",
        "春季促銷",
        "夏季促銷",
        "秋季促銷",
        "冬季促銷",
        "年終回饋",
        "會員日",
        "週年慶",
    )
)


class Chat:
    """One conversation; `says` is one turn."""

    def __init__(self, gate: Gate | None = None) -> None:
        self.gate = gate or default_gate().by_rules
        self.state = Conversation(id="cnv_1")
        self.told: list[Effect] = []
        self.asked: list[str] = []

    def says(self, message: str, history: tuple[Message, ...] | None = None, **more: Any) -> Reply:
        options = {name: more.pop(name) for name in tuple(more) if name in Options.__struct_fields__}
        instruction = Instruction(text=message, history=history or (), **more)
        said = Said(instruction=instruction, options=Options(**options), history=history is not None)
        identity = f"clr_{self.state.turn}"
        turn = take_turn(self.state, said, START, self.gate, identity=identity)
        self.state, reply, effects = turn[:3]
        self.told += effects
        if reply.question is not None:
            self.asked.append(reply.question.text)
        return reply


def test_a_version_is_an_answer_and_the_next_question_follows_without_a_search() -> None:
    chat = Chat()
    own = ("Which version is installed?", "What does the message say?")
    first = chat.says("The app stops when I open it", questions=own)
    assert (first.decision, chat.asked[-1]) == ("ask", own[0])
    second = chat.says("12")
    assert (second.decision, chat.asked[-1]) == ("ask", own[1])
    assert [(answer.question_id, answer.value) for answer in second.answers] == [("q1", "12")]
    assert second.updated_instruction is None


def test_it_among_three_systems_is_asked_about_with_the_three_and_then_known() -> None:
    chat = Chat()
    first = chat.says("Tell me more about it", history=APPROACHES)
    assert first.decision == "ask"
    assert first.question is not None
    assert first.question.options == ("DAIL-SQL", "DIN-SQL", "RESDSQL")
    second = chat.says("The DIN-SQL one")
    assert (second.decision, second.status) == ("proceed", "resolved")
    assert second.updated_instruction is not None
    assert second.updated_instruction.text.endswith("it: DIN-SQL")


def test_the_answer_may_be_something_that_nobody_offered() -> None:
    chat = Chat()
    chat.says("Tell me about it")
    reply = chat.says("the scheduling approach of Linux 6.6")
    assert (reply.decision, reply.status) == ("proceed", "resolved")


def test_vague_replies_are_counted_and_end_in_going_on() -> None:
    chat = Chat()
    turns = [chat.says(message) for message in ("Tell me about it", "That thing", "You know")]
    assert [turn.decision for turn in turns] == ["ask", "ask", "proceed"]
    assert [turn.clarification_count for turn in turns] == [1, 2, 0]
    assert len(set(chat.asked)) == 2
    assert turns[-1].status == "best_guess"
    assert turns[-1].assumptions


def test_the_count_starts_anew_with_the_next_request() -> None:
    chat = Chat()
    for message in ("Tell me about it", "That thing", "You know"):
        chat.says(message)
    again = chat.says("Tell me about it")
    assert (again.decision, again.clarification_count) == ("ask", 1)
    assert len(set(chat.asked)) == len(chat.asked) == 3


def test_own_questions_end_in_the_prompt_and_the_hand_off_comes_with_it() -> None:
    chat = Chat()
    own = ("Which phone is it?", "Which version is installed?")
    asks = [chat.says("How do I reset the app?", questions=own, context_text="Reset guide", requires_handoff=True)]
    asks.append(chat.says("Android"))
    assert [turn.handoff for turn in asks] == [False, False]
    assert [turn.prompt for turn in asks] == [None, None]
    done = chat.says("12")
    assert (done.decision, done.handoff) == ("proceed", True)
    assert chat.asked == list(own)
    assert done.prompt == (
        "Context:\nReset guide\n\n"
        "Details from the user:\n- Which phone is it? -> Android\n- Which version is installed? -> 12\n\n"
        "Request:\nHow do I reset the app?"
    )


def test_ten_matches_are_listed_once_and_one_reply_settles_which() -> None:
    chat = Chat()
    first = chat.says("悠遊卡 投遞的格式、成效", candidates=CARDS)
    assert first.decision == "ask"
    assert first.question is not None
    assert first.question.options == CARDS
    second = chat.says("品牌部分的悠遊卡", candidates=CARDS)
    assert (second.decision, second.status) == ("proceed", "resolved")
    assert second.answers[0].value == CARDS[0]


def test_the_same_list_is_never_shown_twice() -> None:
    chat = Chat()
    turns = [chat.says("悠遊卡 投遞的格式、成效", candidates=CARDS)]
    turns.append(chat.says("悠遊卡", candidates=CARDS))
    turns.append(chat.says("那個", candidates=CARDS))
    turns.append(chat.says("悠遊卡 投遞的格式、成效", candidates=CARDS))
    shown = [turn.question.options for turn in turns if turn.question is not None]
    assert shown.count(CARDS) == 1
    assert sum(all(name in text for name in CARDS) for text in chat.asked) == 1
    assert [turn.decision for turn in turns] == ["ask", "ask", "proceed", "ask"]


def test_after_the_list_a_place_in_it_is_still_understood() -> None:
    chat = Chat()
    chat.says("悠遊卡 投遞的格式、成效", candidates=CARDS)
    chat.says("那個")
    assert chat.says("第二個").answers[-1].value == CARDS[1]


def test_a_clear_message_goes_on_at_once() -> None:
    reply = Chat().says("Send invoice 4711 to billing@example.com by Friday 17:00 CET")
    assert (reply.decision, reply.status, reply.clarification_count) == ("proceed", "clear", 0)
    assert reply.updated_instruction is not None
    assert reply.updated_instruction.text.startswith("Send invoice 4711")


def test_a_question_is_the_answer_of_nobody_s_clock() -> None:
    """A chat has one person, who may take their time: there is nobody to escalate to."""
    chat = Chat()
    chat.says("Tell me about it")
    assert chat.state.clarification is not None
    assert [level.role for level in chat.state.clarification.chain] == ["user"]
    assert chat.state.clarification.clock == "caller"


def test_what_was_settled_before_is_what_later_messages_refer_to() -> None:
    chat = Chat()
    chat.says("Tell me about it")
    chat.says("DIN-SQL")
    assert chat.says("Tell me more about it").decision == "proceed"


def test_a_question_in_return_deletes_nothing() -> None:
    chat = Chat()
    chat.says("Delete the old ones")
    again = chat.says("what do you mean?")
    assert (again.decision, again.status) == ("ask", "pending")


def test_never_mind_is_no_name_of_what_to_delete() -> None:
    chat = Chat()
    chat.says("Delete the old ones")
    ended = chat.says("never mind")
    assert (ended.status, ended.ended) == ("best_guess", "declined")
    assert not ended.risk.safe_to_proceed


def test_an_order_of_something_else_is_a_new_request() -> None:
    chat = Chat()
    chat.says("Give Brand Ltd a good discount", department="sales")
    reply = chat.says("Actually, can you cancel parcel 77 instead?", department="sales")
    assert (reply.decision, reply.status, reply.clarification_id) == ("proceed", "clear", None)
    assert reply.updated_instruction is not None
    assert reply.updated_instruction.text == "Actually, can you cancel parcel 77 instead?"


def test_what_is_to_be_done_to_the_same_things_instead_is_not_their_limit() -> None:
    chat = Chat()
    chat.says("Delete the old drawings")
    ended = chat.says("no, I meant archive them")
    assert not (ended.decision == "proceed" and ended.risk.safe_to_proceed)
