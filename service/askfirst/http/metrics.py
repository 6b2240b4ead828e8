"""`/metrics`: what Prometheus scrapes."""

from typing import TYPE_CHECKING

from litestar import Response, Router, get
from litestar.datastructures import State

if TYPE_CHECKING:
    from askfirst.http.observing.prometheus import Metrics


@get("/metrics", summary="Counters for Prometheus", tags=["Operation"], media_type="text/plain")
async def metrics(state: State) -> Response[bytes]:
    """Requests, scores, issues by rule, KPIs, packs and the process, in Prometheus' text format."""
    from askfirst.http.observing.prometheus import MEDIA_TYPE  # noqa: PLC0415 not at every start

    counters: Metrics = state.metrics()
    return Response(counters.text(await state.last_day.report()), media_type=MEDIA_TYPE)


metrics_routes = Router("/", route_handlers=[metrics])
