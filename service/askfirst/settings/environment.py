"""Settings read from environment variables named ASKFIRST_*, each checked with how to mend it."""

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from askfirst.errors import SettingsError
from askfirst.fitting import misfit
from askfirst.settings.values import Settings

_PREFIX = "ASKFIRST_"

LEAST_SECRET = 16
"""Characters of a secret."""

_TRUE, _FALSE = ("1", "true", "yes", "on"), ("0", "false", "no", "off", "")

OTHERS = ("ASKFIRST_KEY", "ASKFIRST_CACHE", "ASKFIRST_SCREENSHOTS")
"""Variables of the command line and of the tests, which the service does not read."""


def misspelt(environ: Mapping[str, str] = os.environ) -> list[str]:
    """A sentence for each variable that looks like a setting and is none."""
    known = {_PREFIX + name.upper() for name in Settings.__struct_fields__}
    said = []
    for name in sorted(name for name in environ if name.startswith(_PREFIX) and name not in known | set(OTHERS)):
        close = get_close_matches(name, known, n=1, cutoff=0.8)
        said.append(f"{name} is not a setting" + (f"; did you mean {close[0]}?" if close else ""))
    return said


def load_settings(environ: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings; raises SettingsError, which names the variable and says how to mend it."""
    settings = Settings()
    for name in Settings.__struct_fields__:
        variable = _PREFIX + name.upper()
        if variable in environ:
            value = _value(name, variable, environ[variable].strip())
            settings = msgspec.structs.replace(settings, **{name: value})
    return settings


def _value(name: str, variable: str, text: str) -> Any:
    """One variable's text as its field's value."""
    if name == "packs":
        return tuple(_folder(variable, part) for part in text.split(os.pathsep) if part)
    if name in (
        own := {"data": _data, "secret": _secrets, "llm_prompt": _file, "llm_key": _bearer, "llm_url": _endpoint}
    ):
        return own[name](variable, text)
    if name == "allowed_hosts":
        return tuple(part.strip().lower() for part in text.split(",") if part.strip())
    if name in ("callback_origins", "webhook_secret", "languages"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if name == "otlp_headers":
        return tuple(_header(variable, part) for part in text.split(",") if part.strip())
    if name in ("public_url", "otlp_endpoint"):
        return _address(variable, text)
    if name in ("allow_open", "keep_examples", "classifier"):
        return _switch(variable, text)
    kind = next(f.type for f in msgspec.structs.fields(Settings) if f.name == name)
    try:
        return msgspec.convert(text.lower() if name in ("log_level", "log_format") else text, kind, strict=False)
    except msgspec.ValidationError as error:
        wrong = misfit(str(error), kind, "")
        raise SettingsError(variable, f"{text!r} does not fit. {wrong.mend}") from None


def _folder(variable: str, part: str) -> Path:
    folder = Path(part).expanduser()
    if not folder.is_dir():
        raise SettingsError(variable, f"{part!r} is not a folder. Name folders that hold packs.")
    return folder


def _file(variable: str, text: str) -> Path | None:
    file = Path(text).expanduser()
    if text and not file.is_file():
        raise SettingsError(variable, f"{text!r} is not a file. Name one that is there.")
    return file if text else None


def _secrets(variable: str, text: str) -> tuple[str, ...]:
    """Secrets separated by commas: the first signs, the others open what they signed before."""
    secrets = tuple(part.strip() for part in text.split(",") if part.strip())
    for secret in secrets:
        if len(secret) < LEAST_SECRET:
            detail = f"a secret has {len(secret)} characters. Use at least {LEAST_SECRET} random ones."
            raise SettingsError(variable, detail)
    return secrets


def _header(variable: str, part: str) -> tuple[str, str]:
    """One header; its value may be a secret, so no error shows it."""
    name, mark, value = part.partition("=")
    if not (mark and re.fullmatch(r"[A-Za-z0-9-]+", name.strip()) and value.strip().isprintable()):
        raise SettingsError(variable, "a part is no header. Write name=value, separated by commas.")
    return name.strip(), value.strip()


def _address(variable: str, text: str) -> str:
    """The beginning of a URL, without the slash at its end."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        raise SettingsError(variable, f"{text!r} is not a web address. Write for instance https://ask.example.com.")
    return text.rstrip("/")


def _endpoint(variable: str, text: str) -> str:
    """An address without a user name or password, which an error must not show."""
    if "@" in urlsplit(text if "://" in text else f"//{text}").netloc:
        raise SettingsError(variable, "has a user name or password. Leave it out, and give a key in ASKFIRST_LLM_KEY.")
    return _address(variable, text)


def _bearer(variable: str, text: str) -> str:
    """A key as a header takes it; no error shows it."""
    if not (text.isascii() and text.isprintable()):
        raise SettingsError(variable, "has characters that no key has. Give it as the endpoint's pages show it.")
    return text


def _data(variable: str, text: str) -> Path:
    """A folder that may not be there yet; it is made when something is kept."""
    folder = Path(text).expanduser()
    if not text or (folder.exists() and not folder.is_dir()):
        raise SettingsError(variable, f"{text!r} is not a folder. Name a folder; it is created when needed.")
    return folder


def _switch(variable: str, text: str) -> bool:
    if text.lower() not in _TRUE + _FALSE:
        raise SettingsError(variable, f"{text!r} does not fit. Write true or false.")
    return text.lower() in _TRUE
