"""What only tells how things stand settles nothing that cannot be undone; definitions do."""

import pytest

from askfirst.model import Instruction
from tests.clarifications.stories import Story

PURGE = Instruction(text="Delete the old recordings on nas-07", department="operations")


@pytest.mark.parametrize("reply", ["we moved them to tape yesterday", "Omar is looking after this now", "retain all"])
def test_a_statement_is_kept_and_asked_about_again(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert (story.c.status, story.c.items[0].misses, story.c.items[0].unplaced) == ("pending", 1, True)


@pytest.mark.parametrize(
    "reply",
    [
        "they are older than 180 days",
        "the ones that Omar flagged",
        "the ones that failed twice",
        "those we exported in June",
        "only those that quality has released",
        "those that are on hold",
    ],
)
def test_a_definition_settles(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None)


@pytest.mark.parametrize("reply", ["the ones we discussed", "those we no longer need", "the ones that look odd"])
def test_what_points_to_them_by_no_mark_does_not_settle(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)


@pytest.mark.parametrize(
    ("text", "mark", "none"),
    [
        ("Lösche die alten Filme auf nas-07", "die, die seit 2020 niemand ansah", "die, über die wir gesprochen haben"),
        ("Borra los vídeos antiguos de nas-07", "los que no tienen título", "los que comentamos"),
        ("Supprime les anciennes vidéos de nas-07", "celles que Léa a refusées", "celles que tu sais"),
        ("Apague os vídeos antigos do nas-07", "os que não têm título", "os que já não precisamos"),
    ],
)
def test_a_mark_settles_and_what_was_spoken_of_does_not(text: str, mark: str, none: str) -> None:
    settled = []
    for reply in (mark, none):
        story = Story(Instruction(text=text, department="operations"))
        story.reply(reply)
        settled.append((story.c.items[0].state, story.c.items[0].because) == ("settled", None))
    assert settled == [True, False]


@pytest.mark.parametrize("reply", ["sure, go", "ok, go ahead", "carry on please", "yes, do it"])
def test_to_go_on_is_no_criterion(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert story.c.answers == () or not story.c.answers[0].resolved
    assert not story.seen.risk.safe_to_proceed or story.c.status == "pending"


@pytest.mark.parametrize(
    ("text", "nod"),
    [
        ("Lösche die alten Filme auf nas-07", "ja, mach das"),
        ("Supprime les anciennes vidéos de nas-07", "oui fais-le"),
        ("Borra los vídeos antiguos de nas-07", "sí, hazlo"),
        ("Apague os vídeos antigos do nas-07", "sim, pode fazer"),
        ("刪除 nas-07 上的舊影片", "去做吧"),
    ],
)
def test_to_go_on_is_none_in_other_languages(text: str, nod: str) -> None:
    story = Story(Instruction(text=text, department="operations"))
    story.reply(nod)
    assert story.c.answers == () or not story.c.answers[0].resolved
    assert not story.seen.risk.safe_to_proceed or story.c.status == "pending"


@pytest.mark.parametrize(
    "reply",
    ["the limit is 120 days", "old means past 120 days", "our rule is six months", "go for 120 days", "120 days"],
)
def test_a_limit_that_is_named_settles(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert (story.c.items[0].state, story.c.items[0].because) == ("settled", None)


@pytest.mark.parametrize("reply", ["Rasmus deleted 30 already", "Ms Lunde removed 12 of them", "the limit was lifted"])
def test_what_somebody_did_settles_nothing(reply: str) -> None:
    story = Story(PURGE)
    story.reply(reply)
    assert (story.c.status, story.c.items[0].misses) == ("pending", 1)
