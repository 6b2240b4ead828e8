"""The protocol's four KPIs: formulas, targets, alert thresholds."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from askfirst.insights.figures import Figures

State: TypeAlias = Literal["on_target", "off_target", "alert", "no_data"]


class Kpi(Struct, frozen=True, kw_only=True):
    """One KPI: `value` is null where there is nothing to compute it from.

    A `ratio` goes from 0 to 1 (times 100: the protocol's per cent). `on_target`: beyond `target` on the
    good side; `alert`: beyond `alert` on the bad one; `off_target`: between them, or on a limit.
    """

    value: Annotated[float | None, Meta(description="The figure; null where there is nothing to compute it from")]
    unit: Annotated[Literal["ratio", "seconds"], Meta(description="`ratio` or `seconds`")]
    better: Annotated[Literal["lower", "higher"], Meta(description="`lower` or `higher`")]
    target: Annotated[float, Meta(description="Where it should be")]
    alert: Annotated[float, Meta(description="Where to raise an alarm")]
    state: Annotated[State, Meta(description="`on_target`, `off_target`, `alert` or `no_data`")]


class Kpis(Struct, frozen=True, kw_only=True):
    """All four."""

    clarification_rate: Annotated[Kpi, Meta(description="Messages that had to be asked about, of all")]
    resolution_time: Annotated[Kpi, Meta(description="Mean time from request to end of those that were resolved")]
    timeout_rate: Annotated[
        Kpi, Meta(description="Clarifications that ended in a best guess because nobody answered, of all that ended")
    ]
    success_rate: Annotated[Kpi, Meta(description="Clarifications that were resolved, of all that ended")]


def kpis_of(figures: Figures) -> Kpis:
    """The KPIs of these figures, by the protocol's formulas.

    - clarification rate: asked / messages
    - resolution time: the mean time from request to end of those that were resolved
    - timeout rate: best guesses / clarifications
    - success rate: resolved / clarifications

    Clarifications are those that were answered or guessed: an open one is neither a success nor a
    timeout yet, and a cancelled one neither any more.
    """
    ended = figures.resolved + figures.best_guess
    return Kpis(
        clarification_rate=lower(_ratio(figures.asked, figures.messages), "ratio", 0.10, 0.20),
        resolution_time=lower(_ratio(figures.resolution_ms, figures.resolved * 1000), "seconds", 60, 120),
        timeout_rate=lower(_ratio(figures.best_guess, ended), "ratio", 0.05, 0.10),
        success_rate=higher(_ratio(figures.resolved, ended), "ratio", 0.95, 0.90),
    )


def lower(value: float | None, unit: Literal["ratio", "seconds"], target: float, alert: float) -> Kpi:
    """A KPI that should be below its target, and alerts above its threshold."""
    state: State = "no_data"
    if value is not None:
        state = "on_target" if value < target else "alert" if value > alert else "off_target"
    return Kpi(value=value, unit=unit, better="lower", target=target, alert=alert, state=state)


def higher(value: float | None, unit: Literal["ratio", "seconds"], target: float, alert: float) -> Kpi:
    """A KPI that should be above its target, and alerts below its threshold."""
    state: State = "no_data"
    if value is not None:
        state = "on_target" if value > target else "alert" if value < alert else "off_target"
    return Kpi(value=value, unit=unit, better="higher", target=target, alert=alert, state=state)


def _ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None
