"""A person with a browser: a window of some width, light or dark, with scripts or without."""

from types import TracebackType
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

PHONE, LARGE_PHONE, TABLET, DESKTOP = 320, 390, 768, 1400
"""Widths in CSS pixels: the narrowest phone in use, a usual one, a tablet, a desk."""


class Visitor:
    """Opens pages of one service, and notes what no page of ours may do."""

    def __init__(self, browser: Browser, base_url: str) -> None:
        """`base_url` is where the service answers; pages are named by their path."""
        self._browser, self._base_url = browser, base_url
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        """Uncaught errors of scripts, what the content-security policy blocked, requests to other hosts."""

    def open(
        self,
        path: str = "/",
        *,
        width: int = DESKTOP,
        scheme: Literal["light", "dark"] = "light",
        javascript: bool = True,
        base_url: str | None = None,
    ) -> Page:
        """A new window, with nothing kept from another one, that shows the page at `path`."""
        base = base_url or self._base_url
        context = self._browser.new_context(
            base_url=base,
            viewport={"width": width, "height": 900},
            color_scheme=scheme,
            java_script_enabled=javascript,
            reduced_motion="reduce",
            locale="en-GB",
            timezone_id="UTC",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)
        page.on("request", lambda request: self._asked(request, base))
        page.goto(path)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.faults.append(message.text)

    def _asked(self, request: Request, base: str) -> None:
        if not request.url.startswith((base, "data:", "blob:", "chrome-extension:")):
            self.faults.append(f"asked {request.url}")

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the windows."""
        for context in self._contexts:
            context.close()
