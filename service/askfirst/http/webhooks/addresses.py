"""Addresses that callers give to be called."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from askfirst.errors import AddressError
from askfirst.http.problems import FieldError, RequestError

Check: TypeAlias = Callable[[str], Awaitable[None]]
"""Whether this may be called. Raises AddressError."""
AddressCheck: TypeAlias = Callable[[str, str], Awaitable[None]]
"""`checked`, with a check: the address, and where it stands in the request."""


async def checked(check: Check, url: str, path: str) -> None:
    """Raises RequestError, which names the field at `path`, where the address may not be called."""
    try:
        await check(url)
    except AddressError as error:
        wrong = FieldError(path, f"The address {error.detail}", f"{error.mend}.")
        detail = f"`{path}`: the address {error.detail}. {error.mend}."
        raise RequestError("address-refused", detail, (wrong,)) from None
