"""A process that delivers until it is stopped: python -m tests.delivery.worker STORE-URL"""

import asyncio
import sys

from askfirst.stores import store_of
from tests.delivery.sending import delivering


async def main(url: str) -> None:
    store = store_of(url)
    await store.open()
    async with delivering(store):
        await asyncio.sleep(300)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
