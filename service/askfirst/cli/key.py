"""`askfirst key`: make, list and revoke API keys. A running service follows within seconds."""

import rich_click as click

from askfirst.keys.file import KeyFile
from askfirst.keys.key import DEFAULT_SCOPES, SCOPES, Scope
from askfirst.settings import load_settings


@click.group()
def key() -> None:
    """Make, list and revoke API keys."""


@key.command()
@click.option("--name", default="", help="What or whom the key is for; the list shows it.")
@click.option(
    "--scope",
    "scopes",
    multiple=True,
    type=click.Choice(SCOPES),
    help=f"What the key allows; repeat it for several. Default: {' and '.join(DEFAULT_SCOPES)}. `admin`: everything.",
)
def new(name: str, scopes: tuple[Scope, ...]) -> None:
    """Make a key. It is printed once, with nothing else on stdout; only its hash is kept."""
    made, token = key_file().add(name, scopes or DEFAULT_SCOPES)
    click.echo(token)
    click.echo(
        f"{made.id} opens {', '.join(made.scopes)}. It is shown only now; send it as `Authorization: Bearer KEY`.",
        err=True,
    )


@key.command(name="list")
def list_keys() -> None:
    """List all keys, revoked ones too, one a line."""
    file = key_file()
    keys = file.read()
    if not keys:
        click.echo(f"No keys in {file.path}. `askfirst key new` makes one.")
    for one in keys:
        state = f"revoked {one.revoked}" if one.revoked else "good"
        click.echo(f"{one.id}  {','.join(one.scopes):<19}  made {one.created}  {state:<28}  {one.name}".rstrip())


@key.command()
@click.argument("key_id", metavar="ID")
def revoke(key_id: str) -> None:
    """Revoke the key with this ID. It stops working within seconds, for good."""
    revoked = key_file().revoke(key_id)
    click.echo(f"{revoked.id} is revoked.")


def key_file() -> KeyFile:
    """The file of the folder that the settings name."""
    return KeyFile(load_settings().data)
