"""Measuring with second opinions: each is asked for as the service does, one instruction after the other."""

import asyncio
from collections import Counter

import msgspec
from click import get_current_context

from askfirst.app.optional import second_opinion
from askfirst.errors import SettingsError
from askfirst.gate import Gate
from askfirst.gate.second_opinion import Consultation
from askfirst.llm.asking import Asked
from askfirst.model import Assessment, Instruction
from askfirst.settings import load_settings


class Consulted:
    """A gate with a model beside it, as the settings have it but for its address; counts what was asked."""

    def __init__(self, gate: Gate, url: str) -> None:
        """For the command that runs, which closes it at its end. Raises SettingsError."""
        found = second_opinion(msgspec.structs.replace(load_settings(), llm_url=url.rstrip("/")), self._told)
        if found is None:
            raise SettingsError("ASKFIRST_LLM_URL", "is blank. Name the endpoint that is to be asked.")
        self._gate, self._second, self._runner = gate, found, asyncio.Runner()
        self._assessed, self._outcomes, self._tokens = 0, Counter[str](), Counter[str]()
        get_current_context().call_on_close(self._close)

    def assess(self, instruction: Instruction) -> Assessment:
        """The assessment after what the model says, where it would be asked."""
        self._assessed += 1
        consultation = Consultation(self._second.middle)
        assessment = self._gate.consulting(consultation).assess(instruction)
        if not consultation.wanted:
            return assessment
        opinions = self._runner.run(self._second.opinions(consultation.wanted.values()))
        return self._gate.consulting(Consultation(self._second.middle, opinions)).assess(instruction)

    def __str__(self) -> str:
        asked = self._outcomes.total()
        outcomes = ", ".join(f"{count} {outcome}" for outcome, count in self._outcomes.most_common())
        return (
            f"second opinions: asked for {asked} of {self._assessed} ({asked / max(1, self._assessed):.3f}): "
            f"{outcomes or 'none'}; {self._tokens['read']} tokens read, {self._tokens['written']} written"
        )

    def _close(self) -> None:
        with self._runner as runner:
            runner.run(self._second.close())

    def _told(self, asked: Asked) -> None:
        self._outcomes[asked.outcome] += 1
        self._tokens["read"] += asked.answer.usage.prompt_tokens
        self._tokens["written"] += asked.answer.usage.completion_tokens
