"""`askfirst key`: make, list, renew and revoke API keys; `askfirst webhook-secret`.

A running service follows what happens to keys within seconds.
"""

import re

import rich_click as click

from askfirst.keys import DEFAULT_SCOPES, OWNER, SCOPES, SHARED_NAME, Key, KeyFile, Scope
from askfirst.ports import SHARED
from askfirst.settings import load_settings


@click.group()
def key() -> None:
    """Make, list, renew and revoke API keys."""


@key.command()
@click.option("--name", default="", help="What or whom the key is for; the list shows it.")
@click.option(
    "--scope",
    "scopes",
    multiple=True,
    type=click.Choice(SCOPES),
    help=f"What the key allows; repeat it for several. Default: {' and '.join(DEFAULT_SCOPES)}. `admin`: everything.",
)
@click.option(
    "--owner",
    help="Whom what it makes belongs to: keys with the same owner share everything. Default: the key's own id. "
    f"`{SHARED_NAME}`: the owner of keys from before there were owners, and of what was made without a key.",
)
def new(name: str, scopes: tuple[Scope, ...], owner: str | None) -> None:
    """Make a key. It is printed once, with nothing else on stdout; only its hash is kept."""
    if owner is not None and not re.fullmatch(OWNER, owner):
        raise click.BadParameter("letters, digits, `.`, `_` and `-`, at most 64", param_hint="--owner")
    told(*key_file().add(name, scopes or DEFAULT_SCOPES, SHARED if owner == SHARED_NAME else owner))


@key.command()
@click.argument("key_id", metavar="ID")
def rotate(key_id: str) -> None:
    """Renew the key with this ID: a new one with its name, scopes and owner is printed, and the old one is revoked."""
    told(*key_file().rotate(key_id))
    click.echo(f"{key_id} is revoked.", err=True)


def told(made: Key, token: str) -> None:
    """Print a new key, and beside it what it is."""
    click.echo(token)
    what = f"{made.id} opens {', '.join(made.scopes)}; its owner is {made.owner or SHARED_NAME}."
    click.echo(f"{what} It is shown only now; send it as `Authorization: Bearer KEY`.", err=True)


@key.command(name="list")
def list_keys() -> None:
    """List all keys, revoked ones too, one a line."""
    file = key_file()
    keys = file.read()
    if not keys:
        click.echo(f"No keys in {file.path}. `askfirst key new` makes one.")
    for one in keys:
        state = f"revoked {one.revoked}" if one.revoked else "good"
        owner = one.owner or SHARED_NAME
        click.echo(
            f"{one.id}  {','.join(one.scopes):<19}  made {one.created}  {state:<28}  {owner:<12}  {one.name}".rstrip()
        )


@key.command()
@click.argument("key_id", metavar="ID")
def revoke(key_id: str) -> None:
    """Revoke the key with this ID. It stops working within seconds, for good."""
    revoked = key_file().revoke(key_id)
    click.echo(f"{revoked.id} is revoked.")


def key_file() -> KeyFile:
    """The file of the folder that the settings name."""
    return KeyFile(load_settings().data)


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
