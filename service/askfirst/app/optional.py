"""What the settings may name beside the service: a model for second opinions, an endpoint for traces."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from askfirst.errors import SettingsError
from askfirst.gate.second_opinion import Middle
from askfirst.settings import Settings

if TYPE_CHECKING:
    from askfirst.http.observing.traces import Traces
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


def traces_of(settings: Settings) -> "Traces | None":
    """What sends traces to the endpoint that is set, if one is. Raises SettingsError where the extra is missing."""
    if not settings.otlp_endpoint:
        return None
    try:
        from askfirst.http.observing.traces import Traces  # noqa: PLC0415 an extra
    except ModuleNotFoundError:
        mend = "Traces need the extra package: pip install 'askfirst[otel]'"
        raise SettingsError("ASKFIRST_OTLP_ENDPOINT", mend) from None
    return Traces(settings.otlp_endpoint, dict(settings.otlp_headers))
