"""A process that writes until it is stopped: each line it prints was acknowledged by the store.

python -m tests.stores.writer URL new          a new clarification each time, with an event to deliver
python -m tests.stores.writer URL ID COUNT     one more version of the same, so many times
"""

import asyncio
import sys

from askfirst.errors import StoreUnavailable
from askfirst.ports import Committed, Store
from askfirst.stores import store_of
from tests.stores.examples import change, event, record


async def write_new(store: Store) -> None:
    while True:
        made = record()
        if await store.commit(change(made, event(made.id, 1, "callback"))) == Committed():
            print(made.id, flush=True)


async def write_versions(store: Store, id_: str, count: int) -> None:
    done = 0
    while done < count:
        kept = (await store.load(id_)).record
        made = record(id_, kept.version + 1 if kept else 1)
        if await store.commit(change(made, event(id_, made.version, "callback"))) == Committed():
            print(made.version, flush=True)
            done += 1


async def main(url: str, what: str, count: int) -> None:
    store = store_of(url)
    await store.open()
    try:
        if what == "new":
            await asyncio.gather(*(write_new(store) for _ in range(8)))
        else:
            await write_versions(store, what, count)
    except StoreUnavailable as error:
        print(f"unavailable: {error}", file=sys.stderr)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int((*sys.argv, "0")[3])))
