"""The kinds of problem, one page each under /problems/. A kind's slug and title never change."""

from askfirst.http.kinds.access import ACCESS
from askfirst.http.kinds.kind import Kind
from askfirst.http.kinds.reading import READING
from askfirst.http.kinds.service import SERVICE
from askfirst.http.kinds.states import STATES
from askfirst.http.kinds.values import VALUES

__all__ = ["KINDS", "KINDS_BY_STATUS", "Kind"]

KINDS: dict[str, Kind] = {kind.slug: kind for kind in (*READING, *ACCESS, *VALUES, *STATES, *SERVICE)}
KINDS_BY_STATUS: dict[int, Kind] = {kind.status: kind for kind in reversed(KINDS.values())}
"""The first kind of each status: what Litestar's own refusals are taken for."""
KINDS_BY_STATUS[400] = KINDS["bad-request"]
