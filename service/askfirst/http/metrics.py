"""`/metrics`: what Prometheus scrapes."""

from typing import TYPE_CHECKING

from litestar import Response, Router, get
from litestar.datastructures import State

if TYPE_CHECKING:
    from askfirst.http.observing.prometheus import Metrics


@get("/metrics", summary="Counters for Prometheus", tags=["Operation"], sync_to_thread=False, media_type="text/plain")
def metrics(state: State) -> Response[bytes]:
    """Requests, scores, issues by rule, packs and the process, in Prometheus' text format."""
    from askfirst.http.observing.prometheus import CONTENT_TYPE  # noqa: PLC0415 not at every start

    counters: Metrics = state.metrics()
    return Response(counters.text(), media_type=CONTENT_TYPE)


metrics_routes = Router("/", route_handlers=[metrics])
