import asyncio

from askfirst.tasks import ended


async def swallowing() -> None:
    """As `asyncio.wait_for` before Python 3.12, where a cancellation comes just as it finishes."""
    try:
        await asyncio.sleep(60)
    except asyncio.CancelledError:
        await asyncio.sleep(60)


def test_a_task_that_swallows_a_cancellation_ends_all_the_same() -> None:
    async def run() -> bool:
        task = asyncio.create_task(swallowing())
        await asyncio.sleep(0)
        await asyncio.wait_for(ended(task, 0.05), 5)
        return task.done()

    assert asyncio.run(run())
