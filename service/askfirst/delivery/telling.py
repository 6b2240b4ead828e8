"""What is counted and logged of deliveries: ids and outcomes, never an address, a secret or a text."""

import logging
from typing import Literal, Protocol, TypeAlias

from askfirst.ports import Backlog, Dead, Delivery, Done, RetryAt, Settlement

Outcome: TypeAlias = Literal["delivered", "retried", "dead", "dropped"]
"""`dropped`: the subscription is gone or disabled, or the execution that was to be woken is over."""

_log = logging.getLogger("askfirst.delivery")


class Counters(Protocol):
    """Where deliveries are counted."""

    def delivery(self, outcome: Outcome, lag: float) -> None:
        """An attempt ended, `lag` seconds after what it tells of."""
        ...

    def backlog(self, backlog: Backlog) -> None:
        """What is left to do."""
        ...


class Teller:
    """Counts and logs what came of deliveries."""

    def __init__(self, counters: Counters) -> None:
        self.counters = counters

    def settled(self, delivery: Delivery, how: Settlement, reason: str, now: int) -> None:
        """An attempt ended like this; `reason` says why it failed."""
        self.counters.delivery(_outcome(how), max(0, now - delivery.event.at) / 1_000)
        if isinstance(how, RetryAt):
            said = "not delivered, again in %.1f s: %s to %s, attempt %d: %s"
            wait = (how.at - now) / 1_000
            _log.info(said, wait, delivery.event.id, delivery.target.key, delivery.attempt, reason)
        elif isinstance(how, Dead):
            said = "given up: %s to %s, attempt %d: %s"
            _log.warning(said, delivery.event.id, delivery.target.key, delivery.attempt, how.reason)
        else:
            _log.debug("delivered: %s to %s", delivery.event.id, delivery.target.key)

    def dropped(self, delivery: Delivery) -> None:
        """Nobody is there any more."""
        self.counters.delivery("dropped", 0)
        _log.info("no receiver any more: %s to %s", delivery.event.id, delivery.target.key)


def _outcome(how: Settlement) -> Outcome:
    return "delivered" if isinstance(how, Done) else "retried" if isinstance(how, RetryAt) else "dead"
