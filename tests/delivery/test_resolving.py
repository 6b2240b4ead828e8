"""Names and addresses, by the system's resolver."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from threading import Event

import pytest

from askfirst.delivery.addresses import ResolvingError, resolve


def test_a_name_leads_to_its_addresses() -> None:
    assert set(asyncio.run(resolve("localhost", 80))) <= {ip_address("127.0.0.1"), ip_address("::1")}


def test_an_unknown_name_is_said_to_be_unknown_or_not_found_out() -> None:
    with pytest.raises(ResolvingError):
        asyncio.run(resolve("no-such-host.invalid", 80))


def test_names_are_looked_up_while_every_thread_of_the_others_is_busy() -> None:
    async def among_others() -> None:
        loop, done = asyncio.get_running_loop(), Event()
        loop.set_default_executor(ThreadPoolExecutor(1))
        busy = loop.run_in_executor(None, done.wait)
        try:
            async with asyncio.timeout(10):
                assert await resolve("localhost", 80)
        finally:
            done.set()
            await busy

    asyncio.run(among_others())
