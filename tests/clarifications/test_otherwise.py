"""Answers that give something else than was asked for: nothing of what they say is lost, nor guessed against."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story, doubting

MIRA = Instruction(
    text="Make Mira the owner of the Ostwall account",
    department="sales",
    candidates=("Mira Feld (support)", "Mira Okoye (field sales)"),
)
CALLS = Instruction(text="Call Ms Idowu back soon. Invite Mr Berg to the fair in Graz some time.", department="sales")
LAUNCH = Instruction(
    text="Publish the price list right now but don't let it go live before finance signs off on Monday",
    department="marketing",
)


@pytest.mark.parametrize(
    ("reply", "name"),
    [
        ("neither, it's Mira Sandoval", "Mira Sandoval"),
        ("none of them: Mira Sandoval", "Mira Sandoval"),
        ("neither of those, Jonas Held", "Jonas Held"),
        ("Mira Sandoval", "Mira Sandoval"),
        ("I mean Mira Sandoval, head of support", "Mira Sandoval, head of support"),
        ("somebody else, m.sandoval@ostwall.example", "m.sandoval@ostwall.example"),
        ("keine von beiden, es ist Mira Sandoval", "Mira Sandoval"),
        ("ninguna de las dos, es Mira Sandoval", "Mira Sandoval"),
        ("aucune des deux, c'est Mira Sandoval", "Mira Sandoval"),
        ("nenhuma das duas, é Mira Sandoval", "Mira Sandoval"),
    ],
)
def test_one_who_was_not_offered_is_taken_by_name(reply: str, name: str) -> None:
    story = Story(MIRA)
    story.reply(reply)
    assert story.c.status == "resolved"
    assert [answer.value for answer in story.c.answers] == [name]


@pytest.mark.parametrize(
    ("reply", "chosen"),
    [("Okoye", 1), ("Mira Feld please", 0), ("the second one", 1), ("the one in field sales", 1), ("Feld, Mira", 0)],
)
def test_one_who_was_offered_is_chosen(reply: str, chosen: int) -> None:
    story = Story(MIRA)
    story.reply(reply)
    assert MIRA.candidates is not None
    assert [answer.value for answer in story.c.answers] == [MIRA.candidates[chosen]]


@pytest.mark.parametrize("reply", ["neither of them", "Mira", "the tall one"])
def test_who_is_not_named_is_asked_about_again(reply: str) -> None:
    story = Story(MIRA)
    story.reply(reply)
    assert story.c.status == "pending"


def test_nobody_who_was_turned_down_is_guessed() -> None:
    story = Story(MIRA)
    story.reply("neither of them")
    story.reply("no, none of those")
    seen = story.seen
    assert (seen.status, seen.decision, seen.risk.safe_to_proceed) == ("best_guess", "clarify", False)
    assert seen.updated_instruction is not None
    assert "also said: neither of them" in seen.updated_instruction.text
    assert "first one" not in seen.updated_instruction.text


def test_what_corrects_the_question_is_kept_and_the_next_one_asked() -> None:
    story = Story(CALLS)
    story.reply("not a time thing - hand them to Bettina, her region is quiet")
    assert story.c.status == "pending"
    assert "'some time'" in story.asked.text
    story.reply("Friday 7 May 2027")
    seen = story.seen
    assert (seen.status, seen.risk.safe_to_proceed) == ("resolved", True)
    assert seen.updated_instruction is not None
    assert "soon: hand them to Bettina, her region is quiet" in seen.updated_instruction.text
    assert set(seen.updated_instruction.fields) == {"timeline"}


def test_a_guess_after_it_is_not_safe() -> None:
    story = Story(CALLS)
    story.reply("not a time thing - hand them to Bettina, her region is quiet")
    story.reply("I don't know")
    assert story.c.status != "pending"
    assert not story.seen.risk.safe_to_proceed


@pytest.mark.parametrize("reply", ["let me ask finance", "waiting for my boss"])
def test_to_ask_first_still_puts_it_off(reply: str) -> None:
    story = Story(LAUNCH, gate=doubting())
    story.reply(reply)
    assert story.c.status == "pending"
    assert len(story.c.deferrals) == 1


@pytest.mark.parametrize("reply", ["da igual", "da igual, cuando puedas"])
def test_a_time_that_is_left_open_stops_nothing(reply: str) -> None:
    story = Story(Instruction(text="envía el presupuesto 55 a Rosa Gil cuando puedas", department="sales"))
    story.reply(reply)
    seen = story.seen
    assert (seen.status, seen.risk.level, seen.risk.safe_to_proceed) == ("resolved", "low", True)
    assert seen.updated_instruction is not None
    assert seen.updated_instruction.text.endswith("\nsupuesto: en cualquier momento")
