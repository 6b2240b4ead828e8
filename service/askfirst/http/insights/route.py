"""`GET /v1/kpis` and `GET /v1/patterns`."""

from litestar.types import HTTPScope, Receive, Send
from msgspec import Struct

from askfirst.counting import Insights
from askfirst.http.caller import caller_of
from askfirst.http.insights.query import KpiParameters, PatternParameters
from askfirst.http.methods import other_method
from askfirst.http.querying import query
from askfirst.http.reply import encode, reply
from askfirst.insights.patterns import SeenPattern

KPIS, PATTERNS = "/v1/kpis", "/v1/patterns"
_FRESH = {"cache-control": "no-store"}


class PatternList(Struct, frozen=True):
    """Patterns, the most frequent first."""

    patterns: tuple[SeenPattern, ...]


class KpiRoute:
    """KPIs, with all that the query leaves open."""

    def __init__(self, insights: Insights) -> None:
        self._insights = insights

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        wanted = query(scope, KpiParameters).query(self._insights.now(), caller_of(scope).within)
        await reply(send, 200, encode(await self._insights.kpis(wanted)), headers=_FRESH)


class PatternRoute:
    """Patterns with their suggestions."""

    def __init__(self, insights: Insights) -> None:
        self._insights = insights

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        """Answer one request; whatever is raised becomes a problem at the door."""
        if scope["method"] != "GET":
            await other_method(scope, send, "GET")
            return
        found = await self._insights.patterns(query(scope, PatternParameters).query(caller_of(scope).within))
        await reply(send, 200, encode(PatternList(found)), headers=_FRESH)
