"""Where it is assumed that the action is not done, the order is not handed on as if it were to be carried out."""

import pytest

from askfirst.clarifications.events import TimedOut
from askfirst.clarifications.options import OwnQuestion
from askfirst.entry import default_gate
from askfirst.model import Instruction
from tests.clarifications.stories import Story

LEASE = Instruction(text="Extend the lease of unit 9")
HINGES = Instruction(text="Order some hinges from Boltmann")
LAMP = Instruction(text="The lamp flickers")


def unanswered(story: Story) -> Story:
    while story.c.status == "pending":
        story.happens(TimedOut())
    return story


def test_silence_that_leaves_the_action_out_is_told_so() -> None:
    seen = unanswered(Story(LEASE, clock="caller")).seen
    assert (seen.status, seen.decision, seen.workflow_state) == ("best_guess", "proceed_with_log", "EXECUTING")
    assert (seen.risk.level, seen.risk.safe_to_proceed) == ("medium", True)
    left_out = f"not done: {seen.assumptions[0].assumption}"
    assert left_out in seen.risk.reasons
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text == f"{LEASE.text}\n{left_out}"
    assert left_out in (seen.prompt or "")


def test_silence_about_a_detail_is_as_safe_as_ever() -> None:
    seen = unanswered(Story(HINGES, clock="caller")).seen
    assert (seen.status, seen.workflow_state, seen.risk.safe_to_proceed) == ("best_guess", "EXECUTING", True)
    assert seen.updated_instruction is not None
    assert "\nassumed: " in seen.updated_instruction.text


@pytest.mark.parametrize("text", ["Ship the crate to the depot", "Send the parcel to the warehouse"])
def test_silence_about_what_and_where_is_not_safe(text: str) -> None:
    seen = unanswered(Story(Instruction(text=text, department="operations"), clock="caller")).seen
    assert (seen.workflow_state, seen.risk.safe_to_proceed) == ("ON_HOLD", False)


@pytest.mark.parametrize("text", ["Ship crate 77-B to the depot", "Ship the crate to the depot in Porto, gate 4"])
def test_silence_about_one_of_them_is(text: str) -> None:
    seen = unanswered(Story(Instruction(text=text, department="operations"), clock="caller")).seen
    assert (seen.workflow_state, seen.risk.safe_to_proceed) == ("EXECUTING", True)


def test_who_leaves_out_all_that_there_is_to_do_is_told_so() -> None:
    story = Story(LEASE)
    story.reply("skip")
    seen = story.seen
    assert (seen.risk.level, seen.risk.safe_to_proceed, seen.workflow_state) == ("low", False, "ON_HOLD")
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text.endswith("\nnot done: nothing is extended")


@pytest.mark.parametrize(
    ("assume", "told"), [("no lamp is ordered", "not done"), ("the usual lamp is ordered", "assumed")]
)
def test_what_a_caller_has_assumed_is_read_too(assume: str, told: str) -> None:
    question = OwnQuestion(text="Which model is it?", assume=assume)
    seen = unanswered(Story(LAMP, questions=(question,), clock="caller")).seen
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text.endswith(f"\n{told}: {assume}")


@pytest.mark.parametrize(
    ("language", "assumption", "undone"),
    [
        ("en", "No reply is sent", True),
        ("en", "the date stays as it is", True),
        ("en", "as written, nothing is changed", True),
        ("en", "as written, the number left open", False),
        ("en", "nothingness is the theme", False),
        ("de", "Niemand wird eingeladen", True),
        ("de", "die Reihenfolge bleibt", True),
        ("de", "wie geschrieben, die Menge bleibt offen", False),
        ("es", "no se envía nada", True),
        ("es", "tal como está escrito, vale la fecha", False),
        ("fr", "rien n\u2019est fait", True),
        ("fr", "tel qu'écrit, sans exception", False),
        ("pt", "nada é enviado", True),
        ("pt", "tal como está escrito, vale a data", False),
        ("zh-Hant", "照原文執行，不做任何變更", True),
        ("zh-Hant", "照原文執行，時間不限", False),
    ],
)
def test_it_is_known_in_every_language(language: str, assumption: str, undone: bool) -> None:
    assert default_gate().phrasing.undone(assumption, language) is undone
