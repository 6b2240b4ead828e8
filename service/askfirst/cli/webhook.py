"""`askfirst webhook-secret`."""

import rich_click as click

from askfirst.settings import load_settings


@click.command()
@click.option("--new", is_flag=True, help="Print a new secret, to be set as ASKFIRST_WEBHOOK_SECRET.")
def webhook_secret(*, new: bool) -> None:
    """Show the secret that signs calls of `callback_url`. Whoever verifies these calls needs it."""
    from askfirst.delivery.delivering import callback_keys  # noqa: PLC0415 not at every start
    from askfirst.delivery.signing import new_secret  # noqa: PLC0415
    from askfirst.secret import signing_secrets  # noqa: PLC0415

    if new:
        click.echo(new_secret())
        return
    settings = load_settings()
    keys = callback_keys(settings.webhook_secret, lambda: signing_secrets(settings.secret, settings.data))
    click.echo("\n".join(keys))
