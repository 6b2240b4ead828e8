"""What runs beside the requests: deadlines that have come, and the purge of what is past its time.

Deadlines are swept in every replica: the claim is the guarded commit, so each takes effect once.
"""

import asyncio
import logging
import random

from askfirst.desk.keeping import Keeper
from askfirst.errors import StoreError, StoreMissing, StoreUnavailable, UnknownClarification
from askfirst.ports import Due, Store

EVERY = 0.3
"""Seconds between two looks while nothing is due: far less than the second that a deadline may be late."""
AFTER_A_FAILURE = 0.7
"""Seconds until the next look where the store did not answer."""
AT_ONCE = 256
"""Deadlines that one look takes."""
SIDE_BY_SIDE = 128
"""Of them, how many are carried out together: they share a flush to the disk, and turns of a busy loop."""
SET_ASIDE = 60_000
"""Ms until a clarification that cannot be moved is tried again."""
PURGE_EVERY = 60.0
"""Seconds between two looks for what is past its time."""

_log = logging.getLogger("askfirst.desk")


class Sweeper:
    """Moves each clarification whose deadline has come, one deadline at a time."""

    def __init__(self, store: Store, keeper: Keeper) -> None:
        self._store, self._keeper = store, keeper
        self._aside: dict[str, int] = {}

    async def run(self) -> None:
        """Sweep until cancelled; ends by itself where there is no store."""
        away = False
        while True:
            try:
                found = await self.sweep()
                away = False
            except StoreMissing:
                return
            except StoreError as error:
                if not away:
                    _log.warning("Deadlines wait until the store is back: %s", error)
                found, away = 0, True
            except Exception:  # noqa: BLE001 - else no deadline would come any more, and nobody would know
                if not away:
                    _log.exception("Deadlines wait: looking for them failed for a reason that nobody foresaw")
                found, away = 0, True
            if found < AT_ONCE:
                await asyncio.sleep(AFTER_A_FAILURE if away else EVERY)

    async def sweep(self) -> int:
        """One look; how many deadlines it found. Raises StoreError."""
        now = await self._store.now()
        self._aside = {id_: until for id_, until in self._aside.items() if until > now}
        due = await self._store.due(now, AT_ONCE + len(self._aside))
        mine = [one for one in due if one.id not in self._aside]
        random.shuffle(mine)  # so that replicas do not race for the same one
        lane = asyncio.Semaphore(SIDE_BY_SIDE)
        done = await asyncio.gather(*(self._settle(one, now, lane) for one in mine), return_exceptions=True)
        for failure in done:
            if isinstance(failure, BaseException):
                raise failure
        return len(mine)

    async def _settle(self, one: Due, now: int, lane: asyncio.Semaphore) -> None:
        """Move one; what fails for a reason of its own is set aside, so that it holds up no other."""
        async with lane:
            try:
                await self._keeper.tick(one.id)
            except StoreUnavailable:
                raise
            except UnknownClarification:
                pass
            except Exception:  # noqa: BLE001 - one that is broken must not hold up the others
                self._aside[one.id] = now + SET_ASIDE
                _log.exception("The deadline of %s cannot be carried out; again in a minute", one.id)


async def purging(store: Store) -> None:
    """Remove what is past its time, a little at a time, until cancelled; ends by itself without a store."""
    while True:
        await asyncio.sleep(PURGE_EVERY)
        try:
            removed = 1
            while removed:
                removed = await store.purge(await store.now())
        except StoreMissing:
            return
        except StoreError as error:
            _log.warning("What is past its time stays for now: %s", error)
        except Exception:  # noqa: BLE001 - the next look may go well
            _log.exception("A purge failed for a reason that nobody foresaw; the next one follows")
