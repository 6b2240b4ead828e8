"""The first look is worked out once for the packs that are loaded."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from askfirst.http.offloop.scoring import Scoring
from askfirst.http.pages.playground import first_look
from askfirst.live.packs import LivePacks
from tests.packs import rule

RULE = 'when: {phrases: [they sign]}\nissue: "When?"\nquestion: "When?"\nassume: "any"\nsuggestion: "Say it"\n'


class InPlace:
    """Makes things where it stands."""

    def __init__(self, packs: LivePacks) -> None:
        self.packs = packs

    async def run(self, _size: int, do: Callable[..., Any], *given: Any) -> Any:
        return do(self.packs.gate, *given)


def test_it_is_kept_until_other_packs_are_loaded(tmp_path: Path) -> None:
    packs = LivePacks([tmp_path])

    async def looked() -> None:
        made = first_look(cast("Scoring", InPlace(packs)), packs)
        first = await made.get()
        assert await made.get() is first
        (tmp_path / "en").mkdir()
        (tmp_path / "en" / "sales.yaml").write_text(rule(RULE, rule_id="when_they_sign"))
        packs.reload()
        assert "when_they_sign" in [issue.rule for issue in (await made.get()).issues]

    asyncio.run(looked())
