"""The first look is worked out once for the packs that are loaded."""

from pathlib import Path

from askfirst.http.pages.playground import first_look
from askfirst.live.packs import LivePacks
from tests.packs import rule

RULE = 'when: {phrases: [they sign]}\nissue: "When?"\nquestion: "When?"\nassume: "any"\nsuggestion: "Say it"\n'


def test_it_is_kept_until_other_packs_are_loaded(tmp_path: Path) -> None:
    packs = LivePacks([tmp_path])
    first = first_look(packs.gate)
    assert first_look(packs.gate) is first
    instruction, _, assessment = first
    assert assessment == packs.gate.assess(instruction)
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "sales.yaml").write_text(rule(RULE, rule_id="when_they_sign"))
    packs.reload()
    assert "when_they_sign" in [issue.rule for issue in first_look(packs.gate)[2].issues]
