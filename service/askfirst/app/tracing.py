"""Traces, where the settings name an endpoint for them."""

from typing import TYPE_CHECKING

from askfirst.errors import SettingsError
from askfirst.settings import Settings

if TYPE_CHECKING:
    from askfirst.http.observing.traces import Traces


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
