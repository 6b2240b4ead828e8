"""What the pages work with."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from litestar import Request

from askfirst.counting import Insights
from askfirst.desk import Desk
from askfirst.http.clarifications.showing import Showing
from askfirst.http.dependencies import Injected
from askfirst.http.guard.guard import Keyring
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.shared import Shared
from askfirst.live.packs import LivePacks
from askfirst.model import Assessment
from askfirst.ports import StoreStatus


@dataclass(frozen=True)
class Services:
    """Parts of the service, by the names under which they are injected."""

    packs: Injected[LivePacks]
    keyring: Injected[Keyring]
    scoring: Injected[Scoring]
    desk: Injected[Desk]
    showing: Injected[Showing]
    ledger: Injected[Ledger]
    insights: Injected[Insights]
    store_health: Injected[Shared[StoreStatus]]
    first_look: Injected[Shared[Assessment]]


HttpRequest: TypeAlias = Request[Any, Any, Any]
