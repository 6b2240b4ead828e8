"""Second opinions, where the settings name a model for them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from askfirst.errors import SettingsError
from askfirst.gate.second_opinion import Middle
from askfirst.settings import Settings

if TYPE_CHECKING:
    from askfirst.llm.asking import Asked, SecondOpinion


def second_opinion(settings: Settings, tell: "Callable[[Asked], None]") -> "SecondOpinion | None":
    """The model that is set, if one is; `tell` is told of each call. Raises SettingsError."""
    if not settings.llm_url:
        return None
    if not settings.llm_model:
        raise SettingsError("ASKFIRST_LLM_MODEL", "is not set, and ASKFIRST_LLM_URL is. Name the model to ask there.")
    if settings.llm_from >= settings.llm_below:
        raise SettingsError("ASKFIRST_LLM_FROM", "is not below ASKFIRST_LLM_BELOW, so that nobody would be asked.")
    from askfirst.llm.asking import SecondOpinion  # noqa: PLC0415 httpx takes its time, and most services ask nobody
    from askfirst.llm.protocol import SHIPPED, read_prompt  # noqa: PLC0415

    return SecondOpinion(
        settings.llm_url,
        settings.llm_model,
        settings.llm_key,
        read_prompt(settings.llm_prompt or SHIPPED),
        Middle(settings.llm_from, settings.llm_below),
        settings.llm_timeout,
        tell,
    )
