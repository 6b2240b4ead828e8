"""What the pages work with."""

from typing import Any, NamedTuple, TypeAlias

from litestar import Request

from askfirst.counting import Insights
from askfirst.desk import Desk
from askfirst.http.clarifications.showing import Showing
from askfirst.http.guard.guard import Keyring
from askfirst.http.insights.feedback import Feedbacks
from askfirst.http.observing.ledger import Ledger
from askfirst.http.offloop.scoring import Scoring
from askfirst.http.shared import Shared
from askfirst.live.packs import LivePacks
from askfirst.model import Assessment
from askfirst.ports import StoreStatus


class Services(NamedTuple):
    """Parts of the service."""

    packs: LivePacks
    keyring: Keyring
    scoring: Scoring
    desk: Desk
    showing: Showing
    ledger: Ledger
    insights: Insights
    health: Shared[StoreStatus]
    first_look: Shared[Assessment]
    feedbacks: Feedbacks


HttpRequest: TypeAlias = Request[Any, Any, Any]
