"""What a reply does, the same wherever it comes in: in a clarification, in a chat, and in the history of a score."""

from typing import Literal, TypeAlias

from askfirst.clarifications.events import Answered, Given
from askfirst.clarifications.options import OwnQuestion
from askfirst.entry import default_gate
from askfirst.model import Instruction, Message
from tests.clarifications.stories import Story
from tests.conversations.test_turns import Chat

Outcome: TypeAlias = Literal["taken", "declined", "waits", "again"]
RESTART = ("Restart the production server tonight", "Which server should be restarted?")
BACKUPS = ("Delete the old backups", "Which backups count as old? Please give a limit or a rule.")
INVOICE = ("Pay the invoice", "Which invoice should be paid?")
NEWS = ("Send the newsletter", "To whom should it be sent?")
OFFER = ("Send Hobart the offer", "Which discount should it have?")
MEETING = ("Cancel the meeting", "Which meeting should be cancelled?")
SURE = ("Cancel order 5512", "Just to confirm, you want to cancel order 5512?")
SERVER_DE = ("Starte den Server heute Nacht neu", "Welcher Server soll neu gestartet werden?")
FACTURE = ("Paie la facture", "Quelle facture faut-il payer ?")
PEDIDO = ("Cancela el pedido", "¿Qué pedido hay que cancelar?")
FATURA = ("Paga a fatura", "Que fatura deve ser paga?")
INVOICE_ZH = ("把發票付掉", "請問要付哪一張發票？")

CASES: list[tuple[tuple[str, str], str, Outcome]] = [
    (RESTART, "web-03", "taken"),
    (RESTART, "the one in Leeds, web-03", "taken"),
    (RESTART, "DON'T RESTART IT", "declined"),
    (RESTART, "please don't, we have customers on it", "declined"),
    (RESTART, "not needed any more, Tom did it this morning", "declined"),
    (RESTART, "I am out of the office until Monday. In urgent cases please contact the help desk.", "waits"),
    (RESTART, "let me check with Ines first", "waits"),
    (RESTART, "which servers do you have?", "waits"),
    (RESTART, "are you a robot?", "waits"),
    (RESTART, "thanks", "waits"),
    (BACKUPS, "anything older than 60 days can go", "taken"),
    (BACKUPS, "last modified before 2026-01-01", "taken"),
    (BACKUPS, "never mind", "declined"),
    (BACKUPS, "leave them all alone, we still need them", "declined"),
    (BACKUPS, "ask Priya, she knows", "waits"),
    (BACKUPS, "older than 60 days, once legal agrees", "again"),
    (INVOICE, "INV-2041", "taken"),
    (INVOICE, "INV-2041?", "waits"),
    (INVOICE, "TBD", "again"),
    (INVOICE, "the one from Hansen Logistics", "taken"),
    (INVOICE, "already paid last week", "declined"),
    (INVOICE, "I don't have the number with me right now", "waits"),
    (INVOICE, "This is an automatic reply: your message has been received.", "waits"),
    (NEWS, "everyone on the list UK-subs", "taken"),
    (NEWS, "Segment VIP-2026", "taken"),
    (NEWS, "do not send it", "declined"),
    (NEWS, "I'll tell you tomorrow", "waits"),
    (OFFER, "no discount", "taken"),
    (OFFER, "10 %", "taken"),
    (MEETING, "Cancel my 3pm", "taken"),
    (SURE, "Yes", "taken"),
    (SURE, "yes please, go ahead", "taken"),
    (SURE, "no, keep it", "again"),
    (SERVER_DE, "web-03", "taken"),
    (SERVER_DE, "bloß nicht neu starten", "declined"),
    (SERVER_DE, "da muss ich erst Maria fragen", "waits"),
    (FACTURE, "la facture FA-118", "taken"),
    (FACTURE, "ne la payez surtout pas", "again"),
    (FACTURE, "je vous redis demain", "waits"),
    (PEDIDO, "el pedido 7715", "taken"),
    (PEDIDO, "al final no lo canceles", "declined"),
    (PEDIDO, "luego te digo", "waits"),
    (FATURA, "a fatura F-88", "taken"),
    (FATURA, "afinal não pagues nada", "declined"),
    (FATURA, "tenho de perguntar à Rosa", "waits"),
    (INVOICE_ZH, "發票 AB-2041", "taken"),
    (INVOICE_ZH, "先不要付", "declined"),
    (INVOICE_ZH, "我問一下經理再回你", "waits"),
]


