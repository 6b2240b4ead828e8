"""What the outside must offer, as interfaces; `stores`, `delivery` and `llm` implement them.

Times are whole milliseconds since 1970-01-01 UTC. Everything kept is an immutable value.
"""

from askfirst.ports.counts import Count, Feedback, FeedbackPage, Increment, Pattern, Sighting
from askfirst.ports.events import (
    Dead,
    DeadLetter,
    DeadPage,
    Delivery,
    Done,
    Event,
    EventPage,
    RetryAt,
    Settlement,
    Target,
    Waiting,
)
from askfirst.ports.ids import new_id
from askfirst.ports.records import (
    Change,
    Committed,
    Due,
    Filter,
    Found,
    LostRace,
    Once,
    Outcome,
    Record,
    RecordPage,
    Repeated,
    Status,
    Tracking,
)
from askfirst.ports.sessions import Session
from askfirst.ports.store import (
    Clarifications,
    Counters,
    Events,
    FeedbackBook,
    Outbox,
    Patterns,
    Sessions,
    Store,
    Subscriptions,
    Upkeep,
)
from askfirst.ports.subscriptions import Subscription
from askfirst.ports.upkeep import Backlog, Safety, StoreStatus

__all__ = [
    "Backlog",
    "Change",
    "Clarifications",
    "Committed",
    "Count",
    "Counters",
    "Dead",
    "DeadLetter",
    "DeadPage",
    "Delivery",
    "Done",
    "Due",
    "Event",
    "EventPage",
    "Events",
    "Feedback",
    "FeedbackBook",
    "FeedbackPage",
    "Filter",
    "Found",
    "Increment",
    "LostRace",
    "Once",
    "Outbox",
    "Outcome",
    "Pattern",
    "Patterns",
    "Record",
    "RecordPage",
    "Repeated",
    "RetryAt",
    "Safety",
    "Session",
    "Sessions",
    "Settlement",
    "Sighting",
    "Status",
    "Store",
    "StoreStatus",
    "Subscription",
    "Subscriptions",
    "Target",
    "Tracking",
    "Upkeep",
    "Waiting",
    "new_id",
]
