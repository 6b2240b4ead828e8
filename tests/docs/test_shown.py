"""What counts as the same when a page is compared with what came."""

import pytest

from tests.docs.shown import left_out, unlike


@pytest.mark.parametrize(
    ("name", "value"), [("packs", "21afa2ee4a2d"), ("weights", "260d44d7c438+08eee7f290ab"), ("id", "asm_0bd06dcf8cd5")]
)
def test_what_the_next_edit_of_a_rule_changes_is_not_shown_as_fixed(name: str, value: str) -> None:
    (said,) = unlike({"versions": {name: value}}, {"versions": {name: value}})
    assert f"answer.versions.{name}" in said and "show `...`" in said
    assert not unlike({name: "..."}, {name: value})
    assert not unlike({"id": "asm_..."}, {"id": "asm_0bd06dcf8cd5"})
    assert unlike({"id": "asm_..."}, {"id": "clr_0bd06dcf8cd5"})


def test_ids_and_times_that_are_new_each_time_stand_for_each_other() -> None:
    shown, found = {"id": "clr_01", "at": "2026-11-01T10:00:00Z"}, {"id": "clr_02", "at": "2026-11-02T11:30:00Z"}
    assert not unlike(shown, found)
    assert unlike({"at": "soon"}, found)


def test_names_that_are_left_out() -> None:
    found = {"a": 1, "list": [{"b": 1, "c": 2}]}
    assert not unlike({"list": [{"b": 1}]}, found)
    assert left_out({"list": [{"b": 1}]}, found) == ["answer.a is not shown", "answer.list[0].c is not shown"]
    assert not left_out(found, found)
