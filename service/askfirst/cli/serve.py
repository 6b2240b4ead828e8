"""`askfirst serve` and `askfirst health`."""

import gc
import sys

import rich_click as click

from askfirst.settings import load_settings


@click.command()
def serve() -> None:
    """Start the service. Settings are environment variables such as ASKFIRST_PORT (docs/configuration.md)."""
    gc.disable()  # nothing that is loaded now goes again; `run` turns it on
    from askfirst.cli.server import run  # noqa: PLC0415 `health` must not wait for the framework

    run(load_settings())


@click.command()
@click.option("--url", help="Address of the service. Default: as the settings say.")
def health(url: str | None) -> None:
    """Ask a running service whether it is ready; the exit code is 1 if it is not."""
    from urllib.error import URLError  # noqa: PLC0415 `serve` asks nobody
    from urllib.request import Request, urlopen  # noqa: PLC0415

    settings = load_settings()
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)  # noqa: S104
    place = url or f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    if not place.startswith(("http://", "https://")):
        raise click.BadParameter("must start with http:// or https://", param_hint="--url")
    request = Request(f"{place.rstrip('/')}/readyz", headers={"host": "localhost"})  # noqa: S310
    try:
        with urlopen(request, timeout=3) as answer:  # noqa: S310 checked above
            click.echo(f"ready: {place}" if answer.status == 200 else f"not ready: {answer.status}")
    except (URLError, TimeoutError, OSError) as error:
        click.echo(f"not ready: {error}", err=True)
        sys.exit(1)
