"""What runs beside the requests for as long as the service does: the store, the sweeper, the purge."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from askfirst.desk.desk import Desk
from askfirst.errors import StoreError, StoreMissing
from askfirst.ports import Store
from askfirst.tasks import ended

PURGE_EVERY = 60.0
"""Seconds between two looks for what is past its time."""

_log = logging.getLogger("askfirst.desk")


@asynccontextmanager
async def running(desk: Desk) -> AsyncIterator[None]:
    """Open the store and sweep while this is open. Raises StoreError where the store cannot be used."""
    store = desk.store
    await store.open()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        for work in (desk.sweeper.run(), purging(store)):
            stack.push_async_callback(ended, asyncio.create_task(work))
        stack.callback(desk.watch.stop)
        yield


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