def told_apart(outcomes: list[Outcome | None]) -> None:
    """What a reply does is learned: nearly all are heard as a careful colleague would."""
    otherwise = [(case, found) for case, found in zip(CASES, outcomes, strict=True) if found != case[2]]
    assert len(otherwise) <= len(CASES) / 10, otherwise


def outcome_of(story: Story, before: object, reply: str) -> Outcome | None:
    """What came of a reply in a clarification; None if it is anything else."""
    seen = story.seen
    if (seen.status, seen.risk.safe_to_proceed) == ("resolved", True):
        return "taken" if reply in (story.c.answers[0].value, story.c.answers[0].said) else None
    if (seen.status, seen.ended, seen.risk.safe_to_proceed) == ("best_guess", "declined", False):
        return "declined"
    if not story.c.answers and story.asked == before and [one.said for one in seen.deferrals] == [reply]:
        return "waits"
    if seen.status == "pending" and not story.c.answers[0].resolved and seen.clarification_count == 2:
        return "again"  # not surely an answer, where the action cannot be undone
    return None


def test_in_a_clarification() -> None:
    outcomes: list[Outcome | None] = []
    for asked, reply, expected in CASES:
        story = Story(Instruction(text=asked[0]), questions=(asked[1],))
        before = story.asked
        story.reply(reply)
        outcomes.append(outcome_of(story, before, reply))
        assert expected == "taken" or outcomes[-1] != "taken", reply  # nothing but an answer is ever safe
    told_apart(outcomes)


def test_in_a_chat() -> None:
    outcomes: list[Outcome | None] = []
    for asked, reply, expected in CASES:
        chat = Chat()
        chat.says(asked[0], questions=(asked[1],))
        told = chat.says(reply)
        found: dict[tuple[str | None, str | None], Outcome] = {
            ("resolved", "answered"): "taken",
            ("best_guess", "declined"): "declined",
            ("pending", None): expected if expected in {"waits", "again"} else "waits",
        }
        outcomes.append(found.get((told.status, told.ended)))
        assert expected == "taken" or not (told.decision == "proceed" and told.risk.safe_to_proceed), reply
    told_apart(outcomes)


def test_in_the_history_of_a_score() -> None:
    passed = []
    declined = [case for case in CASES if case[2] == "declined"]
    for asked, reply, _ in declined:
        history = (Message("user", asked[0]), Message("assistant", asked[1]))
        found = default_gate().assess(Instruction(text=reply, history=history))
        if found.decision != "clarify" or "declined_reply" not in [issue.rule for issue in found.issues]:
            passed.append(reply)
    assert len(passed) <= len(declined) / 10, passed


def test_a_wasted_turn_does_not_make_the_answer_a_new_order() -> None:
    story = Story(Instruction(text=INVOICE[0]), questions=(INVOICE[1],), max_turns=1)
    for reply in ("which ones do you mean?", "I am out of the office until Monday.", "thanks"):
        story.reply(reply)
    story.reply("INV-2041")
    assert (story.c.status, story.seen.risk.safe_to_proceed) == ("resolved", True)


def test_a_value_of_another_sort_is_asked_about_once_more() -> None:
    story = Story(
        Instruction(text="Refund order 77"),
        questions=(OwnQuestion(text="Which amount should be refunded?", field="amount"),),
    )
    assert story.c.items[story.asked.item].field == "amount"
    story.reply("Tuesday at 10")
    assert not story.c.answers[0].resolved
    assert story.c.status == "pending"


def test_an_option_with_a_typing_error_is_an_option() -> None:
    story = Story(
        Instruction(text="Cancel the meeting"), questions=(OwnQuestion(text="Which?", options=("Budget", "Kick-off")),)
    )
    story.happens(Answered(given=(Given(value="budgt", question_id=story.asked.id),)))
    assert story.c.answers[0].value == "Budget"
